# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""`curvedesk-host wallets` on a terminal's terms: keys come from standard input and go to standard output, also beside a
host that runs on the same data directory."""

import fcntl
import http.server
import json
import os
import subprocess
import sys
import tempfile
import termios
import threading
import unittest

import nacl.signing

import base58
from host import HOST_PROGRAM, Host
from test_vault import TESTNET, GenesisNode

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "bench"))
from wallets import fill  # noqa: E402

WORDS = "abandon " * 11 + "about"
PHANTOM = "HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk"
LEDGER = "GjJyeC1r2RgkuoCWMyPYkCWSGSGLcz266EaAkLA27AhL"


class Proxy(GenesisNode):
    """Answers in the place of every node, and keeps the addresses that it is asked for."""

    def do_POST(self):
        self.server.asked.append(self.path)
        super().do_POST()


class Wallets(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.directory = directory.name
        self.data = os.path.join(directory.name, "data")

    def wallets(self, *arguments, given="", code=0):
        done = subprocess.run([HOST_PROGRAM, "wallets", *arguments, "--data-dir", self.data], input=given,
                              capture_output=True, text=True, timeout=60)
        self.assertEqual(done.returncode, code, done.stderr)
        self.assertEqual(done.stderr == "", code == 0)
        return done.stdout if code == 0 else done.stderr

    def listed(self):
        return {wallet["address"]: wallet for wallet in json.loads(self.wallets("list", "--json"))}

    def test_keys_in_every_form(self):
        key = nacl.signing.SigningKey(bytes(range(32)))
        raw = bytes(range(32)) + bytes(key.verify_key)
        address, text = base58.encode(bytes(key.verify_key)), base58.encode(raw)
        self.assertTrue(self.wallets("import", "--label", "First", given=text + "\n").startswith(address))
        self.assertEqual(self.wallets("export", address), text + "\n")
        self.assertEqual(json.loads(self.wallets("export", address, "--json")), list(raw))
        self.assertIn("there already", self.wallets("import", given=json.dumps(list(raw)), code=64))
        self.assertEqual(self.listed()[address]["label"], "First")
        made = self.wallets("new").split()[0]
        self.assertEqual(set(self.listed()), {address, made})
        self.assertEqual(len(base58.decode(self.wallets("export", made).strip())), 64)

    def test_words_of_other_wallets(self):
        self.assertTrue(self.wallets("import", given=WORDS).startswith(PHANTOM))
        self.assertTrue(self.wallets("import", "--path", "m/44'/501'/0'", given=WORDS).startswith(LEDGER))
        self.assertIn("belong together", self.wallets("import", given="abandon " * 12, code=64))
        self.assertIn("derivation path", self.wallets("import", "--path", "44/501", given=WORDS, code=64))

    def test_options_before_the_command(self):
        def run(*words, code=0):
            done = subprocess.run([HOST_PROGRAM, "--data-dir", self.data, *words], input="", capture_output=True,
                                  text=True, timeout=60)
            self.assertEqual(done.returncode, code, done.stderr)
            return done.stdout
        copy = os.path.join(self.directory, "copy")
        address = run("--label", "First", "wallets", "new").split()[0]
        self.assertIn(address, run("--json", "wallets", "list"))
        self.assertIn("read,quote", run("keys", "new") and run("keys", "list"))
        self.assertIn("wallet_added", run("audit", "show"))
        self.assertIn("copied", run("backup", copy))
        self.data = os.path.join(self.directory, "restored")
        self.assertIn("verified", run("restore", copy))
        self.assertIn(address, run("wallets", "list"))
        self.assertEqual(run("webhooks", "list"), "")
        for command in ("lock", "unlock", "approvals"):
            run(command, *(["list"] if command == "approvals" else []), code=78)  # no host runs

    def test_usage(self):
        for wrong in ([], ["drop"], ["new", "extra"], ["export"], ["watch", "x"], ["list", "--nonsense"]):
            self.wallets(*wrong, code=64)
        self.wallets("export", PHANTOM, code=64)
        self.wallets("import", given="no key", code=64)

    def test_beside_a_running_host(self):
        host = Host(self.data)
        wallet = host.create_wallet()
        self.assertIn(wallet["publicKey"], self.listed())
        self.assertEqual(self.wallets("export", wallet["publicKey"]).strip(), wallet["privateKey"])
        self.wallets("import", given=WORDS)
        self.assertTrue(self.wallets("watch", LEDGER, "--label", "Cold").startswith(LEDGER + "  watched"))
        self.assertTrue(self.listed()[LEDGER]["watched"])
        self.assertIn("only watched", self.wallets("export", LEDGER, code=64))
        self.assertEqual(host.stop(), 0)

    def test_many_wallets_cost_a_command_nothing(self):
        """Of processor time, which says the same on a busy machine."""
        host = Host(self.data)
        host.create_wallet()
        host.stop()

        def cost(*command):
            before = os.times()
            for _ in range(5):
                subprocess.run([HOST_PROGRAM, *command, "--data-dir", self.data], check=True, stdout=subprocess.DEVNULL)
            return os.times().children_user - before.children_user

        commands = (("wallets", "new"), ("keys", "new"))
        first = [cost(*command) for command in commands]
        fill(self.data, 30_000)
        for command, before in zip(commands, first):
            self.assertLess(cost(*command), 2 * before + 0.1, command)

    def test_ctrl_c_leaves_the_terminal_as_it_was(self):
        terminal, inner = os.openpty()
        self.addCleanup(os.close, terminal)
        # The shell outlives what Ctrl+C ends: a terminal without its session is reset.
        shell = subprocess.Popen(["sh", "-c", 'trap : INT; "$@"; echo "$?"; stty -a', "sh", HOST_PROGRAM, "wallets", "import",
                                  "--data-dir", self.data], stdin=inner, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                 text=True, start_new_session=True,
                                 preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))
        os.close(inner)
        shown = b""
        while not shown.endswith(b"words: "):
            shown += os.read(terminal, 1024)
        os.write(terminal, b"secret\x03")
        code, *settings = shell.communicate(timeout=60)[0].split()
        self.assertEqual(code, "130")
        self.assertIn("echo", settings)

    def test_a_proxy_leads_to_the_node(self):
        proxy = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Proxy)
        threading.Thread(target=proxy.serve_forever, daemon=True).start()
        self.addCleanup(proxy.server_close)
        self.addCleanup(proxy.shutdown)
        proxy.genesis = TESTNET
        address = f"http://127.0.0.1:{proxy.server_port}"
        config = os.path.join(self.directory, "config")
        with open(config, "w") as file:
            file.write(f"proxy = {address}\n")
        for command in (["wallets", "list"], ["keys", "list"], ["audit", "show"], ["webhooks", "list"]):
            for options in (["--proxy", address], ["--config", config]):
                proxy.asked = []
                subprocess.run([HOST_PROGRAM, *command, "--data-dir", self.data, "--rpc", "http://node.example.invalid",
                                *options], capture_output=True, check=True, timeout=60)
                self.assertEqual(set(proxy.asked), {"http://node.example.invalid/"}, (command, options))

    def test_no_key_is_made_while_it_may_be_for_real_money(self):
        silent = ["--rpc", "http://127.0.0.1:1"]
        for command, given in (("new", ""), ("import", WORDS)):
            self.assertIn("no key is made", self.wallets(command, *silent, given=given, code=78))
        self.assertFalse(any("vault.sqlite" in names for _, _, names in os.walk(self.data)))

    def test_real_money_asks_for_the_passphrase(self):
        mainnet = ["--network", "mainnet", "--rpc", "http://127.0.0.1:1"]
        self.assertIn("need protection", self.wallets("new", *mainnet, code=78))
        path = os.path.join(self.directory, "passphrase")
        with open(path, "w", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
            file.write("correct horse")
        address = self.wallets("new", *mainnet, "--vault-passphrase-file", path).split()[0]
        self.assertIn("need protection", self.wallets("export", address, *mainnet, code=78))
        self.assertEqual(len(base58.decode(
            self.wallets("export", address, *mainnet, "--vault-passphrase-file", path).strip())), 64)
        self.assertTrue(self.wallets("list", *mainnet).startswith(address))


if __name__ == "__main__":
    unittest.main()
