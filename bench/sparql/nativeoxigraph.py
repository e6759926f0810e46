#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""nativeoxigraph.py: oxigraph's native engine as a peer of bench_sparql (see peer.h), in memory. Wants, from Python's registry,
pyoxigraph==0.5.13.

What it finds is written as TSV by the engine itself, so that each term is read and no object of Python's is made of it; rows and
terms are counted afterwards."""
import json
import sys
import time

import pyoxigraph

store = pyoxigraph.Store()


def load(path):
    store.bulk_load(path=path, format=pyoxigraph.RdfFormat.N_TRIPLES)
    return {"triples": len(store)}, None


def query(text):
    return {}, store.query(text).serialize(format=pyoxigraph.QueryResultsFormat.TSV)


def counted(table):
    lines = table.split(b"\n")[1:-1]
    return {"rows": len(lines), "cells": sum(1 for line in lines for cell in line.split(b"\t") if cell)}


for line in sys.stdin:
    request = json.loads(line)
    begin = time.perf_counter()
    try:
        answer, table = load(request["load"]) if "load" in request else query(request["query"])
        answer["ms"] = (time.perf_counter() - begin) * 1000
        if table is not None:
            answer |= counted(table)
    except Exception as error:  # whatever it was: the peer goes on
        answer = {"error": str(error)}
    print(json.dumps(answer), flush=True)
