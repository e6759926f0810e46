# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""How far the first candidate can be trusted: a logistic regression from what the ranked list looks like.

Part of fit.py. The features are told in `describe`, for whoever computes them elsewhere.
"""
import math

NAMES = ["mass_logit", "gap", "same_rows", "answers", "open", "none_found", "many_rows", "failed"]


def clipped(value, low, high):
    return min(high, max(low, value))


def describe(told, scores):
    """Features of a ranked list, best first. "Alike" are candidates with the same set of rows as the first.

    mass_logit  log(m / (1 - m)) of the softmax probability m of all that are alike, within ±6
    gap         score of the first less that of the best that is not alike, at most 10; 10 if there is none
    same_rows   log(1 + number of others that are alike)
    answers     log(number of different sets of rows)
    open        words of the question that the first has no place for
    none_found  1 if the first has no rows
    many_rows   log10(1 + rows of the first)
    failed      1 if the query of the first does not run
    """
    best = told[0]
    alike = [one["hash"] == best["hash"] for one in told]
    likely = [math.exp(s - scores[0]) for s in scores]
    mass = sum(p for p, same in zip(likely, alike) if same) / sum(likely)
    others = [s for s, same in zip(scores, alike) if not same]
    return [clipped(math.log(max(mass, 1e-9) / max(1 - mass, 1e-9)), -6, 6),
            min(10.0, scores[0] - max(others)) if others else 10.0,
            math.log(sum(alike)),
            math.log(len({one["hash"] for one in told})),
            float(best["open"]),
            float(best["rows"] == 0),
            math.log10(1 + best["rows"]),
            float(best["failed"])]


def ranked(told, rights, scores):
    """(features, whether the first is right) of a question; nothing where there is no candidate."""
    if not scores:
        return None
    order = sorted(range(len(scores)), key=lambda i: -scores[i])
    return describe([told[i] for i in order], [scores[i] for i in order]), rights[order[0]]


def solved(matrix, vector):
    """Gauss with pivots; the matrix is positive definite."""
    rows = [line[:] + [value] for line, value in zip(matrix, vector)]
    n = len(rows)
    for i in range(n):
        pivot = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(i + 1, n):
            factor = rows[r][i] / rows[i][i]
            rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i])]
    out = [0.0] * n
    for i in reversed(range(n)):
        out[i] = (rows[i][n] - sum(rows[i][k] * out[k] for k in range(i + 1, n))) / rows[i][i]
    return out


def sigmoid(value):
    return 1 / (1 + math.exp(-clipped(value, -30, 30)))


def trust(model, features):
    return sigmoid(model[0] + sum(w * f for w, f in zip(model[1:], features)))


def logistic(examples, l2=1.0, steps=25):
    """Newton's method. The first weight is the intercept, which nothing holds back."""
    n = len(NAMES) + 1
    model = [0.0] * n
    for _ in range(steps):
        slope = [0.0] + [-l2 * w for w in model[1:]]
        curve = [[(l2 if i and i == k else 1e-6 if i == k else 0.0) for k in range(n)] for i in range(n)]
        for features, right in examples:
            x = [1.0, *features]
            p = trust(model, features)
            for i in range(n):
                slope[i] += (right - p) * x[i]
                for k in range(n):
                    curve[i][k] += p * (1 - p) * x[i] * x[k]
        step = solved(curve, slope)
        model = [w + clipped(s, -5, 5) for w, s in zip(model, step)]
        if max(abs(s) for s in step) < 1e-6:
            break
    return model


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


def print_precision(predicted, asked):
    """`asked` counts the questions without a candidate, too."""
    print("\nIf only what is trusted is told (coverage of all questions):\n   trust   coverage  precision    right of all")
    for least in [0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95]:
        told = [right for p, right in predicted if p >= least]
        if told:
            print(f"  ≥ {least:4.2f} {100 * len(told) / asked:8.1f} % {100 * sum(told) / len(told):8.1f} % {100 * sum(told) / asked:12.1f} %")


def fit_and_report(ranked_lists, folds):
    """The model fitted to all, as JSON; what is printed is of models that have not seen the graph."""
    held = [(one, fold) for one, fold in zip(ranked_lists, folds) if one]
    if not held:
        print("\nNo question has a candidate: nothing to trust.")
        return {}
    predicted = []
    for fold in sorted({at for _, at in held}):
        model = logistic([one for one, at in held if at != fold])
        predicted += [(trust(model, features), right) for (features, right), at in held if at == fold]
    print_reliability(predicted)
    print_precision(predicted, len(ranked_lists))
    model = [round(w, 3) for w in logistic([one for one, _ in held])]
    return {"intercept": model[0], **dict(zip(NAMES, model[1:]))}
