// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "curation/effective.h"
#include "curation/wantednames.h"
#include "naming/names.h"
#include "sqlite/sqltext.h"

#include <algorithm>
#include <set>

namespace tripletalk::curation {

using induction::Column;
using induction::ColumnRole;
using induction::Schema;
using induction::Table;
using induction::TableKind;
using retrieval::LinkKind;
using retrieval::ValueEntry;
using sqlite::quoteIdentifier;

namespace {

bool isFixed(const Table& table) {
    return table.kind == TableKind::Entities || table.kind == TableKind::Side;
}

std::string commentWith(std::string comment, const std::vector<std::string>& synonyms) {
    if (synonyms.empty()) return comment;
    if (comment.ends_with('.')) comment.pop_back();
    return comment + (comment.empty() ? "" : "; ") + "also called " + text::join(synonyms, ", ");
}

/// `text` with each whole word `from` as `to`: rules name the tables that they speak of.
std::string withWord(const std::string& text, const std::string& from, const std::string& to) {
    const auto inWord = [&](std::size_t at) {
        return at < text.size() && (std::isalnum(static_cast<unsigned char>(text[at])) != 0 ||
                                    text[at] == '_' || (text[at] & 0x80) != 0);
    };
    std::string done;
    std::size_t begin = 0;
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, begin)) {
        const bool whole = (at == 0 || !inWord(at - 1)) && !inWord(at + from.size());
        done += text.substr(begin, at - begin) + (whole ? to : from);
        begin = at + from.size();
    }
    return done + text.substr(begin);
}

/// The same of what is put into a rule; of one of an earlier version all of it.
Sentence withWord(const Sentence& rule, const std::string& from, const std::string& to) {
    if (rule.arguments().empty() && rule.context().empty())
        return Sentence::verbatim(withWord(rule.source(), from, to));
    std::vector<Sentence> arguments;
    for (const Sentence& argument : rule.arguments())
        arguments.push_back(withWord(argument, from, to));
    return Sentence::of(rule.context(), rule.source(), std::move(arguments));
}

class Application {
  public:
    Application(const Schema& induced, const Curation& curation)
        : m_induced(induced), m_curation(curation), m_effective{induced, identify(induced),
                                                                {},      {},
                                                                {},      {},
                                                                {},      {}} {}

    Effective run() {
        match();
        nameTables();
        for (std::size_t i = 0; i < m_matched.size(); ++i) nameColumns(i);
        followNames();
        rewriteViews();
        for (const auto& [table, curated] : m_tables) describeTable(table, *curated);
        for (const auto& [table, curated] : m_tables) addComputed(table, *curated);
        addNamedViews();
        matchClasses();
        return std::move(m_effective);
    }

  private:
    struct Matched {
        const TableCuration* table = nullptr;
        std::vector<const ColumnCuration*> columns = {};  ///< a slot a column
    };

    void unmatched(std::string what, Sentence why) {
        m_effective.unmatched.push_back({std::move(what), std::move(why)});
    }
    void refused(std::string what, Sentence why) {
        m_effective.refused.push_back({std::move(what), std::move(why)});
    }
    Table& tableAt(std::size_t index) { return m_effective.schema.tables[index]; }

    void match() {
        m_matched.resize(m_induced.tables.size());
        for (std::size_t i = 0; i < m_matched.size(); ++i)
            m_matched[i].columns.resize(m_induced.tables[i].columns.size());
        for (const TableCuration& curated : m_curation.tables) {
            const auto found =
                std::find_if(m_effective.ids.begin(), m_effective.ids.end(),
                             [&](const TableIds& ids) { return ids.id == curated.id; });
            if (found == m_effective.ids.end()) {
                unmatched(toText(curated.id), say("Sentence", "the graph has no such table"));
                continue;
            }
            const auto index = static_cast<std::size_t>(found - m_effective.ids.begin());
            if (m_matched[index].table) {
                refused(toText(curated.id), say("Sentence", "it is there twice"));
                continue;
            }
            m_matched[index].table = &curated;
            m_tables.emplace_back(index, &curated);
            for (const ColumnCuration& column : curated.columns) match(index, column);
        }
    }

    void match(std::size_t table, const ColumnCuration& curated) {
        const std::string what = m_induced.tables[table].name + ", " + toText(curated.id);
        const auto& ids = m_effective.ids[table].columns;
        const auto found = std::find(ids.begin(), ids.end(), curated.id);
        if (found == ids.end()) {
            // Another type or rule may have joined the columns of a range into one.
            const bool joined = std::any_of(ids.begin(), ids.end(), [&](const ColumnId& id) {
                return id.predicate == curated.id.predicate && id.role == curated.id.role;
            });
            if (!changesValues(curated) || !(joined || isList(table, curated.id)))
                unmatched(what, say("Sentence", "the table has no such column"));
            return;
        }
        auto& slot = m_matched[table].columns[static_cast<std::size_t>(found - ids.begin())];
        if (slot)
            refused(what, say("Sentence", "it is there twice"));
        else
            slot = &curated;
    }

    /// Its values stand in a table of their own.
    [[nodiscard]] bool isList(std::size_t table, const ColumnId& column) const {
        const std::string& owner = ownerOf(m_effective.ids[table].id);
        return std::ranges::any_of(m_effective.ids, [&](const TableIds& ids) {
            return ids.id.predicate == column.predicate && ownerOf(ids.id) == owner;
        });
    }

    /// Bases of earlier versions do not know whose things their rows are.
    void matchClasses() {
        std::set<std::string> known;
        for (const Table& table : m_induced.tables)
            for (const auto* classes : {&table.classes, &table.inlined})
                known.insert(classes->begin(), classes->end());
        if (known.empty()) return;
        std::set<std::string> named = m_curation.apart;
        for (const induction::ClassMerge& merge : m_curation.merges)
            named.insert(merge.classes.begin(), merge.classes.end());
        for (const std::string& name : named)
            if (!known.contains(name))
                unmatched("\"" + name + "\"", say("Sentence", "the graph has no such class"));
    }

    /// A name that may be used, or nothing and a finding.
    std::string wanted(const std::string& name, const std::string& what) {
        if (name.empty()) return {};
        Sentence why = whyNoName(name);
        if (why.empty()) return name;
        refused(what + " as \"" + text::elide(text::collapseWhitespace(name), 60) + "\"",
                std::move(why));
        return {};
    }

    void nameTables() {
        std::vector<WantedName> names;
        for (std::size_t i = 0; i < m_matched.size(); ++i) {
            names.push_back({m_induced.tables[i].name});
            if (!m_matched[i].table || m_matched[i].table->name.empty()) continue;
            if (isFixed(m_induced.tables[i]))
                refused(m_induced.tables[i].name, say("Sentence", "this table keeps its name"));
            else
                names.back().wanted = wanted(m_matched[i].table->name, m_induced.tables[i].name);
        }
        std::vector<std::size_t> clashes;
        const auto settled = settleNames(names, std::vector<bool>(names.size(), false), clashes);
        for (const std::size_t i : clashes)
            refused(names[i].induced + " as \"" + names[i].wanted + "\"",
                    say("Sentence", "another table has the name"));
        for (std::size_t i = 0; i < settled.size(); ++i) {
            tableAt(i).name = settled[i];
            m_taken.insert(text::toLower(settled[i]));
        }
    }

    void nameColumns(std::size_t table) {
        const Table& induced = m_induced.tables[table];
        std::vector<WantedName> names;
        std::vector<bool> follows(induced.columns.size(), false);
        for (std::size_t i = 0; i < induced.columns.size(); ++i) {
            const Column& column = induced.columns[i];
            names.push_back({column.name});
            const ColumnCuration* curated = m_matched[table].columns[i];
            if (curated && !curated->name.empty()) {
                names.back().wanted = wanted(curated->name, induced.name + "." + column.name);
            } else if (column.role == ColumnRole::Key && tableAt(table).name != induced.name &&
                       column.name == induced.name + "_id") {
                names.back().wanted = naming::identifier(tableAt(table).name) + "_id";
                follows[i] = true;
            }
        }
        std::vector<std::size_t> clashes;
        const auto settled = settleNames(names, follows, clashes);
        for (const std::size_t i : clashes)
            refused(induced.name + "." + names[i].induced + " as \"" + names[i].wanted + "\"",
                    say("Sentence", "another column has the name"));
        TableRename rename{induced.name, tableAt(table).name, induced.kind == TableKind::View};
        for (std::size_t i = 0; i < settled.size(); ++i) {
            tableAt(table).columns[i].name = settled[i];
            rename.columns.emplace_back(induced.columns[i].name, settled[i]);
        }
        m_effective.fromInduced.push_back(std::move(rename));
    }

    /// Whatever names a table or column by its induced name.
    void followNames() {
        std::map<std::string, std::string> now;
        for (const TableRename& table : m_effective.fromInduced) now[table.from] = table.to;
        const auto follow = [&](std::string& name) {
            if (const auto found = now.find(name); found != now.end()) name = found->second;
        };
        for (std::size_t t = 0; t < m_induced.tables.size(); ++t)
            for (Column& column : tableAt(t).columns) {
                follow(column.references);
                follow(column.target);
                for (const auto& [from, to] : m_effective.fromInduced[t].columns)
                    if (column.of == from) {
                        column.of = to;
                        break;
                    }
                for (const TableRename& table : m_effective.fromInduced)
                    if (table.from != table.to)
                        column.rule = withWord(column.rule, table.from, table.to);
            }
    }

    void rewriteViews() {
        if (!changes(m_effective.fromInduced)) return;
        for (Table& table : m_effective.schema.tables) {
            if (table.select.empty()) continue;
            if (auto rewritten = rewriteNames(table.select, m_effective.fromInduced))
                table.select = *std::move(rewritten);
        }
    }

    void addSynonyms(const ValueEntry& meant, const std::vector<std::string>& synonyms) {
        for (const std::string& synonym : synonyms) m_effective.also.push_back({synonym, meant});
    }

    /// What is called by a new name is told by it, but for relations, whose words stand in
    /// sentences
    /// ("painted by"); the words of before are still understood.
    template <typename Curated, typename Thing>
    void describe(Thing& thing, const Curated& curated, bool isRenamed) {
        if (!curated.label.empty())
            thing.label = curated.label;
        else if (isRenamed)
            thing.label = naming::allWords(curated.name);
        if (!curated.comment.empty()) thing.comment = curated.comment;
        thing.comment = commentWith(std::move(thing.comment), curated.synonyms);
        if (curated.hidden) thing.hidden = *curated.hidden;
    }

    void describeTable(std::size_t index, const TableCuration& curated) {
        Table& table = tableAt(index);
        std::vector<std::string> names = curated.synonyms;
        const std::string before = table.label;
        const bool isCalledAnew = table.name != m_induced.tables[index].name;
        describe(table, curated,
                 isCalledAnew && table.holdsEntities() && table.name == curated.name);
        if (!before.empty() && curated.label.empty() && before != table.label)
            names.push_back(before);
        for (const std::string& own : {curated.name, curated.label})
            if (!own.empty()) names.push_back(naming::allWords(own));
        if (curated.hidden.value_or(false)) {
            m_effective.withheld.push_back({table.name});
            names.clear();
        }
        addSynonyms({.kind = LinkKind::Table,
                     .text = table.label,
                     .table = table.name,
                     .iri = table.classIri,
                     .label = table.label,
                     .uses = table.rows},
                    names);
        for (std::size_t i = 0; i < table.columns.size(); ++i)
            if (const ColumnCuration* column = m_matched[index].columns[i])
                describeColumn(table, table.columns[i], *column,
                               m_induced.tables[index].columns[i]);
    }

    /// Views tell measured facts and samples of the tables that they are made of.
    void withhold(const Table& table, const Column& column) {
        m_effective.withheld.push_back({table.name, column.name});
        for (Table& view : m_effective.schema.tables) {
            if (view.kind != TableKind::View) continue;
            for (Column& other : view.columns) {
                if (other.predicate.empty() || other.predicate != column.predicate) continue;
                other.facts.clear();
                other.samples.clear();
            }
        }
    }

    void describeColumn(const Table& table, Column& column, const ColumnCuration& curated,
                        const Column& induced) {
        const bool hides = curated.hidden.value_or(false);
        if (hides && (column.role == ColumnRole::Key || column.role == ColumnRole::Label)) {
            refused(table.name + "." + column.name,
                    say("Sentence", "a key or a name is not hidden"));
            return;
        }
        std::vector<std::string> names = curated.synonyms;
        const std::string before = column.label;
        const bool isCalledAnew = column.name != induced.name && column.name == curated.name;
        describe(column, curated, isCalledAnew && column.role == ColumnRole::Literal);
        if (hides) return withhold(table, column);
        if (!before.empty() && curated.label.empty() && before != column.label)
            names.push_back(before);
        for (const std::string& own : {curated.name, curated.label})
            if (!own.empty()) names.push_back(naming::allWords(own));
        const ValueEntry meant{.kind = LinkKind::Column,
                               .text = column.label,
                               .table = table.name,
                               .column = column.name,
                               .iri = column.predicate,
                               .label = column.label,
                               .uses = table.rows - column.nulls};
        addSynonyms(meant, names);
        // A link shows the value as it is written, whatever word led to it.
        for (const ValueCuration& value : curated.values)
            addSynonyms({.kind = LinkKind::Value,
                         .text = value.value,
                         .table = table.name,
                         .column = column.name,
                         .iri = column.predicate,
                         .label = value.value,
                         .uses = 1},
                        value.synonyms);
    }

    /// The table's own name with the columns added: queries find the TEMP view first. The condition
    /// holds always; it makes SQLite refuse aggregates, which would make one row of all.
    void addComputed(std::size_t index, const TableCuration& curated) {
        if (curated.computed.empty()) return;
        Table& table = tableAt(index);
        if (isFixed(table)) {
            refused(table.name, say("Sentence", "this table has no computed columns"));
            return;
        }
        std::set<std::string> names;
        for (const Column& column : table.columns) names.insert(text::toLower(column.name));
        std::string columns;
        std::string conditions;
        for (const ComputedColumn& computed : curated.computed) {
            const std::string what = table.name + "." + computed.name;
            Sentence why = whyNoName(computed.name);
            if (why.empty()) why = whyNoExpression(computed.expression);
            if (why.empty() && !names.insert(text::toLower(computed.name)).second)
                why = say("Sentence", "another column has the name");
            if (!why.empty()) {
                refused(what, std::move(why));
                continue;
            }
            columns += ",\n(" + computed.expression + "\n) AS " + quoteIdentifier(computed.name);
            conditions += " OR (" + computed.expression + "\n) IS NULL";
            Column column{.name = computed.name,
                          .type = computed.type,
                          .label = computed.label,
                          .comment = commentWith(computed.comment, computed.synonyms),
                          .unit = computed.unit,
                          .rule = say("Sentence", "computed")};
            addSynonyms({.kind = LinkKind::Column,
                         .text = column.label,
                         .table = table.name,
                         .column = column.name,
                         .label = column.label,
                         .uses = table.rows},
                        computed.synonyms);
            table.columns.push_back(std::move(column));
            m_effective.ids[index].columns.emplace_back();
        }
        if (columns.empty()) return;
        m_effective.views.push_back(
            {table.name, "SELECT " + quoteIdentifier(table.name) + ".*" + columns + "\nFROM main." +
                             quoteIdentifier(table.name) + "\nWHERE 1 = 1" + conditions});
    }

    void addNamedViews() {
        for (const NamedView& view : m_curation.views) {
            Sentence why = whyNoName(view.name);
            if (why.empty() && !m_taken.insert(text::toLower(view.name)).second)
                why = say("Sentence", "another table has the name");
            if (!why.empty()) {
                refused("view \"" + text::elide(text::collapseWhitespace(view.name), 60) + "\"",
                        std::move(why));
                continue;
            }
            Table table{.name = view.name,
                        .kind = TableKind::View,
                        .label = view.label.empty() ? naming::allWords(view.name) : view.label,
                        .comment = commentWith(view.comment, view.synonyms),
                        .select = view.select};
            for (const ViewColumn& column : view.columns)
                table.columns.push_back({.name = column.name,
                                         .type = column.type,
                                         .comment = column.comment,
                                         .unit = column.unit});
            std::vector<std::string> names = view.synonyms;
            names.push_back(table.label);
            addSynonyms({.kind = LinkKind::Table,
                         .text = table.label,
                         .table = table.name,
                         .label = table.label},
                        names);
            m_effective.views.push_back({view.name, view.select});
            m_effective.schema.tables.push_back(std::move(table));
            m_effective.ids.emplace_back();
        }
    }

    const Schema& m_induced;
    const Curation& m_curation;
    Effective m_effective;
    std::vector<Matched> m_matched;
    std::vector<std::pair<std::size_t, const TableCuration*>> m_tables;
    std::set<std::string> m_taken;
};

}  // namespace

Effective apply(const Schema& induced, const Curation& curation) {
    return Application(induced, curation).run();
}

}  // namespace tripletalk::curation
