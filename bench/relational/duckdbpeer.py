#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""duckdbpeer.py: DuckDB as a peer of bench_relational (see peers/peer.h): the same tables with the same keys, in memory. Wants, from
Python's registry, duckdb==2.0.1 and numpy.

Results are fetched as columns of native arrays, so that each value is read and no object of Python's is made of it."""
import json
import sqlite3
import sys
import time

import duckdb

database = duckdb.connect()
TYPES = {"TEXT": "VARCHAR", "INTEGER": "BIGINT", "REAL": "DOUBLE"}


def load(path):
    """Tables as they stand in the file of SQLite, row by row."""
    source = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    names = source.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    for (name,) in names.fetchall():
        columns = source.execute(f'PRAGMA table_info("{name}")').fetchall()
        keys = [f'"{column[1]}"' for column in columns if column[5]]
        parts = [f'"{column[1]}" {TYPES.get(column[2], "VARCHAR")}' for column in columns]
        if keys:
            parts.append(f"PRIMARY KEY ({', '.join(keys)})")
        database.execute(f'CREATE TABLE "{name}" ({", ".join(parts)})')
        for batch in iter(cursor_of(source, name, len(columns)), []):
            rows = {f"c{place}": list(values) for place, values in enumerate(zip(*batch))}
            insert(name, columns, rows)
    return {}


def cursor_of(source, name, columns):
    cursor = source.execute(f'SELECT * FROM "{name}"')
    return lambda: cursor.fetchmany(20000)


def insert(name, columns, rows):
    unnested = ", ".join(f"unnest(${key}::{TYPES.get(column[2], 'VARCHAR')}[])" for key, column in zip(rows, columns))
    database.execute(f'INSERT INTO "{name}" SELECT {unnested}', rows)


def query(text):
    return database.execute(text).fetchnumpy()


def counted(columns):
    arrays = list(columns.values())
    rows = len(arrays[0]) if arrays else 0
    missing = sum(int(array.mask.sum()) for array in arrays if hasattr(array, "mask"))
    return {"rows": rows, "cells": rows * len(arrays) - missing}


for line in sys.stdin:
    request = json.loads(line)
    begin = time.perf_counter()
    try:
        found = load(request["load"]) if "load" in request else query(request["query"])
        answer = {"ms": (time.perf_counter() - begin) * 1000}
        if "query" in request:
            answer |= counted(found)
    except Exception as error:  # whatever it was: the peer goes on
        answer = {"error": str(error)}
    print(json.dumps(answer), flush=True)
