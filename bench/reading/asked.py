#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""asked.py CLI KBFOLDER FILE.jsonl [--show]: asks questions that can, and questions that cannot, be answered, without a model, and
prints how that ended.

A line of FILE is {"graph", "question", "answerable"}, with "kind" if it cannot be answered (what it asks for is not in the graph) and with
"gold", a list of rows of texts and numbers, if it can. KBFOLDER holds GRAPH.kb of every graph. Right is judged by content: some columns of
the result hold exactly the gold rows, as a set; a thing counts by its text or by the last part of its IRI, a number by four digits.
Files named "-aside" are over graphs that nothing may be fitted to: of them only the sums are shown.
"""
import argparse
import collections
import itertools
import json
import pathlib
import re
import subprocess
import sys
import unicodedata
import urllib.parse

UNSURE = ("I may have misunderstood", "Vielleicht habe ich die Frage falsch verstanden")  # "unsure" in resources/language
MOST_COLUMNS = 7  # of a result that may hold the gold
TIMEOUT = 60      # seconds for a question

UNANSWERABLE = {"sure": "stated as sure", "unsure": "told, perhaps misunderstood", "passages": "from passages only",
                "none": "says there is none", "refused": "refused"}
ANSWERABLE = {"right sure": "right sure", "right unsure": "right unsure", "wrong sure": "wrong sure", "wrong unsure": "wrong unsure",
              "passages": "from passages only", "refused": "refused"}


def comparable(value):
    """Without case, accents and punctuation; a number by four digits."""
    text = unicodedata.normalize("NFKD", str(value)).casefold()
    text = "".join(c for c in text if not unicodedata.combining(c))
    text = re.sub(r"(?<=\d),(?=\d{3}(?!\d))", "", text)
    text = " ".join(re.sub(r"[^\w.\-]+", " ", text).split())
    try:
        return f"{float(text):.4g}"
    except ValueError:
        return text


def faces(cell):
    """What a cell may be compared by: its text, and the last part of its IRI."""
    text = comparable(cell.get("text", ""))
    if not cell.get("iri"):
        return text, text
    tail = re.split(r"[/#]", urllib.parse.unquote(cell["iri"]))[-1]
    return text, comparable(tail.split("~")[0])


def holds(result, gold):
    """Whether some columns hold exactly the gold rows, each column compared one way throughout."""
    wanted = {tuple(comparable(cell) for cell in row) for row in gold}
    rows = [[faces(cell) for cell in row] for row in result.get("rows", [])]
    if not wanted or not rows:
        return not wanted and not rows
    width, asked = min(len(rows[0]), MOST_COLUMNS), len(next(iter(wanted)))
    return any({tuple(row[c][way] for c, way in zip(columns, ways)) for row in rows} == wanted
               for columns in itertools.permutations(range(width), asked)
               for ways in itertools.product((0, 1), repeat=asked))


def ask(cli, base, question):
    done = subprocess.run([cli, "ask", question, "--kb", base, "--json", "--strategy", "offline"],
                          capture_output=True, text=True, timeout=TIMEOUT, check=False)
    return json.loads(done.stdout)


def is_from_passages(answer):
    """Whether no source that the answer names is a query's."""
    named = {int(n) for n in re.findall(r"\[(\d+)\]", answer["answer"])} | {(answer["result"] or {}).get("source", 0)}
    kinds = {source["kind"] for source in answer["sources"] if source["n"] in named}
    return bool(kinds) and kinds <= {"passage", "document"}


def is_none(result):
    """No rows, or a number that is 0."""
    rows = result.get("rows", [])
    alone = len(rows) == 1 and len(rows[0]) == 1
    return not rows or (alone and result.get("kind") == "number" and comparable(rows[0][0].get("text", "")) == "0")


def outcome(asked, answer):
    if answer["status"] != "answered":
        return "refused"
    if is_from_passages(answer):
        return "passages"
    result = answer["result"] or {}
    certainty = "unsure" if any(phrase in answer["answer"] for phrase in UNSURE) else "sure"
    if asked["answerable"]:
        return f"{'right' if holds(result, asked['gold']) else 'wrong'} {certainty}"
    return "none" if is_none(result) else certainty


def print_table(outcomes, names):
    """A line for each kind of questions, then their sum; a column for each outcome."""
    kinds = list(outcomes) + (["all"] if len(outcomes) > 1 else [])
    total = sum(outcomes.values(), collections.Counter())
    margin = max(len(kind) for kind in kinds)
    print(" " * margin, "questions", *names.values(), sep="  ")
    for kind in kinds:
        counts = outcomes.get(kind, total)
        cells = [f"{counts[key]:{len(name)}}" for key, name in names.items()]
        print(f"{kind:{margin}}", f"{sum(counts.values()):9}", *cells, sep="  ")
    print()


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0])
    parser.add_argument("cli", metavar="CLI", help="tripletalk-cli")
    parser.add_argument("bases", metavar="KBFOLDER", type=pathlib.Path, help="holds GRAPH.kb of every graph")
    parser.add_argument("file", metavar="FILE.jsonl", type=pathlib.Path)
    parser.add_argument("--show", action="store_true", help="print each question, its outcome and its answer")
    given = parser.parse_args()
    if given.show and any("-aside" in name for name in (given.file.name, given.file.resolve().name)):
        parser.error("the questions of graphs set aside are not shown")
    return given


def main():
    given = arguments()
    questions = [json.loads(line) for line in given.file.read_text(encoding="utf-8").splitlines() if line.strip()]
    missing = {q["graph"] for q in questions if not (given.bases / f"{q['graph']}.kb").is_dir()}
    if missing:
        sys.exit(f"{given.bases} lacks the bases of {len(missing)} graphs")
    outcomes = {True: {}, False: {}}  # by whether it can be answered, then by kind
    for number, asked in enumerate(questions, 1):
        try:
            answer = ask(given.cli, given.bases / f"{asked['graph']}.kb", asked["question"])
        except (OSError, ValueError, subprocess.TimeoutExpired) as error:
            sys.exit(f"question {number}: no answer in JSON ({type(error).__name__})")
        ended = outcome(asked, answer)
        kind = asked.get("kind", "answerable")
        outcomes[asked["answerable"]].setdefault(kind, collections.Counter())[ended] += 1
        if given.show:
            print(f"{ended:12}  {asked['graph']}: {asked['question']}\n{'':14}{' '.join(answer['answer'].split())[:160]}")
    for can, names in ((False, UNANSWERABLE), (True, ANSWERABLE)):
        if outcomes[can]:
            print_table(outcomes[can], names)


if __name__ == "__main__":
    main()
