#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""realgraphs.py CLI DATA [--only GRAPH] [--work DIR] [--details]: imports the nine real graphs and tells what the induced database is like.

A line a graph:
  triples, s, MB   read, the import's time and peak memory, as the report of the import has them
  tables           visible tables of things; views; all that is hidden; tables of links and of several values
  tokens           of the schema as a model sees it
  empty            visible columns that are NULL in every row
  _2               visible columns that have the name of another column of their table and a number
  half             visible columns that are NULL in a row although the graph has two values or more for its thing
  untrue           visible keys that are told to lead to the rows of a table or view, of which some lead elsewhere
  damaged          names with digits of what has no row, that do not stand in its IRI as they are ("OBI 0000293" for OBI_0000293)
  kept             the share of the triples that the report says are kept
  rows             tables and views of a class whose rows are as many as the class has things, of all such; counted from the triples
  classes          classes with things that can be counted: by their table or view, or by a column that tells the class; of all. Those of
                   OWL, RDFS and RDF count only where most things are of them: elsewhere they are the vocabulary
  unclassed        rows of the tables of no class, of the things that have none; fewer if such became columns of others
With --details each that is not as it should be. Needs serdi for Turtle.
"""
import argparse
import collections
import json
import pathlib
import re
import sqlite3
import subprocess
import sys
import tempfile
import urllib.parse

from ntriples import GRAPHS, RDF_TYPE, instances, triples

VOCABULARY = re.compile(r"^http://www\.w3\.org/(2002/07/owl|2000/01/rdf-schema|1999/02/22-rdf-syntax-ns)#")


class Base:
    def __init__(self, folder, report, schema):
        self.tables = json.loads((folder / "schema.json").read_text(encoding="utf-8"))["tables"]
        self.database = sqlite3.connect(f"file:{folder / 'database.db'}?mode=ro", uri=True)
        self.report, self.tokens = report, schema["tokens"]
        self.iris = dict(self.database.execute('SELECT "key", iri FROM entity'))
        names = self.database.execute("SELECT iri, name FROM class_name").fetchall() if self.has("class_name") else []
        self.class_names = dict(names)

    def has(self, table):
        return any(t["name"] == table for t in self.tables)

    def shown(self, *kinds):
        return [t for t in self.tables if t["kind"] in kinds and not t["hidden"]]

    def counted(self, table):
        return self.database.execute(f'SELECT count(*) FROM "{table["name"]}"').fetchone()[0]


def columns(base):
    return [(t, c) for t in base.shown("entity", "view", "link", "values") for c in t["columns"] if not c["hidden"]]


def empty(base):
    return [f"{t['name']}.{c['name']}" for t, c in columns(base) if t["rows"] and not base.database.execute(
        f'SELECT count("{c["name"]}") FROM "{t["name"]}"').fetchone()[0]]


def numbered(base):
    every = columns(base)
    names = {(t["name"], c["name"]) for t, c in every}
    return [f"{t['name']}.{c['name']}" for t, c in every
            if re.search(r"_\d+$", c["name"]) and (t["name"], re.sub(r"_\d+$", "", c["name"])) in names]


def halves(base, graph):
    several = collections.defaultdict(collections.Counter)  # in one language
    for s, p, o in graph:
        several[p][s, o[1] if isinstance(o, tuple) else ""] += 1
    found = []
    for table, column in columns(base):
        key = next((c["name"] for c in table["columns"] if c["role"] == "key"), "")
        things = {s for (s, _), n in several.get(column["predicate"], {}).items() if n > 1}
        if not key or not things or column["role"] not in ("literal", "foreign_key"):
            continue
        without = base.database.execute(f'SELECT "{key}" FROM "{table["name"]}" WHERE "{column["name"]}" IS NULL')
        missed = sum(base.iris.get(k) in things for k, in without)
        if missed:
            found.append(f"{table['name']}.{column['name']}: NULL in {missed} rows that have several")
    return found


def untrue(base):
    keys = {t["name"]: c["name"] for t in base.tables for c in t["columns"] if c["role"] == "key"}
    found = []
    for table, column in columns(base):
        target = column["target"] or column["references"]
        if table["kind"] != "view" and column["role"] == "foreign_key" and target in keys:
            inside, every = base.database.execute(
                f'SELECT sum("{column["name"]}" IN (SELECT "{keys[target]}" FROM "{target}")), count("{column["name"]}") '
                f'FROM "{table["name"]}" WHERE "{column["name"]}" IS NOT NULL').fetchone()
            if (inside or 0) < every:
                found.append(f"{table['name']}.{column['name']}: {inside or 0} of {every} are rows of {target}")
    return found


def damaged(base):
    told = base.database.execute("SELECT name, iri FROM undescribed").fetchall() if base.has("undescribed") else []
    return [f"{name} for {iri}" for name, iri in told
            if re.search(r"\d", name) and urllib.parse.unquote(name) not in urllib.parse.unquote(iri)]


def homeless(base):
    """Tables that `entity` names and that are not there."""
    there = {t["name"] for t in base.tables}
    return [f"{count} rows of entity name the table {name}, which is not there" for name, count in
            base.database.execute('SELECT "table", count(*) FROM entity GROUP BY 1') if name not in there]


def wrong_rows(base, things):
    """Tables of a class, and those whose rows are not its things."""
    tables = [t for t in base.shown("entity", "view") if t["class"]]
    told = [(t["name"], base.counted(t), len(things.get(t["class"], ()))) for t in tables]
    return len(tables), [f"{name} has {rows} rows for {wanted} things" for name, rows, wanted in told if rows != wanted]


def lost_classes(base, direct, things):
    """Classes whose things cannot be counted by one visible table or column."""
    of_class = {t["class"]: base.counted(t) for t in base.shown("entity", "view")}
    by_column = collections.defaultdict(set)
    for table in base.shown("entity", "view", "values", "link"):
        for column in table["columns"]:
            if not column["hidden"] and (column["role"] == "type" or column["name"] in ("type", "kind")):
                for value, count in base.database.execute(f'SELECT "{column["name"]}", count(*) FROM "{table["name"]}" GROUP BY 1'):
                    by_column[value].add(count)
    lost = []
    for class_, members in sorted(direct.items()):
        name = base.class_names.get(class_, re.split(r"[/#]", class_)[-1])
        if len(things[class_]) != of_class.get(class_) and not by_column[name] & {len(members), len(things[class_])}:
            place = "its table has other rows" if class_ in of_class else "no table of its own, no column that tells it"
            lost.append(f"class {name}: {len(members)} things: {place}")
    return lost


def imported(cli, data, name, folder):
    def told(*arguments):
        done = subprocess.run([cli, *arguments, "--json"], capture_output=True, text=True, check=False)
        if done.returncode != 0:
            sys.exit(f"{name}: {done.stderr.strip().splitlines()[-1]}")
        return json.loads(done.stdout)
    report = told("import", *(data / file for file in GRAPHS[name]), "--kb", folder, "--replace", "--embedder", "none")
    return Base(folder, report, told("schema", "--kb", folder))


def measured(base, graph):
    things, direct = instances(graph)
    terms = set().union(*(members for c, members in direct.items() if VOCABULARY.match(c)))
    mostly_terms = 2 * len(terms) > len(set().union(*direct.values()))
    data = {c: members for c, members in direct.items() if mostly_terms or not VOCABULARY.match(c)}
    tables, wrong = wrong_rows(base, things)
    lost = lost_classes(base, data, things)
    unclassed = len({s for s, *_ in graph} - {s for s, p, _ in graph if p == RDF_TYPE})
    in_tables = sum(base.counted(t) for t in base.tables if t["kind"] == "entity" and not t["class"])
    coverage, found = base.report["coverage"], [empty(base), numbered(base), halves(base, graph), untrue(base), damaged(base)]
    kept = 100 * (coverage["triples"] - coverage["lost"]) / coverage["triples"]
    cells = [base.report["triples_stored"], f"{base.report['ms'] / 1000:.2f}", round(base.report["peak_rss_mb"]), len(base.shown("entity")),
             len(base.shown("view")), sum(t["hidden"] for t in base.tables), len(base.shown("link", "values")), base.tokens,
             *map(len, found), f"{kept:.1f}", f"{tables - len(wrong)}/{tables}", f"{len(data) - len(lost)}/{len(data)}", f"{in_tables}/{unclassed}"]
    if len(graph) != base.report["triples_stored"]:
        wrong.append(f"{base.report['triples_stored']} triples stored, {len(graph)} counted")
    named = [f"{what}: {name}" for what, names in zip(("empty", "numbered", "half", "untrue", "damaged"), found) for name in names]
    return cells, [*named, *homeless(base), *wrong, *lost]


HEADS = {"triples": 8, "s": 6, "MB": 4, "tables": 7, "views": 6, "hidden": 7, "links": 6, "tokens": 7, "empty": 6, "_2": 3, "half": 5, "untrue": 7, "damaged": 8,
         "kept": 6, "rows": 7, "classes": 8, "unclassed": 10}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cli", metavar="CLI", help="tripletalk-cli")
    parser.add_argument("data", metavar="DATA", type=pathlib.Path)
    parser.add_argument("--only", metavar="GRAPH")
    parser.add_argument("--work", metavar="DIR", type=pathlib.Path, help="where the bases are made, and stay")
    parser.add_argument("--details", action="store_true", help="tell what is not as it should be")
    given = parser.parse_args()
    print(f"{'':14}", *(f"{head:>{width}}" for head, width in HEADS.items()))
    with tempfile.TemporaryDirectory() as temporary:
        folders = {name: (given.work or pathlib.Path(temporary)) / f"{name}.kb" for name in GRAPHS if given.only in (None, name)}
        bases = {name: imported(given.cli, given.data, name, folder) for name, folder in folders.items()}
        for name, base in bases.items():  # after all imports: the memory of this process would be told as theirs
            cells, details = measured(base, triples(given.data, name, given.cli, folders[name]))
            print(f"{name:14}", *(f"{cell:>{width}}" for cell, width in zip(cells, HEADS.values())), flush=True)
            for detail in details if given.details else []:
                print(f"    {detail}")


if __name__ == "__main__":
    main()
