// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/pathofsql.h"

#include "knowledge/languages/columnfinder.h"
#include "sqlite/sqlquery.h"

#include <algorithm>
#include <map>
#include <set>
#include <vector>

namespace tripletalk::answering {

using induction::ColumnRole;
using induction::TableKind;
using knowledge::ColumnFinder;
using knowledge::ColumnUse;
using sqlite::Core;
using sqlite::Span;
using sqlite::SqlQuery;
using sqlite::SqlToken;

namespace {

/// The things that the columns of a query stand for, and the links between them. Two columns that
/// are equal stand for one thing.
class JoinedThings {
  public:
    /// The thing or value in a column; nothing where the column tells none.
    std::optional<std::size_t> of(const ColumnUse& use) {
        const std::size_t row = place(use.alias);
        const bool isRow = use.is(ColumnRole::Key) || use.is(ColumnRole::Label) ||
                           (use.is(ColumnRole::ForeignKey) && use.column->predicate.empty());
        if (isRow) return row;
        if (use.column->predicate.empty() || use.is(ColumnRole::Type)) return std::nullopt;
        const std::size_t end = place(use.name() + "." + use.alias);
        if (m_linked.insert(end).second)
            m_links.push_back({row, {use.column->predicate, use.column->inverse}, end});
        return end;
    }
    void join(std::size_t one, std::size_t other) {
        const std::size_t from = root(one);
        const std::size_t to = root(other);
        for (std::size_t& place : m_same)
            if (place == from) place = to;
    }
    /// From one to the other, over every link once.
    std::optional<RelationPath> path(std::size_t from, std::size_t to) {
        RelationPath path;
        auto left = m_links;
        std::size_t at = root(to);
        while (!left.empty()) {
            const auto next = std::ranges::find_if(left, [&](const Link& link) {
                return root(link.from) == at || root(link.to) == at;
            });
            if (next == left.end()) return std::nullopt;
            const bool along = root(next->to) == at;
            path.insert(path.begin(), {next->step.relation, next->step.inverse == along});
            at = root(along ? next->from : next->to);
            left.erase(next);
        }
        if (at != root(from) || path.empty()) return std::nullopt;
        return path;
    }

  private:
    struct Link {
        std::size_t from;
        PathStep step;
        std::size_t to;
    };
    std::size_t place(const std::string& name) {
        const auto [known, isNew] = m_places.emplace(name, m_same.size());
        if (isNew) m_same.push_back(m_same.size());
        return known->second;
    }
    [[nodiscard]] std::size_t root(std::size_t place) const { return m_same[place]; }

    std::map<std::string, std::size_t> m_places;
    std::vector<std::size_t> m_same;  ///< a place -> the one that stands for all equal to it
    std::set<std::size_t> m_linked;
    std::vector<Link> m_links;
};

/// What an equality has on one side.
struct EqualSide {
    std::optional<ColumnUse> column = {};
    std::optional<std::string> text = {};
    std::size_t next = 0;  ///< token behind it
};

class SqlPath {
  public:
    SqlPath(const SqlQuery& query, const knowledge::KnowledgeBase& base)
        : m_query(query), m_base(base), m_columns(query, base.schema()) {}

    std::optional<BegunPath> read() {
        const auto& outer = m_query.outermost();
        if (m_query.selects().size() != 1 || outer.cores.size() != 1 || !outer.orderBy.empty() ||
            !outer.limit.empty() || !outer.with.empty())
            return std::nullopt;
        const Core& core = outer.cores.front();
        if (core.columns.size() != 1 || !core.groupBy.empty() || core.tables.empty() ||
            !readEqualities(core.from) || !readEqualities(core.where) || !m_start)
            return std::nullopt;
        const auto asked = m_columns.find(0, 0, core.columns.front().expression);
        const auto end = asked ? m_things.of(*asked) : std::nullopt;
        // A function around the column, such as COUNT, is not seen by the finder.
        if (!end || !m_query.calls(core.columns.front().expression).empty()) return std::nullopt;
        auto path = m_things.path(*m_start, *end);
        if (!path) return std::nullopt;
        BegunPath begun{m_thing, m_name, *std::move(path)};
        return begun;
    }

  private:
    [[nodiscard]] bool isWord(std::size_t at, std::initializer_list<const char*> words) const {
        return std::ranges::any_of(words, [&](const char* word) {
            return m_query.token(at).kind == SqlToken::Kind::Word && m_query.key(at) == word;
        });
    }

    /// A column ("a.b", "b") or a text at a token; neither where it is something else.
    [[nodiscard]] EqualSide sideAt(std::size_t at, std::size_t last) const {
        EqualSide side{.next = at + 1};
        if (m_query.token(at).kind == SqlToken::Kind::Text) {
            side.text = m_query.textValue(at);
            return side;
        }
        const bool dotted = at + 2 < last && m_query.token(at + 1).text == ".";
        side.next = dotted ? at + 3 : at + 1;
        side.column = m_columns.find(0, 0, {at, side.next});
        return side;
    }

    /// The tables and equalities of FROM or WHERE; false where there is anything else.
    bool readEqualities(Span span) {
        for (std::size_t at = span.first; at < span.last;) {
            if (at + 1 < span.last && isEquality(at, span.last)) {
                const EqualSide left = sideAt(at, span.last);
                const EqualSide right = sideAt(left.next + 1, span.last);
                if (!take(left, right)) return false;
                at = right.next;
                continue;
            }
            const SqlToken& token = m_query.token(at);
            const bool harmless = isWord(at, {"join", "inner", "on", "and", "as"}) ||
                                  token.text == "," || token.text == "(" || token.text == ")" ||
                                  isTableName(at);
            if (!harmless) return false;
            ++at;
        }
        return true;
    }

    [[nodiscard]] bool isEquality(std::size_t at, std::size_t last) const {
        const bool name = m_query.token(at).kind == SqlToken::Kind::Word ||
                          m_query.token(at).kind == SqlToken::Kind::Name ||
                          m_query.token(at).kind == SqlToken::Kind::Text;
        if (!name) return false;
        const std::size_t next =
            at + 2 < last && m_query.token(at + 1).text == "." ? at + 3 : at + 1;
        return next + 1 < last && m_query.token(next).text == "=";
    }

    [[nodiscard]] bool isTableName(std::size_t at) const {
        const auto& tables = m_query.outermost().cores.front().tables;
        return std::ranges::any_of(tables, [&](const sqlite::TableUse& use) {
            return m_query.key(at) == use.table || m_query.key(at) == use.alias;
        });
    }

    bool take(const EqualSide& left, const EqualSide& right) {
        if (left.column && right.column) {
            const auto one = m_things.of(*left.column);
            const auto other = m_things.of(*right.column);
            if (one && other) m_things.join(*one, *other);
            return one && other;
        }
        const auto& column = left.column ? left.column : right.column;
        const auto& text = left.text ? left.text : right.text;
        if (!column || !text || m_start) return false;
        m_start = m_things.of(*column);
        if (column->is(ColumnRole::Key) || column->is(ColumnRole::ForeignKey)) {
            const auto entities = knowledge::EntityLookup::open(m_base);
            const auto entity = entities ? entities->byKey(*text)
                                         : Result<std::optional<knowledge::Entity>>(std::nullopt);
            if (entity && *entity) m_thing = (*entity)->iri;
            return m_start && !m_thing.empty();
        }
        m_name = *text;
        return m_start && column->is(ColumnRole::Label);
    }

    const SqlQuery& m_query;
    const knowledge::KnowledgeBase& m_base;
    ColumnFinder m_columns;
    JoinedThings m_things;
    std::optional<std::size_t> m_start;
    std::string m_thing;
    std::string m_name;
};

}  // namespace

std::optional<BegunPath> pathOfSql(const std::string& sql, const knowledge::KnowledgeBase& base) {
    const auto query = SqlQuery::read(sql);
    if (!query || query->selects().empty()) return std::nullopt;
    return SqlPath(*query, base).read();
}

}  // namespace tripletalk::answering
