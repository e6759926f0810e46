#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""Whether the Qt Quick tests of the window depend on each other. Runs each file
    alone    as it is, in a process of its own
    each     each of its test functions in a fresh process; with --rows each row of a data-driven one, too
    reverse  all in one process, the last function first, and of a data-driven one the last row first
    twice    all in one process, and then all once more
and prints a line a file and way, and beneath it what failed. Fails if anything did.

The runner sorts functions by their names; names on its command line only choose among them. So for the last two ways a copy of
the file is run, with further functions whose names sort as wanted and which do nothing but call those of the file; init(),
cleanup() and the functions themselves are untouched. initTestCase() runs once a process."""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

FOLDER = pathlib.Path(__file__).resolve().parent
WAYS = ["alone", "each", "reverse", "twice"]
TIMEOUT_S = 1800
RESULT = re.compile(r"^(PASS|FAIL!|SKIP|XFAIL|XPASS)\s*: \w+::\w+::(\w+)\((.*?)\)(.*)", re.M)
OF_THE_CASE = {"initTestCase", "cleanupTestCase"}


class Runner:
    def __init__(self, program):
        self.program = program
        self.environment = {"QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8", **os.environ}

    def output(self, file, *names):
        """What it printed, and what is wrong with how it ended."""
        command = [self.program, "-input", str(file), *names]
        try:
            done = subprocess.run(command, env=self.environment, timeout=TIMEOUT_S, text=True, errors="replace",
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        except subprocess.TimeoutExpired:
            return "", f"not done after {TIMEOUT_S} s"
        return done.stdout, f"ended with {done.returncode}" if done.returncode else ""

    def tests(self, file):
        """The functions of a file: [(case, function)]."""
        text, wrong = self.output(file, "-functions")
        found = sorted(re.findall(r"^(\w+)::(test_\w+)\(\)", text, re.M))
        if wrong or not found:
            sys.exit(f"{file.name}: no tests are listed. {wrong}\n{text}")
        return found

    def rows(self, file, case, function):
        """Of a data-driven test, since they are known only once it ran; else one without a name."""
        text, _ = self.output(file, f"{case}::{function}")
        return [row for _, name, row, _ in RESULT.findall(text) if name == function]

    def failures(self, file, names, wanted):
        """Runs the named tests and tells what failed of the `wanted` functions, or did not run."""
        text, wrong = self.output(file, *names)
        results = RESULT.findall(text)
        ran = {function for _, function, _, _ in results}
        failed = [f"{function}({row}){why}" for how, function, row, why in results if how in ("FAIL!", "XPASS")]
        missing = [function for function in wanted if function not in ran]
        count = sum(how == "PASS" and function not in OF_THE_CASE for how, function, _, _ in results)
        if missing or (wrong and not failed):
            failed.append(f"{wrong or 'ended'}, {len(missing)} of {len(wanted)} did not run: {last_lines(text)}")
        return count, failed


def last_lines(text):
    return " / ".join(text.strip().splitlines()[-3:])


def rewritten(file, calls, folder):
    """A copy of a test file in `folder` with a function more for each call: (its name, the function called, rows reversed).
    Its neighbours are there as well."""
    for neighbour in file.parent.iterdir():
        if neighbour != file and not (folder / neighbour.name).exists():
            (folder / neighbour.name).symlink_to(neighbour)
    text = file.read_text().rstrip()
    assert text.endswith("}"), file
    lines = [text[:-1]]
    for name, function, backwards in calls:
        if re.search(rf"\bfunction {function}_data\(", text):
            rows = f"{function}_data()" + (".reverse()" if backwards else "")
            lines += [f"    function {name}_data() {{ return {rows}; }}", f"    function {name}(row) {{ {function}(row); }}"]
        else:
            lines += [f"    function {name}() {{ {function}(); }}"]
    copy = folder / file.name
    copy.write_text("\n".join(lines) + "\n}\n")
    return copy


def in_order(runner, file, tests, backwards, rounds):
    """All tests in one process, in an order of our own."""
    order = [test for _ in range(rounds) for test in (reversed(tests) if backwards else tests)]
    calls = [(f"test_{at:03}_{function[5:]}", function, backwards) for at, (_, function) in enumerate(order)]
    with tempfile.TemporaryDirectory() as folder:
        copy = rewritten(file, calls, pathlib.Path(folder))
        names = [f"{case}::{name}" for (case, _), (name, _, _) in zip(order, calls)]
        return runner.failures(copy, names, [name for name, _, _ in calls])


def each(runner, file, tests, by_row):
    count, failed = 0, []
    for case, function in tests:
        for row in runner.rows(file, case, function) if by_row else [""]:
            passed, wrong = runner.failures(file, [f"{case}::{function}" + (f":{row}" if row else "")], [function])
            count += passed
            failed += wrong
    return count, failed


def run(runner, way, file, by_row):
    tests = runner.tests(file)
    if way == "alone":
        return runner.failures(file, [], [function for _, function in tests])
    if way == "each":
        return each(runner, file, tests, by_row)
    return in_order(runner, file, tests, way == "reverse", 2 if way == "twice" else 1)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="build/bin/test_qml")
    parser.add_argument("files", nargs="*", type=pathlib.Path, help="tst_*.qml; all if none is named")
    parser.add_argument("--ways", default=",".join(WAYS), help="which of %(default)s")
    parser.add_argument("--rows", action="store_true", help="each row by itself")
    arguments = parser.parse_intermixed_args()
    runner, bad = Runner(arguments.program), 0
    for file in arguments.files or sorted(FOLDER.glob("tst_*.qml")):
        for way in arguments.ways.split(","):
            begin = time.monotonic()
            count, failed = run(runner, way, file.resolve(), arguments.rows)
            bad += bool(failed)
            print(f"{file.name:26} {way:8} {count:4} passed, {len(failed)} failed in {time.monotonic() - begin:.0f} s", flush=True)
            for one in failed:
                print(f"    {one}", flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
