# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""Small graphs with questions that the questions of people to databases leave out: yes or no, how far two things lie apart, dates,
nothing to be found, and conversations that go on, in English, German and Spanish.

Usage: smalltalk.py FOLDER. Makes FOLDER/NAME/{data.ttl,vocab.ttl,questions.jsonl}, which bench_reading reads (--data FOLDER).
"""
import json
import pathlib
import random
import sys

SPACE = "http://small.example/"

# Of each number: label, unit, least, greatest, step, and how people ask for it: how, comparative, superlative, verb.
WORLDS = {
    "boats": {
        "thing": ("boat", "boats"), "count": ("number of berths", "berths"), "kind": ("rig", ["Sloop", "Ketch", "Schooner"], ["sloops", "ketches", "schooners"]), "made": ("built", "built"),
        "place": ("harbour", "harbours", "home harbour"), "who": ("skipper", "skippers", "sails", "sail"),
        "names": ["Swift Heron", "Grey Petrel", "Little Tern", "Proud Gannet", "Old Puffin", "White Egret", "Brave Osprey", "Quiet Loon", "Black Skua"],
        "numbers": [("price", "", 19000, 90000, 500, "expensive", "more expensive", "most expensive", "cost"),
                    ("length", "m", 7, 14, .1, "long", "longer", "longest", None),
                    ("weight", "kg", 900, 5200, 10, "heavy", "heavier", "heaviest", "weigh")]},
    "telescopes": {
        "thing": ("telescope", "telescopes"), "count": ("number of mirrors", "mirrors"), "kind": ("mount", ["Fork", "Dobson", "Equatorial"], []), "made": ("launch date", "launched"),
        "place": ("observatory", "observatories", "location"), "who": ("astronomer", "astronomers", "operates", "operate"),
        "names": ["Wide Iris", "Deep Lens", "Clear Prism", "Tall Mirror", "Bright Dome", "Night Glass", "Far Arc", "Silver Tube", "Blue Field"],
        "numbers": [("price", "EUR", 1200, 9000, 50, "expensive", "more expensive", "most expensive", "cost"),
                    ("height", "m", 2, 30, .5, "tall", "taller", "tallest", None),
                    ("mass", "kg", 300, 9000, 10, "heavy", "heavier", "heaviest", "weigh")]},
    "bridges": {
        "thing": ("bridge", "bridges"), "count": ("number of lanes", "lanes"), "kind": ("material", ["Steel", "Stone", "Timber"], []), "made": ("opening date", "opened"),
        "place": ("town", "towns", "town"), "who": ("engineer", "engineers", "inspects", "inspect"),
        "names": ["Miller Crossing", "Kings Span", "Fern Viaduct", "Harrow Arch", "Otter Walk", "Linden Pass", "Tanner Link", "Rowan Deck", "Abbey Ford"],
        "numbers": [("cost", "EUR", 100000, 900000, 1000, "expensive", "more expensive", "most expensive", "cost"),
                    ("length", "m", 20, 900, 1, "long", "longer", "longest", None),
                    ("width", "m", 2, 30, .5, "wide", "wider", "widest", None)]},
    "looms": {
        "thing": ("loom", "looms"), "count": ("number of shafts", "shafts"), "kind": ("drive", ["Treadle", "Jacquard", "Rapier"], ["treadles", "jacquards", "rapiers"]), "made": ("introduced", "introduced"),
        "place": ("mill", "mills", "mill"), "who": ("weaver", "weavers", "tends", "tend"),
        "names": ["Crimson Shuttle", "Pale Warp", "Long Weft", "Twin Reed", "Iron Heddle", "Early Bobbin", "Broad Cloth", "Fine Twill", "Last Spindle"],
        "numbers": [("price", "EUR", 400, 9900, 20, "expensive", "more expensive", "most expensive", "cost"),
                    ("weight", "kg", 40, 900, 1, "heavy", "heavier", "heaviest", "weigh"),
                    ("width", "cm", 60, 400, 1, "wide", "wider", "widest", None)]}}

# The same words in German and Spanish: what people say of numbers, and of what is said of all.
GERMAN = {"expensive": ("teuer", "teurer", "am teuersten"), "long": ("lang", "länger", "am längsten"), "heavy": ("schwer", "schwerer", "am schwersten"),
          "tall": ("hoch", "höher", "am höchsten"), "wide": ("breit", "breiter", "am breitesten")}
SPANISH = {"long": ("largo", "largo"), "expensive": ("caro", "cara"), "heavy": ("pesado", "pesada")}
REMARKS = ["for beginners", "for families", "for long days", "with a warm cover", "for racing", "for the winter", "for schools", "with a red stripe"]
PLACES = ["Anemone", "Bluebell", "Clover", "Dahlia"]
PEOPLE = ["Ada Lund", "Bo Falk", "Cleo Marsh", "Dan Orly"]
COUNTRIES = ["Norway", "Portugal", "Norway", "Ireland"]


class World:
    """One graph, and what is true in it."""

    def __init__(self, name, words, chance):
        self.name, self.words, self.chance = name, words, chance
        self.things, self.places, self.people = [], [], []
        for i, label in enumerate(PLACES):
            self.places.append({"iri": f"p{i}", "label": f"{words['place'][0].title()} {label}", "country": COUNTRIES[i]})
        for i, label in enumerate(chance.sample(words["names"], 8)):
            # People leave a part of a longer name out.
            row = {"iri": f"t{i}", "label": label + (" Mark II" if i % 3 == 0 else ""), "said": label, "kind": chance.choice(words["kind"][1]), "place": chance.choice(self.places[:3]),
                   "count": chance.randint(2, 9), "remark": f"A {words['thing'][0]} {REMARKS[i]}.",
                   "made": f"{chance.randint(2001, 2019)}-{chance.randint(1, 12):02}-{chance.randint(1, 28):02}"}
            for number, _, least, greatest, step, *_ in words["numbers"]:
                row[number] = round(least + step * chance.randint(0, int((greatest - least) / step)), 2)
            self.things.append(row)
        self.staff = [chance.choice(self.places) for _ in range(12)]  # where each works
        for i, label in enumerate(PEOPLE):
            mine = chance.sample(self.things, chance.choice([1, 2, 3])) if i < 3 else []
            self.people.append({"iri": f"w{i}", "label": label, "things": mine, "boss": self.people[0] if 0 < i < 3 else None,
                                "deputy": self.people[1] if i == 3 else None})

    def turtle(self):
        one, kind, made, place, who = (self.words[key] for key in ("thing", "kind", "made", "place", "who"))
        numbers = self.words["numbers"]
        lines = [f"@prefix : <{SPACE}> .", "@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .", "@prefix xsd: <http://www.w3.org/2001/XMLSchema#> ."]
        for iri, label in (("Thing", one[0]), ("Place", place[0]), ("Who", who[0])):
            lines.append(f':{iri} a rdfs:Class ; rdfs:label "{label.title()}" .')
        lines += [':Staff a rdfs:Class ; rdfs:label "Employee" . :Person a rdfs:Class ; rdfs:label "Person" . :works rdfs:label "works for" .',
                  ':x1 a :Person ; rdfs:label "Ines Author" . :x2 a :Person ; rdfs:label "Jon Publisher" .']
        lines += [f':e{i} a :Staff ; rdfs:label "Worker {i + 1}" ; :works :{where["iri"]} .' for i, where in enumerate(self.staff)]
        for iri, label in [("kind", kind[0]), ("made", made[0]), ("at", place[2]), ("does", who[2]), ("country", "country"), ("boss", "supervisor"), ("deputy", "deputy of"), ("count", self.words["count"][0])] + \
                [(f"n{i}", number[0]) for i, number in enumerate(numbers)]:
            lines.append(f':{iri} rdfs:label "{label}" .')
        for row in self.places:
            lines.append(f':{row["iri"]} a :Place ; rdfs:label "{row["label"]}" ; :country "{row["country"]}" .')
        for row in self.things:
            told = "".join(f' ; :n{i} ' + (f'"{row[n[0]]} {n[1]}"' if n[1] else str(row[n[0]])) for i, n in enumerate(numbers))
            lines.append(f':{row["iri"]} a :Thing ; rdfs:label "{row["label"]}" ; :kind "{row["kind"]}" ; :made "{row["made"]}"^^xsd:date ; '
                         f':at :{row["place"]["iri"]} ; :count {row["count"]} ; rdfs:comment "{row["remark"]}"{told} .')
        for row in self.people:
            lines.append(f':{row["iri"]} a :Who ; rdfs:label "{row["label"]}"' + "".join(f' ; :does :{t["iri"]}' for t in row["things"]) +
                         (f' ; :boss :{row["boss"]["iri"]}' if row["boss"] else "") +
                         (f' ; :deputy :{row["deputy"]["iri"]}' if row["deputy"] else "") + " .")
        return "\n".join(lines) + "\n"


def cell(value):
    if isinstance(value, dict):
        return {"iri": SPACE + value["iri"], "label": value["label"]}
    if isinstance(value, bool):
        return {"text": "true" if value else "false"}
    return {"number": value} if isinstance(value, (int, float)) else {"text": value}


class Talks:
    """The questions of one world, conversation by conversation."""

    def __init__(self, world):
        self.world, self.lines, self.number, self.turn = world, [], 0, 0

    def say(self, question, gold, new=True, about=None, expect=None):
        # A question that stands alone may be asked in a conversation as well.
        alone = self.turn > 0 and self.turn < 6 and expect is None and self.world.chance.random() < 0.3
        self.ask(question, gold, new and not alone, about, expect)

    def ask(self, question, gold, new=True, about=None, expect=None):
        self.number, self.turn = (self.number + 1, 1) if new else (self.number, self.turn + 1)
        rows = [[cell(c) for c in row] if isinstance(row, (list, tuple)) else cell(row) for row in gold]
        facts = [{"text": [about["label"]], "source": SPACE + about["iri"]}] if about else []
        expect = expect or ("stated" if rows or facts else "none")
        self.lines.append({"conversation": self.number, "turn": self.turn, "type": "abstract" if about else "complex", "question": question,
                           "gold": rows, "expect": expect, "facts": facts, "forbidden": []})

    def then(self, question, gold, about=None):
        self.ask(question, gold, False, about)


def best(rows, key, most):
    value = (max if most else min)(row[key] for row in rows)
    return [row for row in rows if row[key] == value]


def of_numbers(talks, number):
    world, chance = talks.world, talks.world.chance
    one, many = world.words["thing"]
    label, unit, _, _, _, how, more, most, verb = number
    a, b, c = chance.sample(world.things, 3)
    middle = sorted(row[label] for row in world.things)[len(world.things) // 2]
    amount = f"{middle:g} {unit or 'euros'}"
    less = {"longer": "shorter", "more expensive": "cheaper", "heavier": "lighter", "taller": "shorter", "wider": "narrower"}[more]
    talks.say(f"What is the {label} of the {a['said']}?", [a[label]])
    talks.say(f"How {how} is the {b['said'].lower()}?", [b[label]])
    talks.then(f"And the {c['said']}?", [c[label]])
    if verb:
        talks.say(f"What does the {a['said']} {verb}?", [a[label]])
        talks.then(f"What about the {b['said']}?", [b[label]])
        talks.say(f"How much does the {c['said'].lower()} {verb}?", [c[label]])
        talks.say(f"Which {many} {verb} more than {amount}?", [r for r in world.things if r[label] > middle])
        talks.say(f"Which {one} {verb}s the least?", best(world.things, label, False))
        talks.say(f"What do the {many} {verb} on average?", [sum(r[label] for r in world.things) / len(world.things)])
    talks.say(f"Is the {a['said']} {more} than the {b['said']}?", [a[label] > b[label]])
    talks.say(f"Is the {b['said']} {less} than the {c['said']}?", [b[label] < c[label]])
    talks.say(f"Is the {c['said']} {more} than {amount}?", [c[label] > middle])
    talks.say(f"How much {more} is the {a['said']} than the {b['said']}?", [abs(a[label] - b[label])])
    talks.say(f"What is the difference in {label} between the {b['said']} and the {c['said']}?", [abs(b[label] - c[label])])
    talks.say(f"Which {many} are {more} than the {a['said']}?", [r for r in world.things if r[label] > a[label]])
    talks.say(f"Which {many} are {less} than the {b['said']}?", [r for r in world.things if r[label] < b[label]])
    talks.say(f"Which {one} is the {most}?", best(world.things, label, True))
    if len(best(world.things, label, True)) == 1:
        talks.then(f"Who {world.words['who'][2]} it?", [p for p in world.people if best(world.things, label, True)[0] in p["things"]])
    ordered = sorted(world.things, key=lambda r: -r[label])
    talks.say(f"Which are the two {most} {many}?", [r for r in ordered if r[label] >= ordered[1][label]])
    talks.say(f"What is the average {label} of the {many}?", [sum(r[label] for r in world.things) / len(world.things)])
    talks.say(f"What is the highest {label}?", [ordered[0][label]])
    talks.say(f"Compare the {a['said']} and the {b['said']}", [], about=a)
    talks.then(f"Which of the two is {more}?", best([a, b], label, True))
    talks.then(f"And how {how} is the latter?", [b[label]])
    talks.say(f"What is the {label} of the {c['said']}?", [c[label]])
    talks.then(f"How does this compare to the {a['said']}?", [], about=a)
    talks.say(f"What is the {label} of the {b['said']}?", [b[label]])
    talks.then(f"And the {a['said']}: what is its {world.words['kind'][0]}?", [a["kind"]])
    german, harder, top = GERMAN[how]
    talks.say(f"Wie {german} ist {a['said']}?", [a[label]])
    talks.then(f"Und {b['said']}?", [b[label]])
    talks.say(f"Welche {many} sind {harder} als {c['said']}?", [r for r in world.things if r[label] > c[label]])
    talks.say(f"Ist {a['said']} {harder} als {c['said']}?", [a[label] > c[label]])
    talks.say(f"Wie viel {harder} ist {a['said']} als {b['said']}?", [abs(a[label] - b[label])])
    talks.say(f"¿Cuál es el {label} de {a['said']}?", [a[label]])
    talks.then(f"¿Y de {b['said']}?", [b[label]])


def of_kinds(talks):
    world, chance = talks.world, talks.world.chance
    one, many = world.words["thing"]
    label, values, plurals = world.words["kind"]
    value = chance.choice([v for v in values if sum(r["kind"] == v for r in world.things) > 1])
    those = [r for r in world.things if r["kind"] == value]
    a = chance.choice(those)
    price, length = world.words["numbers"][0], world.words["numbers"][1]
    groups = sorted({r["kind"] for r in world.things})
    talks.say(f"How many {many} are there?", [len(world.things)])
    talks.then(f"And how many of them are {value.lower()}?", [len(those)])
    talks.say(f"How many {many} have the {label} {value}?", [len(those)])
    talks.then("Which of these is the cheapest?" if price[5] == "expensive" else "Which ones?", best(those, price[0], False))
    talks.then(f"And its {length[0]}?", [best(those, price[0], False)[0][length[0]]])
    talks.say(f"Which {many} have the {label} {value}?", those)
    talks.then(f"What does the {a['said'].split()[0].lower()} one cost?", [a[price[0]]])
    talks.say(f"Which {many} have the {label} {value}?", those)
    talks.then(f"How many of these are {length[6]} than {those[0][length[0]]:g} {length[1]}?", [sum(r[length[0]] > those[0][length[0]] for r in those)])
    talks.say(f"Which {many} do not have the {label} {value}?", [r for r in world.things if r["kind"] != value])
    talks.say(f"How many {many} are there per {label}?", [(g, sum(r["kind"] == g for r in world.things)) for g in groups])
    talks.say(f"How many {many} are there?", [len(world.things)])
    talks.then(f"Split that by {label}." if chance.random() < .5 else f"And per {label}?", [(g, sum(r["kind"] == g for r in world.things)) for g in groups])
    talks.say(f"What is the average {price[0]} per {label}?",
              [(g, sum(r[price[0]] for r in world.things if r["kind"] == g) / sum(r["kind"] == g for r in world.things)) for g in groups])
    talks.then(f"What is the highest {length[0]}?", [max(r[length[0]] for r in world.things)])
    if plurals:
        kinds, country = plurals[values.index(value)], world.places[0]["country"]
        talks.say(f"How many {kinds} are there?", [len(those)])
        talks.then("Which of these is the " + price[7] + "?", best(those, price[0], True))
        talks.say(f"How many {kinds} are there in {country}?", [sum(r["place"]["country"] == country for r in those)])
        talks.say(f"Which {many} are {kinds}?", those)
        talks.say(f"Which {many} are not {kinds}?", [r for r in world.things if r["kind"] != value])
        talks.say(f"What is the average {price[0]} of {kinds}?", [sum(r[price[0]] for r in those) / len(those)])
        talks.say(f"Is the {a['said']} a {value.lower()}?", [True])
        talks.say(f"Is the {world.things[0]['said']} a {value.lower()}?", [world.things[0]["kind"] == value])
    number, counted = world.words["count"]
    talks.say(f"How many {counted} does the {a['said']} have?", [a["count"]])
    talks.then(f"And how many {counted} does the {those[0]['said']} have?", [those[0]["count"]])
    talks.say(f"What does the {a['said']} cost?", [a[price[0]]])
    talks.then(f"How many {counted} does it have?", [a["count"]])
    talks.then("When was it " + world.words["made"][1] + "?", [a["made"]])
    talks.say(f"Which {many} have at least {a['count']} {counted}?", [r for r in world.things if r["count"] >= a["count"]])
    talks.say(f"Which {many} have more than {a['count']} {counted} and cost less than {a[price[0]]:g} euros?",
              [r for r in world.things if r["count"] > a["count"] and r[price[0]] < a[price[0]]])
    for place in (0, 1, 2):
        talks.say(f"Is there any {one} {REMARKS[place]}?", [world.things[place]])
    talks.say(f"Which {label} does the {a['said']} have?", [value])
    talks.say(f"Wie viele {many} gibt es?", [len(world.things)])
    talks.say(f"Wie viele {many} haben {label} {value}?", [len(those)])


def of_dates(talks):
    world, chance = talks.world, talks.world.chance
    one, many = world.words["thing"]
    _, made = world.words["made"]
    a, b = chance.sample(world.things, 2)
    year = int(sorted(r["made"] for r in world.things)[4][:4])
    talks.say(f"When was the {a['said']} {made}?", [a["made"]])
    talks.then(f"And the {b['said']}?", [b["made"]])
    talks.say(f"Which {many} were {made} after {year}?", [r for r in world.things if r["made"][:4] > str(year)])
    talks.then("How many are there?", [sum(r["made"][:4] > str(year) for r in world.things)])
    talks.say(f"Which {many} were {made} before {year}?", [r for r in world.things if r["made"][:4] < str(year)])
    talks.say(f"Which {many} were {made} since {year}?", [r for r in world.things if r["made"][:4] >= str(year)])
    talks.say(f"Which {many} were {made} in {year}?", [r for r in world.things if r["made"][:4] == str(year)])
    talks.say(f"Which {many} were {made} between {year - 4} and {year + 3}?",
              [r for r in world.things if str(year - 4) <= r["made"][:4] <= str(year + 3)])
    talks.say(f"Which {one} was {made} first?", best(world.things, "made", False))
    talks.say(f"Which {one} is the newest?", best(world.things, "made", True))
    talks.say(f"Which {one} is the oldest?", best(world.things, "made", False))
    newer = [r for r in world.things if r["made"] > a["made"]]
    if newer:
        talks.say(f"Which {many} are newer than the {a['said']}?", newer)
    talks.say(f"Compare the {a['said']} with the {b['said']}", [], about=b)
    talks.then("Which of the two is newer?", best([a, b], "made", True))


def of_links(talks):
    world, chance = talks.world, talks.world.chance
    one, many = world.words["thing"]
    place, places, at = world.words["place"]
    who, whos, does, do = world.words["who"]
    a, b = chance.sample(world.things, 2)
    price = world.words["numbers"][0]
    home = a["place"]
    there = [r for r in world.things if r["place"] is home]
    counts = [(p, sum(r["place"] is p for r in world.things)) for p in world.places]
    most = max(n for _, n in counts)
    talks.say(f"What is the {at} of the {a['said']}?", [home])
    talks.say(f"Which {place} is the {at} of the {a['said'].lower()}?" if place != at else f"In which {place} is the {a['said'].lower()}?", [home])
    talks.then("In which country is it?", [home["country"]])
    talks.then(f"And which {many} are there?", there)
    talks.say(f"Which {place} has the most {many}?", [p for p, n in counts if n == most])
    if sum(n == most for _, n in counts) == 1:
        talks.then("In which country is that one?", [[p for p, n in counts if n == most][0]["country"]])
    talks.say(f"Which {places} have at least two {many}?", [p for p, n in counts if n >= 2])
    talks.say(f"Which {places} have no {many}?", [p for p, n in counts if n == 0])
    talks.say(f"How many {many} are there in {home['country']}?", [sum(r["place"]["country"] == home["country"] for r in world.things)])
    talks.then(f"How many {many} have their {at} in {home['country']}?", [sum(r["place"]["country"] == home["country"] for r in world.things)])
    talks.say(f"Which {many} are not from {home['country']}?", [r for r in world.things if r["place"]["country"] != home["country"]])
    talks.say(f"How many {many} are there per {place}?", [(p, n) for p, n in counts if n])
    talks.then("And per country?", [(c, sum(r["place"]["country"] == c for r in world.things))
                                    for c in sorted({r["place"]["country"] for r in world.things})])
    talks.say(f"What is the average {price[0]} of the {many} in {home['country']}?",
              [sum(r[price[0]] for r in world.things if r["place"]["country"] == home["country"]) /
               sum(r["place"]["country"] == home["country"] for r in world.things)])
    doing = next(p for p in world.people if p["things"])
    his = doing["things"][0]
    talks.say(f"Who {does} the {his['said']}?", [p for p in world.people if his in p["things"]])
    talks.say(f"Which {many} does {doing['label']} {do}?", doing["things"])
    talks.then(f"Which of these is the {price[7]}?" if len(doing["things"]) > 1 else f"What is its {price[0]}?",
               best(doing["things"], price[0], True) if len(doing["things"]) > 1 else [his[price[0]]])
    talks.say(f"How many {many} does {doing['label']} {do}?", [len(doing["things"])])
    top = max(len(p["things"]) for p in world.people)
    talks.say(f"Which {who} {does} the most {many}?", [p for p in world.people if len(p["things"]) == top])
    talks.say(f"Which {whos} {do} more than one {one}?", [p for p in world.people if len(p["things"]) > 1])
    talks.say(f"Which {whos} {do} no {many}?", [p for p in world.people if not p["things"]])
    talks.say(f"Which {whos} do not {do} the {his['said']}?", [p for p in world.people if his not in p["things"]])
    talks.say(f"Does {doing['label']} {do} the {his['said']}?", [True])
    workers = [(p, sum(w is p for w in world.staff)) for p in world.places]
    talks.say(f"How many people work in each {place}?", [(p, n) for p, n in workers if n])
    talks.say(f"How many people work for {home['label']}?", [dict(map(lambda pair: (pair[0]["iri"], pair[1]), workers))[home["iri"]]])
    talks.say(f"Which {place} has the most employees?", [p for p, n in workers if n == max(n for _, n in workers)])
    boss = world.people[0]
    theirs = [p for p in world.people if p["boss"]]
    talks.say(f"Who supervises {theirs[0]['label']}?", [boss])
    talks.then(f"And whom does {boss['label']} supervise?", theirs)
    talks.say(f"Who is {theirs[1]['label']}'s supervisor?", [boss])
    talks.say(f"Whom does {boss['label']} supervise?", theirs)
    talks.say(f"Who is the supervisor of {theirs[0]['label']}?", [boss])
    talks.then(f"Which {many} does this {who} {do}?", boss["things"])
    talks.say(f"Which {who} is a deputy of {theirs[0]['label']}?", [p for p in world.people if p["deputy"] is theirs[0]])
    talks.say(f"How many {whos} does {boss['label']} supervise?", [len(theirs)])
    talks.say(f"Which {whos} have no supervisor?", [p for p in world.people if not p["boss"]])
    talks.say(f"Which {whos} have a supervisor?", theirs)
    talks.say(f"Tell me about the {b['said']}", [], about=b)
    talks.then(f"And what about the {a['said']}?", [], about=a)
    talks.say(f"What do you know about {doing['label']}?", [], about=doing)
    talks.then(f"Which {many} does this {who} {do}?", doing["things"])
    talks.say(f"What is the {price[0]} of the {a['said']}?", [a[price[0]]])
    talks.then("Tell me more about it.", [], about=a)
    talks.then(f"And about its {place}?", [], about=home)
    talks.say(f"Erzähl mir etwas über {b['said']}.", [], about=b)


def unknown(talks):
    """What no reading answers."""
    world, chance = talks.world, talks.world.chance
    many = world.words["thing"][1]
    a = chance.choice(world.things)
    for question in (f"What is the unemployment rate of Atlantis?", f"Which {many} were insured against barnacles?", f"Who painted the {a['said']}?",
                     f"Which {many} are louder than 5 dB?", f"What is the best {world.words['thing'][0]} for a beginner?",
                     f"Do you like the {a['said']}?", f"How many layers of lacquer does the {a['said']} have?"):
        talks.say(question, [], expect="absent")


def main():
    folder = pathlib.Path(sys.argv[1])
    for name, words in WORLDS.items():
        for seed in (1, 2):
            world = World(name, words, random.Random(f"{name} {seed}"))
            talks = Talks(world)
            for number in words["numbers"]:
                of_numbers(talks, number)
            of_kinds(talks)
            of_dates(talks)
            of_links(talks)
            unknown(talks)
            out = folder / f"{name}{seed}"
            out.mkdir(parents=True, exist_ok=True)
            (out / "data.ttl").write_text(world.turtle())
            (out / "vocab.ttl").write_text(f"<{SPACE}> a <http://www.w3.org/2002/07/owl#Ontology> .\n")
            (out / "questions.jsonl").write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in talks.lines))


main()
