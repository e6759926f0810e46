# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""Files of each kind that is read, in shapes that parsers written in C fear: long, deep, wide, cut off, packed, no text at all.
An import reads them with the readers that the window's preview has, and more of them."""

import gzip
import itertools
import random
import shutil

from filecases import PREFIX, XML_HEAD, imported

MB = 1 << 20
LINES = {  # a whole file of each kind around what is put in
    "nt": ('<http://e/s> <http://e/p> "', '" .\n'), "ttl": (PREFIX + ':a :p "', '" .\n'), "n3": (PREFIX + ':a :p "', '" .\n'),
    "trig": (PREFIX + ':g { :a :p "', '" }\n'), "nq": ('<http://e/s> <http://e/p> "', '" <http://e/g> .\n'), "nquads": ('<http://e/s> <http://e/p> "', '" .\n'),
    "rdf": (XML_HEAD + '<e:A><e:p>', "</e:p></e:A></rdf:RDF>"), "owl": (XML_HEAD + '<e:A><e:p>', "</e:p></e:A></rdf:RDF>"),
    "xml": (XML_HEAD + '<e:A e:p="', '"/></rdf:RDF>'), "txt": ("", "\n"), "md": ("# A\n\n", "\n"), "html": ("<html><body><p>", "</p></body></html>"),
    "jsonld": ('{"@id": "', '"}'), "csv": ("a,b\n", "\n")}
KINDS = [*LINES, *(f"{kind}.gz" for kind in ("nt", "ttl", "trig", "nq", "rdf", "owl"))]
FILLS = {
    "long": b"x" * (8 * MB), "no UTF-8": b"\xff\xc3\xed\xa0\x80\xf8" * 50_000, "zeros": bytes(MB), "noise": random.Random(18).randbytes(MB),
    "brackets": b"[({<" * 100_000, "quotes": b"\"'\\" * 200_000, "ampersands": b"&#x1;&amp;&#99999999;&x" * 50_000, "escapes": b"\\uD800\\U0011FFFF\\u" * 50_000,
    "lines": b"\r\n\n\r" * 250_000, "wide letters": "\U0001f468\u200d\u0301\u202e".encode() * 80_000}


def packed(kind, content):
    return gzip.compress(content, 1) if kind.endswith(".gz") else content


def every_kind(filling):
    """The same in the middle of a file of each of 20 kinds, and as the file itself."""
    def case(world):
        for kind in KINDS:
            before, behind = LINES[kind.removesuffix(".gz")]
            for content in (before.encode() + FILLS[filling] + behind.encode(), FILLS[filling]):
                imported(world, f"x.{kind}", packed(kind, content), "--on-error", "skip", limit=30)
                shutil.rmtree(world.folder / "new.kb", ignore_errors=True)
    return case


def cut_off(world):
    """A file of each kind that ends in the middle, packed or not."""
    for kind in KINDS:
        before, behind = LINES[kind.removesuffix(".gz")]
        whole = packed(kind, (before + "x" * 5_000 + behind).encode())
        for content in (whole[:len(whole) // 2], whole[:-1], whole[:1], whole + whole[:7], whole * 2):
            imported(world, f"x.{kind}", content, "--on-error", "skip", limit=30)
            shutil.rmtree(world.folder / "new.kb", ignore_errors=True)


def shapes(name, contents, limit=30):
    def case(world):
        for content in contents():
            imported(world, name, content, "--on-error", "skip", limit=limit)
            shutil.rmtree(world.folder / "new.kb", ignore_errors=True)
    return case


def turtle():
    yield [f"@prefix p{n}: <http://example.org/{'x' * 1_000}{n}/> .\n" for n in range(20_000)] + ["p1:a p2:b p3:c ."]
    yield f"@prefix {'p' * 4 * MB}: <http://example.org/> .\n{'p' * 4 * MB}:a {'p' * 4 * MB}:b 1 ."
    yield ["@base <http://example.org/> .\n"] + [f"@base <{'a/' * 50}../{n}/> .\n" for n in range(2_000)] + ["<a> <b> <c> ."]
    yield "<http://e/" + "x" * 8 * MB + "> <http://e/p> <http://e/o> ."
    yield "<http://e/" + "../" * MB + "> <http://e/p> <" + "../" * MB + "a> ."
    yield PREFIX + ":a :p " + "9" * 4 * MB + ", " + "1" * MB + "." + "1" * MB + "e" + "9" * 1_000 + " ."
    yield PREFIX + ':a :p "x"@' + "a-" * 2 * MB + "b ."
    yield PREFIX + ':a :p "x"^^<http://e/' + "x" * 4 * MB + "> ."
    yield PREFIX + ":a :p " + "1, " * MB + "1 ."
    yield PREFIX + ":a :p 1 " + "; " * 4 * MB + "."
    yield [PREFIX + ":a :p ("] + [f" [ :q {n} ]" for n in range(20_000)] + [") ."]
    yield PREFIX + ':a :p """' + '""\\"' * MB + '""" .'
    yield PREFIX + "#" * 8 * MB + "\n" + "# a comment\n" * 300_000 + ":a :b :c ."
    yield [PREFIX] + [f':a{n} :p "{"9" * 2_000}"^^<http://www.w3.org/2001/XMLSchema#decimal>, "{n}9999999-13-40T25:61:61"^^<http://www.w3.org/2001/XMLSchema#dateTime> .\n'
                      for n in range(1_000)]
    yield [PREFIX] + [f":a :p{n} {n} .\n" for n in range(5_000)]
    yield [PREFIX] + [f":a{n} a :C{n} .\n" for n in range(1_000)]


def rdf_xml():
    yield XML_HEAD + "<e:A " + " ".join(f'e:a{n}="x"' for n in range(60_000)) + "/></rdf:RDF>"
    yield "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' " + " ".join(f"xmlns:n{n}='http://e/{n}'" for n in range(60_000)) + "><n1:A/></rdf:RDF>"
    yield XML_HEAD + "<e:A><e:p><![CDATA[" + "]]" * 4 * MB + "]]></e:p></e:A></rdf:RDF>"
    yield XML_HEAD + "<!--" + "-" * 8 * MB + "></rdf:RDF>"
    yield XML_HEAD + "<?x " + "?" * 8 * MB
    yield "<!DOCTYPE r [" + "".join(f'<!ENTITY e{n} "x">' for n in range(100_000)) + "]>" + XML_HEAD + "<e:A><e:p>&e1;</e:p></e:A></rdf:RDF>"
    yield "<!DOCTYPE r [" + "<!ELEMENT a (" + "(" * 500_000
    yield XML_HEAD + '<e:A xml:lang="' + "a-" * 2 * MB + 'b" xml:base="http://e/' + "../" * MB + '"><e:p>x</e:p></e:A></rdf:RDF>'
    yield XML_HEAD + "<rdf:Seq>" + "<rdf:li>x</rdf:li>" * 5_000 + "</rdf:Seq></rdf:RDF>"
    yield XML_HEAD + '<e:A><e:p rdf:parseType="Literal">' + "<b>" * 900 + "x" * 4 * MB + "</b>" * 900 + "</e:p></e:A></rdf:RDF>"
    yield XML_HEAD + '<e:A><e:p rdf:parseType="Collection">' + "<e:B/>" * 50_000 + "</e:p></e:A></rdf:RDF>"
    yield XML_HEAD + "<" + "e" * 4 * MB + ":A/></rdf:RDF>"
    yield "<?xml version='1.0' encoding='UTF-7'?>" + XML_HEAD + "<e:A/></rdf:RDF>"
    yield XML_HEAD + '<e:A rdf:ID="x"/>' * 50_000 + "</rdf:RDF>"


def markdown():
    yield ">" * 200_000 + " x"
    yield "".join("  " * n + "- x\n" for n in range(1_500))
    yield "[" * 200_000 + "x" + "](y)" * 50_000
    yield "*_" * 200_000 + "x" + "_*" * 100_000
    yield "".join("`" * n + " " for n in range(1, 2_500))
    yield "<" * 500_000 + "a " * 100_000
    yield "".join(f"[x{n}]: <y> 'z'\n" for n in range(100_000)) + "[x1] " * 100_000
    yield "![" * 200_000 + "<!--" * 100_000 + "&#x" * 100_000
    yield "#" * 500_000 + "\n" + "# a\n" * 200_000 + "=\n" * 100_000
    yield "a\n" * 500_000 + "|-\n" * 100_000
    yield "\t" * MB + "x\n" + "1) " * 300_000


def html():
    yield "<div>" * 200_000 + "x"
    yield "<table><tr><td>" * 50_000 + "x"
    yield "<p " + " ".join(f"a{n}='x'" for n in range(200_000)) + ">x"
    yield "<!--" * 500_000 + "<script>" + "</scrip" * 500_000
    yield "&" * MB + "&lt;&#0;&#x110000;&nosuch;" * 100_000
    yield "<h1>x" * 200_000 + "</h2>" * 200_000
    yield "<a href='" + "x" * 8 * MB + "'>y</a>"
    yield "<table>" + "<tr><td colspan=99999999 rowspan=99999999>x" * 2_000
    yield "<ul><li>" * 100_000 + "<pre>" + "\n" * MB
    yield "<" + "x" * 4 * MB + "></" * MB
    yield "<svg><style><![CDATA[" * 50_000 + "<template>" * 50_000 + "<b><i>" * 100_000


def packed_parts(world, name, parts):
    """Written part by part: a command begins with the memory of whoever starts it, and would seem to have taken that."""
    with gzip.open(world.folder / name, "wb", 1) as stream:
        for part in parts:
            stream.write(part)
    return world.folder / name


def bombs(world):
    """Packed files that grow: of each format, in many parts, packed twice, with a head or a length that lies."""
    line = b'<http://e/s> <http://e/p> "' + b"x" * 1_000 + b'" .\n'
    grown = {"nt": (line * 1_000, b""), "ttl": (b"#" * MB, b""), "trig": (b" " * MB, PREFIX.encode()), "nq": (b"\n" * MB, b""), "rdf": (b" " * MB, XML_HEAD.encode()),
             "owl": (b"x" * MB, XML_HEAD.encode() + b"<!--")}
    for kind, (part, head) in grown.items():
        path = packed_parts(world, f"x.{kind}.gz", itertools.chain([head], itertools.repeat(part, 500)))
        world.run("import", path, "--kb", world.folder / "new.kb", "--on-error", "skip", limit=60)
        shutil.rmtree(world.folder / "new.kb", ignore_errors=True)
    small = gzip.compress(line, 1)
    for content in (small * 20_000, gzip.compress(gzip.compress(line * 1_000)), small[:-4] + b"\xff\xff\xff\x7f", small[:3] + b"\x1e" + small[4:], b"\x1f\x8b" * 500_000):
        imported(world, "x.nt.gz", content, "--on-error", "skip", limit=30)
        shutil.rmtree(world.folder / "new.kb", ignore_errors=True)
