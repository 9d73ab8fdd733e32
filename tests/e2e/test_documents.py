# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""The documents: their commands run, their options, verbs, endpoints and files exist."""

import concurrent.futures
import glob
import json
import os
import re
import shutil
import subprocess
import tempfile
import unittest
import urllib.request

from nacl.signing import SigningKey

import base58
from events import EventStream
from host import Host, HOST_PROGRAM, eventually, png

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
DOCUMENTS = [*glob.glob(f"{ROOT}/*.md"), *glob.glob(f"{ROOT}/docs/**/*.md", recursive=True),
             *glob.glob(f"{ROOT}/packaging/*.md")]


# A block of commands has one of these words: a test here runs it, or ELSEWHERE says what does.
TRIED = ("api=http", "wallets import", "keys new --label bot", "audit verify", "/cat?arg=", "webhooks add",
         "--config ~/.config/curvedesk/host.conf", "keys new --label prometheus", "--unix-socket", "backup /media",
         "approvals approve", "cmake --preset dev", "packaging/sign")
ELSEWHERE = {
    "./dev run     #": "./dev test builds the same and is what runs these tests",
    "    ./dev run\n": "the same",
    "curvedesk --rpc https": "test_cluster, with the same options of the host",
    "systemctl --user enable": "packaging/make has systemd verify the unit; test_operations speaks systemd's protocol",
}


def text_of(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def blocks(path):
    """The indented blocks of a document: its commands."""
    return ["\n".join(line[4:] for line in block.splitlines())
            for block in re.findall(r"(?m)(?:^    .*\n?(?:^\n(?=    ))?)+", text_of(path))]


def block_with(path, words):
    assert words in TRIED, words
    return next(block for block in blocks(f"{ROOT}/{path}") if words in block)


def run(script, **environment):
    """What a script prints that is started in the tree's top folder."""
    done = subprocess.run(["bash", "-uc", script], text=True, capture_output=True, timeout=60, cwd=ROOT,
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
        script = block_with("README.md", "api=http").replace("8787", str(host.port)).replace(
            "8899", str(host.rpc_port))
        replies = run(script)  # of the airdrop, the trade and the launch, one behind the other
        succeeded = r'"signature":"[1-9A-HJ-NP-Za-km-z]{64,88}".*?"status":"succeeded".*?'
        self.assertRegex(replies, succeeded * 2)
        node = f"http://127.0.0.1:{host.rpc_port}"
        added = run(f"printf '{{}}' | curl -s -X POST -F file=@- '{node}/api/v0/add?cid-version=1'")
        cat = block_with("README.md", "/cat?arg=").replace("http://127.0.0.1:8899", node)
        self.assertEqual(run(cat, cid=json.loads(added)["Hash"]), "{}")

    def test_the_wallets_of_the_readme(self):
        with tempfile.TemporaryDirectory() as home:
            environment = self.home(home)
            key = SigningKey.generate()
            own, watched = base58.encode(bytes(key.verify_key)), base58.encode(os.urandom(32))
            secret = base58.encode(bytes(key) + bytes(key.verify_key))
            with open(f"{home}/key", "w", encoding="utf-8") as file:
                file.write(secret)
            script = block_with("README.md", "wallets import")
            script = script.replace("watch ADDRESS", f"watch {watched}").replace("export ADDRESS", f"export {own}")
            self.assertIn(secret, run(f"set -e\ncd {home}\n{script}", **environment))

    def test_the_keys_of_the_readme(self):
        with tempfile.TemporaryDirectory() as home:
            environment = self.home(home)
            key = run("set -e\n" + block_with("README.md", "keys new --label bot"), **environment)
            self.assertIn("bot", key)
            run("set -e\n" + block_with("README.md", "audit verify"), **environment)

    def test_the_file_of_options(self):
        with tempfile.TemporaryDirectory() as home:
            environment = self.home(home)
            *preparing, start = block_with("docs/operations.md", "--config ~/.config/curvedesk/host.conf").splitlines()
            run("set -e\n" + "\n".join(preparing), **environment)
            config = f"{home}/.config/curvedesk/host.conf"
            text = text_of(config)
            self.assertIn("\nport = \"8787\"\n", text)
            with open(config, "w", encoding="utf-8") as file:
                file.write(text.replace("\nport = \"8787\"\n", "\nport = \"0\"\n"))
            host = subprocess.Popen(["bash", "-c", f"exec {start}"], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                    env={**os.environ, **environment}, text=True)
            self.assertIn("ready", host.stdout.readline())
            host.terminate()
            host.communicate(timeout=60)
            self.assertEqual(host.returncode, 0)

    def test_the_commands_of_an_operator(self):
        with tempfile.TemporaryDirectory() as home:
            environment = self.home(home)

            def script(words, **other):
                text = block_with("docs/operations.md", words)
                for old, new in other.items():
                    text = text.replace(old, new)
                return "set -e\n" + text

            data = f"{home}/data/curvedesk"
            os.makedirs(data, mode=0o700)
            host = Host(data, "--socket", f"{home}/.curvedesk.sock", "--sandbox-traders", "on")
            self.addCleanup(host.stop)
            self.assertIn(" cd_", run(script("keys new --label prometheus"), **environment))
            self.assertEqual(json.loads(run(script("--unix-socket"), **environment))["status"], "ok")

            wallet = host.create_wallet()
            host.rpc("requestAirdrop", wallet["publicKey"], 10**10)
            _, mint = host.get("/king", wallet["apiKey"])
            key = json.loads(run("curvedesk-host keys new --label bot --scopes read,quote,trade --json --wallets "
                                 + wallet["publicKey"], **environment))
            limit, ask, approve = script("approvals approve", ID=key["id"]).removeprefix("set -e\n").splitlines()
            run(limit, **environment)
            order = {"mode": "buy", "token": mint["mint"], "amount": 10**7, "amountInSol": True, "slippage": 500,
                     "priorityFee": 0}
            asked = urllib.request.Request(f"http://127.0.0.1:{host.port}/trade", json.dumps(order).encode(),
                                           {"Content-Type": "application/json", "x-api-key": key["key"]})
            with concurrent.futures.ThreadPoolExecutor(1) as caller:
                reply = caller.submit(lambda: json.load(urllib.request.urlopen(asked, timeout=60)))
                waiting = eventually(lambda: re.search(r"\b[0-9a-f]{8}\b", run(ask, **environment)))
                run(approve.replace("3fa2c1d0", waiting[0]), **environment)
                self.assertIn("signature", reply.result())

            run(script("backup /media", NEW=f"{home}/new").replace("/media/stick", home), **environment)
            self.assertIn(wallet["publicKey"], run(f"curvedesk-host wallets list --data-dir {home}/new", **environment))

    def test_the_webhooks(self):
        with tempfile.TemporaryDirectory() as home:
            said = run("set -e\n" + block_with("docs/events.md", "webhooks add"), **self.home(home))
            self.assertIn("http://127.0.0.1:9000/in", said)

    def test_the_commands_of_a_developer(self):
        tests = os.path.join(os.path.dirname(os.path.abspath(HOST_PROGRAM)), "..", "tests")
        presets = run(f"cd {ROOT} && cmake --list-presets")
        for line in block_with("CONTRIBUTING.md", "cmake --preset dev").splitlines():
            command = line.split("  #")[0].strip()
            with self.subTest(command):
                for preset in re.findall(r"--preset (\w+)", command):
                    self.assertIn(f'"{preset}"', presets)
                if "cmake --preset" in command or "./dev" in command:
                    continue  # what made the programs of these tests
                run(f"cd {ROOT} && {command.split('&&')[-1].replace('build/dev/tests', tests)}")

    @unittest.skipUnless(shutil.which("gpg") and shutil.which("gpg-agent"),
                         "NOT TRIED: packaging/sign needs gpg and its agent, which are not installed")
    def test_signing(self):
        with tempfile.TemporaryDirectory(prefix="gpg") as home:
            os.makedirs(f"{home}/build/packages")
            script = block_with("packaging/README.md", "packaging/sign").replace("packaging/sign", f"{ROOT}/packaging/sign", 1)
            run(f"""set -e; cd {home}; export GNUPGHOME={home}
                trap 'gpgconf --kill all' EXIT
                gpg --batch --quiet --passphrase '' --quick-generate-key maintainer
                cd build/packages; echo program >package; sha256sum package >SHA256SUMS; cd ../..
                {script}
                gpg --quiet --verify build/packages/SHA256SUMS.asc build/packages/SHA256SUMS
                echo other >build/packages/package
                if {script}; then exit 1; fi""", HOME=home)

    def test_no_command_is_forgotten(self):
        words = [*TRIED, *ELSEWHERE]
        commands = [f"    {block}\n" for document in DOCUMENTS if not document.endswith("http-api.md")
                    for block in blocks(document)
                    if re.search(r"(?m)^(\./dev|build/bin/|curvedesk|curl|cmake|install|systemctl|packaging/|api=)", block)]
        for block in commands:
            self.assertTrue(any(word in block for word in words), block)
        for word in words:
            self.assertTrue(any(word in block for block in commands), word)

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
                with self.subTest(command):
                    command = command.replace("8787", str(self.host.port))
                    status = run(f"cd {folder}\n{command} -o /dev/null -w '%{{http_code}}'", key=wallet["apiKey"])
                    self.assertEqual(status, "200")

    def test_the_clients_that_trade(self):
        for script in ("trade.sh", "trade.py"):
            said = run(f"{ROOT}/docs/examples/{script}", **self.environment)
            self.assertRegex(said, r"(?s)0\.1 SOL would buy [0-9]+ base units.*\nbuy: succeeded\nsell: succeeded\n")
        self.assertIn("once more: insufficient_funds: ", said)

    def test_the_calls(self):
        wallet = self.host.create_wallet()
        stream = EventStream(self.host.port)
        calls = [json.loads(line) for block in blocks(f"{ROOT}/docs/events.md") if block.startswith("{")
                 for line in block.splitlines()]
        self.assertGreater(len(calls), 6)
        for call in calls:
            call.pop("id", None)
            method, params = call.pop("method"), call.pop("params", [])
            with self.subTest(method):
                answer = stream.call(method, *(wallet["apiKey"] if param == "<API key>" else param for param in params), **call)
                self.assertIn("result", answer, answer)

    @unittest.skipUnless(shutil.which("node"), "NOT TRIED: docs/examples/orders.mjs needs node, which is not installed")
    def test_the_client_that_hears_of_its_order(self):
        said = run(f"{ROOT}/docs/examples/orders.mjs", **self.environment)
        self.assertRegex(said, r"(?s)^subscribed\n.*order \S+: succeeded\n")
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
