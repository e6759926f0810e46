#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""clang-tidy over some sources, remembered by content: a file is checked again only when its preprocessed text, the checks or
clang-tidy itself changed. Usage: tidy.py BUILD_DIR SOURCE…"""

import concurrent.futures
import hashlib
import json
import os
import pathlib
import shlex
import subprocess
import sys

TIDY = "clang-tidy-14"
CACHE = pathlib.Path(os.environ.get("XDG_CACHE_HOME", pathlib.Path.home() / ".cache")) / "tripletalk-tidy"


def preprocessed(entry):
    """The text that the compiler sees, without the line marks that hold paths."""
    words = [w for w in shlex.split(entry["command"]) if w not in ("ccache", "-c")]
    output = words.index("-o")
    del words[output:output + 2]
    words += ["-E", "-P"]
    return subprocess.run(words, cwd=entry["directory"], capture_output=True, check=True).stdout


def check(build, entry, salt):
    name = entry["file"]
    try:
        own = pathlib.Path(name).read_bytes()  # comments hold NOLINT marks, which preprocessing drops
        key = hashlib.sha256(salt + own + preprocessed(entry)).hexdigest()
    except (subprocess.CalledProcessError, ValueError) as failure:
        return name, f"cannot be preprocessed: {failure}"
    mark = CACHE / key
    if mark.exists():
        return name, ""
    run = subprocess.run([TIDY, "-p", build, "--quiet", name], capture_output=True, text=True)
    if run.returncode == 0:
        mark.touch()
        return name, ""
    return name, run.stdout + run.stderr


def main():
    build, wanted = sys.argv[1], {str(pathlib.Path(f).resolve()) for f in sys.argv[2:]}
    entries = [e for e in json.loads((pathlib.Path(build) / "compile_commands.json").read_text()) if e["file"] in wanted]
    CACHE.mkdir(parents=True, exist_ok=True)
    version = subprocess.run([TIDY, "--version"], capture_output=True, check=True).stdout
    salt = version + pathlib.Path(".clang-tidy").read_bytes()
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, trouble in pool.map(lambda e: check(build, e, salt), entries):
            if trouble:
                failed += 1
                print(trouble.strip(), flush=True)
    print(f"clang-tidy: {len(entries)} files, {failed} with findings", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
