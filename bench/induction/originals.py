# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""The tables that a graph was made from (schema.sql), and what of them its triples carry (data.ttl, vocab.ttl).

The graphs were written by one program: each table is a class, in the order of the file; each row a node; each cell a triple, in the order of
the columns; a foreign key whose row exists is a link. The names of classes and properties are words ("Ref_Locations": s:ReferenceLocations,
"enr": s:enrollment), so columns and properties are paired by their order, and by likeness only where columns had no values at all.
"""
import collections
import dataclasses
import difflib
import re

RDF_TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type"
LABEL = "http://www.w3.org/2000/01/rdf-schema#label"
TOKEN = re.compile(r'<([^>]*)>|"((?:[^"\\]|\\.)*)"(?:@[\w-]+|\^\^[\w:]+)?|([^\s"<>;]*:[^\s;]*|a)(?=\s)|([;.,])(?=\s|$)|(@prefix)', re.S)


@dataclasses.dataclass
class Column:
    name: str
    family: str                # NUMBER, TEXT, TIME, OTHERS
    property: str = ""         # IRI; empty: no row has a value
    label: str = ""
    cells: list = dataclasses.field(default_factory=list)  # (row, value, whether it is a link)


@dataclasses.dataclass
class Table:
    name: str
    columns: list
    key: str                   # name of the column; empty if none is declared
    links: dict                # column: (table, column) that it refers to
    class_: str = ""           # IRI
    label: str = ""
    rows: list = dataclasses.field(default_factory=list)

    def column(self, name):
        return next(c for c in self.columns if c.name == name)


def turtle(text):
    """Triples (subject, predicate, object, whether the object is an IRI) of Turtle without blank nodes, lists and long texts."""
    prefixes, terms = {}, []
    tokens = TOKEN.finditer(text)
    for token in tokens:
        iri, literal, short, mark, prefix = token.groups()
        if prefix:
            name, target = next(tokens)[3], next(tokens)[1]
            prefixes[name[:-1]] = target
            next(tokens)
        elif mark:
            yield from [(*terms[:2], *terms[2])] if len(terms) == 3 else []
            terms = {";": terms[:1], ",": terms[:2], ".": []}[mark]
        else:
            if short:
                space, _, local = short.partition(":")
                iri = RDF_TYPE if short == "a" else prefixes[space] + local
            terms.append(((unescaped(literal), False) if iri is None else (iri, True)) if len(terms) == 2 else iri)


def unescaped(literal):
    plain = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f"}
    return re.sub(r"\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(.))",
                  lambda m: plain.get(m[3], m[3]) if m[3] else chr(int(m[1] or m[2], 16)), literal)


def declared(sql):
    """The tables of schema.sql. A link declared twice is one."""
    tables = []
    for name, body in re.findall(r'CREATE TABLE "(.*?)" \((.*?)\n\);', sql, re.S):
        columns = [Column(*found) for found in re.findall(r'^    "(.*?)" ([A-Z]+),?$', body, re.M)]
        key = re.search(r'PRIMARY KEY \("(.*?)"\)', body)
        links = {column: target for column, *target in
                 re.findall(r'FOREIGN KEY \("(.*?)"\) REFERENCES "(.*?)" \("(.*?)"\)', body)}
        tables.append(Table(name, columns, key[1] if key else "", links))
    return tables


def bare(name):
    return re.sub(r"[\W_]", "", name.casefold())


def local(iri):
    return re.split(r"[/#]", iri)[-1]


def ordered(sequences):
    """All that stands in the sequences, each before what follows it in any of them."""
    after = collections.defaultdict(set)
    for sequence in sequences:
        for item in sequence:
            after.setdefault(item, set())
        for one, other in zip(sequence, sequence[1:]):
            after[other].add(one)
    result = []
    while len(result) < len(after):
        result.append(next(item for item in after if item not in result and after[item] <= set(result)))
    return result


def paired(columns, properties):
    """(column, property) in the order of both that are likest in sum; some columns are left over."""
    likeness = {(c.name, p): difflib.SequenceMatcher(None, bare(c.name), bare(local(p))).ratio() + (bare(c.name) == bare(local(p)))
                for c in columns for p in properties}
    best = {(i, 0): (0, []) for i in range(len(columns) + 1)}
    for j, prop in enumerate(properties, 1):
        for i, column in enumerate(columns, 1):
            with_, without = best.get((i - 1, j - 1)), best.get((i - 1, j))
            taken = with_ and (with_[0] + likeness[column.name, prop], with_[1] + [(column, prop)])
            best[i, j] = max((option for option in (taken, without) if option), key=lambda option: option[0], default=None)
    return best[len(columns), len(properties)][1]


def originals(folder):
    """The tables of a graph's folder, with what the graph carries of them."""
    tables = declared((folder / "schema.sql").read_text(encoding="utf-8"))
    vocabulary = list(turtle((folder / "vocab.ttl").read_text(encoding="utf-8")))
    labels = {s: o for s, p, o, _ in vocabulary if p == LABEL}
    classes = [s for s, p, o, _ in vocabulary if p == RDF_TYPE and local(o) == "Class"]
    if len(classes) != len(tables):
        raise ValueError(f"{folder.name}: {len(classes)} classes of {len(tables)} tables")
    facts = collections.defaultdict(list)
    for subject, *fact in turtle((folder / "data.ttl").read_text(encoding="utf-8")):
        facts[subject].append(fact)
    by_class = dict(zip(classes, tables))
    for subject, told in facts.items():
        by_class[next(o for p, o, _ in told if p == RDF_TYPE)].rows.append(subject)
    for class_, table in by_class.items():
        table.class_, table.label = class_, labels.get(class_, "")
        cells = {row: [fact for fact in facts[row] if fact[0] not in (RDF_TYPE, LABEL)] for row in table.rows}
        for column, prop in paired(table.columns, ordered([[p for p, *_ in told] for told in cells.values()])):
            column.property, column.label = prop, labels.get(prop, "")
            column.cells = [(row, o, link) for row, told in cells.items() for p, o, link in told if p == prop]
    return tables
