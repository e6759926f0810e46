# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""The temporary folder of a case: a small knowledge base, the command line, and what is looked at afterwards."""

import os
import pathlib
import random
import shutil
import tarfile

import measure
import modelserver

GRAPH = """@prefix : <http://example.org/> . @prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
:ann a :Person ; rdfs:label "Ann Zorblax" ; :wage 3100 ; :town :riga ; :knows :bob .
:bob a :Person ; rdfs:label "Bob Quixley" ; :wage 2800 ; :town :riga .
:cy a :Person ; rdfs:label "Cy Umbrage" ; :wage 4100 ; :town :oslo ; :knows :ann .
:riga a :Town ; rdfs:label "Riga" . :oslo a :Town ; rdfs:label "Oslo" .
"""
VALUES = ("Zorblax", "Quixley", "Umbrage", "3100", "2800", "4100")  # what GRAPH tells and its schema does not


class Failed(Exception):
    """What a case expected and did not see."""


def need(holds, why):
    if not holds:
        raise Failed(why)


class World:
    """Each run is judged by what no command may do; the case adds what this one must."""

    def __init__(self, cli, folder):
        self.cli, self.folder = str(cli), pathlib.Path(folder)
        self.seconds, self.mb, self.faults, self.servers = 0.0, 0.0, [], []

    # ---- what is there

    def file(self, name, content):
        """Text or bytes, or pieces of them, which are written one by one: nothing here gets large."""
        path = self.folder / name if isinstance(name, str) else pathlib.Path(os.fsdecode(os.fsencode(self.folder) + b"/" + name))
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(path, "wb") as stream:
            for piece in [content] if isinstance(content, (str, bytes)) else content:
                stream.write(piece.encode() if isinstance(piece, str) else piece)
        return path

    def base(self, name="a.kb", graph=GRAPH, *options):
        self.done("import", self.file(name + ".ttl", graph), "--kb", self.folder / name, *options)
        return self.folder / name

    def pack_of(self, base, name="evil.kb.tar.gz"):
        """As anybody could pack a base, damaged or not."""
        with tarfile.open(self.folder / name, "w:gz", format=tarfile.USTAR_FORMAT) as tar:
            for part in sorted(base.rglob("*")):
                if part.is_file() and part.relative_to(base).parts[0] != "lookup" and not part.name.endswith(("-wal", "-shm")):
                    tar.add(part, f"evil.kb/{part.relative_to(base)}", recursive=False)
        return self.folder / name

    def server(self, script):
        self.servers.append(modelserver.Server(script))
        return self.servers[-1]

    # ---- what is run

    def env(self, more=None):
        kept = {name: os.environ[name] for name in ("PATH", "LANG", "LD_LIBRARY_PATH", "TMPDIR") if name in os.environ}
        return kept | {"TRIPLETALK_DATA": str(self.folder / "data"), "HOME": str(self.folder)} | (more or {})

    def run(self, *words, limit=10.0, env=None, **more):
        result = measure.run([self.cli, *map(os.fspath, map(_word, words))], self.env(env), limit, **more)
        self.seconds, self.mb = max(self.seconds, result.seconds), max(self.mb, result.mb)
        if not more.get("kill_after"):
            self.faults += [f"{_shown(words)}: {fault}" for fault in result.faults()]
        return result

    def start(self, *words, env=None):
        """Beside others; whoever starts it waits for it."""
        import subprocess
        return measure.start([self.cli, *map(os.fspath, map(_word, words))], self.env(env), subprocess.DEVNULL, subprocess.DEVNULL)

    def done(self, *words, **more):
        result = self.run(*words, **more)
        need(result.status == 0, f"{_shown(words)} failed: {result.text()[-300:]}")
        return result

    def refused(self, *words, **more):
        result = self.run(*words, **more)
        need(result.status in (1, 2), f"{_shown(words)} ended with {result.status}, not refused")
        return result

    def ask(self, base, server, *options, model="openai:m", strategy="sql", question="Which person is it?", **more):
        return self.run("ask", "--kb", base, "--model", model, "--strategy", strategy, "--embedder", "none", *options, question,
                        env=server.env() | more.pop("env", {}), **more)

    def still_whole(self, base):
        """The small base answers as it did."""
        rows = self.done("sql", "--kb", base, "SELECT count(*) FROM person", limit=5).out
        need(b"3" in rows, "the knowledge base does not answer any more")

    def close(self):
        for server in self.servers:
            server.close()


def _word(word):
    return str(word) if isinstance(word, (int, float)) else word


def _shown(words):
    first = [str(word) for word in words if not str(word).startswith("/")][:2]
    return " ".join(first)[:60]


def told(text, values=VALUES):
    """The values of the small base that stand in a text."""
    return [value for value in values if value in text]


def damaged(content, seed):
    """Shortened, emptied, noise, or some bytes changed."""
    noise = random.Random(seed)
    if seed % 4 == 0:
        return content[:len(content) // 2]
    if seed % 4 == 1:
        return noise.randbytes(4096)
    changed = bytearray(content)
    for _ in range(1 + len(changed) // (20 if seed % 4 == 2 else 400)):
        if changed:
            changed[noise.randrange(len(changed))] = noise.randrange(256)
    return bytes(changed)


def copied(base, to):
    shutil.copytree(base, to)
    return to
