# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""Mistakes as models make them, put into a query one at a time. Every query is damaged in the same ways at each run."""
from sqlglot import exp

OPPOSITE = {exp.GT: exp.LT, exp.LT: exp.GT, exp.GTE: exp.LTE, exp.LTE: exp.GTE, exp.EQ: exp.NEQ, exp.NEQ: exp.EQ}
OTHER_FUNCTION = {exp.Avg: exp.Sum, exp.Sum: exp.Avg, exp.Max: exp.Min, exp.Min: exp.Max}


def damaged(query, names):
    """{"kind", "sql"} for each mistake that fits. names: the columns of each table."""
    for kind, damage in DAMAGES.items():
        copy = query.copy()
        if damage(copy, names):
            yield {"kind": kind, "sql": copy.sql(dialect="sqlite")}


def condition_dropped(query, _):
    where = query.find(exp.Where) or query.find(exp.Having)
    if where is None:
        return False
    if isinstance(where.this, exp.And):
        where.set("this", where.this.this)
    else:
        where.pop()
    return True


def comparison_turned(query, _):
    for clause in query.find_all(exp.Where, exp.Having):
        for kind, other in OPPOSITE.items():
            if found := clause.find(kind):
                found.replace(other(this=found.this, expression=found.expression))
                return True
    return False


def order_turned(query, _):
    order = query.find(exp.Ordered)
    if order is None or query.find(exp.Limit) is None:
        return False
    order.set("desc", not order.args.get("desc"))
    return True


def limit_dropped(query, _):
    limit = query.find(exp.Limit)
    if limit is None:
        return False
    limit.pop()
    return True


def distinct_dropped(query, _):
    distinct = query.find(exp.Distinct)
    if distinct is None:
        return False
    if isinstance(distinct.parent, exp.Count):
        distinct.parent.set("this", distinct.expressions[0])
    else:
        distinct.pop()
    return True


def grouping_dropped(query, _):
    group = query.find(exp.Group)
    if group is None:
        return False
    group.pop()
    return True


def other_function(query, _):
    for kind, other in OTHER_FUNCTION.items():
        if found := query.find(kind):
            found.replace(other(this=found.this))
            return True
    return False


def count_dropped(query, _):
    for count in query.find_all(exp.Count):
        outermost = count.find_ancestor(exp.Select) is query and not query.args.get("group")
        if outermost and isinstance(count.parent, (exp.Alias, exp.Select)):
            (count.parent if isinstance(count.parent, exp.Alias) else count).replace(exp.Star())
            return True
    return False


def other_column(query, names):
    column = next(query.find_all(exp.Column), None)
    source = column and next((t for t in query.find_all(exp.Table) if t.alias_or_name == column.table), None)
    others = [name for name in names.get(source.name, []) if name != column.name] if source else []
    if not others:
        return False
    column.set("this", exp.to_identifier(others[len(column.name) % len(others)]))
    return True


def value_misspelt(query, _):
    for literal in query.find_all(exp.Literal):
        if literal.is_string and len(literal.this) > 3 and literal.find_ancestor(exp.Where):
            text = literal.this
            literal.replace(exp.Literal.string(text[:2] + text[3] + text[2] + text[4:]))
            return True
    return False


def negation_lost(query, _):
    found = next((n for n in query.find_all(exp.Not) if isinstance(n.this, (exp.In, exp.Exists, exp.Like))), None)
    if found is None:
        return False
    found.replace(found.this)
    return True


def set_turned(query, _):
    if not isinstance(query, (exp.Except, exp.Intersect)):
        return False
    query.__class__ = exp.Union
    return True


def join_loosened(query, _):
    for join in query.find_all(exp.Join):
        if join.args.get("on"):
            join.set("on", None)
            return True
    return False


DAMAGES = {
    "a condition dropped": condition_dropped,
    "a comparison turned": comparison_turned,
    "an order turned": order_turned,
    "a limit dropped": limit_dropped,
    "DISTINCT dropped": distinct_dropped,
    "GROUP BY dropped": grouping_dropped,
    "another function": other_function,
    "COUNT dropped": count_dropped,
    "another column": other_column,
    "a value misspelt": value_misspelt,
    "a negation lost": negation_lost,
    "EXCEPT or INTERSECT turned": set_turned,
    "a join without ON": join_loosened,
}
