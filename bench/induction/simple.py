#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""simple.py CLI BASES [--only GRAPH] [--show]: asks the questions of asked/ without a model, judged by `tripletalk-cli eval`, and prints how
that ended. BASES holds GRAPH.kb of each graph, as `realgraphs.py --work` makes them. What is said to be perhaps misunderstood is unsure.
Of the graphs that are set aside ("-aside") only the sums are shown.
"""
import argparse
import collections
import json
import pathlib
import re
import subprocess
import sys

UNSURE = ("I may have misunderstood", "Vielleicht habe ich die Frage falsch verstanden")  # "unsure" in resources/language
OUTCOMES = ("right", "wrong as sure", "wrong as unsure", "abstained")
PASSAGES = "of the wrong from passages only"


def outcome(judged):
    if judged["outcome"] != "wrong":
        return judged["outcome"]
    return "wrong as unsure" if any(phrase in judged["answer"].get("answer", "") for phrase in UNSURE) else "wrong as sure"


def is_from_passages(answer):
    """Whether no source that the answer names is a query's."""
    named = {int(n) for n in re.findall(r"\[(\d+)\]", answer.get("answer", ""))} | {(answer.get("result") or {}).get("source", 0)}
    kinds = {source["kind"] for source in answer.get("sources", []) if source["n"] in named}
    return bool(kinds) and kinds <= {"passage", "document"}


def asked(cli, base, file):
    done = subprocess.run([cli, "eval", "--kb", base, "--questions", file, "--strategies", "offline", "--json"], capture_output=True, text=True,
                          check=False)
    if done.returncode != 0:
        sys.exit(f"{file.name}: {done.stderr.strip().splitlines()[-1]}")
    (run,) = json.loads(done.stdout)["strategies"]
    return run["answers"]


def print_line(name, counts):
    print(f"{name:20}", *(f"{counts[o]:{len(o)}}" for o in (*OUTCOMES, PASSAGES)), sep="  ")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cli", metavar="CLI", help="tripletalk-cli")
    parser.add_argument("bases", metavar="BASES", type=pathlib.Path)
    parser.add_argument("--only", metavar="GRAPH")
    parser.add_argument("--show", action="store_true", help="print each question, its outcome and its answer")
    given = parser.parse_args()
    total = collections.Counter()
    print(f"{'':20}", *OUTCOMES, PASSAGES, sep="  ")
    for file in sorted(pathlib.Path(__file__).with_name("asked").glob("*.jsonl")):
        name = file.stem.removesuffix("-aside")
        if given.only not in (None, name):
            continue
        answers = asked(given.cli, given.bases / f"{name}.kb", file)
        counts = collections.Counter(map(outcome, answers))
        counts[PASSAGES] = sum(a["outcome"] == "wrong" and is_from_passages(a["answer"]) for a in answers)
        total += counts
        print_line(file.stem, counts)
        for judged in answers if given.show and name == file.stem else []:
            print(f"    {outcome(judged):16} {judged['question']}  {' '.join(judged['answer'].get('answer', '').split())[:150]}")
    print_line("all", total)


if __name__ == "__main__":
    main()
