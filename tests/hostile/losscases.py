# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""What may be lost: by a copy that fails, a full disk, a killed import, two who write at once."""

import json

from modelserver import chat, decision, verdict
from world import GRAPH, need

WRITERS = 8


def with_example(world):
    base = world.base()
    world.done("examples", "--kb", base, "add", "How many persons are there?", "SELECT count(*) FROM person")
    return base


def examples_cannot_be_copied(world):
    """A folder in the place of the file: the import says so, and the base stays as it was."""
    base = with_example(world)
    kept = (base / "examples.db").read_bytes()
    (base / "examples.db").unlink()
    (base / "examples.db").mkdir()
    before = (base / "manifest.json").read_bytes()
    world.refused("import", world.folder / "a.kb.ttl", "--kb", base, "--replace")
    need((base / "manifest.json").read_bytes() == before, "the base was replaced")
    (base / "examples.db").rmdir()
    (base / "examples.db").write_bytes(kept)
    examples_are_there(world, base)


def examples_are_there(world, base):
    listed = json.loads(world.done("examples", "--kb", base, "list", "--json").out)["examples"]
    need(len(listed) == 1, f"{len(listed)} examples are left of 1")


def full_disk(world):
    """No file may grow beyond a size, at several sizes: the import fails, the old base answers with its example."""
    base = with_example(world)
    for kilobytes in (1, 8, 16, 32, 64, 128):
        result = world.run("import", world.folder / "a.kb.ttl", "--kb", base, "--replace", file_bytes=kilobytes << 10)
        need(result.status in (0, 1), f"ended with {result.status}")
        world.still_whole(base)
        examples_are_there(world, base)


def killed_imports(world):
    """SIGKILL at many moments: whoever looks sees the old base or the new one, and the next import works."""
    base = with_example(world)
    path = world.file("big.ttl", [GRAPH, *(f':n{n} a :Person ; rdfs:label "N {n}" ; :wage {n} ; :town :riga .\n' for n in range(3000))])
    for moment in range(12):
        world.run("import", path, "--kb", base, "--replace", kill_after=0.02 + 0.012 * moment)
        world.done("sql", "--kb", base, "SELECT count(*) FROM person")
        examples_are_there(world, base)
    world.done("import", world.folder / "a.kb.ttl", "--kb", base, "--replace")
    world.still_whole(base)
    left = [one.name for one in world.folder.iterdir() if one.is_dir() and one.name.startswith(".")]
    need(not left, f"left {left}")


def all_at_once(world, commands):
    """How many ended as done; the others must have said that they did not."""
    return [process.wait(60) for process in [world.start(*words) for words in commands]].count(0)


def two_imports(world):
    """Imports of one base at once: one after the other or refused, and the base is whole."""
    base = with_example(world)
    all_at_once(world, [("import", world.folder / "a.kb.ttl", "--kb", base, "--replace") for _ in range(WRITERS)])
    world.still_whole(base)
    examples_are_there(world, base)


def configurations_at_once(world):
    """Each saves its own: all are there."""
    done = all_at_once(world, [("configurations", "save", f"c{n}", "--rounds", str(n + 1)) for n in range(WRITERS)])
    listed = world.done("configurations", "list", "--json").text()
    lost = [n for n in range(WRITERS) if f'"c{n}"' not in listed]
    need(done == WRITERS and not lost, f"{done} were saved, lost {lost}")


def examples_at_once(world):
    base = world.base()
    done = all_at_once(world, [("examples", "--kb", base, "add", f"How many of {n} are there?", f"SELECT count(*) + {n} FROM person") for n in range(WRITERS)])
    listed = json.loads(world.done("examples", "--kb", base, "list", "--json").out)["examples"]
    need(len(listed) == done > 0, f"{len(listed)} of {done} examples are there that were said to be kept")


def questions_at_once(world):
    base = world.base()
    towns = ("What is the wage of Ann Zorblax?", "What is the wage of Bob Quixley?", "What is the wage of Cy Umbrage?", "How many persons are there?",
             "How many towns are there?", "Which persons are there?", "Which towns are there?", "What is the town of Cy Umbrage?")
    done = all_at_once(world, [("questions", "--kb", base, "add", question) for question in towns])
    kept = len(json.loads(world.done("questions", "--kb", base, "list", "--json").out)["questions"])
    need(kept == done > 0, f"{kept} of {done} questions are there that were said to be kept")


def conversation_at_once(world):
    """Turns of one conversation's file from several at once: each is there."""
    base = world.base()
    talk = world.folder / "talk.json"
    done = all_at_once(world, [("ask", "--kb", base, "--conversation", talk, f"How many persons are there in town {n}?") for n in range(WRITERS)])
    turns = len(json.loads(talk.read_text())["turns"])
    need(turns == done > 0, f"{turns} of {done} turns are there")


def damaged_files_stay(world):
    """Files of a person that cannot be read are told and not written over."""
    base = world.base()
    settings = world.file("data/settings.json", "{ damaged, but mine")
    world.run("configurations", "save", "c", "--rounds", "2")
    talk = world.file("talk.json", "{ damaged, but mine")
    world.run("ask", "--kb", base, "--conversation", talk, "Which persons are there?")
    kept = [part for part in world.folder.rglob("*") if part.is_file() and b"damaged, but mine" in part.read_bytes()]
    need(len(kept) >= 2, f"of two damaged files {len(kept)} are left")


def dies_while_answering(world):
    """A server that says half and goes: no half conversation."""
    base = world.base()
    talk = world.folder / "talk.json"
    good = world.server(chat([lambda body: verdict("There are 3 [1].", [{"source": 1}]) if "verdict" in body else decision(sql="SELECT count(*) FROM person")]))
    world.done("ask", "--kb", base, "--model", "openai:m", "--strategy", "sql", "--embedder", "none", "--conversation", talk, "How many?", env=good.env())
    before = talk.read_text()
    for kill in (0.02, 0.05, 0.1, 0.2):
        world.ask(base, good, "--conversation", talk, kill_after=kill)
        json.loads(talk.read_text())
    need(json.loads(before)["turns"][0] == json.loads(talk.read_text())["turns"][0], "the first turn has changed")
