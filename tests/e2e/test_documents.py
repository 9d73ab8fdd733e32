# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""The documents: their commands run, their options, verbs, endpoints and files exist."""

import glob
import os
import re
import subprocess
import tempfile
import unittest

from nacl.signing import SigningKey

import base58
from host import Host, HOST_PROGRAM

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


HELP = "".join(subprocess.run([HOST_PROGRAM, *words, "--help"], text=True, capture_output=True, check=True).stdout
               for words in ([], ["wallets"], ["keys"], ["audit"]))

if __name__ == "__main__":
    unittest.main()
