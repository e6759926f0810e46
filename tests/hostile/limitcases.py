# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""Queries against the limits inside of our process: what one call of a function, one operator, one sort or one index may take
before anything looks at clock and memory."""

import sqlite3

from world import need

# ---- SQL

LONG = "printf('%.*c', 999000 - i % 2, 'a')"  # another one in each row, or it is made once


def numbers(most):
    return f"(WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {most}) SELECT i FROM n)"


def each(expression, rows=10_000):
    """One expression for many rows, of which one number is kept."""
    return f"SELECT max(length({expression})) FROM {numbers(rows)}"


def nested(function, inner, times):
    for _ in range(times):
        inner = function % inner
    return inner


SQL_FUNCTIONS = [
    each(f"instr({LONG}, printf('%.*c', 499000, 'a') || 'b')"),
    each(f"replace({LONG}, 'a', 'bc' || i)"),
    each(f"replace({LONG}, printf('%.*c', 499000, 'a') || 'b', 'c')"),
    each(f"trim({LONG}, {LONG})"),
    each(f"rtrim({LONG} || i, printf('%.*c', 999000, 'b') || 'a')"),
    each(f"{LONG} LIKE '{'%a' * 100}b'"),
    each(f"{LONG} GLOB '{'*a' * 100}b'"),
    each(f"{LONG} GLOB '{'[a-z]*' * 30}[b]'"),
    each(f"{LONG} LIKE '{'%_a' * 60}b'"),
    each(f"substr({LONG}, 1, 16000 + i % 3) REGEXP '(a+)+b'"),
    each(f"substr({LONG}, 1, 16000 + i % 3) REGEXP '(a|a)*(a|a)*(a|a)*b'"),
    each(f"substr({LONG}, 1, 16000 + i % 3) REGEXP '(a{{1,200}}){{1,200}}b'"),
    each("printf('%1000000000d', i)"),
    each("format('%.*f', 1000000000, i)"),
    each("printf('%,.900000f%.900000g%e', i, i, i)"),
    each(f"hex(hex({LONG}))"),
    each("zeroblob(999999999)"),
    each("randomblob(999000)"),
    each(f"quote(quote(quote({LONG})))"),
    each(f"upper(lower({LONG})) || soundex({LONG})"),
    each(nested("(%s || 'x' || i)", LONG, 20)),
    f"SELECT length(group_concat({LONG})) FROM {numbers(100_000)}",
    f"SELECT length(group_concat(DISTINCT {LONG} || i)) FROM {numbers(100_000)}",
    f"SELECT length(group_concat(printf('%.*c', 90, 'x') || i, {LONG})) FROM {numbers(1_000_000)}",
    each("strftime(" + "'%Y-%m-%d %H:%M:%f'" + ", 'now'" + ", '+1 days'" * 80 + ")", 1_000_000),
    each("char(" + ",".join(["1114111"] * 99) + ")", 1_000_000),
    each("hex(printf('%.*c', 499000 - i % 2, 'a'))"),
]
SQL_JSON = [
    each(f"json('[' || replace(printf('%.*c', 300000, 'x'), 'x', '1,') || '1]')"),
    f"SELECT count(*) FROM {numbers(1000)}, json_tree('[' || replace(printf('%.*c', 300000, 'x'), 'x', '1,') || '1]')",
    f"SELECT count(*) FROM json_each(json_array({', '.join(['1'] * 99)})), {numbers(100_000_000)}",
    "SELECT json_valid(printf('%.*c', 900000, '['))",
    "SELECT json_valid(replace(printf('%.*c', 150000, 'x'), 'x', '{\"a\":'))",
    f"SELECT length(json_group_array(printf('%.*c', 90, 'x') || i)) FROM {numbers(5_000_000)}",
    f"SELECT length(json_group_object(i, i)) FROM {numbers(5_000_000)}",
    each(nested("json_insert(%s, '$[#]', i)", "'[]'", 20), 1_000_000),
    each(nested("json_array(%s)", "i", 20), 1_000_000),
    each("json_extract('[' || replace(printf('%.*c', 300000, 'x'), 'x', '1,') || '1]', '$[299999]', '$[#-1]', '$[150000]')"),
    each("json_object('a', printf('%.*c', 400000 + i % 2, 'x'), 'b', printf('%.*c', 400000, '\"'))"),
]
SQL_SORTS = [
    f"SELECT max(length(a)) FROM (SELECT printf('%.*c', 900, 'x') || i AS a FROM {numbers(5_000_000)} ORDER BY a DESC LIMIT 4000000)",
    "SELECT * FROM (SELECT " + ", ".join(f"printf('%.*c', 9000, 'x') || (i + {n}) AS c{n}" for n in range(90)) + f" FROM {numbers(1_000_000)} ORDER BY c1)",
    f"SELECT count(*) FROM (SELECT DISTINCT printf('%.*c', 900, 'x') || i FROM {numbers(10_000_000)})",
    f"SELECT count(*) FROM (SELECT i % 999999 AS k, max(printf('%.*c', 999000, 'a') || i) FROM {numbers(10_000_000)} GROUP BY k)",
    "SELECT " + ", ".join(f"count(DISTINCT i * {n})" for n in range(1, 90)) + f" FROM {numbers(1_000_000)}",
    "SELECT count(*) FROM (" + " UNION ".join(f"SELECT i * {n} AS x FROM {numbers(1_000_000)}" for n in range(1, 40)) + ")",
    f"WITH RECURSIVE g(s) AS (SELECT 'x' UNION ALL SELECT s || s FROM g) SELECT max(length(s)) FROM g",
    f"WITH RECURSIVE g(s, i) AS (SELECT 'x', 0 UNION SELECT printf('%.*c', 9000, 'x') || (i + 1), i + 1 FROM g) SELECT count(*) FROM g",
    "WITH RECURSIVE g(i) AS (SELECT 1 UNION SELECT i * 2 % 1000003 FROM g UNION SELECT i * 3 % 1000003 FROM g) SELECT count(*) FROM g a, g b",
    "WITH RECURSIVE g(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM g UNION ALL SELECT i + 2 FROM g ORDER BY 1 DESC) SELECT count(*) FROM g",
    f"SELECT max(s) FROM (SELECT sum(i) OVER (ORDER BY i ROWS BETWEEN 900000 PRECEDING AND 900000 FOLLOWING) AS s FROM {numbers(1_000_000)})",
    f"SELECT max(s) FROM (SELECT group_concat(i) OVER (ORDER BY i) AS s FROM {numbers(1_000_000)})",
    f"SELECT max(s) FROM (SELECT max(i) OVER (ORDER BY i RANGE BETWEEN 900000 PRECEDING AND CURRENT ROW EXCLUDE TIES) AS s FROM {numbers(1_000_000)})",
    "SELECT " + ", ".join(f"ntile({n}) OVER (ORDER BY i * {n} % 1013)" for n in range(1, 60)) + f" FROM {numbers(1_000_000)}",
    f"SELECT count(*) FROM {numbers(1_000_000)} a LEFT JOIN {numbers(1_000_000)} b ON a.i + 0 = b.i * 2",
    f"SELECT count(*) FROM {numbers(1_000_000)} WHERE i IN (SELECT i * 7 FROM {numbers(3_000_000)}) OR EXISTS (SELECT 1 FROM {numbers(9_000_000)} b WHERE b.i < 0)",
    "SELECT count(*) FROM person WHERE label IN (" + ", ".join("'x'" for _ in range(3_900)) + ")",
    "SELECT CASE label " + "".join(f"WHEN {n} THEN {n} " for n in range(1_000)) + "END FROM person",
    f"SELECT median(i), percentile(i, 50), stddev(i), mode(i) FROM {numbers(9_000_000)}",
]

# ---- SPARQL

def chained(function, times, last, first='"x"'):
    """Each BIND makes more of the one before."""
    binds = "".join(f"BIND({function.format(f'?v{n}')} AS ?v{n + 1}) " for n in range(times))
    return f"SELECT (strlen(?v{times}) AS ?n) {{ BIND({first} AS ?v0) {binds} {last} }}"


CROSS = " ".join(f"?a{n} ?b{n} ?c{n} ." for n in range(7))
SPARQL_GROWTH = [
    chained("concat({0}, {0})", 60, ""),
    chained('replace({0}, "x", "xxxxxxxxxx")', 30, ""),
    chained('replace({0}, "(x*)", "$1$1$1$1$1$1$1$1$1")', 30, ""),
    chained("encode_for_uri({0})", 30, "", '"' + "%" * 60_000 + '"'),
    chained("concat(ucase({0}), lcase({0}))", 60, ""),
    'SELECT * { ?s ?p ?o FILTER(contains("' + "a" * 60_000 + '", "' + "a" * 30_000 + 'b")) }',
    'SELECT * { ?s ?p ?o FILTER(regex("' + "a" * 50_000 + '", "(a*)*(a*)*(a*)*b")) }',
    'SELECT * { ?s ?p ?o FILTER(regex("' + "a" * 50_000 + '", "((a{1,100}){1,100}){1,100}b")) }',
    'SELECT * { ?s ?p ?o FILTER(regex(str(?s), "' + "(" * 20_000 + "a" + ")" * 20_000 + '")) }',
    'SELECT (replace("' + "a" * 40_000 + '", "(a?){5000}", "b") AS ?x) {}',
    f'SELECT (group_concat(?c1; separator="{"-" * 60_000}") AS ?x) {{ {CROSS} }}',
    f"SELECT (count(distinct ?c1) AS ?n) (sample(?a2) AS ?m) {{ {CROSS} }}",
    f"SELECT * {{ {CROSS} }} ORDER BY DESC(concat(str(?a0), str(?a1), str(?a2))) LIMIT 10",
    f"SELECT DISTINCT * {{ {CROSS} }}",
    f"SELECT (sum(?n) AS ?m) {{ SELECT (strlen(group_concat(?c1)) AS ?n) {{ {CROSS} }} GROUP BY ?a0 ?a1 ?a2 ?a3 ?a4 }}",
    f"CONSTRUCT {{ ?a0 ?b1 [ ?b2 ?c3, [ ?b4 ?c5 ] ] }} {{ {CROSS} }}",
    "SELECT (" + "9" * 40_000 + " * " + "9" * 40_000 + ".5 AS ?x) {}",
    "SELECT * { VALUES (?a ?b) {" + ' ("x" UNDEF) (UNDEF "y")' * 3_800 + " } VALUES (?b ?a) { (1 UNDEF) (UNDEF 2) } ?s ?p ?o }",
    "SELECT * { ?s ?p ?o FILTER(?o IN (" + ", ".join(str(n) for n in range(15_000)) + ")) }",
]
SPARQL_PATHS = [
    "SELECT * { ?s (!<x:a>|^!<x:b>)+ ?o . ?o (!<x:a>|^!<x:b>)+ ?x . ?x (!<x:a>|^!<x:b>)* ?y . ?y (!<x:a>|^!<x:b>)* ?z }",
    "SELECT * { ?s " + "(" * 40 + "!<x:a>" + ")*" * 40 + " ?o }",
    "SELECT * { ?s !(" + "|".join(f"<x:{n}>" for n in range(10_000)) + ") ?o }",
    "SELECT * { ?s (" + "|".join(f"<x:{n}>/<y:{n}>*" for n in range(5_000)) + ") ?o }",
    "SELECT * { ?s (" + "|".join(f"(<x:{n}>|!<x:{n}>)" for n in range(3_500)) + ")+ ?o }",
    "SELECT * { ?s " + "/".join(["(!<x:a>|^!<x:a>)?"] * 60) + " ?o }",
    "SELECT * { ?s " + "/".join(["(!<x:a>|^!<x:a>)*"] * 30) + " ?o }",
]
# Each of them sees all that were named before: memory that grew with the square, and minutes.
SPARQL_PARTS = [
    "SELECT * { " + " ".join(f"BIND(1 AS ?a{n})" for n in range(5_000)) + " }",
    "SELECT * { " + " ".join(f"OPTIONAL {{ ?s ?p{n} 1 }}" for n in range(4_000)) + " }",
    "SELECT " + " ".join(f"(1 AS ?a{n})" for n in range(5_000)) + " {}",
    "SELECT " + " ".join(f"(count(?s) AS ?a{n})" for n in range(4_000)) + " { ?s ?p ?o }",
    "SELECT (count(*) AS ?n) { ?s ?p ?o } GROUP BY " + " ".join(f"(1 AS ?a{n})" for n in range(5_000)),
    "SELECT * { " + " ".join(f"OPTIONAL {{ BIND(1 AS ?a{n}) }}" for n in range(3_000)) + " }",
    "SELECT * { " + " UNION ".join(f"{{ BIND(1 AS ?a{n}) }}" for n in range(3_500)) + " }",
    "SELECT * { " + " ".join(f"MINUS {{ ?s ?p{n} 1 }}" for n in range(4_000)) + " }",
    "SELECT * { " + " ".join(f"{{ SELECT ?s{n} {{ ?s{n} ?p 1 }} }}" for n in range(2_500)) + " }",
]
# What is not counted there: refused, answered or stopped within the limits all the same.
SPARQL_WIDE = [
    "SELECT * { ?s ?p ?o } ORDER BY " + " ".join(f"DESC(str(?x{n}))" for n in range(5_000)),
    "SELECT * { ?s ?p ?o FILTER(" + " && ".join(f"?o != {n}" for n in range(7_000)) + ") }",
    "SELECT * { " + " UNION ".join(f"{{ ?s{n} ?p{n} 1 }}" for n in range(3_800)) + " }",
]

# ---- Cypher

CYPHER_GROWTH = [
    "RETURN size(range(1, 9000000000000000000))",
    "UNWIND range(1, 60) AS x WITH collect(x) AS l RETURN reduce(a = l, n IN range(1, 60) | a + a)",
    "RETURN reduce(s = 'xx', n IN range(1, 60) | replace(s, 'x', 'xxxxx'))",
    "RETURN reduce(s = ['x'], n IN range(1, 60) | split(reduce(t = 'a,', i IN range(1, 30) | t + t), ','))",
    "RETURN size([x IN range(1, 3000) | [y IN range(1, 3000) | [x, y, 'text']]])",
    "UNWIND range(1, 100000000) AS x RETURN collect(DISTINCT x)",
    "UNWIND range(1, 100000000) AS x RETURN x, count(*) ORDER BY x DESC LIMIT 1",
    "UNWIND range(1, 100000000) AS x RETURN percentileCont(x, 0.5), stDev(x)",
    "WITH range(1, 1000000) AS l UNWIND l AS x RETURN count(x IN l)",
    "WITH range(1, 1000000) AS l RETURN size([x IN l WHERE x IN reverse(l)])",
    "WITH reduce(s = 'a', n IN range(1, 20) | s + s) AS t RETURN t =~ '(a+)+(a+)+b'",
    "WITH reduce(s = 'a', n IN range(1, 22) | s + s) AS t UNWIND range(1, 100000) AS x RETURN count(t CONTAINS (t + 'b'))",
    "WITH reduce(s = 'a', n IN range(1, 22) | s + s) AS t UNWIND range(1, 100000) AS x RETURN collect(toUpper(t) + x)",
    "WITH reduce(m = {a: 1}, n IN range(1, 60) | {a: m, b: m}) AS m RETURN m",
    "WITH reduce(m = [1], n IN range(1, 40) | [m, m]) AS m RETURN toString(m), m = m, m < m",
    "MATCH p = shortestPath((a)-[*..1000]-(b)) MATCH q = allShortestPaths((b)-[*..1000]-(c)) RETURN count(p), count(q)",
    "MATCH (a)-[*0..]-(b)-[*0..]-(c)-[*0..]-(d) RETURN count(DISTINCT [a, b, c, d])",
    "MATCH (a) RETURN [(a)--(b)--(c)--(d)--(e)--(f)--(g) | [b, c, d, e, f, g]]",
    "UNWIND range(1, 1000000) AS x UNWIND range(1, 1000000) AS y WITH DISTINCT x, y ORDER BY y RETURN x",
    "RETURN duration({days: 9223372036854775807}) + duration({months: 9223372036854775807}), date({year: 999999999}) + duration('P9999999999Y')",
    "RETURN 9223372036854775807 * 9223372036854775807, -9223372036854775808 / -1, 5 % 0, 10 ^ 10000",
]
# WITH * takes along all that was named: columns that grew with the square, past the limit of time.
CYPHER_PARTS = [
    "MATCH (a) " + " ".join(f"WITH *, 1 AS a{n}" for n in range(4_000)) + " RETURN a",
    "WITH " + ", ".join(f"1 AS a{n}" for n in range(3_000)) + " WITH *" * 4_000 + " RETURN a1",
    "MATCH (a) " + " ".join(f"OPTIONAL MATCH (a)-->(b{n})" for n in range(3_000)) + " RETURN a",
    "MATCH (n) RETURN " + ", ".join(f"collect(n) AS a{n}" for n in range(4_000)),
    " ".join(f"UNWIND [1, 2] AS a{n}" for n in range(4_000)) + " RETURN a1",
]

# ---- words, and the index of words

WORDS = ['"', '""""', "*", "Ann*", "NEAR(Ann Bob, 99999999)", "Ann AND", "NOT", "^Ann", "col:Ann", "{a b}:Ann", "(" * 5_000, "-" * 50_000, "a " * 40_000,
         "Ann OR " * 10_000 + "Bob", "\u202e" * 10_000, "e\u0301" * 20_000, "a" * 90_000, '"Ann" + "Bob" ' * 5_000]


def searched(world):
    base = world.base()
    for words in WORDS:
        for command in ("search", "ask") if len(words) < 1_000 else ("search",):
            world.run(command, "--kb", base, "--", words, limit=10)
    world.still_whole(base)


def damaged_words(world):
    """The inner tables of each full-text index changed as no FTS5 would write them: the averages, the tree, its leaves, sizes, texts."""
    damages = ("UPDATE {0}_data SET block = zeroblob(length(block))", "UPDATE {0}_data SET block = randomblob(length(block)) WHERE id > 10",
               "UPDATE {0}_data SET block = x'ffffffffffffffffffff' WHERE id IN (1, 10)", "DELETE FROM {0}_data WHERE id > 10",
               "UPDATE {0}_data SET block = substr(block, 1, length(block) / 2)", "UPDATE {0}_idx SET pgno = 2147483647",
               "UPDATE {0}_docsize SET sz = x'ffffffffff7fffffffffff'", "DELETE FROM {0}_docsize", "UPDATE {0}_config SET v = 99",
               "UPDATE {0}_data SET block = x'000000000102017f7f7f7f7f0f' WHERE id = 10", "INSERT INTO {0}_data SELECT id + 1000000, block FROM {0}_data")
    base = world.base()
    tried = 0
    for name in ("passages.db", "values.db"):
        whole = (base / name).read_bytes()
        for damage in damages:
            (base / name).write_bytes(whole)
            with sqlite3.connect(base / name) as database:
                indexes = [row[0] for row in database.execute("SELECT name FROM sqlite_schema WHERE sql LIKE 'CREATE VIRTUAL TABLE%fts5%'")]
                for index in indexes:
                    if database.execute("SELECT count(*) FROM sqlite_schema WHERE name = ?", (damage.split("{0}")[1].split(" ")[0].join((index, "")),)).fetchone()[0]:
                        database.execute(damage.format(index))
                        tried += 1
            database.close()
            for command, *words in (("search", "Ann"), ("search", "Zorblax Quixley"), ("passages",), ("ask", "Which person is in Riga?")):
                world.run(command, "--kb", base, *words)
        (base / name).write_bytes(whole)
    need(tried, "there is no full-text index, so this case tests nothing")
    world.still_whole(base)
