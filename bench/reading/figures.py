# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""Small graphs whose figures stand in tables of their own: one for each place and year, or of the same name in two tables beside each other.

Usage: figures.py FOLDER. Makes FOLDER/NAME/{data.ttl,vocab.ttl,questions.jsonl}, which bench_reading reads (--data FOLDER).
"""
import json
import pathlib
import random
import sys

SPACE = "http://figures.example/"

# place, places, names; region; two figures: of what
YEARLY = {
    "farms": ("farm", "farms", ["Alder Farm", "Birch Croft", "Cherry Hollow", "Dale End", "Elm Grange", "Furze Hill"], ("county", ["Moor", "Vale", "Fen"]),
              ("harvest", "harvests", 100, 900), ("workers", "workers", 3, 60)),
    "clinics": ("clinic", "clinics", ["Saint Brigid", "Northgate", "Harbour House", "Queens Walk", "Redmoor", "Westfield"], ("district", ["Upper", "Lower", "Coast"]),
                ("admissions", "admissions", 1000, 9000), ("nurses", "nurses", 20, 200))}

# holder, holders, names; two tables with the same figure
BESIDE = {
    "members": ("member", "members", ["Alda", "Bruno", "Carla", "Dario", "Elsa", "Fabio", "Gina"], ("deposit", "deposits"), ("pension", "pensions"), "balance"),
    "pupils": ("pupil", "pupils", ["Agnes", "Bertil", "Cora", "David", "Ebba", "Frode", "Greta"], ("essay", "essays"), ("recital", "recitals"), "mark")}


def texts(names):
    return [[{"text": one}] for one in sorted(set(names))]


def number(value):
    return [[{"number": value}]]


def turtle(name, things):
    """`things`: class, number, properties."""
    lines = [f"@prefix s: <{SPACE}{name}/schema#> ."]
    for kind, at, properties in things:
        said = " ; ".join(f"s:{key} {value}" for key, value in properties.items())
        lines.append(f"<{SPACE}{name}/{kind}/{at}> a s:{kind.title()} ; {said} .")
    return "\n".join(lines) + "\n"


class Yearly:
    def __init__(self, name, chance):
        self.place, self.places, self.names, self.region, self.first, self.second = YEARLY[name]
        self.name, self.chance = name, chance
        self.regions = {one: chance.choice(self.region[1]) for one in self.names}
        self.since = {one: chance.randint(1880, 1990) for one in self.names}
        self.figures = {figure[0]: {(one, year): chance.randint(figure[2], figure[3]) for one in self.names for year in range(2001, 2006)}
                        for figure in (self.first, self.second)}

    def turtle(self):
        things = [(self.places, at, {self.place: f'"{one}"', self.region[0]: f'"{self.regions[one]}"', "year": self.since[one]})
                  for at, one in enumerate(self.names)]
        for figure, rows in self.figures.items():
            for (one, year), value in rows.items():
                things.append((figure, f"{self.names.index(one)}-{year}",
                               {figure: value, "year": year, self.place: f"<{SPACE}{self.name}/{self.places}/{self.names.index(one)}>"}))
        return turtle(self.name, things)

    def questions(self):
        for figure in (self.first, self.second):
            rows, many = self.figures[figure[0]], figure[1]
            for _ in range(3):
                one, year, region = self.chance.choice(self.names), self.chance.randint(2001, 2005), self.chance.choice(self.region[1])
                limit = sorted(value for (_, when), value in rows.items() if when == year)[3]
                there = [x for x in self.names if self.regions[x] == region]
                best = max(self.names, key=lambda x: rows[x, year])
                yield f"What were the {many} of {one} in {year}?", number(rows[one, year])
                yield f"How many {many} did {one} have in {year}?", number(rows[one, year])
                yield f"What is the total number of {many} in {year}?", number(sum(rows[x, year] for x in self.names))
                yield f"What is the average number of {many} of {one}?", number(sum(v for (x, _), v in rows.items() if x == one) / 5)
                if there:
                    yield f"Find the total {many} of the {self.places} in {region} {self.region[0]} in {year}.", number(sum(rows[x, year] for x in there))
                yield f"Which {self.place} had the most {many} in {year}?", texts([best])
                yield f"Find the {self.place} with the highest number of {many} in {year}.", texts([best])
                yield f"Which {self.places} had more than {limit} {many} in {year}?", texts(x for x in self.names if rows[x, year] > limit)
                yield f"How many {self.places} had more than {limit} {many} in {year}?", number(sum(rows[x, year] > limit for x in self.names))
                yield f"List the {many} of each {self.place} in {year}.", [[{"text": x}, {"number": rows[x, year]}] for x in self.names]
                yield f"In which year did {one} have the most {many}?", number(max(range(2001, 2006), key=lambda when: rows[one, when]))
            yield f"What are the total {many} of each year?", [[{"number": when}, {"number": sum(rows[x, when] for x in self.names)}] for when in range(2001, 2006)]
            yield f"Show each {self.place} and its total {many}.", [[{"text": x}, {"number": sum(rows[x, when] for when in range(2001, 2006))}] for x in self.names]
        region, found = self.region[0], list(self.regions.values())
        there = [[{"text": x}, {"number": found.count(x)}] for x in sorted(set(found))]
        yield f"{self.places.title()} per {region}", there
        yield f"{self.places.title()} by {region}", there
        yield f"How many {self.places} are there per {region}?", there
        yield f"How many {self.places} does each {region} have?", there
        for figure in (self.first, self.second):
            yield f"Average {figure[0]} per {self.place}", [[{"text": x}, {"number": sum(self.figures[figure[0]][x, when] for when in range(2001, 2006)) / 5}]
                                                            for x in self.names]
        limit = sorted(self.since.values())[3]
        yield f"Which {self.places} opened before {limit}?", texts(x for x in self.names if self.since[x] < limit)
        yield f"How many {self.places} are there in {self.regions[self.names[0]]} {self.region[0]}?", number(
            sum(self.regions[x] == self.regions[self.names[0]] for x in self.names))


class Beside:
    def __init__(self, name, chance):
        self.holder, self.holders, self.names, self.first, self.second, self.figure = BESIDE[name]
        self.name, self.chance = name, chance
        values = chance.sample(range(10, 99), 2 * len(self.names))
        self.values = {self.first[0]: dict(zip(self.names, values)), self.second[0]: dict(zip(self.names[:-2], values[len(self.names):]))}

    def turtle(self):
        things = [(self.holders, at, {"name": f'"{one}"'}) for at, one in enumerate(self.names)]
        for kind, rows in self.values.items():
            for one, value in rows.items():
                at = self.names.index(one)
                things.append((kind, at, {self.figure: value, self.holder: f"<{SPACE}{self.name}/{self.holders}/{at}>"}))
        return turtle(self.name, things)

    def questions(self):
        figure = self.figure
        for (kind, many), (other, others) in ((self.first, self.second), (self.second, self.first)):
            rows, beside = self.values[kind], self.values[other]
            mean = sum(rows.values()) / len(rows)
            both = [x for x in rows if x in beside]
            yield f"What is the average {kind} {figure}?", number(mean)
            yield f"How many {many} are there per {self.holder}?", [[{"text": x}, {"number": 1}] for x in rows]
            yield f"{many.title()} per {self.holder}", [[{"text": x}, {"number": 1}] for x in rows]
            yield f"Find the total {figure} of all {many}.", number(sum(rows.values()))
            yield f"Show the names of {self.holders} and their {kind} {figure}s.", [[{"text": x}, {"number": v}] for x, v in rows.items()]
            yield f"Which {self.holder} has the highest {kind} {figure}?", texts([max(rows, key=rows.get)])
            yield f"Find the names of {self.holders} whose {kind} {figure} is below the average.", texts(x for x in rows if rows[x] < mean)
            best = max(both, key=beside.get)
            yield f"What is the {kind} {figure} of the {self.holder} with the highest {other} {figure}?", number(rows[best])
            yield f"List the names of the {self.holders} sorted by {kind} {figure}.", texts(rows)
            for _ in range(3):
                one = self.chance.choice(both)
                limit, bound = sorted(rows.values())[2], sorted(beside.values())[-2]
                yield f"What is {one}'s {kind} {figure}?", number(rows[one])
                yield f"What is the {figure} of the {kind} of {one}?", number(rows[one])
                yield f"Who has a {kind} {figure} above {limit}?", texts(x for x in rows if rows[x] > limit)
                yield f"How many {self.holders} have a {kind} {figure} over {limit}?", number(sum(v > limit for v in rows.values()))
                yield (f"Find the names of {self.holders} with a {kind} {figure} above {limit} and a {other} {figure} below {bound}.",
                       texts(x for x in both if rows[x] > limit and beside[x] < bound))
                yield f"What is the {kind} {figure} of {self.holders} whose {other} {figure} is above {limit}?", [
                    [{"number": rows[x]}] for x in both if beside[x] > limit]
            without = [x for x in rows if x not in beside]
            if without:
                yield f"Which {self.holders} have a {kind} but no {other}?", texts(without)


def main():
    folder = pathlib.Path(sys.argv[1])
    for make, worlds in ((Yearly, YEARLY), (Beside, BESIDE)):
        for name in worlds:
            for seed in (1, 2):
                world = make(name, random.Random(f"{name} {seed}"))
                at = folder / f"{name}{seed}"
                at.mkdir(parents=True, exist_ok=True)
                (at / "data.ttl").write_text(world.turtle(), encoding="utf-8")
                (at / "vocab.ttl").write_text(f"@prefix s: <{SPACE}{name}/schema#> .\n", encoding="utf-8")
                asked = {question: gold for question, gold in world.questions() if gold}
                lines = [json.dumps({"conversation": turn, "turn": 1, "type": "complex", "question": question, "gold": gold, "expect": "stated",
                                     "facts": [], "forbidden": []}, ensure_ascii=False) for turn, (question, gold) in enumerate(asked.items(), 1)]
                (at / "questions.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
