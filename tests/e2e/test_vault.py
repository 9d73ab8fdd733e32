# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""The vault's protection as a script meets it: what mainnet asks for, and what each refusal says."""

import ctypes.util
import http.client
import http.server
import json
import os
import random
import socket
import subprocess
import tempfile
import threading
import unittest

from host import HOST_PROGRAM, Host

MAINNET = "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d"
TESTNET = "4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY"
SOL = 10**9
NOBODY = "http://127.0.0.1:1"  # no node is needed to ask for a passphrase


class GenesisNode(http.server.BaseHTTPRequestHandler):
    """A node that only says which chain it serves."""

    def do_POST(self):
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        known = {"getGenesisHash": self.server.genesis, "getHealth": "ok"}
        reply = {"jsonrpc": "2.0", "id": asked["id"]}
        if asked["method"] in known:
            reply["result"] = known[asked["method"]]
        else:
            reply["error"] = {"code": -32601, "message": "Method not found"}
        body = json.dumps(reply).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        try:
            self.end_headers()
            self.wfile.write(body)
        except ConnectionError:
            pass  # the host was refused to start and is gone

    def log_message(self, *_):
        pass


class Vault(unittest.TestCase):
    def setUp(self):
        self._directory = tempfile.TemporaryDirectory()
        self.addCleanup(self._directory.cleanup)
        self.data = os.path.join(self._directory.name, "data")

    def file(self, name, text, mode=0o600):
        path = os.path.join(self._directory.name, name)
        with open(path, "w") as file:
            file.write(text)
        os.chmod(path, mode)
        return path

    def start(self, *arguments, **environment):
        """(exit code, stderr) of a refused start, or (None, "") of a host that became ready and was stopped."""
        process = subprocess.Popen([HOST_PROGRAM, "--data-dir", self.data, "--port", "0", *arguments],
                                   stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                   env={**os.environ, **environment})
        is_ready = process.stdout.readline().startswith("curvedesk-host ready")
        process.terminate()
        _, errors = process.communicate(timeout=60)
        return (None, "") if is_ready else (process.returncode, errors)

    def refused(self, says, *arguments, code=78, **environment):
        got, errors = self.start(*arguments, **environment)
        self.assertEqual(got, code, errors)
        self.assertIn(says, errors)
        self.assertEqual(len(errors.strip().splitlines()), 1, errors)

    def test_mainnet_by_name(self):
        mainnet = ["--network", "mainnet", "--rpc", NOBODY]
        self.refused("need protection", *mainnet)
        self.assertFalse(any("vault.key" in names for _, _, names in os.walk(self.data)))
        passphrase = self.file("passphrase", "correct horse\n")
        self.assertEqual(self.start(*mainnet, "--vault-passphrase-file", passphrase), (None, ""))
        self.refused("need protection", *mainnet)
        self.refused("wrong passphrase", *mainnet, "--vault-passphrase-file", self.file("wrong", "Correct horse"))
        self.refused("empty", *mainnet, "--vault-passphrase-file", self.file("empty", "\n"))
        self.refused("cannot be read", *mainnet, "--vault-passphrase-file", self.file("long", "x" * 4096 + "\ny"))
        self.refused("can be read by others", *mainnet, "--vault-passphrase-file",
                     self.file("shown", "correct horse", 0o640))
        credentials = os.path.join(self._directory.name, "credentials")
        os.mkdir(credentials, 0o700)
        os.symlink(passphrase, os.path.join(credentials, "vault-passphrase"))
        self.assertEqual(self.start(*mainnet, CREDENTIALS_DIRECTORY=credentials), (None, ""))

    def node(self, genesis):
        """A node of the chain with this genesis, and the options that name it."""
        node = http.server.ThreadingHTTPServer(("127.0.0.1", 0), GenesisNode)
        threading.Thread(target=node.serve_forever, daemon=True).start()
        self.addCleanup(node.server_close)
        self.addCleanup(node.shutdown)
        node.genesis = genesis
        return node, ["--rpc", f"http://127.0.0.1:{node.server_port}"]

    def test_mainnet_by_genesis(self):
        node, rpc = self.node(MAINNET)
        self.refused("need protection", *rpc)
        self.assertEqual(self.start(*rpc, "--vault-passphrase-file", self.file("passphrase", "correct horse")),
                         (None, ""))
        node.genesis = TESTNET
        self.assertEqual(self.start(*rpc), (None, ""))

    def test_mainnet_among_other_endpoints(self):
        passphrase = ["--vault-passphrase-file", self.file("passphrase", "correct horse")]
        nobody = ["--rpc", NOBODY]
        _, mainnet = self.node(MAINNET)
        _, testnet = self.node(TESTNET)
        for mixed in (mainnet + testnet, testnet + mainnet, nobody + testnet + mainnet, testnet + nobody + mainnet):
            for protection in ([], passphrase):
                self.refused("serve different networks", *mixed, *protection)
        config = self.file("config", f"rpc = {testnet[1]}, {mainnet[1]}\n")
        self.refused("serve different networks", "--config", config)
        command = subprocess.run([HOST_PROGRAM, "wallets", "new", "--data-dir", self.data, *testnet, *mainnet],
                                 capture_output=True, text=True, timeout=60)
        self.assertEqual((command.returncode, command.stdout), (64, ""))
        self.assertIn("serve different networks", command.stderr)
        self.assertFalse(any("vault.key" in names for _, _, names in os.walk(self.data)))
        for several in (nobody + mainnet, mainnet + nobody, mainnet + mainnet):
            self.refused("need protection", *several)
        self.assertEqual(self.start(*nobody, *testnet, *testnet), (None, ""))

    def test_no_keychain(self):
        nowhere = "unix:path=" + os.path.join(self._directory.name, "no-bus")
        self.refused("no usable keychain", "--vault-keychain", DBUS_SESSION_BUS_ADDRESS=nowhere)

    @unittest.skipUnless(ctypes.util.find_library("secret-1"), "only libsecret waits without blocking the program")
    def test_a_keychain_that_asks(self):
        """Whoever starts the host is told what it waits for, and can end it."""
        path = os.path.join(self._directory.name, "bus")
        with socket.socket(socket.AF_UNIX) as bus:  # takes calls and never answers
            bus.bind(path)
            bus.listen()
            process = subprocess.Popen(
                [HOST_PROGRAM, "--data-dir", self.data, "--port", "0", "--vault-keychain"], stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                env={**os.environ, "DBUS_SESSION_BUS_ADDRESS": f"unix:path={path}", "XDG_CURRENT_DESKTOP": "GNOME"})
            late = threading.Timer(20, process.kill)
            late.start()
            self.addCleanup(late.cancel)
            self.assertIn("waiting for the desktop's keychain", process.stderr.readline())
            process.terminate()
            out, errors = process.communicate(timeout=60)
        self.assertEqual((process.returncode, out, errors), (0, "", ""))
        self.assertNotIn("vault.key", os.listdir(os.path.join(self.data, "vault")))

    def test_play_money_gets_a_key_file_and_can_get_better(self):
        self.assertEqual(self.start(), (None, ""))
        key = os.path.join(self.data, "vault", "vault.key")
        self.assertEqual(os.stat(key).st_mode & 0o777, 0o600)
        passphrase = self.file("passphrase", "correct horse")
        self.assertEqual(self.start("--vault-passphrase-file", passphrase), (None, ""))
        self.assertFalse(os.path.exists(key))
        self.refused("wrong passphrase", "--vault-passphrase-file", self.file("wrong", "another"))

    def test_a_folder_that_others_can_enter(self):
        self.assertEqual(self.start(), (None, ""))
        for folder in (self.data, os.path.join(self.data, "vault")):
            os.chmod(folder, 0o711)
            self.refused("chmod 700")
            os.chmod(folder, 0o700)

    def test_a_locked_vault_signs_nothing(self):
        passphrase = ["--vault-passphrase-file", self.file("passphrase", "correct horse")]
        host = Host(self.data, *passphrase)
        wallet = host.create_wallet()
        host.rpc("requestAirdrop", wallet["publicKey"], 10 * SOL)
        status, launched = host.launch(wallet["apiKey"])
        self.assertEqual(status, 200, launched)
        buy = {"mode": "buy", "token": launched["mint"], "amount": SOL // 10, "amountInSol": True, "slippage": 500,
               "priorityFee": 0}
        self.assertEqual(host.post("/trade", buy, wallet["apiKey"])[0], 200)
        self.assertEqual(host.stop(), 0)
        host = Host(self.data)  # on the sandbox it starts locked
        for status, reply in (host.post("/trade", buy, wallet["apiKey"]), host.post("/createWallet", {}),
                              host.launch(wallet["apiKey"])):
            self.assertEqual((status, reply["code"]), (423, "wallet_locked"))
        self.assertEqual(host.get(f"/balance?token=SOL&wallet={wallet['publicKey']}", wallet["apiKey"])[0], 200)
        self.assertEqual(host.post("/tradeInstructions", buy, wallet["apiKey"])[0], 200)
        self.assertEqual(host.post("/unlock", {"passphrase": "correct horse"}, wallet["apiKey"])[0], 404)
        self.assertEqual(host.stop(), 0)

    def test_kill_while_keys_are_written_keeps_every_one(self):
        random.seed(20261122)
        kept = {}
        for _ in range(10):
            host = Host(self.data)
            killer = threading.Timer(random.uniform(0.02, 0.3), host.process.kill)
            killer.start()
            try:
                for _ in range(20):
                    wallet = host.create_wallet()
                    kept[wallet["publicKey"]] = wallet["privateKey"]
            except (AssertionError, OSError, http.client.HTTPException):
                pass  # killed meanwhile
            killer.join()
            host.kill()
        self.assertTrue(kept)
        for address in random.sample(sorted(kept), min(12, len(kept))) + list(kept)[-3:]:
            shown = subprocess.run([HOST_PROGRAM, "wallets", "export", address, "--data-dir", self.data],
                                   capture_output=True, text=True, timeout=60)
            self.assertEqual(shown.stdout.strip(), kept[address], shown.stderr)
        listed = subprocess.run([HOST_PROGRAM, "wallets", "list", "--data-dir", self.data], capture_output=True,
                                text=True, timeout=60)
        self.assertLessEqual(set(kept), {line.split()[0] for line in listed.stdout.splitlines()})

    def test_a_damaged_vault(self):
        self.assertEqual(self.start(), (None, ""))
        with open(os.path.join(self.data, "vault", "vault.sqlite"), "r+b") as file:
            file.write(b"this is no database")
        self.refused("the vault file is damaged", code=4)


if __name__ == "__main__":
    unittest.main()
