#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""golds.py CLI DATA BASES: writes asked/GRAPH.jsonl, eight simple questions over each of the nine real graphs (docs/questions.md).

The answers are computed from the triples, by nothing of the program but its reading of RDF/XML (BASES, as realgraphs.py --work makes them).
The graphs whose names have the three smallest SHA-256 are set aside (GRAPH-aside.jsonl): nobody looks at how these are answered.
"""
import argparse
import collections
import hashlib
import json
import pathlib
import re

from ntriples import GRAPHS, RDF_TYPE, triples

ASIDE = sorted(GRAPHS, key=lambda name: hashlib.sha256(name.encode()).hexdigest())[:3]
NAMES = ("prefLabel", "label", "title", "name")


def local(term):
    return re.split(r"[/#]", term)[-1]


class Graph:
    def __init__(self, facts):
        self.told, self.met = (collections.defaultdict(lambda: collections.defaultdict(set)) for _ in range(2))
        for s, p, o in facts:
            self.told[s][local(p)].add(o)
            self.met[o][local(p)].add(s)

    def of(self, thing, *path):
        """The things or texts at the end of a path of local names; ^ goes back."""
        ends = {thing}
        for step in path:
            side = self.met if step.startswith("^") else self.told
            ends = {end for start in ends if start in side for end in side[start].get(step.strip("^"), ())}
        return {end[0] if isinstance(end, tuple) else end for end in ends}

    def a(self, *classes):
        """Things of classes, by the local names of these."""
        return {s for o in list(self.met) if isinstance(o, str) and local(o) in classes for s in self.met[o].get("type", ())}

    def called(self, name, *among):
        """The one thing of this name, in English or no language, of the given classes if any."""
        found = {s for p in NAMES for s in list(self.told) for o in self.told[s].get(p, ())
                 if isinstance(o, tuple) and o[0] == name and o[1] in ("", "en", "de")}
        found = {s for s in found if not s.startswith("_:") and (not among or s in self.a(*among))}
        (one,) = found
        return one

    def name(self, thing):
        every = [o for p in NAMES for o in self.told[thing].get(p, ()) if isinstance(o, tuple)]
        return min(every, key=lambda o: (o[1] not in ("en", ""), o[0]))[0] if every else local(thing)

    def things(self, found):
        return [{"iri": thing, "label": self.name(thing)} for thing in sorted(found)]

    def most(self, among, measure):
        """The one with the greatest measure; there is no tie."""
        first, second = sorted(among, key=measure, reverse=True)[:2]
        assert measure(first) > measure(second)
        return [{"iri": first, "label": self.name(first)}]


def number(value):
    return [{"number": value}]


def texts(found):
    return [{"text": text} for text in sorted(found)]


def soda_brick(g):
    part = {s: o for s in g.a("Room") for o in g.of(s, "isPartOf")}
    floors = collections.Counter(part.values())
    here = "https://brickschema.org/schema/1.0.2/building_example#"
    yield "lookup", "How many VAVs are there?", number(len(g.a("VAV")))
    yield "complex", "How many rooms are on floor 3?", number(floors[here + "floor_3"])
    yield "lookup", "Which supply fan is located in AHU A1?", g.things(g.of(here + "ahu_A1", "isLocationOf"))
    yield "complex", "Which AHU feeds the most VAVs?", g.most(g.a("AHU"), lambda a: len(g.of(a, "feeds") & g.a("VAV")))
    yield "lookup", "Which points does exhaust fan E12 have?", g.things(g.of(here + "exhaust_fan_E12", "hasPoint"))
    yield "lookup", "How many smoke detected alarms are there?", number(len(g.a("Smoke_Detected_Alarm")))
    yield "complex", "Which floor has the most rooms?", g.most(floors, lambda f: floors[f])
    yield "complex", "How many VAVs have the tag Reheat?", number(sum("Reheat" in map(local, g.of(v, "hasTag")) for v in g.a("VAV")))


def UAT(g):
    concepts = g.a("Concept")
    yield "lookup", "How many concepts are deprecated?", number(sum("true" in g.of(c, "deprecated") for c in concepts))
    yield "lookup", "What is the definition of bolides?", texts(g.of(g.called("Bolides"), "definition"))
    yield "lookup", "Which concepts are narrower than Greenhouse gases?", g.things(g.of(g.called("Greenhouse gases"), "narrower"))
    yield "complex", "Which concept has the most alternative labels?", g.most(concepts, lambda c: len(g.of(c, "altLabel")))
    yield "lookup", "What are the alternative labels of the Triangulum Galaxy?", texts(g.of(g.called("Triangulum Galaxy"), "altLabel"))
    yield "lookup", "Which concepts are related to Hydroxyl sources?", g.things(g.of(g.called("Hydroxyl sources"), "related"))
    yield "complex", "How many concepts were created in 2020?", number(sum(any(d.startswith("2020") for d in g.of(c, "created")) for c in concepts))
    yield "complex", "Which concept has the most narrower concepts?", g.most(concepts, lambda c: len(g.of(c, "narrower")))


def EDAM(g):
    classes = {c for c in g.a("Class") if not c.startswith("_:")}
    inputs = {g.name(c): {o for r in g.of(c, "subClassOf") if "has_input" in map(local, g.of(r, "onProperty")) for o in g.of(r, "someValuesFrom")}
              for c in classes}
    yield "lookup", "How many classes are deprecated?", number(sum("true" in g.of(c, "deprecated") for c in classes))
    yield "lookup", "Which file extensions does GFF3 have?", texts(g.of(g.called("GFF3", "Class"), "file_extension"))
    yield "complex", "Which input does PCR primer design have?", g.things(inputs["PCR primer design"])
    yield "lookup", "Which are the subclasses of Physics?", g.things(g.of(g.called("Physics", "Class"), "^subClassOf"))
    yield "lookup", "What are the exact synonyms of EC number?", texts(g.of(g.called("EC number", "Class"), "hasExactSynonym"))
    yield "lookup", "How many classes were created in version 1.26?", number(sum("1.26" in g.of(c, "created_in") for c in classes))
    yield "lookup", "By which class is 2D PAGE report replaced?", g.things(g.of(g.called("2D PAGE report", "Class"), "replacedBy"))
    yield "complex", "Which class has the most file extensions?", g.most(classes, lambda c: len(g.of(c, "file_extension")))


def qudt(g):
    units, kinds = g.a("Unit"), g.a("QuantityKind")
    factor = lambda u: max(map(float, g.of(u, "conversionMultiplier")), default=0)
    yield "lookup", "How many units are there?", number(len(units))
    yield "lookup", "What is the symbol of the Pascal?", texts(g.of(g.called("Pascal", "Unit"), "symbol"))
    yield "lookup", "Which units are for the quantity kind Kinematic Viscosity?", g.things(g.of(g.called("Kinematic Viscosity"), "^unitForQuantityKind"))
    yield "lookup", "What is the currency code of the Swiss Franc?", texts(g.of(g.called("Swiss Franc"), "currencyCode"))
    yield "lookup", "What is the conversion multiplier of the International Mile?", number(factor(g.called("International Mile", "Unit")))
    yield "lookup", "How many quantity kinds are deprecated?", number(sum("true" in g.of(k, "deprecated") for k in kinds))
    yield "complex", "Which unit has the largest conversion multiplier?", g.most(units, factor)
    yield "complex", "How many units belong to the SI system?", number(sum("SI" in map(local, g.of(u, "applicableSystem")) for u in units))


def schemaorg(g):
    classes = {c for c in g.met["http://www.w3.org/2000/01/rdf-schema#Class"]["type"]}
    here = "https://schema.org/"
    yield "lookup", "How many classes are there?", number(len(classes))
    yield "lookup", "How many properties are there?", number(len(g.a("Property")))
    yield "complex", "Which properties does a MusicRecording have?", g.things(g.of(here + "MusicRecording", "^domainIncludes"))
    yield "lookup", "What are the subclasses of CreateAction?", g.things(g.of(here + "CreateAction", "^subClassOf"))
    yield "lookup", "How many medical specialties are there?", number(len(g.a("MedicalSpecialty")))
    yield "lookup", "Which restricted diets are there?", g.things(g.a("RestrictedDiet"))
    yield "complex", "Which class has the most subclasses?", g.most(classes, lambda c: len(g.of(c, "^subClassOf")))
    yield "lookup", "By what is ProductReturnEnumeration superseded?", g.things(g.of(here + "ProductReturnEnumeration", "supersededBy"))


def nwbib(g):
    places = g.a("Concept")
    yield "lookup", "How many concepts are there?", number(len(places))
    yield "lookup", "What is the notation of Bochum?", texts(g.of(g.called("Bochum"), "notation"))
    yield "lookup", "Which concept is broader than Bochum?", g.things(g.of(g.called("Bochum"), "broader"))
    yield "complex", "Which concepts have the broader concept Straelen?", g.things(g.of(g.called("Straelen"), "^broader"))
    yield "lookup", "How many concepts have a notation?", number(sum(bool(g.of(p, "notation")) for p in places))
    yield "complex", "Which concept has the most narrower concepts?", g.most(places, lambda p: len(g.of(p, "^broader")))
    yield "lookup", "Which concept has the notation 05766008?", g.things(p for p in places if "05766008" in g.of(p, "notation"))
    yield "complex", "How many concepts lie directly below Schmallenberg?", number(len(g.of(g.called("Schmallenberg"), "^broader")))


def dcatap(g):
    shapes, properties = g.a("NodeShape"), {p for p in list(g.told) if g.told[p].get("path")}
    shape = lambda name: next(s for s in shapes if s.endswith(f":{name}Shape"))
    named = lambda name: {p for p in properties if name in g.of(p, "name")}
    yield "lookup", "How many node shapes are there?", number(len(shapes))
    yield "complex", "How many properties does the CatalogShape have?", number(len(g.of(shape("Catalog"), "property")))
    yield "lookup", "What is the description of the property homepage?", texts({d for p in named("homepage") for d in g.of(p, "description")})
    yield "complex", "Which node shape has the property bbox?", g.things({s for p in named("bbox") for s in g.of(p, "^property")})
    yield "complex", "Which node shape has the most properties?", g.most(shapes, lambda s: len(g.of(s, "property")))
    yield "complex", "How many properties have a maximum count of 1?", number(sum("1" in g.of(p, "maxCount") for p in properties))
    yield "complex", "Which node shapes have a property licence?", g.things({s for p in named("licence") for s in g.of(p, "^property")})
    yield "complex", "How many properties are called publisher?", number(len(named("publisher")))


def music(g):
    songs, albums = g.a("Song"), g.a("Album")
    length = lambda s: max(map(int, g.of(s, "length")), default=0)
    yield "lookup", "How many bands are there?", number(len(g.a("Band")))
    yield "lookup", "Who are the members of The Beatles?", g.things(g.of(g.called("The Beatles"), "member"))
    yield "lookup", "Which song is the longest?", g.most(songs, length)
    yield "lookup", "Which albums are by The Carpenters?", g.things(g.of(g.called("The Carpenters"), "^artist") & albums)
    yield "complex", "How many albums were released in 1985?", number(sum(any(d.startswith("1985") for d in g.of(a, "date")) for a in albums))
    yield "lookup", "Who produced In Utero?", g.things(g.of(g.called("In Utero (album)"), "producer"))
    yield "complex", "Which band has the most members?", g.most(g.a("Band"), lambda b: len(g.of(b, "member")))
    yield "complex", "How many songs did Paul McCartney write?", number(len(g.of(g.called("Paul McCartney"), "^writer") & songs))


def pleiades(g):
    places = g.a("Place")
    period = {c for c in g.a("Concept") if "time-periods" in map(local, g.of(c, "inScheme"))}
    yield "lookup", "How many places are there?", number(len(places))
    yield "lookup", "How many persons are there?", number(len(g.a("Person")))
    yield "lookup", "How many time periods are there?", number(len(period))
    yield "lookup", "What is the description of Rhodope?", texts(g.of(g.called("Rhodope", "Place"), "description"))
    yield "lookup", "Which places have the coverage Hispaniae?", g.things(p for p in places if "Hispaniae" in g.of(p, "coverage"))
    yield "lookup", "What is the latitude of Deir Abu Matta?", number(float(*g.of(g.called("Deir Abu Matta", "Place"), "lat")))
    yield "complex", "Which place is the northernmost?", g.most([p for p in places if g.of(p, "lat")], lambda p: float(*g.of(p, "lat")))
    yield "complex", "How many locations date from the time period roman?", number(sum("roman" in map(local, g.of(x, "during")) for x in g.a("Location")))


ASKED = {"soda_brick": soda_brick, "UAT": UAT, "EDAM": EDAM, "qudt": qudt, "schemaorg": schemaorg, "nwbib-spatial": nwbib, "dcatap-shacl": dcatap,
         "music": music, "pleiades": pleiades}


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0])
    for name in ("cli", "data", "bases"):
        parser.add_argument(name, metavar=name.upper(), type=pathlib.Path)
    given = parser.parse_args()
    for name, questions in ASKED.items():
        graph = Graph(triples(given.data, name, given.cli, given.bases / f"{name}.kb"))
        file = pathlib.Path(__file__).with_name("asked") / f"{name}{'-aside' if name in ASIDE else ''}.jsonl"
        lines = [json.dumps({"conversation": n, "turn": 1, "type": kind, "question": question, "gold": gold, "facts": [], "forbidden": []},
                            ensure_ascii=False) for n, (kind, question, gold) in enumerate(questions(graph), 1)]
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
