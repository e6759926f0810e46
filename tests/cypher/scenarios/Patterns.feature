# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
Feature: Patterns - what is matched, and how often

  Background:
    Given an empty graph
    And having executed:
      """
      CREATE (a:Person {name: 'Ada', born: 1815}), (b:Person {name: 'Bob'}), (c:City {name: 'Ulm'}), ()
      CREATE (a)-[:KNOWS]->(b), (b)-[:KNOWS]->(a), (a)-[:LIVES_IN]->(c), (b)-[:LIVES_IN]->(c), (c)-[:PART_OF]->(c)
      """

  Scenario Outline: [1] Counts
    When executing query:
      """
      MATCH <pattern> RETURN count(*) AS matches
      """
    Then the result should be, in any order:
      | matches   |
      | <matches> |

    Examples:
      | pattern                                                   | matches |
      | (n)                                                       | 4       |
      | (n) WHERE n:Person                                        | 2       |
      | (n:Person:City)                                           | 0       |
      | ()-->()                                                   | 5       |
      | ()--()                                                    | 9       |
      | (a)-->(a)                                                 | 1       |
      | (a)--(b)--(c)                                             | 18      |
      | ()-[:KNOWS\|LIVES_IN]->()                                 | 4       |
      | (:Person)-[:KNOWS]->()-[:KNOWS]->(x)                      | 2       |
      | (x {name: 'Ada'})-[*]->(y:City)                           | 6       |
      | (x {name: 'Ada'})-[*0..1]->(y)                            | 3       |
      | (x)-[*2]->(x)                                             | 2       |
      | (x) WHERE (x)-[:LIVES_IN]->()                             | 2       |
      | (x) WHERE NOT exists((x)-->())                            | 1       |
      | (x) WHERE EXISTS { MATCH (x)-[:KNOWS]->(y) WHERE y.born > 0 RETURN y } | 1 |
      | (x) WHERE x.born IS NULL                                  | 3       |
      | (x) WHERE NOT x.born = 1815                               | 0       |
      | (x), (y)                                                  | 16      |
      | (x:Person) WHERE size([(x)--(y) \| y]) = 3                | 2       |
      | p = shortestPath((x:Person)-[*]-(y:City))                 | 2       |
      | p = allShortestPaths((x {name: 'Ada'})-[*]-(y {name: 'Bob'})) | 2   |

  Scenario: [2] What is not found is null, and nothing is found from there
    When executing query:
      """
      MATCH (c:City)
      OPTIONAL MATCH (c)-[:KNOWS]->(x)
      OPTIONAL MATCH (x)-[r]->(y)
      RETURN c.name, x, r, labels(x), count(y) AS found
      """
    Then the result should be, in any order:
      | c.name | x    | r    | labels(x) | found |
      | 'Ulm'  | null | null | null      | 0     |

  Scenario: [3] Relationships differ within a MATCH, and may be the same in two
    When executing query:
      """
      MATCH (a)-[:LIVES_IN]->(c)
      MATCH (b)-[:LIVES_IN]->(c)
      RETURN a.name, b.name ORDER BY a.name, b.name
      """
    Then the result should be, in order:
      | a.name | b.name |
      | 'Ada'  | 'Ada'  |
      | 'Ada'  | 'Bob'  |
      | 'Bob'  | 'Ada'  |
      | 'Bob'  | 'Bob'  |

  Scenario: [4] Paths know their nodes and relationships
    When executing query:
      """
      MATCH p = (c:City)<-[:LIVES_IN]-(a {name: 'Ada'})-[:KNOWS*1..1]->(b)
      RETURN p, length(p) AS l, [n IN nodes(p) | n.name] AS names, [r IN relationships(p) | type(r)] AS types
      """
    Then the result should be, in any order:
      | p | l | names | types |
      | <(:City {name: 'Ulm'})<-[:LIVES_IN]-(:Person {name: 'Ada', born: 1815})-[:KNOWS]->(:Person {name: 'Bob'})> | 2 | ['Ulm', 'Ada', 'Bob'] | ['LIVES_IN', 'KNOWS'] |

  Scenario: [5] Groups, their order and what is left of them
    When executing query:
      """
      MATCH (n)-[r]->()
      WITH n, count(r) AS links, collect(DISTINCT type(r)) AS types
      WHERE links > 1
      RETURN n.name AS name, links + size(types) AS sum, max(links) AS most
      ORDER BY sum DESC, name LIMIT 1
      """
    Then the result should be, in order:
      | name  | sum | most |
      | 'Ada' | 4   | 2    |

  Scenario: [6] Maps of nodes
    When executing query:
      """
      MATCH (n:Person) RETURN n {.name, age: 2000 - n.born, .*} AS map ORDER BY n.name
      """
    Then the result should be, in order:
      | map                                  |
      | {name: 'Ada', age: 185, born: 1815}  |
      | {name: 'Bob', age: null}             |
