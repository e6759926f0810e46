// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/explanation/queryexplanation.h"

#include "answering/explanation/expressionwords.h"
#include "base/text.h"

#include <algorithm>
#include <utility>

namespace tripletalk::answering {

using sqlite::Core;
using sqlite::Select;
using sqlite::Span;
using sqlite::SqlQuery;
using sqlite::TableUse;

namespace {

/// Deeper queries are told of by their SQL.
constexpr int deepest = 4;

class Explainer {
  public:
    Explainer(const SqlQuery& query, const induction::Schema& schema)
        : m_query(query), m_context{query, schema} {
        m_context.brief = [this](std::size_t select) { return brief(select); };
    }

    QueryExplanation explain() {
        explainSelect(0, 0);
        QueryExplanation made{std::move(m_steps), m_context.partly, {}};
        made.columns.assign(m_context.columns.begin(), m_context.columns.end());
        return made;
    }

  private:
    void step(int level, Sentence text) { m_steps.push_back({level, std::move(text)}); }

    [[nodiscard]] std::vector<NamedUse> usesOf(const Core& core) const {
        std::vector<NamedUse> uses;
        for (const TableUse& use : core.tables) {
            NamedUse named{use.alias};
            for (const induction::Table& table : m_context.schema.tables)
                if (!use.table.empty() && !m_query.isPart(use.table) &&
                    sqlite::nameKey(table.name) == use.table)
                    named.table = &table;
            named.name = readableName({}, named.table ? named.table->name : use.alias);
            uses.push_back(std::move(named));
        }
        return uses;
    }

    [[nodiscard]] bool isWord(std::size_t token, std::string_view word) const {
        return token < m_query.size() && m_query.key(token) == word;
    }

    /// The SELECT that begins behind this parenthesis.
    [[nodiscard]] std::optional<std::size_t> selectAt(std::size_t open) const {
        const auto& selects = m_query.selects();
        for (std::size_t i = 0; i < selects.size(); ++i)
            if (selects[i].span.first == open + 1) return i;
        return std::nullopt;
    }

    /// The name that a WITH part bears: "name [(columns)] AS [NOT MATERIALIZED] (".
    [[nodiscard]] std::string partName(std::size_t open, std::size_t least) const {
        std::size_t at = open;
        while (at > least && !isWord(at, "as")) --at;
        if (at <= least + 1) return {};
        --at;
        if (isWord(at, ")")) {
            while (at > least && !isWord(at, "(")) --at;
            if (at > least) --at;
        }
        return m_query.key(at);
    }

    void explainSelect(std::size_t index, int level) {
        const Select& select = m_query.selects()[index];
        if (level > deepest) return rawStep(select.span, level);
        explainParts(index, level);
        for (std::size_t at = 0; at < select.cores.size(); ++at) {
            if (at > 0) explainOperator(select.cores[at], level);
            explainCore(index, select.cores[at], level + (at > 0 ? 1 : 0));
        }
        if (select.cores.empty()) rawStep(select.span, level);
        explainTail(select, level);
    }

    void rawStep(Span span, int level) {
        m_context.partly = true;
        step(level, Sentence::verbatim("‹" + text::collapseWhitespace(m_query.text(span)) + "›"));
    }

    void explainParts(std::size_t index, int level) {
        const Span with = m_query.selects()[index].with;
        for (std::size_t i = 0; i < m_query.selects().size(); ++i) {
            const Select& part = m_query.selects()[i];
            if (part.parent != index || !with.holds(part.span.first)) continue;
            const std::string name = partName(part.span.first - 1, with.first);
            step(level,
                 say("Explanation", "First makes a list called “%1”:").arg(readableName({}, name)));
            explainSelect(i, level + 1);
            const bool again = std::ranges::any_of(part.cores, [&](const Core& core) {
                return std::ranges::any_of(core.tables,
                                           [&](const TableUse& use) { return use.table == name; });
            });
            if (again)
                step(level + 1, say("Explanation",
                                    "Does it again with what it found, until nothing new comes."));
        }
    }

    void explainOperator(const Core& core, int level) {
        std::size_t at = core.span.first - 1;
        const bool all = isWord(at, "all");
        if (all) --at;
        step(level, isWord(at, "intersect")
                        ? say("Explanation", "Keeps only rows that are also found here:")
                    : isWord(at, "except")
                        ? say("Explanation", "Leaves out rows that are found here:")
                    : all ? say("Explanation", "Adds:")
                          : say("Explanation", "Adds, without repeating rows:"));
    }

    [[nodiscard]] std::vector<NamedUse> outerOf(std::size_t index) const {
        std::vector<NamedUse> outer;
        for (auto parent = m_query.selects()[index].parent; parent;
             parent = m_query.selects()[*parent].parent)
            for (const Core& core : m_query.selects()[*parent].cores)
                if (core.span.holds(m_query.selects()[index].span.first))
                    for (NamedUse& use : usesOf(core)) outer.push_back(std::move(use));
        return outer;
    }

    void explainCore(std::size_t index, const Core& core, int level) {
        ExpressionWords words(m_context, usesOf(core), outerOf(index));
        for (std::size_t at = 0; at < core.tables.size(); ++at)
            explainTable(words, core, at, level);
        std::vector<Sentence> conditions;
        for (const Span& span : core.conditions) conditions.push_back(words.condition(span));
        for (const Sentence& condition : conditions)
            step(level, say("Explanation", "Keeps those for which %1.").arg(condition));
        if (!core.groupBy.empty())
            step(level, say("Explanation", "Puts those together that have the same %1.")
                            .arg(listOf(words, core.groupBy, core)));
        if (!core.having.empty())
            step(level, say("Explanation", "Keeps the groups for which %1.")
                            .arg(words.condition(core.having)));
        explainColumns(words, core, level);
        if (core.distinct) step(level, say("Explanation", "Shows equal rows once."));
    }

    /// A name or number in GROUP BY or ORDER BY that stands for a shown column.
    [[nodiscard]] Span meant(Span span, const Core& core) const {
        if (span.last != span.first + 1) return span;
        const std::string& key = m_query.key(span.first);
        for (const auto& term : core.columns)
            if (!term.alias.empty() && term.alias == key) return term.expression;
        if (m_query.token(span.first).kind == sqlite::SqlToken::Kind::Number) {
            const std::size_t number = key.size() < 4 ? std::stoul("0" + key) : 0;
            if (number >= 1 && number <= core.columns.size())
                return core.columns[number - 1].expression;
        }
        return span;
    }

    Sentence listOf(ExpressionWords& words, const std::vector<Span>& spans, const Core& core) {
        std::vector<Sentence> all;
        for (const Span& span : spans) all.push_back(words.value(meant(span, core)));
        return Sentence::joined(std::move(all), ", ");
    }

    void explainTable(ExpressionWords& words, const Core& core, std::size_t at, int level) {
        const TableUse& use = core.tables[at];
        const NamedUse& named = words.uses()[at];
        if (use.table.empty()) {
            const auto inner = selectAt(use.span.first);
            if (!inner) return rawStep(use.span, level);
            step(level, say("Explanation", "Looks at the rows of a query of its own:"));
            explainSelect(*inner, level + 1);
            if (const Span on = onOf(use); !on.empty())
                step(level,
                     say("Explanation", "Keeps those for which %1.").arg(words.condition(on)));
            return;
        }
        if (at > 0) return explainJoin(words, core, at, level);
        step(level, (named.table ? say("Explanation", "Looks at each %1.")
                                 : say("Explanation", "Looks at the rows of the list “%1”."))
                        .arg(named.name));
    }

    [[nodiscard]] Span onOf(const TableUse& use) const {
        int depth = 0;
        for (std::size_t i = use.span.first; i < use.span.last; ++i) {
            if (isWord(i, "(")) ++depth;
            if (isWord(i, ")")) --depth;
            if (depth == 0 && isWord(i, "on")) return {i + 1, use.span.last};
        }
        return {};
    }

    [[nodiscard]] bool mayBeMissing(const TableUse& use) const {
        for (std::size_t back = 1; back <= 3 && back <= use.span.first; ++back)
            if (isWord(use.span.first - back, "left") || isWord(use.span.first - back, "full"))
                return true;
        return false;
    }

    void explainJoin(ExpressionWords& words, const Core& core, std::size_t at, int level) {
        const TableUse& use = core.tables[at];
        const NamedUse& named = words.uses()[at];
        const Span on = onOf(use);
        const bool ifAny = mayBeMissing(use);
        if (on.empty())
            return step(level, say("Explanation", "Takes with it each %1.").arg(named.name));
        const auto equal = words.equality(on);
        if (!equal)
            return step(level, (ifAny ? say("Explanation",
                                            "Takes with it each %1 for which %2, if there is one.")
                                      : say("Explanation", "Takes with it each %1 for which %2."))
                                   .arg(named.name, words.condition(on)));
        const bool newFirst = equal->first.use == &named;
        const auto& mine = newFirst ? equal->first : equal->second;
        const auto& other = newFirst ? equal->second : equal->first;
        const bool leads = other.column->role == induction::ColumnRole::ForeignKey &&
                           mine.column->role == induction::ColumnRole::Key;
        const bool led = mine.column->role == induction::ColumnRole::ForeignKey &&
                         other.column->role == induction::ColumnRole::Key;
        if (leads)
            return step(
                level, (ifAny ? say("Explanation",
                                    "Takes with each %1 the %2 that its %3 names, if there is one.")
                              : say("Explanation", "Takes with each %1 the %2 that its %3 names."))
                           .arg(other.use->name, named.name, bareName(words, other)));
        if (led)
            return step(
                level,
                (ifAny
                     ? say("Explanation",
                           "Takes with each %1 every %2 whose %3 names it; one without any stays.")
                     : say("Explanation", "Takes with each %1 every %2 whose %3 names it."))
                    .arg(other.use->name, named.name, bareName(words, mine)));
        step(level,
             (ifAny ? say("Explanation", "Takes with it each %1 for which %2, if there is one.")
                    : say("Explanation", "Takes with it each %1 for which %2."))
                 .arg(named.name, words.condition(on)));
    }

    std::string bareName(const ExpressionWords&, const ExpressionWords::Column& column) {
        m_context.columns.insert({column.use->table->name, column.column->name});
        std::string name = column.column->name;
        if (name.ends_with("_id")) name.resize(name.size() - 3);
        return readableName({}, name);
    }

    void explainColumns(ExpressionWords& words, const Core& core, int level) {
        std::vector<Sentence> shown;
        for (const auto& term : core.columns) {
            if (m_query.text(term.expression) == "*")
                return step(level, say("Explanation", "Shows every column."));
            Sentence said = words.value(term.expression);
            const std::string alias = readableName({}, term.alias);
            // A name that the words hold already tells nothing.
            const bool tells =
                !alias.empty() &&
                (" " + said.text() + " ").find(" " + alias + " ") == std::string::npos;
            shown.push_back(tells ? say("Explanation", "%1 (called “%2”)").arg(said, alias) : said);
        }
        if (!shown.empty())
            step(level,
                 say("Explanation", "Shows %1.").arg(Sentence::joined(std::move(shown), ", ")));
    }

    void explainTail(const Select& select, int level) {
        if (select.cores.empty()) return;
        const Core& core = select.cores.front();
        ExpressionWords words(m_context, usesOf(core), {});
        std::vector<Sentence> order;
        for (const auto& term : select.orderBy) {
            const Span span = meant(term.expression, core);
            const bool number = words.isNumber(span) || !isKnown(words, span);
            Sentence pattern = term.descending ? number ? say("Explanation", "%1, largest first")
                                                        : say("Explanation", "%1, from Z to A")
                               : number ? say("Explanation", "%1, smallest first")
                                               : say("Explanation", "%1, from A to Z");
            order.push_back(std::move(pattern).arg(words.value(span)));
        }
        if (!order.empty())
            step(level,
                 say("Explanation", "Sorts by %1.").arg(Sentence::joined(std::move(order), "; ")));
        if (select.limit.empty()) return;
        Sentence most = words.value(select.limit);
        if (!select.offset.empty())
            step(level, say("Explanation", "Skips %2 rows and keeps the next %1.")
                            .arg(std::move(most), words.value(select.offset)));
        else if (m_query.text(select.limit) == "1")
            step(level, say("Explanation", "Keeps the first row."));
        else
            step(level, say("Explanation", "Keeps the first %1 rows.").arg(std::move(most)));
    }

    /// Whether it is a column of the schema, whose type says how it is sorted.
    [[nodiscard]] bool isKnown(const ExpressionWords& words, Span span) const {
        const auto uses = m_query.columnUses(span);
        if (uses.empty()) return false;
        const auto column = words.columnOf(uses.front());
        return column && column->column;
    }

    /// A SELECT inside a condition, as one phrase.
    Sentence brief(std::size_t index) {
        const Select& select = m_query.selects()[index];
        const bool simple = select.cores.size() == 1 && select.with.empty() &&
                            select.orderBy.empty() && select.limit.empty() &&
                            select.cores.front().tables.size() == 1 &&
                            !select.cores.front().tables.front().table.empty() &&
                            select.cores.front().having.empty() && m_depth < deepest;
        if (!simple) {
            m_context.partly = true;
            return Sentence::verbatim("‹" + text::collapseWhitespace(m_query.text(select.span)) +
                                      "›");
        }
        ++m_depth;
        const Core& core = select.cores.front();
        ExpressionWords words(m_context, usesOf(core), outerOf(index));
        std::vector<Sentence> shown;
        for (const auto& term : core.columns) shown.push_back(words.value(term.expression));
        const std::string& name = words.uses().front().name;
        const std::string only = shown.size() == 1 ? shown.front().text() : std::string();
        const bool nothing = only == "1" || only == "*" || only == name;
        Sentence said = nothing ? Sentence::verbatim(name)
                                : say("Explanation", "%1 of each %2")
                                      .arg(Sentence::joined(std::move(shown), ", "), name);
        Sentence conditions;
        for (const Span& span : core.conditions) {
            Sentence one = words.condition(span);
            conditions =
                conditions.empty() ? one : say("Explanation", "%1 and %2").arg(conditions, one);
        }
        --m_depth;
        return conditions.empty() ? said
                                  : say("Explanation", "%1 for which %2").arg(said, conditions);
    }

    const SqlQuery& m_query;
    ExplanationContext m_context;
    std::vector<QueryExplanation::Step> m_steps;
    int m_depth = 0;
};

}  // namespace

QueryExplanation explainQuery(std::string_view sql, const induction::Schema& schema) {
    const auto query = SqlQuery::read(sql);
    if (!query)
        return {{{0, say("Explanation",
                         "This query is built in a way that cannot be put into words.")}},
                true,
                {}};
    return Explainer(*query, schema).explain();
}

}  // namespace tripletalk::answering
