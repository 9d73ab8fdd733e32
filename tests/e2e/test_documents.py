# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""The documents: their commands run, their options, verbs, endpoints and files exist."""

import glob
import json
import os
import re
import shutil
import subprocess
import tempfile
import unittest

from nacl.signing import SigningKey

import base58
from host import Host, HOST_PROGRAM, png

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
DOCUMENTS = [*glob.glob(f"{ROOT}/*.md"), *glob.glob(f"{ROOT}/docs/**/*.md", recursive=True),
             *glob.glob(f"{ROOT}/packaging/*.md")]


def text_of(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def blocks(path):
    """The indented blocks of a document: its commands."""
    return ["\n".join(line[4:] for line in block.splitlines())
            for block in re.findall(r"(?m)(?:^    .*\n?(?:^\n(?=    ))?)+", text_of(path))]


def block_with(path, words):
    return next(block for block in blocks(path) if words in block)


def run(script, **environment):
    """What a script prints."""
    done = subprocess.run(["bash", "-uc", script], text=True, capture_output=True, timeout=60,
                          env={**os.environ, **environment})
    assert done.returncode == 0, (done.stdout, done.stderr)
    return done.stdout


class Documents(unittest.TestCase):
    def home(self, folder):
        """The environment of a user whose home is `folder` and who has the host in the path."""
        os.makedirs(f"{folder}/bin")
        os.symlink(os.path.abspath(HOST_PROGRAM), f"{folder}/bin/curvedesk-host")
        return {"HOME": folder, "XDG_DATA_HOME": f"{folder}/data", "PATH": f"{folder}/bin:{os.environ['PATH']}"}

    def test_the_script_of_the_readme(self):
        host = Host(None, "--sandbox-traders", "on")
        self.addCleanup(host.stop)
        script = block_with(f"{ROOT}/README.md", "api=http").replace("8787", str(host.port)).replace(
            "8899", str(host.rpc_port))
        replies = run(script)  # of the airdrop and of the trade, one behind the other
        self.assertRegex(replies, r'"signature":"[1-9A-HJ-NP-Za-km-z]{64,88}".*"status":"succeeded"')

    def test_the_wallets_of_the_readme(self):
        with tempfile.TemporaryDirectory() as home:
            environment = self.home(home)
            key = SigningKey.generate()
            own, watched = base58.encode(bytes(key.verify_key)), base58.encode(os.urandom(32))
            secret = base58.encode(bytes(key) + bytes(key.verify_key))
            with open(f"{home}/key", "w", encoding="utf-8") as file:
                file.write(secret)
            script = block_with(f"{ROOT}/README.md", "wallets import")
            script = script.replace("watch ADDRESS", f"watch {watched}").replace("export ADDRESS", f"export {own}")
            self.assertIn(secret, run(f"set -e\ncd {home}\n{script}", **environment))

    def test_the_keys_of_the_readme(self):
        with tempfile.TemporaryDirectory() as home:
            environment = self.home(home)
            key = run("set -e\n" + block_with(f"{ROOT}/README.md", "keys new"), **environment)
            self.assertIn("bot", key)
            run("set -e\n" + block_with(f"{ROOT}/README.md", "audit verify"), **environment)

    def test_what_they_name(self):
        verbs = set(re.findall(r"(?m)^  ([a-z]+) ", run(f"{ROOT}/dev help")))
        for document in DOCUMENTS:
            text = text_of(document)
            with self.subTest(os.path.relpath(document, ROOT)):
                self.assertEqual(set(re.findall(r"\./dev ([a-z]+)", text)) - verbs, set())
                for link in re.findall(r"\]\(([^)#]+)\)", text):
                    if not link.startswith("http"):
                        self.assertTrue(os.path.exists(os.path.join(os.path.dirname(document), link)), link)
                for command in re.findall(r"(?m)^ *(?:build/bin/)?curvedesk-host( [^|<>#\n]*)?", text):
                    for option in re.findall(r"--[a-z-]+", command or ""):
                        self.assertIn(option, HELP, command)


class Interface(unittest.TestCase):
    """The examples of the interface, on a new sandbox as they ask for."""

    @classmethod
    def setUpClass(cls):
        cls.host = Host(None, "--sandbox-traders", "on")
        cls.environment = {"CURVEDESK_API": f"http://127.0.0.1:{cls.host.port}",
                           "CURVEDESK_NODE": f"http://127.0.0.1:{cls.host.rpc_port}"}

    @classmethod
    def tearDownClass(cls):
        assert cls.host.stop() == 0

    def test_the_page_of_the_endpoints(self):
        page = f"{ROOT}/docs/http-api.md"
        document = json.dumps(self.host.request("GET", "/openapi.json")[1])
        made = subprocess.run([f"{ROOT}/docs/http-api.py"], input=document, text=True, capture_output=True, check=True)
        self.assertEqual(text_of(page), made.stdout, "docs/http-api.md is out of date: it says how to write it again")
        wallet = self.host.create_wallet()
        self.host.rpc("requestAirdrop", wallet["publicKey"], 10**10)
        commands = [block for block in blocks(page) if block.startswith("curl") and ">" not in block]
        self.assertGreater(len(commands), 20)
        with tempfile.TemporaryDirectory() as folder:
            with open(f"{folder}/picture.png", "wb") as file:
                file.write(png())
            for command in commands:
                if "/orders/" in command:  # ids differ: it is that of the trade further up the page
                    own = self.host.get("/orders", wallet["apiKey"])[1]["orders"][-1]["id"]
                    command = re.sub("/orders/[^']+", f"/orders/{own}", command)
                with self.subTest(command):
                    command = command.replace("8787", str(self.host.port))
                    status = run(f"cd {folder}\n{command} -o /dev/null -w '%{{http_code}}'", key=wallet["apiKey"])
                    self.assertEqual(status, "200")

    def test_the_clients_that_trade(self):
        for script in ("trade.sh", "trade.py"):
            said = run(f"{ROOT}/docs/examples/{script}", **self.environment)
            self.assertRegex(said, r"(?s)0\.1 SOL would buy [0-9]+ base units.*\nbuy: succeeded\nsell: succeeded\n")
        self.assertIn("once more: insufficient_funds: ", said)

    @unittest.skipUnless(shutil.which("node"), "NOT TRIED: docs/examples/orders.mjs needs node, which is not installed")
    def test_the_client_that_hears_of_its_order(self):
        said = run(f"{ROOT}/docs/examples/orders.mjs", **self.environment)
        self.assertRegex(said, r"(?s)^subscribed\n.*order \S+: succeeded\n$")
        self.assertIn("\nsignature ", said)

    def test_the_client_that_goes_on_where_it_stopped(self):
        with tempfile.TemporaryDirectory() as folder:
            command = f"{ROOT}/docs/examples/events.py {folder}/cursor 2"
            first, second = ([json.loads(line) for line in run(command, **self.environment).splitlines()]
                             for _ in range(2))
        # The last event of the first run was not kept yet, because the program ended while it dealt with it.
        self.assertEqual(second[0], first[-1])
        cursors = [event["Cursor"] for event in first + second[1:]]
        self.assertEqual(cursors, sorted(set(cursors)))


HELP = "".join(subprocess.run([HOST_PROGRAM, *words, "--help"], text=True, capture_output=True, check=True).stdout
               for words in ([], ["wallets"], ["keys"], ["audit"], ["webhooks"]))

if __name__ == "__main__":
    unittest.main()
