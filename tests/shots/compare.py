#!/usr/bin/env python3
# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""compare.py FOLDER [--update]: compares the window's pictures in FOLDER with those in tests/data/shots, which are eight
times smaller. Letters that another version of Qt draws a little differently, and the times below the chart, hardly change
such a picture; a control that is gone, moved or of another colour does. --update writes the pictures to compare with."""

import os
import sys

from PIL import Image, ImageChops

REFERENCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "data", "shots")
SMALLER = 8
# Of 255, in the colour that differs most.
CELL_DIFFERS = 16
# Shows the files of whoever runs it.
LEFT_OUT = "64-export-"
# Two runs of the same program, minutes apart, differ in up to 1 % of the cells.
MOST_CELLS = 0.02


def small(path):
    return Image.open(path).convert("RGB").reduce(SMALLER)


def difference(picture, reference):
    """The share of cells that differ."""
    if picture.size != reference.size:
        return 1.0
    channels = ImageChops.difference(picture, reference).split()
    worst = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
    histogram = worst.histogram()
    return sum(histogram[CELL_DIFFERS:]) / sum(histogram)


def main():
    folder, update = sys.argv[1], sys.argv[2:] == ["--update"]
    taken = {name for name in os.listdir(folder) if not name.startswith(LEFT_OUT)}
    if update:
        os.makedirs(REFERENCE, exist_ok=True)
        for old in os.listdir(REFERENCE):
            os.remove(os.path.join(REFERENCE, old))
        for name in taken:
            small(os.path.join(folder, name)).save(os.path.join(REFERENCE, name), optimize=True)
        return
    problems = [f"{name} is in one folder only" for name in sorted(taken ^ set(os.listdir(REFERENCE)))]
    for name in sorted(taken & set(os.listdir(REFERENCE))):
        share = difference(small(os.path.join(folder, name)), Image.open(os.path.join(REFERENCE, name)).convert("RGB"))
        print(f"{name}: {share:.2%} differs")
        if share > MOST_CELLS:
            problems.append(f"{name}: {share:.2%} differs, at most {MOST_CELLS:.1%} may")
    if problems:
        sys.exit("\n".join(["", *problems, f"look at {folder}; when it is as it should be: ./dev test shots --update"]))


main()
