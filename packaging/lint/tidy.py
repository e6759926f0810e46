#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""clang-tidy over some sources, remembered by content: a file is checked again only when its preprocessed text, the checks or
clang-tidy itself changed. Sources of one folder are checked several at once, as one text that includes them: most of the time
goes into headers they share. Where that finds anything, or does not compile, each half is checked on its own, down to single
files: they alone have the last word. Usage: tidy.py BUILD_DIR SOURCE…"""

import concurrent.futures
import hashlib
import json
import os
import pathlib
import shlex
import subprocess
import sys
import tempfile

TIDY = "clang-tidy-14"
BATCH = 10
CACHE = pathlib.Path(os.environ.get("XDG_CACHE_HOME", pathlib.Path.home() / ".cache")) / "tripletalk-tidy"


def preprocessed(entry):
    """The text that the compiler sees, without the line marks that hold paths."""
    words = [w for w in shlex.split(entry["command"]) if w not in ("ccache", "-c")]
    output = words.index("-o")
    del words[output:output + 2]
    words += ["-E", "-P"]
    return subprocess.run(words, cwd=entry["directory"], capture_output=True, check=True).stdout


def key(entry, salt):
    own = pathlib.Path(entry["file"]).read_bytes()  # comments hold NOLINT marks, which preprocessing drops
    return hashlib.sha256(salt + own + preprocessed(entry)).hexdigest()


def batches(entries):
    """Neighbours with the same flags, at most BATCH of them together."""
    by_flags = {}
    for entry in entries:
        words = [w for w in shlex.split(entry["command"]) if not w.endswith((".cpp", ".cpp.o"))]
        by_flags.setdefault((pathlib.Path(entry["file"]).parent, tuple(words)), []).append(entry)
    for group in by_flags.values():
        for at in range(0, len(group), BATCH):
            yield group[at:at + BATCH]


def together(batch, folder):
    """The compile command of a text that includes them all."""
    name = pathlib.Path(folder) / "together.cpp"
    name.write_text("".join(f'#include "{entry["file"]}"\n' for entry in batch))
    command = batch[0]["command"].replace(batch[0]["file"], str(name))
    (name.parent / "compile_commands.json").write_text(
        json.dumps([{"directory": batch[0]["directory"], "command": command, "file": str(name)}]))
    return str(name)


def check(build, batch):
    """The files with findings, each with what was found."""
    if len(batch) == 1:
        name = batch[0]["file"]
        run = subprocess.run([TIDY, "-p", build, "--quiet", name], capture_output=True, text=True)
        return [(name, run.stdout + run.stderr)] if run.returncode else []
    with tempfile.TemporaryDirectory() as folder:
        name = together(batch, folder)
        run = subprocess.run([TIDY, "-p", folder, "--quiet", "--config-file=.clang-tidy", "--header-filter=/(src|bench)/", name],
                             capture_output=True)
    if run.returncode == 0:
        return []
    half = len(batch) // 2
    return check(build, batch[:half]) + check(build, batch[half:])


def main():
    build, wanted = sys.argv[1], {str(pathlib.Path(f).resolve()) for f in sys.argv[2:]}
    entries = [e for e in json.loads((pathlib.Path(build) / "compile_commands.json").read_text()) if e["file"] in wanted]
    CACHE.mkdir(parents=True, exist_ok=True)
    version = subprocess.run([TIDY, "--version"], capture_output=True, check=True).stdout
    salt = version + pathlib.Path(".clang-tidy").read_bytes()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        keys = dict(zip((e["file"] for e in entries), pool.map(lambda e: key(e, salt), entries)))
        waiting = [e for e in entries if not (CACHE / keys[e["file"]]).exists()]
        found = {}
        for batch, troubles in pool.map(lambda b: (b, check(build, b)), list(batches(waiting))):
            found.update(troubles)
            for entry in batch:
                if entry["file"] not in found:
                    (CACHE / keys[entry["file"]]).touch()
    for text in found.values():
        print(text.strip())
    print(f"clang-tidy: {len(entries)} files, {len(waiting)} of them new, {len(found)} with findings", flush=True)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
