#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""Do the tests notice a mistake? Puts each patch of tests/mutants/ROOM/ into the code by itself, builds and runs the tests of
its room and, where these notice nothing, of the rooms above that link it, takes it out again, and tells which test failed.

    run.py [--build FOLDER] [--own] [--again | --survived] [NAME…]      NAME: a room, or a part of ROOM/PATCH
    run.py --list [NAME…]

A patch is caught by a test that fails, crashes or hangs with it and passes without. One that does not apply or compile is an
error. What came out is kept in FOLDER/mutants.jsonl: a run that was stopped goes on where it was, and a patch that did not change
is not run twice unless --again says so, or --survived: those alone that no test noticed last time. --own asks the tests
of a patch's own room alone, which is quick; a further run asks the others. Exit status: 0 where all were
caught or stand in survivors.md, 1 otherwise."""

import argparse
import hashlib
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SILENCE = 240  # seconds without a word after which a test is said to hang
RESULTS = "mutants.jsonl"


class Trouble(Exception):
    """Says nothing about the tests: a patch that does not apply or compile, or a test that fails without it."""


def git(*arguments, text=None):
    return subprocess.run(["git", *arguments], cwd=ROOT, input=text, capture_output=True, text=True)


# ---- patches -----------------------------------------------------------------------------------------------------------------

class Patch:
    def __init__(self, file):
        self.room, self.name = file.parent.name, f"{file.parent.name}/{file.stem}"
        self.text = file.read_text()
        self.harm = " ".join(self.text.partition("diff --git")[0].split())
        self.hash = hashlib.sha256(self.text.encode()).hexdigest()[:16]

    def near(self, room):
        """The tests that mirror the folder of the patched file, asked before the others: names of suites (gtest, QML)."""
        file = pathlib.PurePath(re.search(r"^diff --git a/(\S+)", self.text, re.M)[1])
        if room == "qml":
            first = re.findall("[A-Z][a-z]*", file.stem)[0].lower()
            return {test.stem for test in (ROOT / "tests/qml").glob("tst_*.qml") if first in test.read_text().lower()}
        mirror = ROOT / "tests" / file.parent.relative_to(file.parts[0])
        if mirror == ROOT / "tests" / room or mirror.relative_to(ROOT / "tests").parts[0] != room:
            return set()
        tests = "".join(test.read_text() for test in mirror.glob("*.cpp"))
        return set(re.findall(r"^TEST(?:_F|_P)?\((\w+),", tests, re.M))

    def turn(self, *options):
        done = git("apply", *options, "-", text=self.text)
        if done.returncode:
            raise Trouble(f"does not apply: {done.stderr.strip()}")


def patches(names):
    every = [Patch(file) for room in rooms() for file in sorted((HERE / room).glob("*.patch"))]

    def named(patch, name):
        return name == patch.room if name in rooms() else name in patch.name
    for name in names:
        if not any(named(patch, name) for patch in every):
            sys.exit(f"No patch is named {name}.")
    return [patch for patch in every if not names or any(named(patch, name) for name in names)]


def explained():
    """The patches of which survivors.md says why no test notices them."""
    return set(re.findall(r"^\| `([^`]+)`", (HERE / "survivors.md").read_text(), re.M))


# ---- rooms -------------------------------------------------------------------------------------------------------------------

def rooms():
    """All rooms that have tests, lowest first."""
    listed = re.search(r"foreach\(room ([^)]*)\)", (ROOT / "tests/CMakeLists.txt").read_text())[1].split()
    return [room for room in listed if room != "support"]


def links(room):
    """The rooms that this one names in its CMakeLists.txt."""
    if room == "qml":
        return {"app"}
    floors = re.search(r"tripletalk_room\([^)]*?FLOORS ([a-z\s]+)", (ROOT / "src" / room / "CMakeLists.txt").read_text())
    return set(floors[1].split()) if floors else set()


def with_those_above(room):
    found = [room]
    for above in rooms():
        if above not in found and links(above) & set(found):
            found.append(above)
    return found


# ---- building and running ----------------------------------------------------------------------------------------------------

class House:
    """One build folder."""

    def __init__(self, folder):
        self.folder = folder
        self.child = None
        self.looked = set()  # rooms whose tests were run without a patch
        self.left_out = set()  # tests that fail without one, or only now and then
        self.environment = {**os.environ, "CCACHE_BASEDIR": str(ROOT), "CCACHE_NOHASHDIR": "1", "LC_ALL": "C.UTF-8",
                            "CCACHE_SLOPPINESS": "pch_defines,time_macros", "QT_QPA_PLATFORM": "offscreen",
                            "XDG_RUNTIME_DIR": os.environ.get("XDG_RUNTIME_DIR") or tempfile.mkdtemp()}

    def run(self, command, log, cwd=ROOT, patience=None):
        """The exit status, or None where it said nothing for so long. All that it says goes to the log."""
        with open(log, "w") as out:
            self.child = subprocess.Popen(command, cwd=cwd, env=self.environment, stdin=subprocess.DEVNULL, stdout=out, stderr=out,
                                          start_new_session=True)
            try:
                size, since = -1, time.monotonic()
                while self.child.poll() is None:
                    time.sleep(0.05)
                    if (now := os.path.getsize(log)) != size:
                        size, since = now, time.monotonic()
                    if patience and time.monotonic() - since > patience:
                        return None
                return self.child.returncode
            finally:
                self.end()

    def end(self):
        """Kindly first: ninja alone can stop its compilers, which would else leave what they made of a patch that is gone."""
        for how in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(self.child.pid, how)
                self.child.wait(10)
            except (ProcessLookupError, subprocess.TimeoutExpired):
                continue
        self.child = None

    def configure(self):
        if (self.folder / "build.ninja").exists():
            return
        ccache = ["-DCMAKE_CXX_COMPILER_LAUNCHER=ccache"] if shutil.which("ccache") else []
        log = self.log("configure")
        if self.run(["cmake", "--preset", "release", "-B", str(self.folder), *ccache], log):
            sys.exit(f"Configuring failed: see {log}.")

    def log(self, name):
        self.folder.mkdir(parents=True, exist_ok=True)
        return self.folder / f"mutants-{name}.log"

    def build(self, room):
        log = self.log("build")
        if self.run(["cmake", "--build", str(self.folder), "--target", f"test_{room}"], log):
            lines = log.read_text(errors="replace").splitlines()
            said = [line for line in lines if "error" in line or "FAILED" in line] or lines or ["without a word"]
            raise Trouble("does not compile: " + said[-1])

    def failing(self, room, near=frozenset()):
        """The first of the room's tests, those near first, that fails whenever it is run, and how, or nothing."""
        while found := self.failing_once(room, near=near):
            if found[1] == "hangs" or self.failing_once(room, found[0]):
                return found
            self.leave_out(found[0], "fails only now and then")
        return None

    def failing_once(self, room, only=None, near=frozenset()):
        if room == "qml":
            every = sorted((file.stem for file in (ROOT / "tests/qml").glob("tst_*.qml")), key=lambda suite: suite not in near)
            suites = [only.split()[0]] if only else every
            each = ([suite, "-input", str(ROOT / f"tests/qml/{suite}.qml")] for suite in suites)
        else:
            first = ":".join(f"*{suite}.*" for suite in sorted(near))
            left_out = ":".join(sorted(self.left_out))
            chosen = [only] if only and "." in only else [f"{first}-{left_out}"] * bool(near) + [f"*-{first}:{left_out}"]
            each = (["program", "--gtest_fail_fast", f"--gtest_filter={tests}"] for tests in chosen)
        return next(filter(None, (self.failing_of(room, *arguments) for arguments in each)), None)

    def failing_of(self, room, suite, *arguments):
        log = self.log("test")
        program = self.folder / "bin" / f"test_{room}"
        status = self.run([str(program), *arguments], log, cwd=self.folder / "tests" / room, patience=SILENCE)
        if status == 0:
            return None
        said = log.read_text(errors="replace")
        failed = re.findall(r"^\[  FAILED  \] ([^\s,]+)", said, re.M)
        failed += [f"{suite} {test}" for test in re.findall(r"^FAIL!  : (\S+)", said, re.M)]
        begun = re.findall(r"^\[ RUN      \] (\S+)", said, re.M)
        test = next((test for test in failed if test not in self.left_out), None)
        if failed and not test:
            return None
        return test or (begun or [suite])[-1], "hangs" if status is None else "fails" if failed else f"crashes ({status})"

    def leave_out(self, test, why):
        if test in self.left_out:
            sys.exit(f"{test} {why}.")
        print(f"({test} {why}: left out)", flush=True)
        self.left_out.add(test)

    def look_without_patch(self, room):
        """Leaves out what fails anyway."""
        if room in self.looked:
            return
        try:
            self.build(room)
        except Trouble as trouble:
            sys.exit(f"Without any patch the room {room} {trouble}.")
        while found := self.failing(room):
            self.leave_out(found[0], f"{found[1]} without any patch")
        self.looked.add(room)


def outcome(house, patch, own):
    """What is kept of one patch."""
    house.look_without_patch(patch.room)
    begin = time.monotonic()
    found = {"patch": patch.name, "hash": patch.hash, "commit": git("rev-parse", "--short", "HEAD").stdout.strip()}
    try:
        found |= tried(house, patch, own)
    except Trouble as trouble:
        found |= {"came": "error", "why": str(trouble)}
    return found | {"seconds": round(time.monotonic() - begin)}


def tried(house, patch, own):
    asked = [patch.room] if own else with_those_above(patch.room)
    while True:
        patch.turn()
        try:
            room, failing = first_failing(house, asked, patch)
        finally:
            patch.turn("-R")
        if not failing:
            return {"came": "survived", "own": own}
        test, how = failing
        if room in house.looked:
            return {"came": "caught", "room": room, "test": test, "how": how}
        house.look_without_patch(room)  # which may leave it out


def first_failing(house, asked, patch):
    for room in asked:
        house.build(room)
        if failing := house.failing(room, patch.near(room)):
            return room, failing
    return None, None


# ---- telling -----------------------------------------------------------------------------------------------------------------

def kept(file):
    """The last result of each patch by its name."""
    return {found["patch"]: found for found in map(json.loads, file.read_text().splitlines())} if file.exists() else {}


def told(found):
    what = {"caught": "{room}: {test} {how}", "survived": "SURVIVED", "error": "ERROR: {why}"}[found["came"]].format(**found)
    what += " its own room" if found.get("own") else ""
    return f"{found['patch']:<52} {found['seconds']:>5} s  {what}"


def summary(results):
    count = {came: sum(found["came"] == came for found in results) for came in ("caught", "survived", "error")}
    own = sum(found["came"] == "caught" and found["room"] == found["patch"].partition("/")[0] for found in results)
    return (f"{len(results)} patches: {count['caught']} caught ({own} of them by the tests of their own room), "
            f"{count['survived']} survived, {count['error']} errors.")


def interrupted(*_):
    raise KeyboardInterrupt


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / "build-mutants", metavar="FOLDER")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--own", action="store_true")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--survived", action="store_true")
    options = parser.parse_args()
    chosen = patches(options.names)
    if options.list:
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
        print("\n".join(f"{patch.name}: {patch.harm}" for patch in chosen))
        return 0
    changed = [line for line in git("status", "--porcelain").stdout.splitlines() if not line[3:].startswith("tests/mutants/")]
    if changed:
        sys.exit("Commit or take back what is changed first (if a patch was left in the code: git checkout src qml):\n" +
                 "\n".join(changed))
    for ending in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(ending, interrupted)
    os.nice(10)
    house = House(options.build.resolve())
    house.configure()
    results = house.folder / RESULTS
    known = kept(results)
    if options.survived:
        chosen = [patch for patch in chosen if known.get(patch.name, {}).get("came") == "survived"]
    came = []
    try:
        for patch in chosen:
            found = known.get(patch.name)
            half = found and found["came"] == "survived" and found["own"] and not options.own
            if options.again or options.survived or half or not found or found["hash"] != patch.hash:
                found = outcome(house, patch, options.own)
                with results.open("a") as out:
                    out.write(json.dumps(found) + "\n")
            came.append(found)
            print(told(found), flush=True)
    except KeyboardInterrupt:
        print("Stopped; the same command goes on here.", file=sys.stderr)
    print(summary(came))
    unexplained = [found for found in came if found["came"] == "error" or
                   found["came"] == "survived" and found["patch"] not in explained()]
    return 1 if unexplained or len(came) < len(chosen) else 0


if __name__ == "__main__":
    sys.exit(main())
