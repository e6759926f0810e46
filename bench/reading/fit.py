#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""Fits the weights of the reader's features to what bench_reading --out wrote.

The model is log-linear: P(candidate | question) = softmax(weights · features). The weights are those that make the right candidates
likeliest: the logarithm of their summed probability, where a candidate that is right by content alone counts less than one that is right
strictly, less the sum of the squared weights, is maximised by L-BFGS. Questions without a right candidate tell nothing and are left out.
It begins from nothing: the weights that the reader has were fitted to all of these graphs, so that whatever began from them would have
seen the folds that it is tested on. What is found depends on the weights that the reader had; several files, of one reader with different
weights, teach from the candidates of all of them, and the first one, which should be the latest, is what is judged.
Five folds of whole graphs say what the weights are worth on graphs that they have not seen; with each question ranked by weights that have
not seen it, calibration.py then fits how far the first candidate can be trusted.
"""
import argparse
import dataclasses
import fnmatch
import json
import multiprocessing

import numpy
from scipy.optimize import minimize
from scipy.sparse import csr_matrix

import calibration

FOLDS = 5
LEAST_WEIGHT = 0.02  # what is worth less is left out


@dataclasses.dataclass
class Candidates:
    """Of all questions, one after another."""
    names: list              # of the features
    features: csr_matrix     # a row for each candidate
    question: numpy.ndarray  # whose candidate it is
    content: numpy.ndarray
    strict: numpy.ndarray
    judged: numpy.ndarray    # stands in the first file
    told: list               # what calibration looks at
    graphs: list             # of each question

    def of(self, questions):
        """Which candidates belong to the questions that are marked."""
        return questions[self.question]


def read(paths):
    names, graphs, told = {}, [], []
    question, content, strict, judged = [], [], [], []
    columns, values, ends = [], [], [0]
    for at, lines in enumerate(zip(*[open(path, encoding="utf-8") for path in paths], strict=True)):
        known = set()
        for number, line in enumerate(map(json.loads, lines)):
            if number == 0:
                graphs.append(line["graph"])
            for one in line["candidates"]:
                if number and one["query"] in known:
                    continue
                known.add(one["query"])
                for name, value in one["features"].items():
                    if value:
                        columns.append(names.setdefault(name, len(names)))
                        values.append(value)
                ends.append(len(columns))
                question.append(at)
                content.append(one["content"])
                strict.append(one["content"] and one["strict"])
                judged.append(number == 0)
                told.append({"hash": one["hash"], "rows": one["rows"], "head_rows": one.get("head_rows", -1), "gaps": one.get("gaps", False),
                             "open": len(one["open"])})
    features = csr_matrix((values, columns, ends), shape=(len(question), len(names)))
    return Candidates(list(names), features, numpy.array(question), numpy.array(content), numpy.array(strict), numpy.array(judged), told,
                      graphs)


def fit(features, question, worth, l2):
    """The weights; candidates of one question stand together, and one of them at least is worth something."""
    _, starts, group = numpy.unique(question, return_index=True, return_inverse=True)
    transposed = features.T.tocsr()

    def loss(weights):
        told = features @ weights
        likely = numpy.exp(told - numpy.maximum.reduceat(told, starts)[group])
        good = likely * worth + 1e-12 * worth  # so unlikely that it underflows: still something
        all_mass, good_mass = numpy.add.reduceat(likely, starts), numpy.add.reduceat(good, starts)
        slope = transposed @ (good / good_mass[group] - likely / all_mass[group])
        return (0.5 * l2 * weights @ weights - numpy.log(good_mass / all_mass).sum(), l2 * weights - slope)

    return minimize(loss, numpy.zeros(features.shape[1]), jac=True, method="L-BFGS-B", options={"maxiter": 200}).x


def folds_of(graphs):
    """Of each question: graphs in turn, the largest first, so that the folds are about equally big."""
    sizes = {graph: graphs.count(graph) for graph in set(graphs)}
    totals, fold_of = [0] * FOLDS, {}
    for graph in sorted(sizes, key=lambda g: (-sizes[g], g)):
        fold_of[graph] = totals.index(min(totals))
        totals[fold_of[graph]] += sizes[graph]
    return numpy.array([fold_of[graph] for graph in graphs])


def task(fold):
    """Fitted to all but a fold; fold None: to all. The globals are those of the process that forked."""
    worth = numpy.where(ALL.strict, 1.0, numpy.where(ALL.content, OPTIONS.content_alone, 0.0))
    telling = numpy.zeros(len(ALL.graphs), bool)
    telling[ALL.question[worth > 0]] = True
    chosen = ALL.of(telling & (AT != fold) if fold is not None else telling)
    return fit(ALL.features[chosen], ALL.question[chosen], worth[chosen], OPTIONS.l2)


def rights(scores, right):
    """Of each question whether its first judged candidate is right; of equals the one that the reader told first is the first."""
    at = numpy.flatnonzero(ALL.judged)
    order = at[numpy.lexsort((at, -scores[at], ALL.question[at]))]
    questions, first = numpy.unique(ALL.question[order], return_index=True)
    found = numpy.zeros(len(ALL.graphs), bool)
    found[questions] = right[order[first]]
    return found


def ranked(question, weights):
    """As at run time: what the likeliest find has its say in their order."""
    chosen = numpy.flatnonzero((ALL.question == question) & ALL.judged)
    if not len(chosen):
        return None
    unfound = numpy.array([0.0 if name.startswith("result.") else weight for name, weight in zip(ALL.names, weights)])
    run = chosen[numpy.argsort(-(ALL.features[chosen] @ unfound), kind="stable")[:calibration.RUN]]
    scores = ALL.features[run] @ weights
    order = numpy.argsort(-scores, kind="stable")
    rows = [ALL.features[i] for i in run[order]]
    features = [{ALL.names[column]: value for column, value in zip(row.indices, row.data)} for row in rows]
    return calibration.Ranked(ALL.graphs[question], features, [ALL.told[i] for i in run[order]], scores[order].tolist(),
                              bool(ALL.content[run[order[0]]]))


def report(held_out, fitted):
    def told(name, found):
        by_fold = " ".join(f"{100 * found[AT == k].mean():6.1f}" for k in range(FOLDS))
        print(f"{name:32} {found.sum():5} of {len(found)} = {100 * found.mean():5.1f} %   by fold: {by_fold}")

    in_order = -numpy.arange(len(ALL.question), dtype=float)
    possible = numpy.zeros(len(ALL.graphs), bool)
    possible[ALL.question[ALL.content & ALL.judged]] = True
    for kind, right in (("content", ALL.content), ("strictly", ALL.strict)):
        print(f"First candidate right, {kind}:")
        told("as ranked", rights(in_order, right))
        told("fitted, on graphs left out", rights(held_out, right))
        told("fitted, on what it was fitted to", rights(fitted, right))
    told("best possible by content", possible)


def main():
    global ALL, AT, OPTIONS
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("readings", nargs="+", help="what bench_reading --out wrote; the first is judged, the others only teach")
    parser.add_argument("--out", default="weights.json")
    parser.add_argument("--l2", type=float, default=1.0, help="what the square of a weight costs (default: %(default)s)")
    parser.add_argument("--content-alone", type=float, default=0.3, help="what right by content alone counts (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--defective", default="", help="graphs, by commas, whose gold is known to be wrong: trust is not fitted to them")
    parser.add_argument("--generated", default="", help="graphs, by commas and with wildcards, whose questions no person asked: no threshold is set by them")
    OPTIONS = parser.parse_args()

    ALL = read(OPTIONS.readings)
    AT = folds_of(ALL.graphs)
    with multiprocessing.get_context("fork").Pool(OPTIONS.jobs) as pool:
        *by_fold, final = pool.map(task, [*range(FOLDS), None], chunksize=1)
    held_out = numpy.zeros(len(ALL.question))
    for fold, weights in enumerate(by_fold):
        chosen = ALL.of(AT == fold)
        held_out[chosen] = ALL.features[chosen] @ weights
    report(held_out, ALL.features @ final)

    print("\nWeights (fitted, smallest and greatest of the folds):")
    for name, i in sorted((name, i) for i, name in enumerate(ALL.names)):
        spread = [weights[i] for weights in by_fold]
        print(f"{name:40} {final[i]:8.3f}   {min(spread):8.3f} {max(spread):8.3f}")

    defective = set(OPTIONS.defective.split(","))
    fair = [question for question, graph in enumerate(ALL.graphs) if graph not in defective]
    people = [not any(fnmatch.fnmatch(ALL.graphs[question], name) for name in OPTIONS.generated.split(",")) for question in fair]
    trust = calibration.fit_and_report([ranked(question, by_fold[AT[question]]) for question in fair], AT[fair].tolist(), people)
    weights = {name: round(float(final[i]), 3) for i, name in enumerate(ALL.names) if abs(final[i]) >= LEAST_WEIGHT}
    with open(OPTIONS.out, "w", encoding="utf-8") as file:
        json.dump({"weights": weights, "trust": trust}, file, indent=2, sort_keys=True)
        file.write("\n")
    print(f"\nWritten to {OPTIONS.out}.")


if __name__ == "__main__":
    main()
