# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""Queries that should not end, grow, or read what is hidden."""

import json

from world import need

SQL_LIMIT = 5    # seconds, as the sandbox has them
GIVEN = 5        # seconds, given to SPARQL by --limit-time
CYPHER_LIMIT = 10


def asked(command, queries, *options, limit=SQL_LIMIT, secret=None):
    """Each ends within the limit, and the base answers afterwards."""
    def case(world):
        base = world.base()
        for query in queries:
            result = world.run(command, "--kb", base, query, *options, limit=limit)
            need(result.status in (0, 1, 2), f"ended with {result.status}")
            need(not secret or secret not in result.text(), f"told {secret}")
        world.still_whole(base)
    return case


def refused(command, queries, *options, limit=SQL_LIMIT):
    def case(world):
        base = world.base()
        for query in queries:
            world.refused(command, "--kb", base, query, *options, limit=limit)
        world.still_whole(base)
    return case


# ---- SQL

def quoted_with():
    """WITH parts whose names are texts, each twice the rows of the one before."""
    parts = ["'a0'(x) AS (SELECT 1 UNION ALL SELECT 2)"]
    parts += [f"'a{n}'(x) AS (SELECT p.x FROM 'a{n - 1}' p,'a{n - 1}' q)" for n in range(1, 23)]
    return "WITH " + ", ".join(parts) + " SELECT count(*) FROM 'a22'"


def long_columns():
    return "WITH t(c) AS (SELECT printf('%.*c', 999990, 'x')) SELECT " + ", ".join(f"c||{n}" for n in range(999)) + " FROM t"


def medians():
    number = "(WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i < 200000) SELECT i FROM n)"
    columns = ", ".join(f"median(i + {n})" for n in range(99))
    return f"SELECT {columns} FROM {number}"


def group_concats():
    number = "(WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i < 9000) SELECT i FROM n)"
    return "SELECT " + ", ".join(f"length(group_concat(printf('%.*c', 100, 'x') || {n}))" for n in range(90)) + f" FROM {number}"


SELECTS = "SELECT " + "(SELECT " * 6_000 + "1" + ")" * 6_000
DEEP_SQL = ["SELECT " + "(" * 60_000 + "1" + ")" * 60_000, SELECTS, "SELECT " + "NOT " * 30_000 + "1", "SELECT 1" + " UNION SELECT 1" * 8_000,
            "SELECT " + "CASE WHEN 1 THEN " * 5_000 + "1" + " END" * 5_000, "SELECT " + "-" * 60_000 + "1", "(" * 100_000,
            "SELECT " + "(" * 9_000 + "1" + ")" * 9_000, "SELECT " + "(SELECT " * 1_900 + "1" + ")" * 1_900, "SELECT " + "~" * 19_000 + "1"]
ENDLESS_SQL = ["WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n) SELECT max(i) FROM n",
               "SELECT count(*) FROM " + ", ".join(f"entity e{n}" for n in range(40)),
               "SELECT hex(randomblob(1000000000))", "SELECT printf('%999999999d', 1)",
               "SELECT printf('%.*c', 16000, 'a') REGEXP '(a+)+[bc]'", "SELECT replace(printf('%.*c', 9999, 'a'), 'a', printf('%.*c', 9999, 'b'))"]
FORBIDDEN_SQL = ["ATTACH '/etc/passwd' AS x", "PRAGMA writable_schema = ON", "SELECT load_extension('/tmp/x.so')", "SELECT readfile('/etc/passwd')",
                 "SELECT writefile('x', 'y')", "DROP TABLE person", "SELECT 1; DELETE FROM person", "SELECT * FROM pragma_database_list",
                 "VACUUM INTO '/tmp/x'", "INSERT INTO person(label) VALUES ('x') RETURNING 1",
                 "SELECT fts3_tokenizer('simple')", "CREATE TEMP TABLE x(y)"]


def hide_wage(world, base):
    """A person hides a column."""
    curation = {"format": "tripletalk-curation", "version": 1, "tables": [
        {"table": {"class": "http://example.org/Person"}, "columns": [{"column": {"predicate": "http://example.org/wage"}, "hidden": True}]}]}
    world.done("curate", "apply", world.file("hide.json", json.dumps(curation)), "--kb", base)


GUESSES = "WITH g(wage) AS (VALUES (3100), (2800), (4100)) SELECT "
HIDDEN = [GUESSES + tail for tail in (
    "g.wage, person.label FROM person JOIN g USING (wage)", "count(*) FROM person NATURAL JOIN g", "count(*) FROM g NATURAL LEFT JOIN person",
    "count(*) FROM person JOIN g USING ([WAGE])", "count(*) FROM (SELECT * FROM person) JOIN g USING (wage)",
    "count(*) FROM person p JOIN g ON p.wage = g.wage", "count(*) FROM g WHERE wage IN (SELECT wage FROM person)")]
HIDDEN += ["SELECT wage FROM person", "SELECT * FROM person", "SELECT label FROM person ORDER BY wage", "SELECT label FROM person WHERE \"wage\" > 3000",
           "SELECT max(main.person.wage) FROM main.person", "SELECT p.* FROM person p", "SELECT label FROM person GROUP BY wage",
           "SELECT json_group_array(wage) FROM person", "SELECT label FROM person WHERE (SELECT wage) > 3000",
           "SELECT label, row_number() OVER (ORDER BY wage) FROM person", "SELECT t.a FROM (SELECT wage AS a FROM person) t"]


def hidden_column(world):
    """Every way to read or to compare it is refused, and no text tells it."""
    base = world.base()
    hide_wage(world, base)
    for query in HIDDEN:
        result = world.refused("sql", "--kb", base, query, limit=SQL_LIMIT)
        need("hidden" in result.text(), f"{query}: {result.text()[:200]}")
    for command, *words in (("schema", "--ddl"), ("passages",), ("search", "wage"), ("ask", "What is the wage of Ann Zorblax?"), ("ask", "What is 3100?")):
        text = world.run(command, "--kb", base, *words).text()
        told_it = "Zorblax" in text if words == ["What is 3100?"] else "3100" in text
        need(not told_it, f"{command} told a hidden value")


# ---- SPARQL

def unions(count):
    return "SELECT * { " + " ".join(f"{{ ?a{n} ?p{n} ?x }} UNION {{ ?x ?p{n} ?a{n} }}" for n in range(count)) + " }"


UNIONS = [unions(50), unions(12), "SELECT (count(*) AS ?n) { " + " ".join(f"?a{n} ?b{n} ?c{n} ." for n in range(30)) + " }"]
SLOW_SPARQL = ["SELECT (count(*) AS ?n) { ?a (<x:a>|!<x:a>)* ?b . ?c (<x:a>|!<x:a>)* ?d . ?e (<x:a>|!<x:a>)* ?f . ?g (<x:a>|!<x:a>)* ?h }",
               'SELECT * { ?s ?p ?o FILTER regex("' + "a" * 5000 + '", "(a+)+[bc]") }',
               "SELECT (" + "concat(" * 60 + '"x"' + ', "x")' * 60 + " AS ?x) {}",
               "SELECT (count(*) AS ?n) { " + " ".join(f"VALUES ?v{n} {{ {'1 2 3 4 5 6 7 8 9 ' * 9} }}" for n in range(12)) + " }"]
BIG_SPARQL = ["SELECT * { ?s ?p ?o FILTER(" + "(" * 45_000 + "1" + ")" * 45_000 + ") }", "SELECT * " + "{" * 45_000 + "}" * 45_000,
              "SELECT * { ?s " + "(" * 45_000 + "<x:p>" + ")" * 45_000 + " ?o }", "SELECT * { ?s ?p " + "[ ?p " * 15_000 + "1" + "]" * 15_000 + " }",
              "SELECT * { FILTER(" + "!" * 90_000 + "1) }", "SELECT * { ?s ?p ?o FILTER(1" + " + 1" * 20_000 + ") }"]
WIDE_SPARQL = ["SELECT * { ?s " + "/".join(["<x:p>"] * 15_000) + " ?o }", "SELECT * { " + " ".join(f"?s <x:{n}> ?o{n} ." for n in range(4_000)) + " }"]
FORBIDDEN_SPARQL = ["DELETE WHERE { ?s ?p ?o }", "INSERT DATA { <a:a> <a:b> <a:c> }", "LOAD <file:///etc/passwd>", "CLEAR ALL",
                    "SELECT * { SERVICE <http://127.0.0.1:9/> { ?s ?p ?o } }"]

# ---- Cypher

SLOW_CYPHER = ["UNWIND range(1, 1000000000000) AS x RETURN count(x)",
               "UNWIND range(1, 100000000) AS x WITH collect(x) AS l RETURN size(l)",
               "MATCH " + ", ".join(f"(a{n})" for n in range(20)) + " RETURN count(*)",
               "MATCH p = (a)-[*1..60]-(b)-[*1..60]-(c) RETURN count(p)",
               "RETURN reduce(s = 'x', n IN range(1, 60) | s + s)",
               "RETURN [x IN range(1, 100000) | [y IN range(1, 100000) | x * y]]"]
DEEP_CYPHER = ["RETURN " + "(" * 45_000 + "1" + ")" * 45_000, "RETURN " + "[" * 45_000 + "]" * 45_000, "RETURN " + "NOT " * 20_000 + "true",
               "RETURN " + "-" * 90_000 + "1", "RETURN 1" + " + 1" * 20_000,
               "RETURN " + "CASE WHEN true THEN " * 3_500 + "1" + " END" * 3_500, "RETURN " + "{a:" * 20_000 + "1" + "}" * 20_000]
WIDE_CYPHER = ["MATCH " + "(a)-[]->" * 12_000 + "(b) RETURN 1", "MATCH " + ",".join(f"(a{n})-->(a{n + 1})" for n in range(4_000)) + " RETURN 1"]
FORBIDDEN_CYPHER = ["CREATE (n:X)", "MATCH (n) DELETE n", "LOAD CSV FROM 'file:///etc/passwd' AS l RETURN l", "CALL dbms.shutdown()",
                    "MATCH (n) SET n.label = 'x'", "MERGE (n:X)"]


def interrupted_query(command, query):
    """Ctrl+C ends it at once."""
    def case(world):
        base = world.base()
        result = world.run(command, "--kb", base, query, limit=60, interrupt_after=0.7)
        need(result.status in (130, 1, 0), f"ended with {result.status}")
    return case


# ---- where what is found is shown

def terminal_codes(world):
    """Escape sequences of labels reach no terminal."""
    graph = ('@prefix : <http://example.org/> . @prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .\n'
             ':a a :Thing ; rdfs:label "Zorblax \\u001B]0;owned\\u0007 \\u001B[2J \\u009B31m \\u202Ex" . :b a :Thing ; rdfs:label "B" .')
    base = world.base("t.kb", graph)
    for command, *words in (("sql", "SELECT label FROM thing"), ("sparql", "SELECT * { ?s ?p ?o }"), ("cypher", "MATCH (n) RETURN n"),
                            ("search", "Zorblax"), ("passages",), ("ask", "Which things are there?"), ("schema", "--ddl"), ("index", "--find", "Zorblax")):
        result = world.run(command, "--kb", base, *words)
        need(b"\x1b" not in result.out + result.err and b"\xc2\x9b" not in result.out, f"{command} printed an escape sequence of a label")
