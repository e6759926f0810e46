// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/explanation/queryexplanation.h"

#include "answering/explanation/expressionwords.h"
#include "base/text.h"

#include <algorithm>

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
    Explainer(const SqlQuery& query, const induction::Schema& schema, const Phrasing& phrasing)
        : m_query(query), m_context{query, schema, phrasing} {
        m_context.brief = [this](std::size_t select) { return brief(select); };
    }

    QueryExplanation explain() {
        explainSelect(0, 0);
        QueryExplanation made{std::move(m_steps), m_context.partly, {}};
        made.columns.assign(m_context.columns.begin(), m_context.columns.end());
        return made;
    }

  private:
    void step(int level, const char* pattern, std::initializer_list<std::string_view> parts = {}) {
        m_steps.push_back({level, m_context.say(pattern, parts)});
    }

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
        m_steps.push_back({level, "‹" + text::collapseWhitespace(m_query.text(span)) + "›"});
    }

    void explainParts(std::size_t index, int level) {
        const Span with = m_query.selects()[index].with;
        for (std::size_t i = 0; i < m_query.selects().size(); ++i) {
            const Select& part = m_query.selects()[i];
            if (part.parent != index || !with.holds(part.span.first)) continue;
            const std::string name = partName(part.span.first - 1, with.first);
            step(level, phrase::makeList, {readableName({}, name)});
            explainSelect(i, level + 1);
            const bool again = std::ranges::any_of(part.cores, [&](const Core& core) {
                return std::ranges::any_of(core.tables,
                                           [&](const TableUse& use) { return use.table == name; });
            });
            if (again) step(level + 1, phrase::again);
        }
    }

    void explainOperator(const Core& core, int level) {
        std::size_t at = core.span.first - 1;
        const bool all = isWord(at, "all");
        if (all) --at;
        const char* pattern = isWord(at, "intersect") ? phrase::onlyAlso
                              : isWord(at, "except")  ? phrase::without
                              : all                   ? phrase::addAll
                                                      : phrase::addOnce;
        step(level, pattern);
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
        std::vector<std::string> conditions;
        for (const Span& span : core.conditions) conditions.push_back(words.condition(span));
        for (const std::string& condition : conditions) step(level, phrase::keep, {condition});
        if (!core.groupBy.empty()) step(level, phrase::group, {listOf(words, core.groupBy, core)});
        if (!core.having.empty()) step(level, phrase::keepGroups, {words.condition(core.having)});
        explainColumns(words, core, level);
        if (core.distinct) step(level, phrase::once);
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

    std::string listOf(ExpressionWords& words, const std::vector<Span>& spans, const Core& core) {
        std::vector<std::string> all;
        for (const Span& span : spans) all.push_back(words.value(meant(span, core)));
        return text::join(all, ", ");
    }

    void explainTable(ExpressionWords& words, const Core& core, std::size_t at, int level) {
        const TableUse& use = core.tables[at];
        const NamedUse& named = words.uses()[at];
        if (use.table.empty()) {
            const auto inner = selectAt(use.span.first);
            if (!inner) return rawStep(use.span, level);
            step(level, phrase::lookAtQuery);
            explainSelect(*inner, level + 1);
            if (const Span on = onOf(use); !on.empty())
                step(level, phrase::keep, {words.condition(on)});
            return;
        }
        if (at > 0) return explainJoin(words, core, at, level);
        step(level, named.table ? phrase::lookAtEach : phrase::lookAtList, {named.name});
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
        if (on.empty()) return step(level, phrase::join, {named.name});
        const auto equal = words.equality(on);
        if (!equal)
            return step(level, ifAny ? phrase::joinIfAny : phrase::joinWhere,
                        {named.name, words.condition(on)});
        const bool newFirst = equal->first.use == &named;
        const auto& mine = newFirst ? equal->first : equal->second;
        const auto& other = newFirst ? equal->second : equal->first;
        const bool leads = other.column->role == induction::ColumnRole::ForeignKey &&
                           mine.column->role == induction::ColumnRole::Key;
        const bool led = mine.column->role == induction::ColumnRole::ForeignKey &&
                         other.column->role == induction::ColumnRole::Key;
        if (leads)
            return step(level, ifAny ? phrase::takeItsIfAny : phrase::takeIts,
                        {other.use->name, named.name, bareName(words, other)});
        if (led)
            return step(level, ifAny ? phrase::takeAllIfAny : phrase::takeAll,
                        {other.use->name, named.name, bareName(words, mine)});
        step(level, ifAny ? phrase::joinIfAny : phrase::joinWhere,
             {named.name, words.condition(on)});
    }

    std::string bareName(const ExpressionWords&, const ExpressionWords::Column& column) {
        m_context.columns.insert({column.use->table->name, column.column->name});
        std::string name = column.column->name;
        if (name.ends_with("_id")) name.resize(name.size() - 3);
        return readableName({}, name);
    }

    void explainColumns(ExpressionWords& words, const Core& core, int level) {
        std::vector<std::string> shown;
        for (const auto& term : core.columns) {
            if (m_query.text(term.expression) == "*") return step(level, phrase::showAll);
            std::string said = words.value(term.expression);
            const std::string alias = readableName({}, term.alias);
            // A name that the words hold already tells nothing.
            const bool tells =
                !alias.empty() && (" " + said + " ").find(" " + alias + " ") == std::string::npos;
            shown.push_back(tells ? m_context.say(phrase::called, {said, alias}) : said);
        }
        if (!shown.empty()) step(level, phrase::show, {text::join(shown, ", ")});
    }

    void explainTail(const Select& select, int level) {
        if (select.cores.empty()) return;
        const Core& core = select.cores.front();
        ExpressionWords words(m_context, usesOf(core), {});
        std::vector<std::string> order;
        for (const auto& term : select.orderBy) {
            const Span span = meant(term.expression, core);
            const bool number = words.isNumber(span) || !isKnown(words, span);
            const char* pattern = term.descending ? number ? phrase::largestFirst : phrase::fromZ
                                  : number        ? phrase::smallestFirst
                                                  : phrase::fromA;
            order.push_back(m_context.say(pattern, {words.value(span)}));
        }
        if (!order.empty()) step(level, phrase::sort, {text::join(order, "; ")});
        if (select.limit.empty()) return;
        if (select.offset.empty())
            step(level, phrase::first, {words.value(select.limit)});
        else
            step(level, phrase::firstAfter,
                 {words.value(select.limit), words.value(select.offset)});
    }

    /// Whether it is a column of the schema, whose type says how it is sorted.
    [[nodiscard]] bool isKnown(const ExpressionWords& words, Span span) const {
        const auto uses = m_query.columnUses(span);
        if (uses.empty()) return false;
        const auto column = words.columnOf(uses.front());
        return column && column->column;
    }

    /// A SELECT inside a condition, as one phrase.
    std::string brief(std::size_t index) {
        const Select& select = m_query.selects()[index];
        const bool simple = select.cores.size() == 1 && select.with.empty() &&
                            select.orderBy.empty() && select.limit.empty() &&
                            select.cores.front().tables.size() == 1 &&
                            !select.cores.front().tables.front().table.empty() &&
                            select.cores.front().having.empty() && m_depth < deepest;
        if (!simple) {
            m_context.partly = true;
            return "‹" + text::collapseWhitespace(m_query.text(select.span)) + "›";
        }
        ++m_depth;
        const Core& core = select.cores.front();
        ExpressionWords words(m_context, usesOf(core), outerOf(index));
        std::vector<std::string> shown;
        for (const auto& term : core.columns) shown.push_back(words.value(term.expression));
        const bool nothing = shown == std::vector<std::string>{"1"} ||
                             shown == std::vector<std::string>{"*"} ||
                             shown == std::vector<std::string>{words.uses().front().name};
        std::string said = nothing ? words.uses().front().name
                                   : m_context.say(phrase::ofEach, {text::join(shown, ", "),
                                                                    words.uses().front().name});
        std::string conditions;
        for (const Span& span : core.conditions) {
            const std::string one = words.condition(span);
            conditions = conditions.empty() ? one : m_context.say(phrase::both, {conditions, one});
        }
        --m_depth;
        return conditions.empty() ? said : m_context.say(phrase::forWhich, {said, conditions});
    }

    const SqlQuery& m_query;
    ExplanationContext m_context;
    std::vector<QueryExplanation::Step> m_steps;
    int m_depth = 0;
};

}  // namespace

QueryExplanation explainQuery(std::string_view sql, const induction::Schema& schema,
                              const Phrasing& phrasing) {
    const auto query = SqlQuery::read(sql);
    if (!query) return {{{0, phrasing(phrase::unread)}}, true, {}};
    return Explainer(*query, schema, phrasing).explain();
}

}  // namespace tripletalk::answering
