# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""GET /health tells how well the chain can be reached, and is 200 as long as the host lives."""

import json
import tempfile
import unittest

from host import Host, eventually, free_port
from test_cluster import ClusterHost, url_of


class Health(unittest.TestCase):
    def health(self, host):
        status, reply, _ = host.request("GET", "/health")
        self.assertEqual(status, 200, reply)
        self.assertNotIn("://", json.dumps(reply))
        return reply

    def until(self, host, status, states):
        """The first answer with that status and those endpoints."""
        def asked():
            reply = self.health(host)
            found = (reply["status"], [endpoint["state"] for endpoint in reply["endpoints"]])
            return reply if found == (status, states) else None
        return eventually(asked, 40)

    def test_the_sandbox_is_one_node(self):
        host = Host()
        reply = self.health(host)
        self.assertEqual({**reply, "slot": 0}, {"status": "ok", "network": "sandbox", "slot": 0, "slotAgeMs": 0,
                                                "endpoints": [{"state": "ready"}]})
        self.assertEqual(host.stop(), 0)

    def test_a_cluster_comes_and_goes(self):
        node_dir = tempfile.TemporaryDirectory()
        self.addCleanup(node_dir.cleanup)
        node = Host(node_dir.name)
        port, nobody = node.rpc_port, free_port()
        host = ClusterHost([url_of(port), url_of(nobody)])
        reply = self.until(host, "degraded", ["ready", "away"])
        self.assertGreater(reply["slot"], 0)
        self.assertLess(reply["slotAgeMs"], 30_000)
        node.kill()
        reply = self.until(host, "down", ["away", "away"])
        self.assertGreater(reply["slot"], 0)
        again = Host(node_dir.name, "--sandbox-rpc-port", str(port))
        self.until(host, "degraded", ["ready", "away"])
        other = Host(None, "--sandbox-rpc-port", str(nobody), "--sandbox-seed", "5")
        self.until(host, "degraded", ["ready", "refused"])  # another chain
        for each in (host, again, other):
            self.assertEqual(each.stop(), 0)

    def test_a_chain_that_never_answered_is_down(self):
        host = ClusterHost([url_of(free_port())])
        reply = self.until(host, "down", ["away"])
        self.assertEqual((reply["slot"], reply["slotAgeMs"]), (0, None))
        self.assertEqual(host.stop(), 0)

    def test_one_node_is_enough(self):
        node = Host()
        host = ClusterHost([url_of(node.rpc_port)])
        self.until(host, "ok", ["ready"])
        for each in (host, node):
            self.assertEqual(each.stop(), 0)


if __name__ == "__main__":
    unittest.main()
