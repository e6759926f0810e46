# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""The nine real graphs as triples, read apart from the program: N-Triples and N-Quads here, Turtle by serdi; only RDF/XML is told by the base."""
import gzip
import re
import subprocess

RDF_TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type"
SUB_CLASS = "http://www.w3.org/2000/01/rdf-schema#subClassOf"
LINE = re.compile(r'(<[^>]*>|_:\S+)\s+<([^>]*)>\s+(<[^>]*>|_:\S+|"(?:[^"\\]|\\.)*"(?:@[\w-]+|\^\^<[^>]*>)?)\s*(<[^>]*>|_:\S+)?\s*\.\s*(#.*)?$')
LITERAL = re.compile(r'"(.*)"(?:@([\w-]+)|\^\^<([^>]*)>)?$', re.S)

GRAPHS = {  # name: files
    "soda_brick": ["soda_brick.ttl.gz"],
    "UAT": ["UAT.rdf.gz"],
    "EDAM": ["EDAM.owl.gz"],
    "qudt": ["qudt-units.ttl.gz", "qudt-qk.ttl.gz", "qudt-schema.ttl.gz"],
    "schemaorg": ["schemaorg.nq.gz"],
    "nwbib-spatial": ["nwbib-spatial.ttl.gz"],
    "dcatap-shacl": ["dcatap-shacl.ttl.gz"],
    "music": ["music.ttl.gz", "music_schema.ttl.gz"],
    "pleiades": ["pl-authors.ttl.gz", "pl-errata.ttl.gz", "pl-place-types.ttl.gz", "pl-time-periods.ttl.gz"],
}


def plain(term):
    """An IRI without its brackets; a blank node as it is; a literal as (text, language, datatype)."""
    if not term.startswith('"'):
        return term.strip("<>")
    text, language, datatype = LITERAL.match(term).groups()
    return unescaped(text), language or "", datatype or ""


def unescaped(text):
    plain_ones = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f"}
    return re.sub(r"\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(.))",
                  lambda m: plain_ones.get(m[3], m[3]) if m[3] else chr(int(m[1] or m[2], 16)), text)


def parsed(lines):
    for number, line in enumerate(lines, 1):
        if line.strip() and not line.startswith("#"):
            found = LINE.match(line)
            if not found:
                raise ValueError(f"line {number} is no triple: {line[:80]}")
            yield plain(found[1]), found[2], plain(found[3])


def triples(folder, name, cli=None, base=None):
    """The set of a graph's triples. Blank nodes of different files stay apart."""
    found = set()
    for number, file in enumerate(GRAPHS[name]):
        with gzip.open(folder / file) as opened:
            content = opened.read()
        if file.endswith(".ttl.gz"):
            content = subprocess.run(["serdi", "-i", "turtle", "-o", "ntriples", "-p", f"f{number}", "-"], input=content,
                                     capture_output=True, check=True).stdout
        elif not file.endswith(".nq.gz"):
            content = subprocess.run([cli, "sparql", "--kb", base, "--format", "nt", "--rows", "100000000", "--limit-time", "600",
                                      "CONSTRUCT { ?s ?p ?o } WHERE { ?s ?p ?o }"], capture_output=True, check=True).stdout
        found.update(parsed(content.decode("utf-8").split("\n")))
    return found


def instances(graph):
    """Class: the things whose type it is, or a sub-class of it."""
    above, direct = {}, {}
    for s, p, o in graph:
        if p == SUB_CLASS:
            above.setdefault(s, set()).add(o)
        elif p == RDF_TYPE:
            direct.setdefault(o, set()).add(s)
    everything = {}
    for class_, things in direct.items():
        reached, waiting = set(), [class_]
        while waiting:
            one = waiting.pop()
            if one not in reached:
                reached.add(one)
                everything.setdefault(one, set()).update(things)
                waiting += above.get(one, ())
    return everything, direct
