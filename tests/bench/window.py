#!/usr/bin/env python3
# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""The window's start and memory beside an empty window, KeePassXC and qBittorrent (where they are installed), and how
quickly it answers under load. argv: the folder with the programs. Runs on a display of its own.

Prints `mapped PROGRAM MS`: from exec to the window on the screen; `memory PROGRAM KIB`: proportional set size three
seconds later; `answers PART US`: see bench_Window.cpp, with 32 connections asking a host on the same machine."""

import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from Xlib import X
from Xlib.display import Display
from Xlib.error import XError

PROGRAMS = os.path.abspath(sys.argv[1])
RUNS = 7
SECONDS = 15
os.environ["CURVEDESK_HOST"] = os.path.join(PROGRAMS, "curvedesk-host")
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "e2e"))
from host import Host  # noqa: E402


def memory_of(process):
    """Kibibytes of the process, shared pages counted by share."""
    with open(f"/proc/{process.pid}/smaps_rollup", encoding="ascii") as file:
        return int(re.search(r"^Pss:\s+(\d+) kB", file.read(), re.M).group(1))


def first_window(display, process, since):
    """Milliseconds until a window that a person would see is on the screen."""
    while process.poll() is None and time.monotonic() < since + 30:
        if not display.pending_events():
            time.sleep(0.0005)
            continue
        event = display.next_event()
        if event.type != X.MapNotify or event.override:
            continue
        try:
            size = event.window.get_geometry()
        except XError:
            continue
        if size.width > 1:
            if size.width < 300:
                sys.exit(f"a window of {size.width}x{size.height} comes before the main one")
            return (time.monotonic() - since) * 1000
    sys.exit("no window came")


def start(display, command, home):
    """(milliseconds to the window, kibibytes three seconds later) of one start."""
    environment = {**os.environ, "HOME": home, "XDG_CONFIG_HOME": os.path.join(home, ".config"), "XDG_RUNTIME_DIR": home,
                   "TMPDIR": home, "QT_QPA_PLATFORM": "xcb"}
    while display.pending_events():
        display.next_event()
    since = time.monotonic()
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        mapped = first_window(display, process, since)
        time.sleep(3)
        memory = memory_of(process)
        process.kill()
    return mapped, memory


def measure_starts(display, home):
    agreed = os.path.join(home, ".config", "qBittorrent")
    os.makedirs(agreed)
    with open(os.path.join(agreed, "qBittorrent.conf"), "w", encoding="ascii") as file:
        file.write("[LegalNotice]\nAccepted=true\n")
    programs = {"curvedesk": [os.path.join(PROGRAMS, "curvedesk"), "--data-dir", os.path.join(home, "data")],
                "empty": [os.path.join(PROGRAMS, "curvedesk-bench-window"), "empty"],
                "KeePassXC": ["keepassxc"], "qBittorrent": ["qbittorrent"]}
    programs = {name: command for name, command in programs.items() if shutil.which(command[0])}
    figures = {name: [] for name in programs}
    for _ in range(RUNS):  # in turns, so that a busy moment is everybody's
        for name, command in programs.items():
            figures[name].append(start(display, command, home))
    for name, runs in figures.items():
        mapped, memory = zip(*runs[1:])  # the first one reads from the disk
        print(f"mapped {name} {statistics.median(mapped):.0f}")
        print(f"memory {name} {statistics.median(memory):.0f}")


def measure_answers():
    host = Host()
    wallet = host.create_wallet()
    key = wallet["apiKey"]
    host.rpc("requestAirdrop", wallet["publicKey"], 10**9)
    mint = host.launch(key)[1]["mint"]
    load = subprocess.Popen(["wrk", "-t1", "-c32", f"-d{SECONDS + 5}s", "-H", f"x-api-key: {key}",
                             f"http://127.0.0.1:{host.port}/quote?token={mint}&mode=buy&amount=0.1"], stdout=subprocess.DEVNULL)
    told = subprocess.run([os.path.join(PROGRAMS, "curvedesk-bench-window"), "frames", str(SECONDS)],
                          stdout=subprocess.PIPE, text=True, check=True).stdout
    load.terminate()
    load.wait()
    host.stop()
    for part, time_us in zip(("half", "most", "all"), told.split()):
        print(f"answers {part} {time_us}")


def main():
    read, write = os.pipe()
    with subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1920x1200x24", "-nolisten", "tcp"],
                          pass_fds=[write], stderr=subprocess.DEVNULL) as server:
        os.environ["DISPLAY"] = ":" + os.read(read, 16).decode().strip()
        try:
            display = Display()
            display.screen().root.change_attributes(event_mask=X.SubstructureNotifyMask)
            with tempfile.TemporaryDirectory() as home:
                measure_starts(display, home)
            measure_answers()
        finally:
            server.terminate()


main()
