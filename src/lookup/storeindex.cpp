// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "lookup/storeindex.h"

#include "base/text.h"
#include "lookup/indexfolder.h"
#include "lookup/itemfacts.h"
#include "lookup/itemindexbuilder.h"
#include "lookup/namevectors.h"
#include "lookup/wordindex.h"
#include "naming/labels.h"
#include "rdf/vocabulary.h"

#include <map>
#include <optional>
#include <utility>

namespace tripletalk::lookup {

namespace fs = std::filesystem;
using graph::TermId;

namespace {

constexpr std::int64_t reportedTerms = 1 << 14;

/// Rows in the order of their first column, which is a term.
class TermRows {
  public:
    static Result<TermRows> over(const graph::TripleStore& store, const std::string& sql) {
        auto statement = store.database().prepare(sql);
        if (!statement) return statement.error();
        TermRows rows(*std::move(statement));
        if (auto moved = rows.advance(); !moved) return moved.error();
        return rows;
    }
    /// Moves on to the rows of `id`, or of the next term that has some.
    Result<void> seek(TermId id) {
        while (m_there && m_row.integer(0) < id)
            if (auto moved = advance(); !moved) return moved;
        return {};
    }
    Result<void> advance() {
        auto more = m_row.step();
        if (!more) return more.error();
        m_there = *more;
        return {};
    }
    [[nodiscard]] bool isAt(TermId id) const { return m_there && m_row.integer(0) == id; }
    [[nodiscard]] bool atEnd() const { return !m_there; }
    [[nodiscard]] const sqlite::Statement& row() const { return m_row; }

  private:
    explicit TermRows(sqlite::Statement row) : m_row(std::move(row)) {}
    sqlite::Statement m_row;
    bool m_there = false;
};

/// The items of one store.
class StoreItems {
  public:
    StoreItems(const graph::TripleStore& store, const IndexOptions& options,
               const ProgressSink& progress, const CancelToken& cancel)
        : m_store(store),
          m_options(options),
          m_progress(progress),
          m_cancel(cancel),
          m_labels(store, options.language),
          m_facts(text::toLower(options.language)) {}

    /// What the predicates and classes are in this store.
    Result<void> prepare() {
        for (const std::string& iri : m_options.hiddenPredicates)
            if (auto found = keep(iri, m_hiddenPredicates); !found) return found;
        for (const std::string& iri : m_options.hiddenClasses)
            if (auto found = keep(iri, m_hiddenClasses); !found) return found;
        for (const FactPredicate& predicate : factPredicates()) {
            auto id = m_store.findIri(predicate.iri);
            if (!id) return id.error();
            if (*id) m_predicates.emplace(**id, predicate);
        }
        auto labels = naming::labelPredicatesOf(m_store);
        if (!labels) return labels.error();
        for (std::size_t rank = 0; rank < labels->size(); ++rank)
            m_predicates[(*labels)[rank]] = {{}, FactKind::Label, static_cast<int>(rank)};
        for (const TermId hidden : m_hiddenPredicates) m_predicates.erase(hidden);
        // Where a triple stands in several graphs it counts once.
        m_triples = m_store.repeatsTriples() ? "(SELECT DISTINCT s, p, o FROM quad)" : "quad";
        if (!m_hiddenPredicates.empty())
            m_shown = " WHERE p NOT IN (" + listOf(m_hiddenPredicates) + ")";
        return {};
    }

    Result<void> addEntities(ItemIndexBuilder& builder) {
        auto rows = open();
        if (!rows) return rows.error();
        Progress state{"lookup", 0, 0, "names"};
        for (; !rows->iris.atEnd();) {
            const TermId id = rows->iris.row().integer(0);
            if (state.done++ % reportedTerms == 0) {
                if (m_cancel.cancelled()) return m_cancel.error();
                if (m_progress) m_progress(state);
            }
            if (auto added = addEntity(id, *rows, builder); !added) return added;
            if (auto moved = rows->iris.advance(); !moved) return moved;
        }
        return {};
    }

    Result<void> addProperties(ItemIndexBuilder& builder) {
        std::vector<std::pair<TermId, std::uint64_t>> used;
        auto read = m_store.database().each(
            "SELECT p, count(*) FROM " + m_triples + m_shown + " GROUP BY p",
            [&](const sqlite::Statement& row) {
                used.emplace_back(row.integer(0), static_cast<std::uint64_t>(row.integer(1)));
                return !m_cancel.cancelled();
            });
        if (!read) return read;
        for (const auto& [id, count] : used) {
            if (m_cancel.cancelled()) return m_cancel.error();
            auto term = m_store.term(id);
            if (!term) return term.error();
            auto facts = readFacts(id);
            if (!facts) return facts;
            Item item = m_facts.take(term->lexical, count);
            item.label = m_labels.label(id);
            // Cut from the IRI: the builder knows further ways to cut it.
            if (item.label == namesOfIri(item.iri).front()) item.label.clear();
            if (auto added = builder.add(std::move(item)); !added) return added;
        }
        return {};
    }

  private:
    struct Rows {
        TermRows iris, subjects, objects, facts;
    };

    Result<void> keep(const std::string& iri, std::set<TermId>& ids) const {
        auto id = m_store.findIri(iri);
        if (!id) return id.error();
        if (*id) ids.insert(**id);
        return {};
    }

    template <typename Ids>
    static std::string listOf(const Ids& ids) {
        std::vector<std::string> numbers;
        for (const TermId id : ids) numbers.push_back(std::to_string(id));
        return text::join(numbers, ",");
    }

    [[nodiscard]] std::string factsSql(const std::string& where) const {
        std::set<TermId> told;
        for (const auto& [id, predicate] : m_predicates) told.insert(id);
        return "SELECT q.s, q.p, q.o, t.kind, t.lexical, t.language FROM quad q CROSS JOIN term t "
               "ON t.id = q.o WHERE " +
               where + "+q.p IN (" + listOf(told) + ") ORDER BY q.s";
    }

    Result<Rows> open() {
        auto iris =
            TermRows::over(m_store, "SELECT id, lexical FROM term WHERE kind = 0 ORDER BY id");
        if (!iris) return iris.error();
        const std::string counts = ", count(*) FROM " + m_triples + m_shown + " GROUP BY ";
        auto subjects = TermRows::over(m_store, "SELECT s" + counts + "s ORDER BY s");
        if (!subjects) return subjects.error();
        auto objects = TermRows::over(m_store, "SELECT o" + counts + "o ORDER BY o");
        if (!objects) return objects.error();
        auto facts = TermRows::over(m_store, factsSql(""));
        if (!facts) return facts.error();
        return Rows{*std::move(iris), *std::move(subjects), *std::move(objects), *std::move(facts)};
    }

    Result<void> addEntity(TermId id, Rows& rows, ItemIndexBuilder& builder) {
        std::uint64_t count = 0;
        for (TermRows* counts : {&rows.subjects, &rows.objects}) {
            if (auto sought = counts->seek(id); !sought) return sought;
            if (counts->isAt(id)) count += static_cast<std::uint64_t>(counts->row().integer(1));
        }
        if (auto sought = rows.facts.seek(id); !sought) return sought;
        bool hidden = m_hiddenClasses.contains(id);
        for (; rows.facts.isAt(id);) {
            hidden = takeFact(rows.facts.row()) || hidden;
            if (auto moved = rows.facts.advance(); !moved) return moved;
        }
        Item item = m_facts.take(std::string(rows.iris.row().text(1)), count);
        if (count == 0 || hidden || m_hiddenPredicates.contains(id)) return {};
        return builder.add(std::move(item));
    }

    Result<void> readFacts(TermId id) {
        return m_store.database().each(
            factsSql("q.s = ? AND "), [&](const sqlite::Statement& row) { takeFact(row); }, id);
    }

    /// True if it says that the thing is of a hidden class.
    bool takeFact(const sqlite::Statement& row) {
        const auto known = m_predicates.find(row.integer(1));
        if (known == m_predicates.end()) return false;
        const FactPredicate& predicate = known->second;
        const auto kind = static_cast<rdf::TermKind>(row.integer(3));
        const TermId object = row.integer(2);
        if (m_hiddenClasses.contains(object)) return predicate.kind == FactKind::Type;
        if (kind == rdf::TermKind::Literal)
            m_facts.addText(predicate.kind, predicate.rank, row.text(4), row.text(5));
        else if (kind == rdf::TermKind::Iri && predicate.kind >= FactKind::Type)
            m_facts.addLink(predicate.kind, m_labels.label(object));
        return false;
    }

    const graph::TripleStore& m_store;
    const IndexOptions& m_options;
    const ProgressSink& m_progress;
    const CancelToken& m_cancel;
    naming::Labels m_labels;
    ItemFacts m_facts;
    std::set<TermId> m_hiddenPredicates, m_hiddenClasses;
    std::map<TermId, FactPredicate> m_predicates;
    std::string m_triples, m_shown;
};

}  // namespace

Result<void> indexStore(const graph::TripleStore& store, const fs::path& folder,
                        const IndexOptions& options, const ProgressSink& progress,
                        const CancelToken& cancel) {
    StoreItems items(store, options, progress, cancel);
    if (auto prepared = items.prepare(); !prepared) return prepared;
    ItemIndexBuilder properties(IndexFolder::itemsFile(folder, ItemKind::Property));
    if (auto added = items.addProperties(properties); !added) return added;
    if (auto rows = properties.finish({}, cancel); !rows) return rows.error();
    ItemIndexBuilder entities(IndexFolder::itemsFile(folder, ItemKind::Entity));
    if (auto added = items.addEntities(entities); !added) return added;
    if (auto rows = entities.finish(progress, cancel); !rows) return rows.error();
    if (auto written = IndexFolder{options.madeOf}.write(folder); !written) return written;
    if (!options.embedder) return {};
    return addVectors(folder, ItemKind::Property, *options.embedder, progress, cancel);
}

}  // namespace tripletalk::lookup
