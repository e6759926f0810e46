#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""Counts what eval wrote for the generated questions: hit@1 (an expected answer is among those given, as the published system counts), and
how many results are exactly right, by hops and by language. With --show it prints what was missed.

    python3 bench/paths/hits.py FOLDER [--show]
"""
import json
import sys
from pathlib import Path


def cells(rows):
    return {cell.get("iri") or cell["text"] for row in rows for cell in row}


def main():
    folder = Path(sys.argv[1])
    asked = {}
    for line in open(folder / "test.jsonl", encoding="utf-8"):
        question = json.loads(line)
        asked[question["question"]] = question
    tally = {}
    for file in folder.glob("eval/*.jsonl"):
        for line in open(file, encoding="utf-8"):
            given = json.loads(line)
            question = asked[given["question"]]
            wanted = {cell.get("iri") or str(cell["number"]) for row in question["gold"] for cell in row}
            found = cells(given["answer"]["result"]["rows"])
            language = "English" if given["question"].isascii() else "Chinese"
            for group in ("all", f"{question['hops']} hops", language):
                count = tally.setdefault(group, [0, 0, 0])
                count[0] += 1
                count[1] += bool(wanted & found)
                count[2] += wanted == found
            if "--show" in sys.argv and not wanted & found:
                print(given["question"], "|", given["answer"]["understood_as"], "|", given["answer"]["answer"][:80].replace("\n", " "))
    for group, (all_, hit, exact) in sorted(tally.items()):
        print(f"{group}: {all_} questions, hit@1 {100 * hit / all_:.2f} %, exactly right {100 * exact / all_:.2f} %")


if __name__ == "__main__":
    main()
