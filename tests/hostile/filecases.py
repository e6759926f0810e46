# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""Files, folders and packs from elsewhere."""

import gzip
import io
import os
import shutil
import struct
import tarfile

from world import GRAPH, copied, damaged, need

PREFIX = "@prefix : <http://example.org/> . @prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .\n"


def imported(world, name, content, *options, limit=20.0, **more):
    """Read or refused, and then in time; never half a base."""
    path = world.file(name, content)
    base = world.folder / "new.kb"
    result = world.run("import", path, "--kb", base, *options, limit=limit, **more)
    need((result.status == 0) == (base / "manifest.json").exists(), f"status {result.status}, and a base is there or not: {result.text()[-200:]}")
    return result


# ---- 5: text that is no text

BROKEN = ['"C:\\Ärger"', '"x"^ä', '"x"@ä', '"x"^^ä', "<ä\\>"]


def bad_escapes(world):
    for number, literal in enumerate(BROKEN):
        for how in ("stop", "skip", "repair"):
            text = PREFIX + f":a :p {literal} .\n:b rdfs:label \"Whole\" .\n"
            world.run("import", world.file("x.ttl", text), "--kb", world.folder / f"{number}{how}.kb", "--on-error", how, "--json")


def bad_directive(world):
    for how in ("stop", "skip", "repair"):
        world.run("import", world.file("x.ttl", "@bäse <x> .\n@ä .\n:a :b :c ."), "--kb", world.folder / f"{how}.kb", "--on-error", how)


def latin_names(world):
    good = world.file(b"gr\xe4ph.ttl", GRAPH)
    bad = world.file(b"b\xe4d.ttl", "this is no Turtle")
    note = world.file(b"n\xf6te.md", "# A note\n\nAnn is here.")
    world.run("import", bad, "--kb", world.folder / "bad.kb", "--json")
    world.run("import", bad, "--kb", world.folder / "bad.kb")
    world.done("import", good, note, "--kb", world.folder / "good.kb", "--json")
    world.done("info", "--kb", world.folder / "good.kb", "--json")
    world.done("documents", "--kb", world.folder / "good.kb", "list", "--json")
    world.run("import", good, "--kb", os.fsdecode(os.fsencode(world.folder) + b"/b\xe4se.kb"), "--json")
    world.run("info", "--kb", os.fsdecode(os.fsencode(world.folder) + b"/n\xf6.kb"), "--json")


def not_utf8(world):
    imported(world, "x.ttl", b'@prefix : <http://example.org/> .\n:a :p "\xff\xfe\xc3" . :b :p "\xed\xa0\x80" .\n', "--on-error", "skip", "--json")
    world.run("import", world.file("y.ttl", GRAPH.encode("utf-16")), "--kb", world.folder / "16.kb", "--json")
    world.run("import", world.file("z.nt", b"\0" * 100_000), "--kb", world.folder / "0.kb", "--json")
    world.run("import", world.file("e.ttl", b""), "--kb", world.folder / "e.kb", "--json")


# ---- 6: depth

def nested(opening, closing, depth, head=PREFIX + ":a :p ", tail=" .\n"):
    return [head, opening * depth, ":x", closing * depth, tail]


def deep(name, opening, closing, depth, **more):
    def case(world):
        for how in ("stop", "skip"):
            result = imported(world, name, nested(opening, closing, depth, **more), "--on-error", how)
            shutil.rmtree(world.folder / "new.kb", ignore_errors=True)
            need(how == "skip" or result.status == 1, "was read")
    return case


XML_HEAD = ('<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:e="http://example.org/">')
deep_xml = deep("x.rdf", "<e:A><e:p>", "</e:p></e:A>", 100_000, head=XML_HEAD, tail="</rdf:RDF>")


def xml_entities(world):
    """Entities that grow and files that are read into the graph."""
    secret = world.file("secret.txt", "TOPSECRET")
    laughs = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 12))
    head = f'<!DOCTYPE r [<!ENTITY l0 "ha">{laughs}<!ENTITY f SYSTEM "file://{secret}">]>'
    for entity in ("&l11;", "&f;"):
        imported(world, "x.rdf", head + XML_HEAD + f'<rdf:Description rdf:about="http://e/a"><e:p>{entity}</e:p></rdf:Description></rdf:RDF>',
                 "--on-error", "skip")
        shown = world.run("sparql", "--kb", world.folder / "new.kb", "SELECT * { ?s ?p ?o }").text()
        need("TOPSECRET" not in shown, "a file was read")
        shutil.rmtree(world.folder / "new.kb", ignore_errors=True)


# ---- 16 to 19: what grows while it is imported

def blank_node_bomb(predicates, levels):
    """Each level is reached by several predicates: all ways through are their power."""
    yield PREFIX + ":root a :Thing ; rdfs:label \"Root\" .\n"
    for level in range(levels):
        subject = ":root" if level == 0 else f"_:b{level}"
        for predicate in range(predicates):
            yield f"{subject} :p{predicate} _:b{level + 1} .\n"
    yield f"_:b{levels} :v \"leaf\" .\n"


def growing(name, make, *options, limit=30.0):
    def case(world):
        imported(world, name, make(), *options, limit=limit)
    return case


def colspan_html():
    cell = '<tr><td colspan=100 rowspan=100>x</td></tr>'
    yield "<html><body>"
    for _ in range(20):
        yield "<table>" + cell * 100 + "</table>"
    yield "</body></html>"


def markdown_table():
    yield "|" + "c|" * 1000 + "\n|" + "-|" * 1000 + "\n"
    for _ in range(20_000):
        yield "|x|\n"


def crlf_text():
    for number in range(100_000):
        yield f"Line {number} of a text that somebody wrote with another system; it has a hundred bytes a line, more or less.\r\n"


def class_chain(links, things=None):
    """Each class below the next; so many of them have a thing (all, if not said)."""
    yield PREFIX
    for number in range(links):
        yield f":C{number} rdfs:subClassOf :C{number + 1} .\n"
    for number in range(0, links, links // (things or links)):
        yield f':i{number} a :C{number} ; rdfs:label "I{number}" .\n'


def class_circle(links):
    yield from class_chain(links)
    yield f":C{links} rdfs:subClassOf :C0 .\n"


def interrupted_import(make, name="x.ttl"):
    """Ctrl+C ends it soon, wherever it is, and nothing is left; a base that was complete by then stays."""
    def case(world):
        path = world.file(name, make())
        for after in (0.05, 0.15, 0.3, 1.0, 2.5):
            result = world.run("import", path, "--kb", world.folder / "new.kb", limit=60, interrupt_after=after)
            need(result.status in (0, 130), f"ended with {result.status}")
            if result.status:
                left = [one.name for one in world.folder.iterdir() if ".kb" in one.name and one.is_dir() and not one.name.endswith(".lock")]
                if left == ["new.kb"]:
                    world.done("info", "--kb", world.folder / "new.kb")
                else:
                    need(not left, f"left {left}")
            shutil.rmtree(world.folder / "new.kb", ignore_errors=True)
    return case


def gzip_bomb(world):
    """A megabyte that is a gigabyte: a line without end."""
    path = world.folder / "x.nt.gz"
    with gzip.open(path, "wb", 6) as stream:
        for _ in range(1024):
            stream.write(b"a" * (1 << 20))
    for how in ("stop", "skip"):
        world.refused("import", path, "--kb", world.folder / f"{how}.kb", "--on-error", how, limit=30)


def huge_literal(world):
    imported(world, "x.nt", ["<http://e/s> <http://e/p> \"", *["0123456789abcdef" * 65536] * 64, "\" .\n"], limit=30)


def no_file(world):
    """A device without end, until it is interrupted, and a folder."""
    result = world.run("import", "/dev/zero", "--format", "nt", "--kb", world.folder / "d.kb", limit=30, interrupt_after=2)
    need(result.status in (1, 130), f"ended with {result.status}")
    world.refused("import", world.folder, "--format", "nt", "--kb", world.folder / "d.kb")


# ---- 7, 8, 9: packs and folders

def flat_index(base):
    return next((base / "dense").glob("*.faiss"))


def damaged_index(world):
    """Every number of the index's heads, other inner dimensions, an id too few; read and searched each time."""
    base = world.base()
    index = flat_index(base)
    whole = index.read_bytes()
    wrong = bytearray(whole)
    struct.pack_into("<i", wrong, 41, 32)
    variants = [bytes(wrong), whole[:-8], whole + whole, whole[:41] + whole[:41] + whole[41:], b"IxMp" * 40, b""]
    variants += [whole[:at] + bytes([byte]) + whole[at + 1:] for at in range(4, 82, 6) for byte in (0, 0x7f, 0xff)]
    for number, content in enumerate(variants):
        index.write_bytes(content)
        if number < 6:
            copy = world.folder / f"copy{number}.kb"
            world.run("unpack", world.pack_of(base), "--kb", copy)
            world.run("search", "--kb", copy, "Ann") if copy.exists() else None
        world.run("search", "--kb", base, "Ann")


LOOKS = (("info",), ("schema", "--ddl"), ("sql", "SELECT * FROM person"), ("sparql", "SELECT * { ?s ?p ?o }"),
         ("cypher", "MATCH (n) RETURN n"), ("search", "Ann"), ("passages",), ("ask", "How many persons are there?"),
         ("index", "--find", "Ann"), ("curate", "show"), ("examples", "list"), ("questions", "list"))


def looked_at(world, base):
    for command, *words in LOOKS:
        world.run(command, "--kb", base, *words)


def damaged_parts(world):
    """Each file of a base shortened, emptied, changed and made noise; packed, unpacked, and asked by every command."""
    base = world.base()
    parts = [part.relative_to(base) for part in base.rglob("*") if part.is_file() and not part.name.endswith(("-wal", "-shm"))]
    for number, part in enumerate(sorted(parts)):
        for seed in range(4):
            copy = copied(base, world.folder / "damaged.kb")
            for log in copy.glob("*-[ws][ah]*"):
                log.unlink()
            (copy / part).write_bytes(damaged((copy / part).read_bytes(), 4 * number + seed))
            looked_at(world, copy)
            world.run("unpack", world.pack_of(copy), "--kb", world.folder / "out.kb")
            shutil.rmtree(copy)
            shutil.rmtree(world.folder / "out.kb", ignore_errors=True)
    world.still_whole(base)


SHAPES = ("[1]", "null", '"x"', "7", "{}", "[]", '{"counts":[],"stages":7,"tables":{"a":1},"privacy":[],"version":2}', "[" * 100_000,
          '{"a":' * 50_000, '{"name":"\\ud800"}', "", "\xff")
JSON_FILES = ("manifest.json", "report.json", "schema.json", "curation.json", "graph-summary.json", "questions.jsonl", "questions-run.json",
              "lookup/index.json", "learned/model.json")


def odd_json(world):
    """Each JSON file of a base in shapes that nobody wrote."""
    base = world.base()
    for name in JSON_FILES:
        before = (base / name).read_bytes() if (base / name).exists() else None
        for shape in SHAPES:
            world.file(f"a.kb/{name}", shape.encode("latin-1"))
            for command, *words in LOOKS if name != "report.json" else (("info",), ("curate", "show"), ("curate", "export", world.folder / "c.json")):
                world.run(command, "--kb", base, *words)
        (base / name).unlink() if before is None else (base / name).write_bytes(before)
    world.still_whole(base)


def odd_arguments(world):
    """Files that commands take, in the same shapes."""
    base = world.base()
    for shape in SHAPES:
        path = world.file("odd.json", shape.encode("latin-1"))
        for words in (("curate", "diff", path), ("curate", "apply", path), ("examples", "import", path), ("questions", "import", path),
                      ("train", "--examples", path), ("corpus", "--examples", path), ("attribute", "--trace", path),
                      ("ask", "--reading", path, "Who?"), ("ask", "--conversation", path, "Who?"), ("eval", "--questions", path)):
            if path.read_bytes() != shape.encode("latin-1"):
                world.file("odd.json", shape.encode("latin-1"))
            world.run(words[0], "--kb", base, *words[1:])
    world.file("data/settings.json", "[" * 50_000)
    world.run("configurations", "list")
    world.still_whole(base)


def tar_of(world, members):
    """`members`: name, kind, content, and the size its head tells."""
    with open(world.folder / "evil.kb.tar", "wb") as stream:
        for name, kind, content, size in members:
            info = tarfile.TarInfo(name)
            info.type, info.size, info.linkname = kind, size if size is not None else len(content), "/etc/passwd"
            stream.write(info.tobuf(tarfile.USTAR_FORMAT) + content + b"\0" * (-len(content) % 512))
        stream.write(b"\0" * 1024)
    return world.folder / "evil.kb.tar"


def evil_packs(world):
    """Ways out of the folder, links, devices, a size of eight gigabytes, a name twice."""
    manifest = ("evil.kb/manifest.json", tarfile.REGTYPE, b"{}", None)
    names = ("evil.kb/../../evil.json", "/tmp/tripletalk-evil.json", "evil.kb/dense/../graph.db", "evil.kb/.x.json", "evil.kb/manifest.json/x.db",
             "evil.kb/x.sh", "evil.kb/manifest.json")
    packs = [[manifest, (name, tarfile.REGTYPE, b"x", None)] for name in names]
    packs += [[manifest, ("evil.kb/graph.db", kind, b"", None)] for kind in (tarfile.SYMTYPE, tarfile.LNKTYPE, tarfile.CHRTYPE, tarfile.FIFOTYPE)]
    packs += [[manifest, ("evil.kb/graph.db", tarfile.REGTYPE, b"x", (8 << 30) - 1)]]
    for members in packs:
        world.refused("unpack", tar_of(world, members), "--kb", world.folder / "out.kb")
        need(not (world.folder / "out.kb").exists(), "something was unpacked")
    need(not os.path.exists("/tmp/tripletalk-evil.json") and not (world.folder / "evil.json").exists(), "a file lies outside")


def pack_bomb(world):
    """Two megabytes that are two gigabytes."""
    info = tarfile.TarInfo("evil.kb/graph.db")
    info.size = 2 << 30
    with gzip.open(world.folder / "evil.kb.tar.gz", "wb", 6) as stream:
        stream.write(info.tobuf(tarfile.USTAR_FORMAT))
        for _ in range(2048):
            stream.write(b"\0" * (1 << 20))
    world.refused("unpack", world.folder / "evil.kb.tar.gz", "--kb", world.folder / "out.kb", limit=10)


def unreadable_folder(world):
    """A folder in a base that may not be read. Root may read all, so it asks as nobody."""
    base = world.base("data/bases/a.kb")
    pack = world.folder / "good.kb.tar.gz"
    world.done("pack", pack, "--kb", base)
    user = None
    (base / "locked").mkdir()
    if os.geteuid() == 0:
        user = 65534
        shutil.copy(world.cli, world.folder / "cli")
        world.cli = str(world.folder / "cli")
        os.chmod(world.folder, 0o777)
        for part in world.folder.rglob("*"):
            os.chown(part, user, -1)
    os.chmod(base / "locked", 0)
    world.run("info", "--kb", base, user=user)
    world.run("pack", world.folder / "again.kb.tar.gz", "--kb", base, user=user)
    world.done("unpack", pack, "--kb", world.folder / "data/bases/b.kb", user=user)
    os.chmod(base / "locked", 0o700)
