#!/usr/bin/env python3
# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""check.py BUILD: prints for each folder with a floor how many of its lines the programs of a build with --coverage ran,
and fails where that is below the floor. Lines of headers that are compiled into several sources count once."""

import collections
import json
import os
import subprocess
import sys

# Percent of lines, a little below what was measured.
FLOORS = {
    "core/json": 98,
    "core/money": 99,
    "core/pump": 65,
    "core/pump/amm": 96,
    "core/pump/anchor": 96,
    "core/pump/curve": 97,
    "core/solana": 95,
}


def main():
    said = subprocess.run(["gcovr", "--root", ".", "--filter", f"({'|'.join(FLOORS)})/", "--json-summary", "-", sys.argv[1]],
                          stdout=subprocess.PIPE, text=True, check=True).stdout
    lines, run = collections.Counter(), collections.Counter()
    for file in json.loads(said)["files"]:
        folder = os.path.dirname(file["filename"])
        lines[folder] += file["line_total"]
        run[folder] += file["line_covered"]
    print(f"{'folder':20}{'lines':>8}{'run':>8}{'%':>8}{'floor':>8}")
    low = []
    for folder in sorted(lines.keys() | FLOORS.keys()):
        percent = 100 * run[folder] / lines[folder] if lines[folder] else 0
        floor = FLOORS.get(folder, 100)
        print(f"{folder:20}{lines[folder]:8}{run[folder]:8}{percent:8.1f}{floor:8}")
        if percent < floor:
            low.append(folder)
    if low:
        sys.exit(f"coverage: below the floor: {', '.join(low)}")


main()
