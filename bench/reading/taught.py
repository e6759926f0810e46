#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""taught.py --cli tripletalk-cli --data DIR --work DIR --lessons FILE.jsonl [--sums]

What is taught once, is it right afterwards? Each lesson is taught through the command line on a copy of its graph's
base; then its question and both rewordings are asked offline, and all questions of the graph are asked again: those
that were right and are wrong now are counted. DIR of --data holds english/NAME and german/NAME with data.ttl,
vocab.ttl and questions.jsonl; --work gets a base a graph. Right is what is right by content: some columns of the
result hold exactly the gold rows as a set. --sums tells no questions.

A lesson is a JSON object a line:
  graph, language ("english", which is the default, or "german"), kind ("correction" or "synonym")
  question    what was answered wrongly before
  gold        its right rows, as in questions.jsonl: lists of {"number": 3}, {"text": "x"} or {"iri": "…"}
  rewordings  [{"question": "…", "gold": […]}, …]: without gold the lesson's own
  sql         of a correction: the right query over the base's tables
  word, target  of a synonym: what a person calls the table ("table") or column ("table.column")
"""
import argparse
import collections
import itertools
import json
import pathlib
import re
import shutil
import subprocess
import tempfile
from urllib.parse import unquote

from asked import comparable


def sides(cell):
    tail = re.split(r"[/#]", unquote(cell["iri"]))[-1].split("~")[0] if cell.get("iri") else None
    return comparable(cell.get("text", "")), comparable(tail) if tail else None


def tuples(rows, columns, side):
    return {tuple(row[c][s] if row[c][s] is not None else row[c][0] for c, s in zip(columns, side)) for row in rows}


def is_right(gold, answer):
    if answer.get("status") != "answered" or not gold:
        return False
    rows = [[sides(cell) for cell in row] for row in answer["result"].get("rows", [])]
    want = {tuple(comparable(next(iter(cell.values()))) for cell in row) for row in gold}
    width, k = min((len(row) for row in rows), default=0), len(next(iter(want)))
    return any(tuples(rows, columns, side + (0,) * (k - len(side))) == want
               for columns in itertools.permutations(range(min(width, 7)), k)
               for side in itertools.product((0, 1), repeat=min(k, 3)))


class Bench:
    def __init__(self, arguments):
        self.cli, self.sums = arguments.cli, arguments.sums
        self.data, self.work = pathlib.Path(arguments.data), pathlib.Path(arguments.work)
        self.before = {}

    def run(self, *words, fails=False):
        done = subprocess.run([self.cli, *map(str, words)], capture_output=True, text=True)
        if done.returncode != 0 and not fails:
            raise SystemExit(f"{' '.join(map(str, words))}\n{done.stderr}")
        return done.stdout

    def base(self, lesson):
        language = lesson.get("language", "english")
        folder = self.data / language / lesson["graph"]
        base = self.work / language / (lesson["graph"] + ".kb")
        if not base.exists():
            base.parent.mkdir(parents=True, exist_ok=True)
            self.run("import", folder / "data.ttl", folder / "vocab.ttl", "--kb", base, "--json")
        return folder, base

    def asked(self, base, question):
        out = self.run("ask", question, "--kb", base, "--strategy", "offline", "--json", fails=True)
        return json.loads(out) if out.strip() else {}

    def all_right(self, folder, base):
        """The questions of a graph that are answered rightly."""
        gold = {}
        for line in (folder / "questions.jsonl").read_text().splitlines():
            one = json.loads(line)
            gold[one["question"]] = one.get("gold", [])
        out = self.run("eval", "--kb", base, "--questions", folder / "questions.jsonl", "--strategies", "offline",
                       "--json", fails=True)
        answers = json.loads(out)["strategies"][0]["answers"]
        return {a["question"] for a in answers if is_right(gold.get(a["question"]), a["answer"])}

    def teach(self, lesson, base):
        if lesson["kind"] == "correction":
            self.run("examples", "--kb", base, "add", lesson["question"], lesson["sql"])
        else:
            self.run("synonyms", "--kb", base, "add", lesson["target"], lesson["word"])

    def lesson(self, lesson):
        folder, base = self.base(lesson)
        if base not in self.before:
            self.before[base] = self.all_right(folder, base)
        questions = [(lesson["question"], lesson["gold"])]
        questions += [(one["question"], one.get("gold", lesson["gold"])) for one in lesson["rewordings"]]
        known = [is_right(gold, self.asked(base, question)) for question, gold in questions]
        with tempfile.TemporaryDirectory() as place:
            copy = pathlib.Path(place) / base.name
            shutil.copytree(base, copy)
            self.teach(lesson, copy)
            answers = [(question, gold, self.asked(copy, question)) for question, gold in questions]
            worse = self.before[base] - self.all_right(folder, copy) - {question for question, _ in questions}
        right = [is_right(gold, answer) for _, gold, answer in answers]
        if not self.sums:
            print(f"{lesson['graph']} {lesson['kind']} before {sum(known)} after {sum(right)} worse {len(worse)}")
            for ok, (question, gold, answer) in zip(right, answers):
                if not ok:
                    print(f"    wrong: {question}\n      as {answer.get('understood_as')!r}, not {json.dumps(gold)[:120]}")
            for question in sorted(worse):
                print(f"    worse: {question}")
        return known, right, worse


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("cli", "data", "work", "lessons"):
        parser.add_argument("--" + name, required=True)
    parser.add_argument("--sums", action="store_true")
    arguments = parser.parse_args()
    bench = Bench(arguments)
    sums = collections.defaultdict(lambda: [0, 0, 0, 0, 0])
    for line in pathlib.Path(arguments.lessons).read_text().splitlines():
        if not line.strip():
            continue
        lesson = json.loads(line)
        known, right, worse = bench.lesson(lesson)
        for i, value in enumerate((1, len(right), sum(known), sum(right), len(worse))):
            sums[lesson["kind"]][i] += value
    print("| lessons | asked | right before | right after | others that got worse |\n| --- | --- | --- | --- | --- |")
    for kind, (count, asked, known, right, worse) in sorted(sums.items()):
        print(f"| {count} {kind}s | {asked} | {known} | {right} | {worse} |")
    print(f"questions of these graphs that were right before: {sum(map(len, bench.before.values()))}")


if __name__ == "__main__":
    main()
