#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""rederive.py CLI DATA [--only GRAPH] [--missing] [--work DIR]: how much of the tables that graphs were made from is found again.

DATA holds a folder for each graph, with data.ttl, vocab.ttl and schema.sql. Each is imported, and the induced schema (schema.json) with its
rows (database.db) is compared with schema.sql. A line a graph, found/wanted; then the sums.

What is wanted
  tables   every table.
  columns  every column. Not if no row has a value in it: no triple tells of it.
  keys     every primary key. Not if two rows have the same value (the rows deny it), nor if no row has one.
  links    every foreign key. Not if none of its values leads to a row: then the graph has texts or numbers, and no link.
What is found
  Names are compared without case, underscores and blanks: the original's, the graph's (local name or label), and either without a final "id".
  tables   a visible table or view of that name with one row for each of the original's rows. A join table (nothing but two links) may
           have become a link table with a row for each pair.
  columns  a visible column of that name in the table or view of the class, or in one of values or links that hangs on it, of the same
           family: NUMBER is INTEGER or REAL; TEXT and TIME are TEXT. If the rows deny what is declared (words in a NUMBER, nothing but
           numbers in a TEXT), either will do. The column of a link leads somewhere. The induced primary key counts as the original's
           column only if it has its values, as numbers or as text: 'film/1' is not 1.
  keys     a primary key, or a column told to be unique and never NULL, in the table of the class, that has the original's name and values.
  links    a column in the table of the class that leads to the table of the other class (whatever its name), a link table between both,
           or a column of the other table that leads back with the same property.
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

from originals import bare, local, originals

KINDS = ("tables", "columns", "keys", "links")
NUMBER = re.compile(r"[+-]?\d+(\.\d+)?([eE][+-]?\d+)?")


class Induced:
    """A base's schema.json and database.db."""

    def __init__(self, base):
        self.tables = {t["name"]: t for t in json.loads((base / "schema.json").read_text(encoding="utf-8"))["tables"]}
        self.database = sqlite3.connect(f"file:{base / 'database.db'}?mode=ro", uri=True)

    def of_class(self, iri):
        """The visible table or view with the things of a class; its hidden parts if there is none; else None."""
        found = [t for t in self.tables.values() if t["class"] == iri and t["kind"] in ("entity", "view")]
        return min(found, key=lambda t: t["hidden"], default=None)

    def side(self, table, kinds):
        """Tables of links or values of a table's rows: their first column leads to it."""
        return [t for t in self.tables.values() if t["kind"] in kinds and leads(t["columns"][0], self, table)]

    def values(self, table, column):
        return [v for v, in self.database.execute(f'SELECT "{column}" FROM "{table}" WHERE "{column}" IS NOT NULL')]

    def names(self, target):
        """A table, the views it is part of, and the tables that a view is made of."""
        views = {t["name"] for t in self.tables.values() if target["name"] in t["from"]}
        return {target["name"], *views, *target["from"]}


def names(original, iri, label):
    forms = {bare(original), bare(local(iri)), bare(label)} - {""}
    return forms | {re.sub("id$", "", form) for form in forms if form != "id"}


def plain(value):
    text = str(value)
    return f"{float(text):g}" if NUMBER.fullmatch(text) else text.strip()


def is_join(table):
    carried = [c for c in table.columns if c.property]
    return len(carried) == 2 and all(c.name in table.links for c in carried)


def leads(column, induced, target):
    return column["role"] == "foreign_key" and bool({column["references"], column["target"]} & induced.names(target))


def carried_link(table, name):
    return any(link for *_, link in table.column(name).cells)


class Comparison:
    def __init__(self, tables, induced):
        self.tables, self.induced = tables, induced
        self.wanted, self.found, self.missing = collections.Counter(), collections.Counter(), []
        self.used = {}  # original table: induced
        for table in tables:
            self.used[table.name] = induced.of_class(table.class_)
        for table in tables:
            self.say("tables", table.name, self.table(table))
            for column in table.columns:
                if column.property:
                    self.say("columns", f"{table.name}.{column.name}", self.column(table, column))
            if self.has_key(table):
                self.say("keys", f"{table.name}.{table.key}", self.key(table))
            for name, (target, _) in table.links.items():
                if carried_link(table, name):
                    self.say("links", f"{table.name}.{name} to {target}", self.link(table, name, target))

    def say(self, kind, what, cause):
        """A cause tells why it is not found."""
        self.wanted[kind] += 1
        if cause:
            self.missing.append((kind, what, *cause))
        else:
            self.found[kind] += 1

    def table(self, table):
        wanted = names(table.name, table.class_, table.label)
        own = self.used[table.name]
        if own is None or own["hidden"]:
            pairs = [t for t in self.induced.tables.values() if t["kind"] == "link" and bare(t["name"]) in wanted]
            if is_join(table) and pairs:
                return None
            return ("no table of its own", self.instead(table))
        if bare(own["name"]) not in wanted:
            return ("table under another name", own["name"])
        if own["rows"] != len(table.rows):
            return ("other number of rows", f"{own['rows']} for {len(table.rows)}")
        return None

    def instead(self, table):
        """Where the columns of a table stand that is not one."""
        properties = {c.property for c in table.columns} - {""}
        places = collections.Counter(t["name"] for t in self.induced.tables.values() for c in t["columns"] if c["predicate"] in properties)
        return ", ".join(f"{count} columns in {name}" for name, count in places.most_common(2))

    def column(self, table, column):
        own = self.used[table.name]
        if own is None:
            return ("its table is missing", "")
        wanted = names(column.name, column.property, column.label)
        places = [own, *self.induced.side(own, ("values", "link"))]
        named = [(t, c) for t in places for c in t["columns"] if not c["hidden"] and not t["hidden"]
                 and bare(c["name"]) in wanted and self.holds(t, c, column)]
        if any(self.same_family(table, column, c) for _, c in named):
            return None
        if named:
            return self.other_family(column, named[0][1])
        return self.renamed(column, places)

    def holds(self, table, induced, column):
        return self.same_values(table, induced, column) if induced["role"] == "key" else induced["predicate"] == column.property

    def same_values(self, table, induced, column):
        return {plain(v) for v in self.induced.values(table["name"], induced["name"])} == {plain(v) for _, v, _ in column.cells}

    def same_family(self, table, column, induced):
        if column.name in table.links and carried_link(table, column.name):
            return induced["role"] == "foreign_key"
        if column.family == "OTHERS" or induced["role"] == "key":
            return True
        denied = self.are_numbers(column) != (column.family == "NUMBER")
        return denied or (induced["type"] in ("INTEGER", "REAL")) == (column.family == "NUMBER")

    @staticmethod
    def are_numbers(column):
        return all(NUMBER.fullmatch(value) for _, value, _ in column.cells)

    def other_family(self, column, induced):
        if induced["role"] == "foreign_key":
            return ("literal became a link", induced["name"])
        if induced["type"] != "TEXT":
            return ("text became a number", f"{induced['type']}, {said(induced)}")
        return ("number became text", said(induced))

    @staticmethod
    def renamed(column, places):
        same = [(t, c) for t in places for c in t["columns"] if c["predicate"] == column.property]
        seen = [c["name"] for t, c in same if not c["hidden"] and not t["hidden"]]
        if not same:
            return ("no column at all", local(column.property))
        if not seen:
            return ("only in a hidden column", ", ".join(c["name"] for _, c in same))
        if any(bare(re.sub(r"_\d+$", "", name)) in names(column.name, column.property, column.label) for name in seen):
            return ("a number behind its name", ", ".join(seen))
        return ("column under another name", ", ".join(seen))

    @staticmethod
    def has_key(table):
        if not table.key:
            return False
        cells = [value for _, value, _ in table.column(table.key).cells]
        return bool(cells) and len(set(cells)) == len(cells) == len(table.rows)

    def key(self, table):
        own, column = self.used[table.name], table.column(table.key)
        if own is None:
            return ("its table is missing", "")
        wanted = names(column.name, column.property, column.label)
        named = [c for c in own["columns"] if not c["hidden"] and bare(c["name"]) in wanted]
        if not named:
            return self.renamed(column, [own])
        keys = [c for c in named if c["role"] == "key" or (c["unique"] and not c["nulls"])]
        if not keys:
            return ("key is not told to be unique", named[0]["name"])
        for found in keys:
            if found["role"] == "foreign_key":
                return None  # its rows are those of the link, compared there
            if self.same_values(own, found, column):
                return None
        return ("key has other values than the original's", str(self.induced.values(own["name"], keys[0]["name"])[:2]))

    def link(self, table, name, target):
        own, other = self.used[table.name], self.used[target]
        if own is None or other is None:
            pairs = [t for t in self.induced.tables.values() if other and t["kind"] == "link"
                     and bare(t["name"]) in names(table.name, table.class_, table.label)]
            if any(leads(c, self.induced, other) for t in pairs for c in t["columns"]):
                return None
            return ("its table is missing", "")
        prop = table.column(name).property
        if any(leads(c, self.induced, other) and c["predicate"] == prop for c in own["columns"]):
            return None
        between = [t for t in self.induced.side(own, ("link",)) if prop in (t["predicate"], *(c["predicate"] for c in t["columns"]))]
        if any(leads(c, self.induced, other) for t in between for c in t["columns"]):
            return None
        if any(leads(c, self.induced, own) and c["predicate"] == prop for c in other["columns"]):
            return None
        there = [c for t in (own, *between) for c in t["columns"] if c["predicate"] == prop]
        if not there:
            return ("no column at all", local(prop))
        return ("leads elsewhere", ", ".join(f"{c['name']} to {c['references'] or 'nothing'} {c['target']}" for c in there))

    def invented(self):
        """Visible tables, and columns of the found ones, that no original has; without keys, labels, types and side tables."""
        classes = {table.class_ for table in self.tables}
        visible = [t for t in self.induced.tables.values() if not t["hidden"] and t["kind"] in ("entity", "view", "link", "values")]
        tables = [t["name"] for t in visible if t["class"] not in classes]
        wanted = {table.class_: {c.property for c in table.columns} for table in self.tables}
        columns = [f"{t['name']}.{c['name']}" for t in visible if t["class"] in classes for c in t["columns"]
                   if not c["hidden"] and c["role"] not in ("key", "label", "type") and c["predicate"] not in wanted[t["class"]]]
        return tables, columns


def said(column):
    rule = column.get("rule") or ""
    return rule if isinstance(rule, str) else json.dumps(rule)


def imported(cli, folder, base):
    done = subprocess.run([cli, "import", folder / "data.ttl", folder / "vocab.ttl", "--kb", base, "--replace", "--embedder", "none", "--json"],
                          capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{folder.name}: {done.stderr.strip().splitlines()[-1]}")
    return Induced(base)


def percent(found, wanted):
    return f"{100 * found / wanted:.1f} %" if wanted else "-"


def print_sums(found, wanted, missing, invented):
    print()
    for kind in KINDS:
        print(f"{kind:8} {found[kind]:5} of {wanted[kind]:5}  {percent(found[kind], wanted[kind])}")
    print(f"{'all':8} {found.total():5} of {wanted.total():5}  {percent(found.total(), wanted.total())}")
    print(f"beside them: {invented[0]} tables and {invented[1]} columns that no original has")
    print("\nnot found, by cause")
    for (cause, kind), count in collections.Counter((m[3], m[1]) for m in missing).most_common():
        print(f"{count:5}  {kind:8} {cause}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cli", metavar="CLI", help="tripletalk-cli")
    parser.add_argument("data", metavar="DATA", type=pathlib.Path)
    parser.add_argument("--only", metavar="GRAPH")
    parser.add_argument("--missing", action="store_true", help="tell each thing that is not found, with its cause")
    parser.add_argument("--work", metavar="DIR", type=pathlib.Path, help="where the bases are made, and stay")
    given = parser.parse_args()
    folders = sorted(f for f in given.data.iterdir() if (f / "schema.sql").is_file() and given.only in (None, f.name))
    found, wanted, missing, invented = collections.Counter(), collections.Counter(), [], [0, 0]
    print(f"{'':30}", *(f"{kind:>9}" for kind in KINDS))
    with tempfile.TemporaryDirectory() as temporary:
        for folder in folders:
            base = (given.work or pathlib.Path(temporary)) / f"{folder.name}.kb"
            compared = Comparison(originals(folder), imported(given.cli, folder, base))
            print(f"{folder.name:30}", *(f"{compared.found[kind]:4}/{compared.wanted[kind]:<4}" for kind in KINDS), flush=True)
            extra = compared.invented()
            if given.missing:
                for kind, what, cause, detail in compared.missing:
                    print(f"    {kind:8} {what}: {cause}{': ' if detail else ''}{detail}")
                for name in extra[0] + extra[1]:
                    print(f"    no original has {name}")
            found, wanted = found + compared.found, wanted + compared.wanted
            missing += [(folder.name, *m) for m in compared.missing]
            invented = [invented[0] + len(extra[0]), invented[1] + len(extra[1])]
    print_sums(found, wanted, missing, invented)


if __name__ == "__main__":
    main()
