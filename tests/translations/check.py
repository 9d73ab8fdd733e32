#!/usr/bin/env python3
# SPDX-FileCopyrightText: Curvedesk contributors
# SPDX-License-Identifier: GPL-3.0-only
"""Says what is missing or wrong in translations/*.ts, compared with the sources of the window.

--update also writes new and changed texts into the files, for Qt Linguist or an editor to fill in.
"""
import collections
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[2]
SOURCES = ["app/desktop", "ui"]
# What has to be the same in source and translation, however often it occurs.
FIXED = re.compile(r"%L?[1-9]|%n|<[^>]+>|\n|yyyy|HH:mm:ss")
MNEMONIC = re.compile(r"&(?=\S)")
NARROW_MARK = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff][:;,]")


def lupdate_program():
    known = shutil.which("lupdate", path="/usr/lib/qt6/bin:/usr/lib64/qt6/bin") or shutil.which("lupdate")
    return known or sys.exit("lupdate is missing: install qt6-l10n-tools")


def update(files):
    """Brings the files up to the sources. English needs its plural forms only."""
    english = [file for file in files if file.stem == "curvedesk_en"]
    for group, options in ((english, ["-pluralonly"]), ([file for file in files if file not in english], [])):
        subprocess.run([lupdate_program(), "-silent", "-no-obsolete", "-locations", "none", *options, "-I", ".", *SOURCES,
                        "-ts", *map(str, group)], cwd=ROOT, check=True)


def problems_of(source, translation):
    if not translation.strip():
        return ["no translation"]
    found = []
    if sorted(FIXED.findall(source)) != sorted(FIXED.findall(translation)):
        found.append("placeholders, tags, lines or the form of a date differ")
    if len(MNEMONIC.findall(source)) != len(MNEMONIC.findall(translation)):
        found.append("the mnemonic is missing, or there is one too many")
    if source[0].isspace() != translation[0].isspace() or source[-1].isspace() != translation[-1].isspace():
        found.append("blanks at begin or end differ")
    if source.endswith("…") != translation.endswith("…"):
        found.append("the ellipsis differs")
    if "://" not in source and NARROW_MARK.search(translation):
        found.append("a mark behind Chinese or Japanese is not as wide as they are")
    return found


def problems_in(file):
    """Yields what is wrong in one file, a line each."""
    for context in ElementTree.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            source, translation = message.find("source").text, message.find("translation")
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            found = ["not finished"] if translation.get("type") else [each for form in forms for each in problems_of(source, form)]
            for problem in dict.fromkeys(found):
                yield f"{file.name}: {context.find('name').text}: {source!r}: {problem}"


def main():
    files = sorted((ROOT / "translations").glob("curvedesk_*.ts"))
    with tempfile.TemporaryDirectory() as folder:
        if sys.argv[1:] == ["--update"]:
            update(files)
        else:
            # lupdate knows the language by the file's own attribute, the sources by their place below ROOT.
            files = [pathlib.Path(shutil.copy(file, folder)) for file in files]
            update(files)
        problems = [problem for file in files for problem in problems_in(file)]
    print("\n".join(problems))
    for name, count in sorted(collections.Counter(problem.split(":")[0] for problem in problems).items()):
        print(f"{count} problems in {name}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
