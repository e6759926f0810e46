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

RUN = 10          # of the readings that are likeliest before anything is run, the queries are run
LEAST_SEEN = 20   # a feature of fewer first readings has no weight
L2 = 30.0         # how strongly the weights are held to 0, by the feature's standard deviation
PASSES = 60
SURE, TOLD = 0.965, 0.86  # shares of right ones that the thresholds are set for: what was never seen is a little worse


@dataclasses.dataclass
class Ranked:
    """The likeliest readings of a question, best first."""
    graph: str
    features: list  # of each: by name
    told: list      # of each: hash, rows, head_rows, gaps, open
    scores: list
    right: bool     # the first

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
    list.alone         1 if all are alike
    list.open          words of the question that the first has no place for
    list.none          1 if the first has no rows
    list.rows          log(1 + rows of the first)
    list.whole         1 if the first has as many rows as the table that it asks about
    list.gaps          1 if a cell of the first's rows is empty
    list.rarest        log(1 + number of questions where the rarest feature of the first was one of the first reading's)
    list.rivalrarest   the same of the best that is not alike; 0 if there is none
    """
    first, rival = ranked.told[0], ranked.rival()
    likely = [math.exp(s - ranked.scores[0]) for s in ranked.scores]
    mass = sum(p for p, one in zip(likely, ranked.told) if one["hash"] == first["hash"]) / sum(likely)
    return {"list.mass": clipped(math.log(max(mass, 1e-9) / max(1 - mass, 1e-9)), -6, 6),
            "list.alone": float(rival is None),
            "list.open": float(first["open"]),
            "list.none": float(first["rows"] == 0),
            "list.rows": math.log(1 + first["rows"]),
            "list.whole": float(first["rows"] == first["head_rows"]),
            "list.gaps": float(first["gaps"]),
            "list.rarest": seen.rarest(ranked.features[0], ranked.graph),
            "list.rivalrarest": seen.rarest(rival, ranked.graph) if rival else 0.0}


def sigmoid(value):
    return 1 / (1 + math.exp(-clipped(value, -30, 30)))


class Model:
    """L2 logistic regression, fitted by Newton's steps along one weight after the other."""

    def __init__(self, lists):
        self.seen = Seen(lists)
        self.weights, self.intercept = {}, 0.0
        self.weighed = set(self.seen.weighed())
        self.fit([self.row(one) for one in lists], [one.right for one in lists])

    def row(self, ranked):
        own = {name: value for name, value in ranked.features[0].items() if name in self.weighed}
        return {**own, **describe(ranked, self.seen)}

    def fit(self, rows, rights):
        columns = collections.defaultdict(list)
        for i, row in enumerate(rows):
            for name, value in row.items():
                if value:
                    columns[name].append((i, value))
        held = {name: L2 * deviation(column, len(rows)) for name, column in columns.items()}
        self.weights = dict.fromkeys(columns, 0.0)
        sums = [0.0] * len(rows)
        everywhere = [(i, 1.0) for i in range(len(rows))]
        for _ in range(PASSES):
            self.intercept += newton(everywhere, sums, rights, 0.0, 1e-6)
            for name, column in columns.items():
                self.weights[name] += newton(column, sums, rights, self.weights[name], held[name])

    def trust(self, ranked):
        return sigmoid(self.intercept + sum(self.weights.get(name, 0.0) * value for name, value in self.row(ranked).items()))


def deviation(column, count):
    mean = sum(value for _, value in column) / count
    return math.sqrt(max(0.0, sum(value * value for _, value in column) / count - mean * mean))


def newton(column, sums, rights, weight, l2):
    """One step along a weight, which is returned; `sums` follow."""
    slope, curve = -l2 * weight, l2 + 1e-9
    for i, value in column:
        p = sigmoid(sums[i])
        slope += (rights[i] - p) * value
        curve += p * (1 - p) * value * value
    step = clipped(slope / curve, -1, 1)
    for i, value in column:
        sums[i] += step * value
    return step


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
    """The least trust from which on both this share is right and so much trust is had in the mean."""
    best, right, trusted = 1.0, 0, 0.0
    for count, (p, is_right) in enumerate(sorted(predicted, reverse=True), 1):
        right, trusted = right + is_right, trusted + p
        if min(right, trusted) >= share * count:
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
        predicted += [(model.trust(one), one.right) for one, at, person in held if at == fold and person]
    sure, told = threshold(predicted, SURE), threshold(predicted, TOLD)
    print_reliability(predicted)
    print_precision(predicted, sum(people), (sure, told))
    model = Model([one for one, _, _ in held])
    return {"intercept": round(model.intercept, 3),
            "weights": {name: round(weight, 3) for name, weight in model.weights.items() if round(weight, 3)},
            "seen": dict(model.seen.all),
            "sure": sure,
            "told": told}
