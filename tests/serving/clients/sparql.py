# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""sparql.py URL TOKEN: SPARQLWrapper and rdflib ask the museum in every format."""
import sys

from rdflib import Graph
from rdflib.plugins.stores.sparqlstore import SPARQLStore
from SPARQLWrapper import CSV, GET, JSON, N3, POST, POSTDIRECTLY, TSV, TURTLE, URLENCODED, XML, SPARQLWrapper

url, token = sys.argv[1:]
LABEL = "<http://www.w3.org/2000/01/rdf-schema#label>"
SELECT = f"SELECT ?l WHERE {{ ?a a <http://example.org/Artist> ; {LABEL} ?l }} ORDER BY ?l"


def answered(query, result_format, method=GET, way=URLENCODED):
    client = SPARQLWrapper(url)
    client.addCustomHttpHeader("Authorization", f"Bearer {token}")
    client.setMethod(method)
    client.setRequestMethod(way)
    client.setQuery(query)
    client.setReturnFormat(result_format)
    return client.query().convert()


def labels(document):
    return [node.firstChild.data for node in document.getElementsByTagName("literal")]


for method, way in ((GET, URLENCODED), (POST, URLENCODED), (POST, POSTDIRECTLY)):
    rows = answered(SELECT, JSON, method, way)["results"]["bindings"]
    assert [row["l"]["value"] for row in rows] == ["Ana Bell", "Bo Carter"], rows
    assert labels(answered(SELECT, XML, method, way)) == ["Ana Bell", "Bo Carter"]
    assert answered(SELECT, CSV, method, way).split() == [b"l", b"Ana", b"Bell", b"Bo", b"Carter"]
    assert answered(SELECT, TSV, method, way).splitlines()[1:] == [b'"Ana Bell"', b'"Bo Carter"']
    assert answered("ASK { <http://example.org/ana> a <http://example.org/Artist> }", JSON, method, way)["boolean"] is True
    for triples in (TURTLE, N3):
        graph = Graph().parse(data=answered(f"CONSTRUCT {{ ?a {LABEL} ?l }} WHERE {{ ?a {LABEL} ?l }}", triples, method, way))
        assert len(graph) > 5, len(graph)

for return_format in ("json", "xml", "csv", "tsv"):
    store = SPARQLStore(url, returnFormat=return_format, headers={"Authorization": f"Bearer {token}"})
    graph = Graph(store)
    found = [str(row[0]) for row in graph.query(SELECT)]
    assert found == ["Ana Bell", "Bo Carter"], (return_format, found)
store = SPARQLStore(url, headers={"Authorization": f"Bearer {token}"})
assert bool(Graph(store).query("ASK { ?s ?p ?o }"))
constructed = Graph(store).query("CONSTRUCT { ?s a ?t } WHERE { ?s a ?t }").graph
assert len(constructed) > 5, len(constructed)
print("asked")
