# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
Feature: Functions - what functions and operators make of values

  Scenario Outline: [1] Values of expressions
    Given any graph
    When executing query:
      """
      RETURN <expression> AS value
      """
    Then the result should be, in any order:
      | value   |
      | <value> |

    Examples:
      | expression                                        | value               |
      | [1, 2, 3][-1]                                     | 3                   |
      | [1, 2, 3][5]                                      | null                |
      | [1, 2, 3, 4][1..3]                                | [2, 3]              |
      | [1, 2, 3, 4][-3..]                                | [2, 3, 4]           |
      | [1, 2, 3][3..1]                                   | []                  |
      | [1, 2][null..]                                    | null                |
      | [1] + 2                                           | [1, 2]              |
      | 1 + [2]                                           | [1, 2]              |
      | [1, 2] = [1, null]                                | null                |
      | [1, 2] = [2, null]                                | false               |
      | [1, 2] < [1, 3]                                   | true                |
      | 3 IN [1, null]                                    | null                |
      | 1 IN [1, null]                                    | true                |
      | null IN []                                        | false               |
      | [1, 2] IN [[1, 2]]                                | true                |
      | {a: 1, b: null} = {a: 1, b: null}                 | null                |
      | {a: 1} = {a: 1.0}                                 | true                |
      | {a: {b: 2}}.a.b                                   | 2                   |
      | {a: 1}['a']                                       | 1                   |
      | keys({b: 1, a: 2})                                | ['a', 'b']          |
      | range(0, 10, 3)                                   | [0, 3, 6, 9]        |
      | range(3, 1, -1)                                   | [3, 2, 1]           |
      | range(2, 1)                                       | []                  |
      | size([1, null])                                   | 2                   |
      | size('größe')                                     | 5                   |
      | reverse([1, 2])                                   | [2, 1]              |
      | reverse('aé')                                     | 'éa'                |
      | head([])                                          | null                |
      | tail([1, 2, 3])                                   | [2, 3]              |
      | [x IN [1, 2, 3] WHERE x > 1 \| x * 10]            | [20, 30]            |
      | reduce(s = 0, x IN [1, 2, 3] \| s + x)            | 6                   |
      | all(x IN [] WHERE x = 1)                          | true                |
      | any(x IN [null, 1] WHERE x = 1)                   | true                |
      | any(x IN [null, 2] WHERE x = 1)                   | null                |
      | none(x IN [2, 3] WHERE x = 1)                     | true                |
      | single(x IN [1, null] WHERE x = 1)                | null                |
      | single(x IN [1, 1] WHERE x = 1)                   | false               |
      | all(x IN null WHERE x = 1)                        | null                |
      | toInteger('82.9')                                 | 82                  |
      | toInteger('foo')                                  | null                |
      | toInteger(-1.9)                                   | -1                  |
      | toFloat('5.5')                                    | 5.5                 |
      | toBoolean('TRUE')                                 | true                |
      | toBoolean('maybe')                                | null                |
      | toString(1.0)                                     | '1.0'               |
      | toString(true)                                    | 'true'              |
      | 7 / 2                                             | 3                   |
      | -7 / 2                                            | -3                  |
      | -7 % 3                                            | -1                  |
      | 7 / 2.0                                           | 3.5                 |
      | 2 ^ 3                                             | 8.0                 |
      | 1 / 0.0                                           | Infinity            |
      | 0.0 / 0.0 = 0.0 / 0.0                             | false               |
      | 1 < 2 < 3 <= 3                                    | true                |
      | 3 > 2 < 1                                         | false               |
      | 1 = 1.0                                           | true                |
      | 9007199254740993 = 9007199254740992.0             | false               |
      | 'a' < 1                                           | null                |
      | true OR null                                      | true                |
      | false XOR null                                    | null                |
      | NOT null                                          | null                |
      | 'abc' STARTS WITH 'ab' AND 'abc' ENDS WITH 'c'    | true                |
      | 'abc' CONTAINS null                               | null                |
      | 'Ada' =~ 'A.*'                                    | true                |
      | 'Adam' =~ 'Ada'                                   | false               |
      | substring('hello', 1, 3)                          | 'ell'               |
      | left('hello', 2) + right('hello', 2)              | 'helo'              |
      | split('a,b,', ',')                                | ['a', 'b', '']      |
      | replace('banana', 'an', 'x')                      | 'bxxa'              |
      | trim('  a ')                                      | 'a'                 |
      | toUpper('ß')                                      | 'SS'                |
      | round(2.5)                                        | 3.0                 |
      | round(-2.5)                                       | -2.0                |
      | sign(-3)                                          | -1                  |
      | abs(-3)                                           | 3                   |
      | ceil(1.2)                                         | 2.0                 |
      | coalesce(null, null, 3)                           | 3                   |
      | CASE 3 WHEN 1 THEN 'a' WHEN 3 THEN 'b' END        | 'b'                 |
      | CASE WHEN null THEN 1 ELSE 2 END                  | 2                   |
      | date('2024-02-29') + duration('P1Y')              | '2025-02-28'        |
      | duration.between(date('2020-01-31'), date('2020-03-01')) | 'P1M1D'      |
      | date('2015-W01').year                             | 2014                |
      | 0xff + 0o17                                       | 270                 |

  Scenario Outline: [2] Values that functions cannot take
    Given any graph
    When executing query:
      """
      WITH [1, 'a', 2.5, {a: 1}] AS values
      RETURN <expression> AS value
      """
    Then a TypeError should be raised at runtime: InvalidArgumentValue

    Examples:
      | expression          |
      | values['a']         |
      | values[2.5]         |
      | toInteger(values)   |
      | range(1, values[1]) |
      | range(1, 3, 0)      |
      | values[1] * 2       |
      | values[0].a         |
      | 1 / 0               |
      | 9223372036854775807 + values[0] |
      | date('2015-13-01')  |
      | datetime({year: 2020, timezone: 'Mars/Base'}) |
      | 'a' =~ '('          |

  Scenario Outline: [3] Mistakes that need no row
    Given any graph
    When executing query:
      """
      <query>
      """
    Then a SyntaxError should be raised at compile time: any

    Examples:
      | query                                              |
      | RETURN nofunction(1)                               |
      | RETURN size()                                      |
      | RETURN size(1, 2)                                  |
      | MATCH (n) RETURN type(n)                           |
      | MATCH ()-[r]->() RETURN labels(r)                  |
      | RETURN none(x IN ['a'] WHERE x % 2 = 0)            |
      | MATCH (n) WHERE count(n) > 1 RETURN n              |
      | MATCH (n) RETURN count(count(n))                   |
      | MATCH (n) RETURN n.a ORDER BY count(*)             |
      | MATCH (n) RETURN (n)-->()                          |
      | MATCH (n) WHERE (n)-->(m) RETURN n                 |
      | MATCH (n) WITH n.a RETURN 1                        |
      | MATCH (a)-[r]->(), ()-[r]->(b) RETURN a            |
      | MATCH (n)-[n]->() RETURN n                         |
      | MATCH (n)                                          |
      | RETURN 1 AS a UNION RETURN 2 AS b                  |
      | RETURN 1 LIMIT -1                                  |
      | UNWIND [1] AS x RETURN x SKIP x                    |
      | RETURN 9223372036854775808                         |
      | RETURN 'a                                          |
      | RETURN [1, 2                                       |
      | SELECT ?s WHERE { ?s ?p ?o }                       |
