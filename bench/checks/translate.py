#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""translate.py CLI DATA WORK: the reference queries of graphs, over the tables that are induced from these.

DATA holds a folder for each graph, with data.ttl, vocab.ttl, schema.sql and queries.jsonl ({"question", "sql"} over the original tables).
Each is imported to WORK/GRAPH.kb, and WORK/GRAPH.jsonl gets a line {"question", "sql"} for each query of which every table and column is
found again in one visible table, with "damaged", a list of {"kind", "sql"}: the query with one mistake each. How many are translated is
printed. What the queries find is for bench_checks to judge.

Needs sqlglot (Python's registry), which reads the queries.
"""
import argparse
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "induction"))
from originals import originals  # noqa: E402
from rederive import Comparison, imported, names, bare  # noqa: E402

try:
    import sqlglot
    from damages import damaged
    from sqlglot import exp
    from sqlglot.optimizer.qualify import qualify
    from sqlglot.optimizer.scope import traverse_scope
except ImportError:
    sys.exit("translate.py needs sqlglot: pip install sqlglot")


class Untranslatable(Exception):
    pass


class Translator:
    def __init__(self, tables, induced):
        self.tables = {table.name.casefold(): table for table in tables}
        self.used = Comparison(tables, induced).used
        self.names = {own["name"]: [c["name"] for c in own["columns"] if not c["hidden"]] for own in self.used.values() if own}
        self.schema = {table.name: {column.name: "TEXT" for column in table.columns} for table in tables}

    def column(self, table, name):
        """The induced name of an original's column."""
        own = self.used[table.name]
        column = next((c for c in table.columns if c.name.casefold() == name.casefold()), None)
        if own is None or own["hidden"] or column is None:
            raise Untranslatable(f"{table.name}.{name}")
        visible = [c for c in own["columns"] if not c["hidden"]]
        found = [c for c in visible if column.property and c["predicate"] == column.property]
        if not found and column.name == table.key:
            found = [c for c in visible if c["role"] == "key"]
        wanted = names(column.name, column.property, column.label)
        best = next((c for c in found if bare(c["name"]) in wanted), found[0] if found else None)
        if best is None:
            raise Untranslatable(f"{table.name}.{name}")
        return best["name"]

    def join_by_keys(self, query):
        """A link holds keys: what it is compared with is the key, which the original's need not be."""
        owns = {t.alias_or_name: self.used[self.tables[t.name.casefold()].name] for t in query.find_all(exp.Table)}

        def said(column):
            own = owns.get(column.table)
            return own and next((c for c in own["columns"] if c["name"] == column.name), None)

        for equal in query.find_all(exp.EQ):
            for one, other in ((equal.this, equal.expression), (equal.expression, equal.this)):
                if not (isinstance(one, exp.Column) and isinstance(other, exp.Column)):
                    continue
                link, target = said(one), owns.get(other.table)
                key = target and next((c for c in target["columns"] if c["role"] == "key"), None)
                if link and key and link["role"] == "foreign_key" and said(other) and said(other)["role"] != "foreign_key":
                    other.set("this", exp.to_identifier(key["name"]))

    def translated(self, sql):
        query = qualify(sqlglot.parse_one(sql, read="sqlite"), schema=self.schema, dialect="sqlite", quote_identifiers=False,
                        validate_qualify_columns=True)
        for scope in traverse_scope(query):
            sources = {alias: source for alias, source in scope.sources.items() if isinstance(source, exp.Table)}
            for column in scope.columns:
                if source := sources.get(column.table):
                    column.set("this", exp.to_identifier(self.column(self.tables[source.name.casefold()], column.name)))
        self.join_by_keys(query)
        for table in list(query.find_all(exp.Table)):
            own = self.used[self.tables[table.name.casefold()].name]
            if own is None or own["hidden"]:
                raise Untranslatable(table.name)
            table.set("this", exp.to_identifier(own["name"]))
        return query


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cli", metavar="CLI", help="tripletalk-cli")
    parser.add_argument("data", metavar="DATA", type=pathlib.Path)
    parser.add_argument("work", metavar="WORK", type=pathlib.Path)
    parser.add_argument("--only", metavar="GRAPH")
    given = parser.parse_args()
    given.work.mkdir(parents=True, exist_ok=True)
    folders = sorted(f for f in given.data.iterdir() if (f / "queries.jsonl").is_file() and given.only in (None, f.name))
    sums = [0, 0]
    for folder in folders:
        translator = Translator(originals(folder), imported(given.cli, folder, given.work / f"{folder.name}.kb"))
        lines = [json.loads(line) for line in (folder / "queries.jsonl").read_text(encoding="utf-8").splitlines()]
        with open(given.work / f"{folder.name}.jsonl", "w", encoding="utf-8") as out:
            done = 0
            for line in lines:
                try:
                    query = translator.translated(line["sql"])
                except (Untranslatable, sqlglot.errors.SqlglotError, KeyError):
                    continue
                told = {"question": line["question"], "sql": query.sql(dialect="sqlite"), "damaged": list(damaged(query, translator.names))}
                out.write(json.dumps(told, ensure_ascii=False) + "\n")
                done += 1
        sums = [sums[0] + done, sums[1] + len(lines)]
        print(f"{folder.name:30} {done:4} of {len(lines):4}", flush=True)
    print(f"{'all':30} {sums[0]:4} of {sums[1]:4}")


if __name__ == "__main__":
    main()
