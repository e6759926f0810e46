# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""Small graphs of things that are related to others of their kind, with questions about both ends: whose rivals, and who has some.

Usage: relations.py FOLDER. Makes FOLDER/NAME/{data.ttl,vocab.ttl,questions.jsonl}, which bench_reading reads (--data FOLDER).
"""
import json
import pathlib
import random
import sys

SPACE = "http://related.example/"

# thing, things; relation, relations; number with its adjective; kind and place with their values; year: pairs have one
WORLDS = {
    "rivals": ("player", "players", "rival", "rivals", ("age", "old", "older", "oldest", 18, 60), ("sport", ["chess", "tennis", "golf"]),
               ("city", ["Berlin", "Oslo", "Austin"]), True, ["Anna", "Boris", "Clara", "Dan", "Erik", "Fiona", "Gus", "Hanna"]),
    "partners": ("company", "companies", "partner", "partners", ("turnover", "large", "larger", "largest", 2, 90), ("branch", ["steel", "paper", "glass"]),
                 ("seat", ["Turin", "Leeds", "Ghent"]), True, ["Acmira", "Boltex", "Cordon", "Delvo", "Erpan", "Fulmar", "Gantry", "Hexa"]),
    "neighbours": ("parish", "parishes", "neighbour", "neighbours", ("population", "populous", "more populous", "most populous", 200, 9000),
                   ("county", ["Moor", "Vale", "Fen"]), ("river", ["Ash", "Bree", "Corr"]), False,
                   ["Amberly", "Bexton", "Coldwell", "Dunmore", "Eastry", "Farnley", "Goring", "Hadley"]),
    "tutors": ("student", "students", "tutor", "tutors", ("credits", "", "", "", 10, 180), ("faculty", ["law", "medicine", "physics"]),
               ("hall", ["North", "South", "River"]), True, ["Ines", "Jonas", "Karla", "Leo", "Mona", "Nils", "Olga", "Paul"])}


class World:
    def __init__(self, name, chance):
        (self.thing, self.things, self.relation, self.relations, self.number, self.kind, self.place, self.dated, self.names) = WORLDS[name]
        self.name, self.chance = name, chance
        label, _, _, _, least, greatest = self.number
        numbers = chance.sample(range(least, greatest), len(self.names))
        self.rows = {one: (numbers[i], chance.choice(self.kind[1]), chance.choice(self.place[1])) for i, one in enumerate(self.names)}
        pairs = [(a, b) for a in self.names[:-1] for b in self.names if a != b]
        self.pairs = {pair: chance.randint(2008, 2020) for pair in chance.sample(pairs, 14)}

    def of(self, one):
        return [b for a, b in self.pairs if a == one]

    def iri(self, kind, name):
        return f"<{SPACE}{self.name}/{kind}/{name}>"

    def turtle(self):
        lines = [f"@prefix s: <{SPACE}{self.name}/schema#> .", "@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> ."]
        for one, (number, kind, place) in self.rows.items():
            lines.append(f'{self.iri(self.thing, one)} a s:{self.thing.title()} ; rdfs:label "{one}" ; s:name "{one}" ; s:{self.number[0]} {number} ; '
                         f's:{self.kind[0]} "{kind}" ; s:{self.place[0]} "{place}" .')
        for at, ((a, b), year) in enumerate(self.pairs.items()):
            if self.dated:
                lines.append(f"{self.iri('pair', at)} a s:{self.thing.title()}{self.relation.title()} ; s:name {self.iri(self.thing, a)} ; "
                             f"s:{self.relation} {self.iri(self.thing, b)} ; s:year {year} .")
            else:
                lines.append(f"{self.iri(self.thing, a)} s:{self.relation} {self.iri(self.thing, b)} .")
        return "\n".join(lines) + "\n"

    def questions(self):
        """Question, gold rows."""
        pick, rows = self.chance.choice, self.rows
        label, _, comparative, superlative, _, _ = self.number
        kind, place = self.kind[0], self.place[0]
        busy = [one for one in self.names if self.of(one)]
        lone = [one for one in self.names if not self.of(one)]

        def things(names):
            return [[{"text": one}] for one in sorted(set(names))]
        for _ in range(3):
            a, b = pick(busy), pick(busy)
            town, sort = pick(self.place[1]), pick(self.kind[1])
            limit = sorted(number for number, _, _ in rows.values())[pick([2, 3, 4])]
            count = pick([1, 2])
            yield f"Who are the {self.relations} of {a}?", things(self.of(a))
            yield f"List the names of {b}'s {self.relations}.", things(self.of(b))
            yield f"How many {self.relations} does {a} have?", [[{"number": len(self.of(a))}]]
            yield f"What is the average {label} of the {self.relations} of {b}?", [[{"number": sum(rows[x][0] for x in self.of(b)) / len(self.of(b))}]]
            yield f"Which {self.relations} of {a} have a {label} above {limit}?", things(x for x in self.of(a) if rows[x][0] > limit)
            yield f"Show the names and {kind} of the {self.relations} of {a}.", [[{"text": x}, {"text": rows[x][1]}] for x in self.of(a)]
            yield f"Which {self.things} have a {self.relation} with {place} {town}?", things(x for x, y in self.pairs if rows[y][2] == town)
            yield f"Find the names of {self.things} that have a {self.relation} whose {kind} is {sort}.", things(x for x, y in self.pairs if rows[y][1] == sort)
            yield f"Which {self.things} have {a} as a {self.relation}?", things(x for x, y in self.pairs if y == a)
            yield f"How many {self.things} from {place} {town} have {self.relations}?", [[{"number": sum(rows[x][2] == town for x in busy)}]]
            yield f"What are the names of {self.things} with more than {count} {self.relations}?", things(x for x in busy if len(self.of(x)) > count)
            if comparative:
                yield f"Find the {self.things} with a {self.relation} who is {comparative} than {limit}.", things(x for x, y in self.pairs if rows[y][0] > limit)
                best = max(self.of(a), key=lambda x: rows[x][0])
                yield f"Who is the {superlative} {self.relation} of {a}?", things([best])
            if self.dated:
                year = pick(sorted(self.pairs.values()))
                yield f"Who are the {self.relations} of {a} since {year}?", things(y for (x, y), when in self.pairs.items() if x == a and when >= year)
        yield f"Which {self.things} have no {self.relations}?", things(lone)
        yield f"Find the names of {self.things} that do not have any {self.relation}.", things(lone)
        yield f"How many {self.things} have {self.relations}?", [[{"number": len(busy)}]]
        most = max(len(self.of(x)) for x in busy)
        yield f"Which {self.thing} has the most {self.relations}?", things(x for x in busy if len(self.of(x)) == most)
        yield f"Show the name and the number of {self.relations} of each {self.thing}.", [[{"text": x}, {"number": len(self.of(x))}] for x in busy]


def main():
    folder = pathlib.Path(sys.argv[1])
    for name in WORLDS:
        for seed in (1, 2):
            world = World(name, random.Random(f"{name} {seed}"))
            at = folder / f"{name}{seed}"
            at.mkdir(parents=True, exist_ok=True)
            (at / "data.ttl").write_text(world.turtle(), encoding="utf-8")
            (at / "vocab.ttl").write_text(f"@prefix s: <{SPACE}{name}/schema#> .\n", encoding="utf-8")
            lines = []
            for question, gold in world.questions():
                if gold:
                    lines.append(json.dumps({"conversation": len(lines) + 1, "turn": 1, "type": "complex", "question": question, "gold": gold,
                                             "expect": "stated", "facts": [], "forbidden": []}, ensure_ascii=False))
            (at / "questions.jsonl").write_text("\n".join(dict.fromkeys(lines)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
