# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""Small graphs as they are born as RDF, with questions about them: thesauri and ontologies whose concepts and classes are the rows, classes
with members, and things without labels that share their names. What is made from tables has neither hierarchies nor kinds nor flags.

Usage: vocabularies.py FOLDER. Makes FOLDER/NAME/{data.ttl,vocab.ttl,questions.jsonl}, which bench_reading reads (--data FOLDER).
"""
import json
import pathlib
import random
import re
import sys

SPACE = "http://vocabularies.example/"
PREFIXES = """@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#> .
@prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
@prefix dcterms: <http://purl.org/dc/terms/> .
@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
"""


def number(count):
    return [[{"number": count}]]


def texts(values):
    return [[{"text": value}] for value in sorted(set(values))]


def camel(name):
    return "".join(word[:1].upper() + word[1:] for word in name.split())


class Graph:
    """A name, statements and questions. Things are told by their IRIs."""

    def __init__(self, name):
        self.name, self.chance = name, random.Random(name)
        self.lines, self.asked = [], []

    def iri(self, name):
        return f"{SPACE}{self.name}/{name}"

    def say(self, subject, *facts):
        self.lines.append(f"<{self.iri(subject)}> " + " ; ".join(facts) + " .")

    def link(self, name):
        return f"<{self.iri(name)}>"

    def things(self, names):
        return [[{"iri": self.iri(name), "label": name}] for name in sorted(set(names))]

    def ask(self, question, gold):
        if gold:
            self.asked.append((question, gold))

    def write(self, folder):
        at = folder / self.name
        at.mkdir(parents=True, exist_ok=True)
        (at / "data.ttl").write_text(PREFIXES + "\n".join(self.lines) + "\n", encoding="utf-8")
        (at / "vocab.ttl").write_text(PREFIXES, encoding="utf-8")
        lines = [json.dumps({"conversation": number, "turn": 1, "type": "complex", "question": question, "gold": gold, "expect": "stated",
                             "facts": [], "forbidden": []}, ensure_ascii=False) for number, (question, gold) in enumerate(self.asked, 1)]
        (at / "questions.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")


def most(counts):
    """Who has most, where not everybody has."""
    best = max(counts.values())
    return [one for one, count in counts.items() if count == best] if list(counts.values()).count(best) == 1 else []


# topic: thing, things; names; the property that is true of some; a property of several texts
THESAURI = {
    "baking": ("concept", "concepts", ["Breads", "Sourdough", "Rye breads", "Flatbreads", "Pastries", "Puff pastry", "Choux pastry", "Cakes", "Sponge cakes",
                                       "Layer cakes", "Icing", "Glazes", "Fillings", "Custards", "Doughs", "Batters", "Proofing", "Kneading", "Scoring",
                                       "Leavening", "Yeasts", "Wild yeasts", "Baking powders", "Flours", "Rye flour", "Spelt flour"]),
    "weather": ("term", "terms", ["Clouds", "Cirrus", "Cumulus", "Stratus", "Precipitation", "Drizzle", "Hail", "Snowfall", "Graupel", "Winds", "Trade winds",
                                  "Monsoon", "Foehn", "Storms", "Thunderstorms", "Squall lines", "Tornadoes", "Waterspouts", "Fronts", "Cold fronts",
                                  "Warm fronts", "Fog", "Radiation fog", "Haze", "Humidity", "Dew point"]),
    "crafts": ("topic", "topics", ["Weaving", "Tapestry", "Basketry", "Pottery", "Raku", "Slipware", "Carpentry", "Joinery", "Marquetry", "Turning", "Metalwork",
                                   "Forging", "Casting", "Engraving", "Bookbinding", "Papermaking", "Calligraphy", "Knitting", "Cable knitting", "Lace",
                                   "Bobbin lace", "Dyeing", "Batik", "Ikat", "Felting", "Spinning"])}


def thesaurus(name, kept):
    thing, things, names = THESAURI[name]
    graph = Graph(f"thesaurus_{name}")
    chance = graph.chance
    above = {one: names[chance.randrange(max(1, at // 3))] for at, one in enumerate(names) if at > 2}
    related = {tuple(sorted(chance.sample(names, 2))) for _ in range(14)}
    others = {one: [f"{word} {one.split()[0].lower()}" for word in chance.sample(["old", "true", "local", "plain", "fine", "raw"], chance.randrange(4))]
              for one in names}
    meanings = {one: f"A {word} notion of {one.lower()} in use {at} times." for at, (one, word) in
                enumerate((one, chance.choice(["wide", "narrow", "common", "rare"])) for one in names[::2])}
    made = {one: chance.randint(2012, 2021) for one in names if chance.random() < .7}
    old = chance.sample(names[6:], 5)
    ids = {one: str(100 + at) for at, one in enumerate(names)}
    graph.lines.append(f'<{SPACE}schema/{name}/{camel(thing)}> a rdfs:Class ; rdfs:label "{camel(thing)}" .')
    for one in names:
        facts = ["a skos:Concept" if kept == "both" else f"a <{SPACE}schema/{name}/{camel(thing)}>", f'skos:prefLabel "{one}"']
        facts += [f'skos:altLabel "{other}"' for other in others[one]]
        facts += [f'skos:definition "{meanings[one]}"'] if one in meanings else []
        facts += [f'dcterms:created "{made[one]}-0{chance.randint(1, 9)}-1{chance.randrange(9)}"^^xsd:date'] if one in made else []
        facts += ["owl:deprecated true"] if one in old else []
        facts += [f"skos:broader {graph.link(ids[above[one]])}"] if one in above else []
        if kept == "both":
            facts += [f"skos:narrower {graph.link(ids[other])}" for other, top in above.items() if top == one]
        facts += [f"skos:related {graph.link(ids[b if a == one else a])}" for a, b in sorted(related) if one in (a, b)]
        graph.say(ids[one], *facts)
    if kept == "both":
        thing, things = "concept", "concepts"

    def found(which):
        return graph.things(ids[one] for one in which)
    below = {one: [other for other, top in above.items() if top == one] for one in names}
    near = {one: [b if a == one else a for a, b in related if one in (a, b)] for one in names}
    graph.ask(f"How many {things} are there?", number(len(names)))
    graph.ask(f"How many {things} are deprecated?", number(len(old)))
    graph.ask(f"Which {things} are deprecated?", found(old))
    graph.ask(f"List the deprecated {things}.", found(old))
    graph.ask(f"How many deprecated {things} are there?", number(len(old)))
    graph.ask(f"How many {things} are not deprecated?", number(len(names) - len(old)))
    graph.ask(f"Which {thing} has the most alternative labels?", found(most({one: len(others[one]) for one in names})))
    graph.ask(f"Which {thing} has the most related {things}?", found(most({one: len(near[one]) for one in names})))
    if kept == "both":
        graph.ask(f"Which {thing} has the most narrower {things}?", found(most({one: len(below[one]) for one in names})))
        graph.ask(f"How many {things} have narrower {things}?", number(sum(bool(below[one]) for one in names)))
    for year in chance.sample(sorted(set(made.values())), 3):
        graph.ask(f"How many {things} were created in {year}?", number(list(made.values()).count(year)))
        graph.ask(f"Which {things} were created in {year}?", found(one for one, when in made.items() if when == year))
    for one in chance.sample(list(meanings), 3):
        graph.ask(f"What is the definition of {one.lower()}?", texts([meanings[one]]))
    graph.ask(f"How is {list(meanings)[1]} defined?", texts([meanings[list(meanings)[1]]]))
    for one in chance.sample([one for one in names if others[one]], 3):
        graph.ask(f"What are the alternative labels of {one}?", texts(others[one]))
        graph.ask(f"Which alternative labels does {one} have?", texts(others[one]))
        graph.ask(f"How many alternative labels does {one} have?", number(len(others[one])))
    for one in chance.sample([one for one in names if len(below[one]) > 1], 3):
        if kept == "both":
            graph.ask(f"Which {things} are narrower than {one}?", found(below[one]))
            graph.ask(f"What are the narrower {things} of {one}?", found(below[one]))
            graph.ask(f"How many {things} are narrower than {one}?", number(len(below[one])))
            graph.ask(f"How many narrower {things} does {one} have?", number(len(below[one])))
        graph.ask(f"Which {things} have {one} as a broader {thing}?", found(below[one]))
    for one in chance.sample(sorted(above), 3):
        graph.ask(f"Which {thing} is broader than {one}?", found([above[one]]))
        graph.ask(f"What is the broader {thing} of {one}?", found([above[one]]))
    for one in chance.sample([one for one in names if near[one]], 3):
        graph.ask(f"Which {things} are related to {one}?", found(near[one]))
        graph.ask(f"What is {one} related to?", found(near[one]))
    return graph


# topic: names of classes; flag; link by restriction with the verb for it and the group of classes that it leads to; texts
ONTOLOGIES = {
    "tools": (["Tool", "Saw", "Hand saw", "Band saw", "Coping saw", "Plane", "Block plane", "Jack plane", "Chisel", "Mortise chisel", "Paring chisel", "Hammer",
               "Mallet", "Claw hammer", "Drill", "Bow drill", "Material", "Wood", "Oak", "Beech", "Steel", "Cast iron", "Brass", "Horn"],
              ("retired", "retired"), ("made of", "is made of", "Which material is {} made of?", 16), ("trade name", "trade names"), ("introduced in", "2.")),
    "dances": (["Dance", "Waltz", "Slow waltz", "Viennese waltz", "Tango", "Ballroom tango", "Polka", "Schottische", "Reel", "Jig", "Slip jig", "Hornpipe",
                "Minuet", "Gavotte", "Galliard", "Metre", "Triple metre", "Duple metre", "Compound metre", "Common metre"],
               ("obsolete", "obsolete"), ("has metre", "has metre", "Which metre does {} have?", 15), ("folk name", "folk names"), ("added in", "1.")),
    "sails": (["Sail", "Jib", "Storm jib", "Genoa", "Spinnaker", "Gennaker", "Mainsail", "Gaff mainsail", "Topsail", "Square topsail", "Staysail", "Mizzen",
               "Cloth", "Canvas", "Dacron", "Laminate", "Nylon"],
              ("withdrawn", "withdrawn"), ("has cloth", "has cloth", "Which cloth does {} have?", 12), ("sailor's name", "sailor's names"), ("since version", "3."))}


def ontology(name):
    names, (flag, flagged), (link, label, asked, group), (text, many), (when, version) = ONTOLOGIES[name]
    graph = Graph(f"ontology_{name}")
    chance = graph.chance
    above = {one: names[0] if at < group and at < 6 else names[group] if at > group else names[chance.randrange(1, max(2, at // 2))]
             for at, one in enumerate(names) if at not in (0, group)}
    # In some ontologies a class may be below two.
    also = {one: chance.choice(names[1:4]) for one in names[7:group:3]} if name != "dances" else {}
    ends = {one: chance.choice(names[group + 1:]) for one in names[1:group] if chance.random() < .7}
    others = {one: [f"{word} {one.lower()}" for word in chance.sample(["good", "Dutch", "grey", "royal", "stout"], chance.randrange(4))] for one in names}
    old = chance.sample(names[2:], 4)
    after = {one: chance.choice([other for other in names if other not in old]) for one in old[:3]}
    since = {one: version + str(chance.randrange(5)) for one in names}
    ids = {one: f"{name[:2]}_{1000 + 7 * at}" for at, one in enumerate(names)}
    schema = f"{SPACE}{graph.name}/"

    def tops(one):
        return sorted({table[one] for table in (above, also) if one in table} - {one})

    def property_(local, told, kind="AnnotationProperty"):
        graph.lines.append(f'<{schema}{local}> a owl:{kind} ; rdfs:label "{told}" ; rdfs:comment "It says what is {told} of something." .')
    properties = {"flag": flag, "text": text, "since": when, "after": "replaced by"}
    for local, told in properties.items():
        property_(local, told)
    property_("link", label, "ObjectProperty")
    property_("otherlink", "is side of", "ObjectProperty")
    for at, one in enumerate(names):
        facts = ["a owl:Class", f'rdfs:label "{one}"', f'rdfs:comment "What people call {one.lower()}, in {at + 3} lands."', f'<{schema}since> "{since[one]}"']
        facts += [f"rdfs:subClassOf {graph.link(ids[top])}" for top in tops(one)]
        facts += [f"rdfs:subClassOf [ a owl:Restriction ; owl:onProperty <{schema}link> ; owl:someValuesFrom {graph.link(ids[ends[one]])} ]"] if one in ends else []
        facts += [f'<{schema}text> "{other}"' for other in others[one]]
        facts += [f"<{schema}flag> true"] if one in old else []
        facts += [f"<{schema}after> {graph.link(ids[after[one]])}"] if one in after else []
        graph.say(ids[one], *facts)

    def found(which):
        return graph.things(ids[one] for one in which)
    below = {one: [other for other in names if one in tops(other)] for one in names}
    graph.ask("How many classes are there?", number(len(names)))
    graph.ask(f"How many classes are {flagged}?", number(len(old)))
    graph.ask(f"Which classes are {flagged}?", found(old))
    graph.ask(f"List all {flagged} classes.", found(old))
    graph.ask("Which class has the most subclasses?", found(most({one: len(below[one]) for one in names})))
    graph.ask(f"Which class has the most {many}?", found(most({one: len(others[one]) for one in names})))
    graph.ask("How many classes have subclasses?", number(sum(bool(below[one]) for one in names)))
    graph.ask("Which classes have more than 2 subclasses?", found(one for one in names if len(below[one]) > 2))
    graph.ask(f"Which classes have more than 2 {many}?", found(one for one in names if len(others[one]) > 2))
    for one in chance.sample([one for one in names if below[one]], 4):
        graph.ask(f"What are the subclasses of {one}?", found(below[one]))
        graph.ask(f"Which are the subclasses of {one}?", found(below[one]))
        graph.ask(f"Which classes are subclasses of {one}?", found(below[one]))
        graph.ask(f"List the subclasses of {one}.", found(below[one]))
        graph.ask(f"How many subclasses does {one} have?", number(len(below[one])))
        graph.ask(f"Which subclasses does {one} have?", found(below[one]))
    for one in chance.sample(sorted(above), 4):
        graph.ask(f"What is {one} a subclass of?", found(tops(one)))
        graph.ask(f"Of which class is {one} a subclass?", found(tops(one)))
    for one in chance.sample(sorted(ends), 4):
        graph.ask(asked.format(one.lower()), found([ends[one]]))
    for one in chance.sample([one for one in names if others[one]], 3):
        graph.ask(f"What are the {many} of {one}?", texts(others[one]))
        graph.ask(f"Which {many} does {one} have?", texts(others[one]))
        graph.ask(f"How many {many} does {one} have?", number(len(others[one])))
    for one, other in after.items():
        graph.ask(f"By which class is {one} replaced?", found([other]))
        graph.ask(f"What is {one} replaced by?", found([other]))
    for said in sorted(set(since.values()))[:3]:
        graph.ask(f"How many classes were {when.split()[0] if when.endswith(' in') else 'there since'} {'in version ' if when.endswith(' in') else 'version '}{said}?",
                  number(list(since.values()).count(said)))
    one = chance.choice(names)
    graph.ask(f"What is the comment of {one}?", texts([f"What people call {one.lower()}, in {names.index(one) + 3} lands."]))
    return graph


# topic: classes with members; the others, each with its properties
REGISTRIES = {
    "farms": ({"RoofShape": ["GableRoof", "HipRoof", "MansardRoof", "FlatRoof", "ShedRoof"], "FenceKind": ["WireFence", "PostFence", "HedgeFence"],
               "SoilGrade": ["ClayGrade", "LoamGrade", "SandGrade", "PeatGrade"], "GateOpening": ["SlidingGate", "SwingingGate"],
               "HarvestSeason": ["EarlySeason", "LateSeason", "MainSeason"]},
              {"Building": ["height", "builtIn"], "Barn": ["storey", "hayCapacity", "roof"], "TitheBarn": ["tithe"], "Stable": ["stallCount", "manger"],
               "Field": ["acreage", "soil"], "Orchard": ["treeCount", "rootstock", "pruningPlan"], "Vineyard": ["grape"], "Meadow": ["mowingDate"],
               "WaterMeadow": ["sluice"], "Machine": ["enginePower", "maker"], "Harvester": ["cuttingWidth"], "Seeder": ["rowSpacing", "hopper"]}),
    "theatres": ({"StageForm": ["ThrustStage", "ArenaStage", "BoxStage", "OpenStage"], "SeatRank": ["StallSeat", "CircleSeat", "GallerySeat"],
                  "CurtainKind": ["DropCurtain", "DrawCurtain", "TabCurtain", "IronCurtain", "PaintedCurtain"], "TicketState": ["HeldTicket", "SoldTicket"]},
                 {"Venue": ["founder", "seatCount"], "Playhouse": ["stageWidth", "flyTower"], "OperaHouse": ["orchestraPit"], "Tent": ["poleCount"],
                  "Work": ["title", "writtenIn"], "Play": ["actCount", "dramatist"], "Farce": ["doorCount"], "Tragedy": ["victim"], "Opera": ["librettist", "aria"],
                  "Production": ["premiere", "director", "budget"], "Revival": ["originalCast"], "Role": ["character", "understudy"]})}


def words(name):
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).lower()


def registry(name):
    kinds, classes = REGISTRIES[name]
    graph = Graph(f"registry_{name}")
    chance = graph.chance
    order = list(classes)
    above = {one: order[chance.randrange(max(1, at // 2))] for at, one in enumerate(order) if at}
    above |= {kind: "Listing" for kind in kinds} | {"Listing": order[0]}
    also = {one: order[1] for one in order[4::3] if above[one] != order[1]} if name == "theatres" else {}

    def tops(one):
        return sorted({table[one] for table in (above, also) if one in table})
    for one in [*order, "Listing", *kinds]:
        facts = ["a rdfs:Class", f'rdfs:label "{one}"', f'rdfs:comment "Anything that is called {words(one)} somewhere."']
        facts += [f"rdfs:subClassOf {graph.link(top)}" for top in tops(one)]
        graph.say(one, *facts)
    every = [property_ for own in classes.values() for property_ in own] + ["note", "image", "keeper", "site", "part", "origin"]
    after = dict(zip(chance.sample(every[6:12], 2), chance.sample(every[:6], 2)))
    for property_ in every:
        owners = [one for one in order if property_ in classes[one]] or chance.sample(order, 2)
        for one in owners:
            classes[one] = list(dict.fromkeys([*classes[one], property_]))
        facts = ["a rdf:Property", f'rdfs:label "{property_}"', f'rdfs:comment "The {words(property_)} of a thing."']
        facts += [f"<{SPACE}{graph.name}/onClass> {graph.link(one)}" for one in owners]
        facts += [f"<{SPACE}{graph.name}/supersededBy> {graph.link(after[property_])}"] if property_ in after else []
        graph.say(property_, *facts)
    for kind, members in kinds.items():
        for one in members:
            graph.say(one, f"a {graph.link(kind)}", f'rdfs:label "{one}"', f'rdfs:comment "A value of the {words(kind)}s, {words(one)}."')
    every_class = [*order, "Listing", *kinds]
    below = {one: [other for other in every_class if one in tops(other)] for one in every_class}
    graph.ask("How many classes are there?", number(len(below)))
    graph.ask("How many properties are there?", number(len(every)))
    graph.ask("Which class has the most subclasses?", graph.things(most({one: len(below[one]) for one in below})))
    graph.ask("Which class has the most properties?", graph.things(most({one: len(classes[one]) for one in order})))
    for kind, members in kinds.items():
        graph.ask(f"How many {words(kind)}s are there?", number(len(members)))
        graph.ask(f"Which {words(kind)}s are there?", graph.things(members))
        graph.ask(f"List all {words(kind)}s.", graph.things(members))
    for one in chance.sample(order, 5):
        graph.ask(f"Which properties does a {one} have?", graph.things(classes[one]))
        graph.ask(f"How many properties does {one} have?", number(len(classes[one])))
        graph.ask(f"What are the properties of {one}?", graph.things(classes[one]))
    for one in chance.sample([one for one in below if below[one]], 4):
        graph.ask(f"What are the subclasses of {one}?", graph.things(below[one]))
        graph.ask(f"Which subclasses does {one} have?", graph.things(below[one]))
        graph.ask(f"How many subclasses does {one} have?", number(len(below[one])))
    for one in chance.sample(sorted(above), 3):
        graph.ask(f"What is {one} a subclass of?", graph.things(tops(one)))
    for one, other in after.items():
        graph.ask(f"By what is {one} superseded?", graph.things([other]))
        graph.ask(f"What is {one} superseded by?", graph.things([other]))
    one = chance.choice(every)
    graph.ask(f"What is the comment of {one}?", texts([f"The {words(one)} of a thing."]))
    return graph


# topic: place, places; what stands in it, of several kinds; part, parts and their names, which several places have
PLANTS = {
    "mill": ("work cell", "work cells", ["MillingCell", "PressingCell", "DryingCell", "SortingCell", "PackingCell", "WeighingCell", "LoadingCell", "WashingCell"],
             "machine", ["Feed Hoist", "Chain Hoist", "Belt Scale", "Roll Press"], "sensor", "sensors",
             ["pressure", "flow", "torque", "moisture", "level", "door contact", "vibration"], "spare", "cell mode", ["steady", "pulsed"]),
    "garden": ("bed frame", "bed frames", ["NorthFrame", "SouthFrame", "RiverFrame", "WallFrame", "PondFrame", "GateFrame", "HillFrame"],
               "plant", ["Climbing Rose", "Shrub Rose", "Garden Lily", "Tall Iris"], "label", "labels",
               ["soil", "sun", "frost", "watering", "pruning"], "heated", "bed purpose", ["show", "stock"]),
    "yard": ("pier head", "pier heads", ["EastPier", "WestPier", "CoalPier", "FishPier", "GrainPier", "MailPier", "TownPier", "OldPier"],
             "vessel", ["Harbour Tug", "Pilot Cutter", "Bulk Barge"], "light", "lights", ["leading", "warning", "loading", "mooring", "riding", "working"],
             "lit", "pier use", ["trade", "leisure"])}


def plant(name):
    place, places, names, thing, kinds, part, parts, shared, flag, mode, modes = PLANTS[name]
    graph = Graph(f"plant_{name}")
    chance = graph.chance
    schema = f"{SPACE}{graph.name}/schema#"
    own = {one: chance.sample(shared, chance.randint(1, len(shared) - 1)) for one in names}
    lit = {one: chance.random() < .4 for one in names}
    for one in names:
        graph.say(one, f"a <{schema}{camel(place)}>", f"<{schema}{camel(flag).lower()}> {str(lit[one]).lower()}", f'<{schema}{camel(mode)}> "{chance.choice(modes)}"',
                  *[f"<{schema}{part}> {graph.link(f'{one}/{at}{chance.randrange(10 ** 6)}')}" for at, _ in enumerate(own[one])])
    whole = {}
    for line in list(graph.lines):
        for at, iri in enumerate(re.findall(rf"<{re.escape(schema)}{part}> <([^>]+)>", line)):
            one = iri.rsplit("/", 2)[-2]
            whole[iri] = (one, own[one][at])
    meanings = {said: f"It tells the {said} of where it stands." for said in shared}
    limits = {}
    like = place.split()[0]  # a property of the parts begins as the places do
    for iri, (one, said) in whole.items():
        limits[iri] = chance.choice([1, 1, 2, 5])
        graph.lines.append(f'<{iri}> <{schema}name> "{said}" ; <{schema}description> "{meanings[said]}" ; <{schema}maxCount> {limits[iri]} ; <{schema}{like}Kind> "{chance.choice("ABC")} {like}" .')
    stands = {}
    for kind in kinds:
        graph.lines.append(f'<{schema}{camel(kind)}> rdfs:subClassOf <{schema}{camel(thing)}> ; rdfs:label "{kind}" .')
        for at in range(chance.randint(3, 9)):
            local = f"{kind.lower().replace(' ', '_')}_{chr(65 + at)}{at + 1}"
            stands[local] = (kind, chance.choice(names))
            graph.say(local, f"a <{schema}{camel(kind)}>", f"<{schema}isPartOf> {graph.link(stands[local][1])}")
    counts = {one: sum(where == one for _, where in stands.values()) for one in names}
    graph.ask(f"How many {places} are there?", number(len(names)))
    graph.ask(f"How many {places} are {flag}?", number(sum(lit.values())))
    graph.ask(f"Which {places} are {flag}?", graph.things(one for one in names if lit[one]))
    graph.ask(f"Which {places} are not {flag}?", graph.things(one for one in names if not lit[one]))
    graph.ask(f"How many {thing}s are there?", number(len(stands)))
    graph.ask(f"Which {place} has the most {thing}s?", graph.things(most(counts)))
    graph.ask(f"Which {place} has the most {parts}?", graph.things(most({one: len(own[one]) for one in names})))
    graph.ask(f"How many {parts} have a maximum count of 1?", number(list(limits.values()).count(1)))
    for kind in kinds:
        graph.ask(f"How many {kind.lower()}s are there?", number(sum(one == kind for one, _ in stands.values())))
        graph.ask(f"Which {kind.lower()}s are there?", graph.things(one for one, (of, _) in stands.items() if of == kind))
    for one in chance.sample(names, 4):
        graph.ask(f"How many {parts} does the {one} have?", number(len(own[one])))
        graph.ask(f"How many {thing}s are part of the {one}?", number(counts[one]))
        graph.ask(f"Which {thing}s are part of {one}?", graph.things(local for local, (_, where) in stands.items() if where == one))
        graph.ask(f"Which {parts} does {one} have?", [[{"iri": iri, "label": said}] for iri, (where, said) in whole.items() if where == one])
    for said in chance.sample(shared, 4):
        graph.ask(f"How many {parts} are called {said}?", number(sum(own_ == said for _, own_ in whole.values())))
        graph.ask(f"Which {places} have a {part} {said}?", graph.things(one for one in names if said in own[one]))
        graph.ask(f"Which {places} have the {part} {said}?", graph.things(one for one in names if said in own[one]))
        graph.ask(f"What is the description of the {part} {said}?", texts([meanings[said]]))
    return graph


def main():
    folder = pathlib.Path(sys.argv[1])
    graphs = [thesaurus(name, kept) for name, kept in zip(THESAURI, ("both", "broader", "both"))]
    graphs += [make(name) for make, names in ((ontology, ONTOLOGIES), (registry, REGISTRIES), (plant, PLANTS)) for name in names]
    for graph in graphs:
        graph.write(folder)


if __name__ == "__main__":
    main()
