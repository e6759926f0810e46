#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""Fits the weights of src/answering/unioqa/belief.cpp to what bench_belief writes, and tells what they are worth on lines that they were not
fitted to: fit.py FIT [TEST…]; FIT may be several files joined by a comma. A logistic regression by gradient descent, held to 0 a little."""
import math
import sys

NAMES = ["nothing", "things", "relations", "agreement"]


def read(path):
    """Lines as (right, signs); whether the facts were looked at or not counts alike."""
    rows = []
    for line in open(path, encoding="utf-8"):
        right, things, relations, agreed, _ = line.split()
        agreed = 0.0 if agreed == "-" else float(agreed) - 0.5
        rows.append((int(right), [1.0, float(things), float(relations), agreed]))
    return rows


def probability(weights, signs):
    return 1 / (1 + math.exp(-sum(w * s for w, s in zip(weights, signs))))


def fit(rows, steps=4000, rate=1.0, hold=0.002):
    weights = [0.0] * len(NAMES)
    for _ in range(steps):
        slope = [hold * w for w in weights]
        for right, signs in rows:
            error = probability(weights, signs) - right
            for i, sign in enumerate(signs):
                slope[i] += error * sign / len(rows)
        weights = [w - rate * s for w, s in zip(weights, slope)]
    return weights


def told(name, rows, decide):
    """Of the right queries how many are believed, and of those believed how many are right."""
    believed = [right for right, signs in rows if decide(signs)]
    right = sum(right for right, _ in rows)
    decided = sum(1 for r, signs in rows if decide(signs) == bool(r))
    print(f"{name:34} {100 * decided / len(rows):6.1f} % decided rightly, {100 * sum(believed) / max(1, right):6.1f} % of the right ones believed, "
          f"{100 * sum(believed) / max(1, len(believed)):6.1f} % of those believed right")


def main():
    rows = [row for path in sys.argv[1].split(",") for row in read(path)]
    weights = fit(rows)
    print({name: round(weight, 2) for name, weight in zip(NAMES, weights)})
    for path in sys.argv[1].split(",") + sys.argv[2:]:
        rows = read(path)
        print(f"{path}: {len(rows)} queries that find something, {sum(r for r, _ in rows)} of them right")
        told("always the query", rows, lambda _: True)
        told("by the rule", rows, lambda signs: probability(weights, signs) >= 0.5)
        for i in range(1, len(NAMES)):
            without = [0.0 if j == i else w for j, w in enumerate(weights)]
            shift = weights[i] * sum(signs[i] for _, signs in rows) / len(rows)
            told(f"  without {NAMES[i]}", rows, lambda signs: probability([without[0] + shift] + without[1:], signs) >= 0.5)


if __name__ == "__main__":
    main()
