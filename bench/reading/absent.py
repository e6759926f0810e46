# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""Questions that their graphs hold no answer to: those of the graphs that people look at, with a thing or a property that is not there.

Usage: absent.py DATA FOLDER. DATA is the folder of graphs with reference queries (spider/english); makes FOLDER/NAME/{data.ttl,vocab.ttl,
questions.jsonl}, which bench_reading reads (--data FOLDER). Whatever is read from them is wrong: they teach when to trust a reading.
The names of things come from the literals of the reference queries, those of properties from the vocabularies; each is replaced by one of
another graph none of whose words this graph has.
"""
import hashlib
import json
import pathlib
import random
import re
import sys

ASIDE = 20  # as bench/reading/goldquestions.cpp sets them aside
SHARE = 5   # of so many questions one is asked in vain
NOWHERE = [[{"text": "nothing that a graph could hold"}]]


def words(text):
    return {word.rstrip("s") for word in re.findall(r"[a-zäöüß]+", text.lower())}


class Graph:
    def __init__(self, folder):
        self.folder = folder
        self.vocabulary = (folder / "vocab.ttl").read_text(encoding="utf-8")
        self.data = (folder / "data.ttl").read_text(encoding="utf-8")
        self.words = words(self.vocabulary) | words(self.data)
        lines = (folder / "queries.jsonl").read_text(encoding="utf-8").splitlines()
        self.queries = [json.loads(line) for line in lines]
        self.properties = sorted({label.lower() for label in re.findall(r'rdfs:label "([^"]+)"', self.vocabulary) if label.isascii()})
        self.names = sorted({name for query in self.queries for name in re.findall(r"['\"]([A-Z][A-Za-z ]{3,20})['\"]", query.get("sql", ""))})

    def without_thing(self, query, others, chance):
        for name in re.findall(r"['\"]([^'\"%]{3,40})['\"]", query.get("sql", "")):
            foreign = [one for other in others for one in other.names if not words(one) & self.words]
            if name in query["question"] and foreign:
                return query["question"].replace(name, chance.choice(foreign))
        return None

    def without_property(self, query, others, chance):
        said = [label for label in self.properties if re.search(rf"\b{re.escape(label)}s?\b", query["question"], re.IGNORECASE) and len(label) > 3]
        foreign = [one for other in others for one in other.properties if not words(one) & self.words and len(one) > 3 and " id" not in one]
        if not said or not foreign:
            return None
        return re.sub(rf"\b{re.escape(max(said, key=len))}(s?)\b", chance.choice(foreign) + r"\1", query["question"], count=1, flags=re.IGNORECASE)


def main():
    data, folder = map(pathlib.Path, sys.argv[1:])
    names = sorted((at.name for at in data.iterdir() if at.is_dir()), key=lambda name: hashlib.sha256(name.encode()).hexdigest())[ASIDE:]
    graphs = [Graph(data / name) for name in sorted(names)]
    for graph in graphs:
        chance = random.Random(graph.folder.name)
        others = [other for other in graphs if other is not graph]
        asked = []
        for at, query in enumerate(graph.queries):
            change = [None] * (SHARE - 2) + [graph.without_thing, graph.without_property]
            if made := change[at % SHARE] and change[at % SHARE](query, others, chance):
                asked.append(made)
        at = folder / f"absent_{graph.folder.name}"
        at.mkdir(parents=True, exist_ok=True)
        (at / "data.ttl").write_text(graph.data, encoding="utf-8")
        (at / "vocab.ttl").write_text(graph.vocabulary, encoding="utf-8")
        lines = [json.dumps({"conversation": turn, "turn": 1, "type": "complex", "question": question, "gold": NOWHERE, "facts": [], "forbidden": []},
                            ensure_ascii=False) for turn, question in enumerate(dict.fromkeys(asked), 1)]
        (at / "questions.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
