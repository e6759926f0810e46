#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""Asks a served base by the TEXT2SPARQL challenge's interface, runs the query that comes back at the same service and compares
its values with those of a reference query, as that challenge does: every value of every column counts once, order and columns
do not. Prints a line a question and the mean F1.

challenge.py PROGRAM BASE QUESTIONS [OPTION OF serve…], e.g. --model ollama:any --strategy sql+passages
QUESTIONS: lines of JSON, {"question": …, "gold": a query in SPARQL with the base's own prefixes}"""

import json
import os
import pathlib
import secrets
import subprocess
import sys
import urllib.error
import urllib.parse
import urllib.request


def value(cell):
    """Numbers alike however they are written, to what a person would call the same."""
    if cell["type"] == "literal":
        try:
            return f"{float(cell['value']):.4g}"
        except ValueError:
            pass
    return cell["value"]


class Service:
    def __init__(self, program, base, options):
        self.token = secrets.token_hex(16)
        self.process = subprocess.Popen(
            [program, "serve", "--kb", base, "--port", "0", *options],
            stdout=subprocess.PIPE, text=True, env={**os.environ, "TRIPLETALK_TOKEN": self.token})
        self.address = self.process.stdout.readline().strip().removeprefix("Serving at ")
        self.base = pathlib.Path(base).stem

    def get(self, path, **parameters):
        url = self.address + path + "?" + urllib.parse.urlencode(parameters)
        request = urllib.request.Request(url, headers={"Authorization": f"Bearer {self.token}", "Accept": "application/json"})
        with urllib.request.urlopen(request, timeout=3600) as response:
            return json.load(response)

    def query_for(self, question):
        return self.get("", dataset=self.base, question=question)["query"]

    def values(self, query):
        answer = self.get(f"bases/{self.base}/sparql", query=query)
        if "boolean" in answer:
            return {str(answer["boolean"]).lower()}
        return {value(cell) for row in answer["results"]["bindings"] for cell in row.values()}


def f1(found, gold):
    both = len(found & gold)
    return 2 * both / (len(found) + len(gold)) if both else float(found == gold)


def scored(service, line):
    gold = service.values(line["gold"])
    try:
        found = service.values(service.query_for(line["question"]))
    except urllib.error.HTTPError as refused:
        print(f"      {refused.code} {refused.read().decode()[:200]}")
        found = set()
    score = f1(found, gold)
    beside, missing = sorted(found - gold), sorted(gold - found)
    print(f"{score:.2f}  {line['question']}", *([f"\n      beside: {beside[:6]}; missing: {missing[:6]}"] if score < 1 else []), flush=True)
    return score


def main():
    program, base, questions, *options = sys.argv[1:]
    service = Service(program, base, options)
    try:
        scores = [scored(service, json.loads(line)) for line in open(questions, encoding="utf-8")]
    finally:
        service.process.terminate()
    print(f"{len(scores)} questions, mean F1 {sum(scores) / len(scores):.3f}, {sum(score == 1 for score in scores)} at 1")


if __name__ == "__main__":
    main()
