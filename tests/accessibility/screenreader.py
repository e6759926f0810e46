#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""Whether a person with a screen reader can do the tasks: opens the window on a screen of its own with an empty home, and asks,
reads the answer and its source, corrects the reading, changes settings and goes through every main view by the accessibility tree
alone (AT-SPI: names, roles, states, actions; keys where a text is written, and where an action does nothing). Of every element it
asks a name, a fitting role, an action that does something, its states, and that nothing is told twice (rules.py).

Usage: screenreader.py PROGRAM. Prints a line a finding: view, role, name, what is wrong, its ancestors, its size; exit status 1 if
there are any, 77 where nothing was looked at and why.

What Qt 6.4 itself does not tell is no finding: that a control is disabled or a field only to be read, the role of a button that is
a tab or a row, and whether a row is open (a description says it)."""

import argparse
import pathlib
import signal
import subprocess
import sys
import warnings

import desk

SKIPPED = 77


def walk(findings, reader):
    import tasks
    import views

    person = tasks.Person(reader, findings)
    reader.find("Knowledge base: Sample", seconds=120)  # its import is done
    findings.look("empty chat", reader.tree())
    answer = tasks.asks(person)
    findings.look("chat", reader.tree())
    print(f"asked: {answer}", flush=True)
    print(f"its query: {' '.join(tasks.reads_source(person).split())}", flush=True)
    findings.look("sources", reader.tree())
    print(f"with another reading: {tasks.changes_reading(person, answer)}", flush=True)
    findings.look("corrected answer", reader.tree())
    views.walk(person)


def judged(program):
    import reader
    import rules

    with desk.Desk() as place:
        window = place.start(str(program), stdout=subprocess.DEVNULL)
        seen = reader.Reader("TripleTalk")
        findings = rules.Findings(seen.application.get_toolkit_version())
        try:
            walk(findings, seen)
        except reader.NotThere as failed:
            findings.tell(f"the tasks end here: {failed}")
        if window.poll() is not None:
            findings.tell(f"the window is gone: {window.returncode}")
        return len(findings.lines)


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("program", type=pathlib.Path, help="build/bin/tripletalk")
    given = options.parse_args()
    if missing := desk.missing():
        print(f"skipped: these Debian packages are missing: {' '.join(missing)}")
        return SKIPPED
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that nothing that was started is left
    warnings.filterwarnings("ignore", category=DeprecationWarning)
    found = judged(given.program.resolve())
    print(f"{found} findings")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
