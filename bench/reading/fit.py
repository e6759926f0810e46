#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""Fits the weights of the reader's features to what bench_reading --out wrote.

The model is log-linear: P(candidate | question) = softmax(weights · features). The weights are those that make the right candidates
likeliest: the logarithm of their summed probability, where a candidate that is right by content alone counts less than one that is right
strictly, is maximised by AdaGrad over small batches. They are held to the present weights by the square of the distance. Questions without a
right candidate tell nothing and are left out. Five folds of whole graphs say what the weights are worth on graphs that they have not seen;
with each question ranked by weights that have not seen it, calibration.py then fits how far the first candidate can be trusted.
"""
import argparse
import dataclasses
import json
import math
import multiprocessing
import random

import calibration


@dataclasses.dataclass
class Candidate:
    features: list  # (index, value)
    worth: float    # as a target; 0: wrong
    content: bool
    told: dict      # what calibration looks at


@dataclasses.dataclass
class Question:
    graph: str
    candidates: list

LEAST_WEIGHT = 0.02  # what is worth less is left out


def read(path, content_alone):
    names, questions = {}, []
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            told = json.loads(line)
            candidates = []
            for c in told["candidates"]:
                features = [(names.setdefault(name, len(names)), value) for name, value in c["features"].items() if value]
                worth = 1.0 if c["strict"] and c["content"] else content_alone if c["content"] else 0.0
                kept = {"hash": c["hash"], "rows": c["rows"], "open": len(c["open"]), "failed": "error" in c}
                candidates.append(Candidate(features, worth, c["content"], kept))
            questions.append(Question(told["graph"], candidates))
    return list(names), questions


def scores(question, weights):
    return [sum(weights[i] * value for i, value in c.features) for c in question.candidates]


def first(question, weights):
    """Of equals the one that the reader told first."""
    told = scores(question, weights)
    return question.candidates[max(range(len(told)), key=told.__getitem__)] if told else None


def is_right(question, weights):
    best = first(question, weights)
    return best is not None and best.content


def add_gradient(question, weights, gradient):
    """Adds that of the log-likelihood, which is returned."""
    told = scores(question, weights)
    top = max(told)
    likely = [math.exp(s - top) for s in told]
    good = [c.worth * p for c, p in zip(question.candidates, likely)]
    all_mass, good_mass = sum(likely), sum(good)
    if good_mass <= 0:  # so unlikely that it underflows: only the best of the right ones is seen
        best = max((s, i) for i, (s, c) in enumerate(zip(told, question.candidates)) if c.worth)
        good[best[1]], good_mass = 1.0, 1.0
    for candidate, p, g in zip(question.candidates, likely, good):
        change = g / good_mass - p / all_mass
        if abs(change) > 1e-7:
            for i, value in candidate.features:
                gradient[i] += change * value
    return math.log(good_mass / all_mass)


def fit(questions, start, options):
    """The mean of the weights over the last third of the epochs, which is steadier than the last ones."""
    telling = [q for q in questions if any(c.worth for c in q.candidates)]
    if not telling:
        return start
    shuffle = random.Random(1)
    weights, squares, mean = list(start), [1e-6] * len(start), [0.0] * len(start)
    late = options.epochs - max(1, options.epochs // 3)
    for epoch in range(options.epochs):
        shuffle.shuffle(telling)
        for begin in range(0, len(telling), options.batch):
            batch = telling[begin:begin + options.batch]
            gradient = [0.0] * len(weights)
            for question in batch:
                add_gradient(question, weights, gradient)
            share = len(batch) / len(telling)
            for i, slope in enumerate(gradient):
                slope -= options.l2 * share * (weights[i] - start[i])
                squares[i] += slope * slope
                weights[i] += options.rate * slope / math.sqrt(squares[i])
        if epoch >= late:
            mean = [m + w / (options.epochs - late) for m, w in zip(mean, weights)]
    return mean


def folds_of(questions, count=5):
    """Graphs in turn, the largest first, so that the folds are about equally big."""
    sizes = {}
    for question in questions:
        sizes[question.graph] = sizes.get(question.graph, 0) + 1
    totals, fold_of = [0] * count, {}
    for graph in sorted(sizes, key=lambda g: (-sizes[g], g)):
        fold = totals.index(min(totals))
        fold_of[graph] = fold
        totals[fold] += sizes[graph]
    return [fold_of[q.graph] for q in questions]


def task(fold):
    """Fitted to all but a fold; fold None: to all. The globals are those of the process that forked."""
    return fit([q for q, at in zip(QUESTIONS, FOLDS) if at != fold], START, OPTIONS)


def likelihood(questions, weights):
    ignored = [0.0] * len(weights)
    told = [add_gradient(q, weights, ignored) for q in questions if any(c.worth for c in q.candidates)]
    return sum(told) / max(1, len(told))


def row(name, questions, right, by_fold):
    told = " ".join(f"{100 * share:6.1f}" for share in by_fold)
    print(f"{name:32} {right:5} of {len(questions)} = {100 * right / max(1, len(questions)):5.1f} %   by fold: {told}")


def report(questions, folds, start, by_fold, final):
    count = len(by_fold)

    def told(name, test):
        rights = [test(q, at) for q, at in zip(questions, folds)]
        shares = [sum(r for r, at in zip(rights, folds) if at == k) / max(1, folds.count(k)) for k in range(count)]
        row(name, questions, sum(rights), shares)

    print("First candidate right by content:")
    told("as ranked", lambda q, _: bool(q.candidates) and q.candidates[0].content)
    told("by the given weights", lambda q, _: is_right(q, start))
    told("fitted, on graphs left out", lambda q, at: is_right(q, by_fold[at]))
    told("fitted, on what it was fitted to", lambda q, _: is_right(q, final))
    told("best possible", lambda q, _: any(c.content for c in q.candidates))
    out = [likelihood([q for q, at in zip(questions, folds) if at == k], w) for k, w in enumerate(by_fold)]
    print(f"Mean log-likelihood of right ones: given {likelihood(questions, start):.3f}, fitted, on graphs left out "
          f"{sum(out) / len(out):.3f}, on what it was fitted to {likelihood(questions, final):.3f}")


def main():
    global QUESTIONS, FOLDS, START, OPTIONS
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("readings", help="what bench_reading --out wrote")
    parser.add_argument("--weights", help="the present weights; without: all 0")
    parser.add_argument("--out", default="weights.json")
    parser.add_argument("--l2", type=float, default=1.0, help="how strongly the present weights hold (default: %(default)s)")
    parser.add_argument("--content-alone", type=float, default=0.3, help="what right by content alone counts (default: %(default)s)")
    parser.add_argument("--epochs", type=int, default=15)
    parser.add_argument("--batch", type=int, default=16)
    parser.add_argument("--rate", type=float, default=0.3)
    parser.add_argument("--jobs", type=int, default=2)
    OPTIONS = parser.parse_args()

    given = {}
    if OPTIONS.weights:
        with open(OPTIONS.weights, encoding="utf-8") as file:
            given = json.load(file)
        given = given.get("weights", given)
    names, QUESTIONS = read(OPTIONS.readings, OPTIONS.content_alone)
    START = [float(given.get(name, 0)) for name in names]
    FOLDS = folds_of(QUESTIONS)
    with multiprocessing.get_context("fork").Pool(OPTIONS.jobs) as pool:
        *by_fold, final = pool.map(task, [*range(5), None], chunksize=1)
    report(QUESTIONS, FOLDS, START, by_fold, final)

    print("\nWeights (given, fitted, smallest and greatest of the folds):")
    for name, i in sorted((name, i) for i, name in enumerate(names)):
        spread = [w[i] for w in by_fold]
        print(f"{name:32} {START[i]:8.3f} {final[i]:8.3f}   {min(spread):8.3f} {max(spread):8.3f}")

    ranked = [calibration.ranked([c.told for c in q.candidates], [c.content for c in q.candidates], scores(q, by_fold[at]))
              for q, at in zip(QUESTIONS, FOLDS)]
    trust = calibration.fit_and_report(ranked, FOLDS)
    # A feature that never occurred here keeps its weight.
    weights = {**given, **{name: round(final[i], 3) for i, name in enumerate(names)}}
    weights = {name: weight for name, weight in weights.items() if abs(weight) >= LEAST_WEIGHT}
    with open(OPTIONS.out, "w", encoding="utf-8") as file:
        json.dump({"weights": weights, "calibration": trust}, file, indent=2, sort_keys=True)
        file.write("\n")
    print(f"\nWritten to {OPTIONS.out}.")


if __name__ == "__main__":
    main()
