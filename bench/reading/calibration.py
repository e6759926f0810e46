# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""How far the first reading can be trusted: a logistic regression over the features that it came about by and over what the ranked list
looks like.

Part of fit.py; src/answering/reading/trust.cpp computes the same features. A feature of few first readings has no weight of its own, but is
counted: what came about in a way that was seldom seen deserves less trust, whatever the way.
"""
import collections
import dataclasses
import math

import numpy
from scipy.optimize import minimize
from scipy.sparse import csr_matrix
from scipy.special import expit

RUN = 10          # of the readings that are likeliest before anything is run, the queries are run
LEAST_SEEN = 20   # a feature of fewer first readings has no weight
L2 = 100.0        # how strongly the weights are held to 0, by the feature's standard deviation
# Shares of right ones that the thresholds are set for: of what is sure (19 of 20 of any graph; graphs that nothing was fitted to have some two
# points less), of what is told at all, and of that what leaves a noun or name out, which may be what the graph does not have.
SURE, WHOLE, TOLD = 0.96, 0.80, 0.75
# Trust does not grow evenly with the probability of the list: where all ten find the same, mostly little of the question was understood.
STEPS = range(-2, 6)


@dataclasses.dataclass
class Ranked:
    """The likeliest readings of a question, best first."""
    graph: str
    features: list  # of each: by name
    told: list      # of each: hash, rows, head_rows, gaps, open
    scores: list
    right: bool     # the first

    def leaves_out(self):
        """A noun or name has no place in the first."""
        return "skip.noun" in self.features[0] or "skip.name" in self.features[0]

    def rival(self):
        """The features of the best reading that finds other rows than the first, if there is one."""
        others = (f for f, one in zip(self.features, self.told) if one["hash"] != self.told[0]["hash"])
        return next(others, None)


class Seen:
    """In how many questions each feature is one of the first reading's."""

    def __init__(self, lists):
        self.by_graph = collections.defaultdict(collections.Counter)
        for one in lists:
            self.by_graph[one.graph].update(one.features[0].keys())
        self.all = sum(self.by_graph.values(), collections.Counter())

    def weighed(self):
        """Which rule stood before which is only counted."""
        return [name for name, count in self.all.items() if count >= LEAST_SEEN and ">" not in name]

    def rarest(self, features, graph):
        """A graph's own questions do not count."""
        own = self.by_graph.get(graph, {})
        return math.log(1 + min(self.all[name] - own.get(name, 0) for name in features))


def clipped(value, low, high):
    return min(high, max(low, value))


def describe(ranked, seen):
    """Features of a ranked list. "Alike" are readings with the same set of rows as the first.

    list.mass          log(m / (1 - m)) of the softmax probability m of all that are alike, within ±6
    list.mass.over.N   1 if that is greater than N, for each of STEPS
    list.alone         1 if all are alike
    list.open          words of the question that the first has no place for
    list.none          1 if the first has no rows, and is no comparison that may have none
    list.rows          log(1 + rows of the first)
    list.whole         1 if the first has as many rows as the table that it asks about
    list.gaps          1 if a cell of the first's rows is empty
    list.rarest        log(1 + number of questions where the rarest feature of the first was one of the first reading's)
    list.rivalrarest   the same of the best that is not alike; 0 if there is none
    """
    first, rival = ranked.told[0], ranked.rival()
    likely = [math.exp(s - ranked.scores[0]) for s in ranked.scores]
    mass = sum(p for p, one in zip(likely, ranked.told) if one["hash"] == first["hash"]) / sum(likely)
    odds = clipped(math.log(max(mass, 1e-9) / max(1 - mass, 1e-9)), -6, 6)
    return {"list.mass": odds,
            **{f"list.mass.over.{least}": float(odds > least) for least in STEPS},
            "list.alone": float(rival is None),
            "list.open": float(first["open"]),
            "list.none": float(first["rows"] == 0 and not ranked.features[0].get("result.none|compared")),
            "list.rows": math.log(1 + first["rows"]),
            "list.whole": float(first["rows"] == first["head_rows"]),
            "list.gaps": float(first["gaps"]),
            "list.rarest": seen.rarest(ranked.features[0], ranked.graph),
            "list.rivalrarest": seen.rarest(rival, ranked.graph) if rival else 0.0}


def sigmoid(value):
    return 1 / (1 + math.exp(-clipped(value, -30, 30)))


class Model:
    """L2 logistic regression."""

    def __init__(self, lists):
        self.seen = Seen(lists)
        self.weights, self.intercept = {}, 0.0
        self.weighed = set(self.seen.weighed())
        self.fit([self.row(one) for one in lists], [one.right for one in lists])

    def row(self, ranked):
        own = {name: value for name, value in ranked.features[0].items() if name in self.weighed}
        return {**own, **describe(ranked, self.seen)}

    def fit(self, rows, rights):
        names = sorted({name for row in rows for name in row})
        at = {name: i for i, name in enumerate(names)}
        cells = [(i, at[name], value) for i, row in enumerate(rows) for name, value in row.items() if value]
        lines, columns, values = (numpy.array(part) for part in zip(*cells))
        matrix = csr_matrix((values, (lines, columns)), shape=(len(rows), len(names)))
        mean = numpy.asarray(matrix.mean(axis=0)).ravel()
        held = L2 * numpy.sqrt(numpy.maximum(0, numpy.asarray(matrix.power(2).mean(axis=0)).ravel() - mean**2)) + 1e-9
        signs = numpy.where(rights, 1.0, -1.0)

        def loss(told):
            sums = signs * (matrix @ told[:-1] + told[-1])
            slope = -signs * expit(-sums)
            return (numpy.logaddexp(0, -sums).sum() + 0.5 * (held * told[:-1]**2).sum(),
                    numpy.append(matrix.T @ slope + held * told[:-1], slope.sum()))

        told = minimize(loss, numpy.zeros(len(names) + 1), jac=True, method="L-BFGS-B", options={"maxiter": 1000}).x
        self.weights, self.intercept = dict(zip(names, told[:-1].tolist())), float(told[-1])

    def trust(self, ranked):
        return sigmoid(self.intercept + sum(self.weights.get(name, 0.0) * value for name, value in self.row(ranked).items()))


def print_reliability(predicted):
    print("\nTrust on graphs left out (share of right ones by bins of trust):\n    trust    questions  mean trust  right")
    error = 0.0
    for at in range(10):
        held = [(p, right) for p, right in predicted if min(9, int(p * 10)) == at]
        if not held:
            continue
        mean, right = sum(p for p, _ in held) / len(held), sum(r for _, r in held) / len(held)
        error += abs(mean - right) * len(held) / len(predicted)
        print(f"{at / 10:.1f} to {(at + 1) / 10:.1f} {len(held):9} {mean:11.3f} {right:9.3f}")
    brier = sum((p - r) ** 2 for p, r in predicted) / len(predicted)
    print(f"Mean distance of trust and share {error:.3f}; Brier score {brier:.3f}")


def print_precision(predicted, asked, thresholds):
    """`asked` counts the questions without a candidate, too."""
    print("\nIf only what is trusted is told (coverage of all questions):\n   trust   coverage  precision    right of all")
    for least in sorted({0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, *thresholds}):
        told = [right for p, right in predicted if p >= least]
        if told:
            mark = "  <- threshold" if least in thresholds else ""
            print(f"  ≥ {least:5.3f} {100 * len(told) / asked:7.1f} % {100 * sum(told) / len(told):8.1f} % {100 * sum(told) / asked:12.1f} %{mark}")


def threshold(predicted, share):
    """The least trust from which on this share is right."""
    best, right = 1.0, 0
    for count, (p, is_right) in enumerate(sorted(predicted, reverse=True), 1):
        right += is_right
        if right >= share * count:
            best = p
    return round(best, 3)


def fit_and_report(lists, folds, people):
    """The model fitted to all, as JSON; what is printed is of models that have not seen the graph, for questions that people asked. A list is
    None where nothing was read; `people` says of each whether a person asked: what was generated is easy, and would lower the thresholds."""
    held = [(one, fold, person) for one, fold, person in zip(lists, folds, people) if one]
    if not held:
        print("\nNo question has a candidate: nothing to trust.")
        return {}
    predicted = []
    for fold in sorted({at for _, at, _ in held}):
        model = Model([one for one, at, _ in held if at != fold])
        predicted += [(model.trust(one), one.right, one.leaves_out()) for one, at, person in held if at == fold and person]
    leaving = [(p, right) for p, right, leaves_out in predicted if leaves_out]
    placing = [(p, right) for p, right, leaves_out in predicted if not leaves_out]
    predicted = leaving + placing
    sure, whole, told = threshold(predicted, SURE), threshold(placing, WHOLE), threshold(leaving, TOLD)
    print_reliability(predicted)
    print_precision(predicted, sum(people), (sure,))
    for name, some, least in (("no noun or name", placing, whole), ("a noun or name", leaving, told)):
        print(f"\nThose that leave {name} out:", end="")
        print_precision(some, sum(people), (least,))
    model = Model([one for one, _, _ in held])
    return {"intercept": round(model.intercept, 3),
            "weights": {name: round(weight, 3) for name, weight in model.weights.items() if round(weight, 3)},
            "seen": dict(model.seen.all),
            "sure": sure,
            "told": told,
            "whole": whole}
