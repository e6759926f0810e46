#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""Looks for source files of more than 400 lines that long-files.txt does not list with a reason, and for those that it lists
without need."""

import pathlib
import subprocess
import sys

LONGEST = 400
LIST = pathlib.Path(__file__).with_name("long-files.txt")


def listed():
    """The reason of each file that may be longer."""
    lines = [line for line in LIST.read_text().splitlines() if line and not line.startswith("#")]
    return {name: reason.strip() for name, _, reason in (line.partition(":") for line in lines)}


def main():
    sources = subprocess.run(["git", "ls-files", "*.h", "*.cpp", "*.qml"], capture_output=True, text=True, check=True)
    reasons, found = listed(), []
    lengths = {name: len(pathlib.Path(name).read_text().splitlines())
               for name in sources.stdout.split() if pathlib.Path(name).exists()}
    for name, length in lengths.items():
        if length > LONGEST and not reasons.get(name):
            found.append(f"{name}: {length} lines, more than {LONGEST}, and {LIST.name} gives no reason")
    for name in reasons:
        if lengths.get(name, 0) <= LONGEST:
            found.append(f"{name}: listed in {LIST.name}, but not longer than {LONGEST} lines")
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
