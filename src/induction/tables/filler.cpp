// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/tables/filler.h"

#include "base/text.h"
#include "induction/plan/facts.h"
#include "induction/plan/nameortext.h"
#include "induction/tables/tablewriter.h"
#include "induction/tables/termreader.h"
#include "induction/values/writtenform.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <utility>

namespace tripletalk::induction {

namespace vocabulary = rdf::vocabulary;
using graph::TermId;
using sqlite::Value;

namespace {

constexpr std::size_t mostReasonSamples = 5;
constexpr std::size_t reasonSampleBytes = 200;

/// A sample is only put together while some are missing.
template <typename Sample>
void note(NotInSchema& reason, const Sample& sample) {
    ++reason.count;
    if (reason.samples.size() < mostReasonSamples)
        reason.samples.push_back(text::elide(sample(), reasonSampleBytes));
}

std::string nodeText(const rdf::Term& term) {
    return term.isBlank() ? "_:" + term.lexical : term.lexical;
}

class Filler {
  public:
    Filler(const Workbench& bench, const Classes& classes, const Plan& plan)
        : m_bench(bench),
          m_classes(classes),
          m_plan(plan),
          m_type(bench.id(vocabulary::rdfType)),
          m_subjects(bench.store),
          m_writer(bench.database, plan.schema) {}

    Result<Filled> run() {
        for (auto step : {&Filler::createTables, &Filler::fillEntities, &Filler::fillUndescribed,
                          &Filler::fillClassNames, &Filler::fillVocabulary})
            if (auto done = (this->*step)(); !done) return done.error();
        if (auto written = m_writer.finish(); !written) return written.error();
        if (auto named = nameTargets(); !named) return named.error();
        return std::move(m_filled);
    }

  private:
    [[nodiscard]] const Table& table(int index) const { return m_plan.table(index); }
    [[nodiscard]] const EntityClass& classAt(int index) const { return m_classes.at(index); }

    Result<void> createTables() {
        for (const Table& each : m_plan.schema.tables)
            if (auto made = m_bench.database.execute(createText(m_plan.schema, each)); !made)
                return made;
        return m_writer.start();
    }

    Result<void> insert(int index, std::vector<Value> cells) {
        return m_writer.add(index, std::move(cells));
    }

    Result<void> fillEntities() {
        auto read = eachFacts(m_bench, "fill", [&](const Facts& facts) -> Result<void> {
            if (facts.subject != m_subject) {
                if (auto done = finishRow(); !done) return done;
                startRow(facts);
            }
            return facts.predicate == m_type ? addTypes(facts) : add(facts);
        });
        if (!read) return read;
        return finishRow();
    }

    void startRow(const Facts& facts) {
        m_subject = facts.subject;
        m_class = facts.entityClass;
        m_graph = facts.objects.front().graph;
        m_table = m_plan.tableOfHome.at(classAt(m_class).home);
        m_row.assign(table(m_table).columns.size(), Value());
        m_row[0] = std::string(facts.key);
        if (const auto type = m_plan.typeColumn.find(m_table); type != m_plan.typeColumn.end())
            m_row[static_cast<std::size_t>(type->second)] = classAt(m_class).label;
    }

    Result<void> finishRow() {
        if (m_subject == 0) return {};
        Value name = label();
        auto subject = m_subjects.read(m_subject);
        if (!subject) return subject.error();
        const EntityClass& entityClass = classAt(m_class);
        std::vector<Value> cells{m_row[0], Value(nodeText((*subject)->term)), std::move(name),
                                 entityClass.id == 0 ? Value() : Value(entityClass.label),
                                 Value(table(m_table).name)};
        if (m_plan.severalGraphs) cells.emplace_back(graphName(m_graph));
        if (auto done = insert(m_plan.entity, std::move(cells)); !done) return done;
        return insert(m_table, std::move(m_row));
    }

    /// Of the row in hand; fills a label column that no single predicate fills.
    Value label() {
        const auto& columns = table(m_table).columns;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (columns[i].role != ColumnRole::Label) continue;
            if (columns[i].predicate.empty())
                if (std::string name = m_bench.labels.writtenLabel(m_subject); !name.empty())
                    m_row[i] = std::move(name);
            const auto* written = std::get_if<std::string>(&m_row[i]);
            if (written && !text::trim(*written).empty()) return m_row[i];
        }
        return Value(m_bench.labels.label(m_subject));
    }

    /// Graphs are few, or each has many facts.
    const std::string& graphName(TermId id) {
        const auto [known, added] = m_graphNames.try_emplace(id);
        if (added && id != 0)
            if (const auto term = m_bench.store.term(id)) known->second = nodeText(*term);
        return known->second;
    }

    const std::string& predicateIri(TermId id) {
        const auto [known, added] = m_predicateIris.try_emplace(id);
        if (added) known->second = m_bench.iri(id);
        return known->second;
    }

    /// The class that the entity is filed under is in table entity; further ones have a table of
    /// their own, unless all entities of the class have them.
    Result<void> addTypes(const Facts& facts) {
        bool exact = false;
        for (const Object& object : facts.objects) {
            if (object.kind == rdf::TermKind::Literal) {
                if (auto done = addOther(facts, object); !done) return done;
                continue;
            }
            exact = exact || !inOneGraph(object);
            const int index = m_classes.byId.at(object.id);
            m_classesUsed.insert(index);
            if (index == m_class || classAt(m_class).implies(index)) continue;
            if (auto done =
                    insert(m_plan.otherTypes.at(m_table), {m_row[0], Value(classAt(index).label)});
                !done)
                return done;
        }
        if (!exact) return {};
        m_filled.typeExceptions = true;
        for (const Object& object : facts.objects)
            if (object.kind != rdf::TermKind::Literal)
                if (auto done = addExact(facts, object); !done) return done;
        return {};
    }

    [[nodiscard]] bool inOneGraph(const Object& object) const {
        return object.furtherGraphs.empty() && object.graph == m_graph;
    }

    Result<void> add(const Facts& facts) {
        partByLanguage(facts, m_bench.language, m_spoken);
        for (const Object* object : m_spoken.others)
            if (auto done = addLanguage(facts, *object); !done) return done;
        const auto found = m_plan.placements.find({classAt(m_class).home, facts.predicate});
        if (found == m_plan.placements.end()) {
            for (const Object& object : facts.objects)
                if (object.kind != rdf::TermKind::Literal)
                    if (auto done = addOther(facts, object); !done) return done;
            for (const Object* object : m_spoken.chosen)
                if (auto done = addOther(facts, *object); !done) return done;
            return {};
        }
        m_exact = false;
        if (auto done = addLiterals(found->second, facts); !done) return done;
        if (auto done = addLinks(found->second, facts); !done) return done;
        return m_exact ? addAllExact(found->second, facts) : Result<void>();
    }

    Result<void> addLiterals(const Placement& place, const Facts& facts) {
        bool open = place.literalColumn >= 0 && (m_spoken.chosen.size() == 1 || place.firstLiteral);
        for (const Object* object : m_spoken.chosen) {
            auto cells = place.conversion.cells(object->literal);
            if (auto done = showText(place, object->literal, cells); !done) return done;
            if (!cells) {
                m_exact = true;
                note(m_filled.invalid, [&] { return sample(facts, *object); });
                continue;
            }
            m_exact = m_exact || !tellsAll(place, *object, *cells);
            if (place.valuesTable >= 0) {
                std::vector<Value> row = *cells;
                row.insert(row.begin(), m_row[0]);
                if (auto done = insert(place.valuesTable, std::move(row)); !done) return done;
            }
            if (!std::exchange(open, false)) continue;
            for (std::size_t i = 0; i < cells->size(); ++i)
                cellOf(place.literalColumn + static_cast<int>(i)) = std::move((*cells)[i]);
        }
        return {};
    }

    /// Of the row in hand.
    Value& cellOf(int column) { return m_row[static_cast<std::size_t>(column)]; }

    /// Beside the names of things, a text as its column has it, or as written where it cannot.
    Result<void> showText(const Placement& place, const Literal& literal,
                          const std::optional<std::vector<Value>>& cells) {
        const Value text = cells ? cells->front() : Value(literal.lexical);
        if (place.shownColumn >= 0) cellOf(place.shownColumn) = text;
        if (place.linkTableLiteral < 0) return {};
        std::vector<Value> row = childRow(place);
        row[static_cast<std::size_t>(place.linkTableShown)] = text;
        if (cells) row[static_cast<std::size_t>(place.linkTableLiteral)] = text;
        return insert(place.linkTable, std::move(row));
    }

    /// Of the link table, with the key of the entity in hand.
    std::vector<Value> childRow(const Placement& place) {
        std::vector<Value> cells(table(place.linkTable).columns.size());
        cells[0] = m_row[0];
        return cells;
    }

    /// Whether the column and what is known of it give the very triple back.
    [[nodiscard]] bool tellsAll(const Placement& place, const Object& object,
                                const std::vector<Value>& cells) const {
        const Literal& literal = object.literal;
        const auto at = [](int index) { return static_cast<std::size_t>(index); };
        const Column& column = place.valuesTable >= 0 ? table(place.valuesTable).columns[1]
                               : place.linkTableLiteral >= 0
                                   ? table(place.linkTable).columns[at(place.linkTableLiteral)]
                                   : table(m_table).columns[at(place.literalColumn)];
        if (!inOneGraph(object) || literal.datatype != column.datatype ||
            literal.language != column.language)
            return false;
        const auto text = written(column.form, cells[0], cells.size() > 1 ? cells[1] : Value());
        return text &&
               (*text == literal.lexical || sameValue(literal.datatype, *text, literal.lexical));
    }

    Result<void> addLinks(const Placement& place, const Facts& facts) {
        for (const Object& object : facts.objects) {
            if (object.kind == rdf::TermKind::Literal) continue;
            m_exact = m_exact || !inOneGraph(object);
            const bool described = object.entityClass >= 0;
            const Value name = std::string(object.key);
            if (place.linkTable < 0) {
                cellOf(described ? place.linkColumn : place.undescribedColumn) = name;
                if (!described && place.shownColumn >= 0) cellOf(place.shownColumn) = name;
                continue;
            }
            std::vector<Value> cells = childRow(place);
            cells[static_cast<std::size_t>(described ? place.linkTableKey
                                                     : place.linkTableUndescribed)] = name;
            if (!described && place.linkTableShown >= 0)
                cells[static_cast<std::size_t>(place.linkTableShown)] = name;
            if (auto done = insert(place.linkTable, std::move(cells)); !done) return done;
        }
        return {};
    }

    /// Now that all entities have names: what the links beside texts lead to.
    Result<void> nameTargets() {
        for (const auto& [homeAndPredicate, place] : m_plan.placements) {
            const int in = place.linkTableShown >= 0
                               ? place.linkTable
                               : m_plan.tableOfHome.at(homeAndPredicate.first);
            const int shown = std::max(place.shownColumn, place.linkTableShown);
            const int link = place.linkTableShown >= 0 ? place.linkTableKey : place.linkColumn;
            if (shown < 0 || link < 0) continue;
            const auto& columns = table(in).columns;
            auto named = m_bench.database.execute(
                namedBySql(table(in), columns[static_cast<std::size_t>(shown)],
                           columns[static_cast<std::size_t>(link)]));
            if (!named) return named;
        }
        return {};
    }

    const std::string& keyText() { return std::get<std::string>(m_row[0]); }

    std::string sample(const Facts& facts, const Object& object) {
        const std::string attribute = m_bench.labels.label(facts.predicate);
        if (object.kind != rdf::TermKind::Literal)
            return keyText() + " " + attribute + " " + std::string(object.key);
        const std::string& language = object.literal.language;
        return keyText() + " " + attribute + " \"" + object.literal.lexical + "\"" +
               (language.empty() ? "" : "@" + language);
    }

    /// All that stands in columns for this entity and predicate.
    Result<void> addAllExact(const Placement& place, const Facts& facts) {
        for (const auto& [in, column] :
             {std::pair(m_table, place.literalColumn), std::pair(place.valuesTable, 1),
              std::pair(m_table, place.linkColumn), std::pair(m_table, place.undescribedColumn),
              std::pair(place.linkTable, place.linkTableLiteral),
              std::pair(place.linkTable, place.linkTableKey),
              std::pair(place.linkTable, place.linkTableUndescribed)})
            if (in >= 0 && column >= 0) m_filled.exceptions.emplace(in, column);
        for (const Object& object : facts.objects) {
            const bool other = std::find(m_spoken.others.begin(), m_spoken.others.end(), &object) !=
                               m_spoken.others.end();
            if (other) continue;
            if (auto done = addExact(facts, object); !done) return done;
        }
        return {};
    }

    Result<void> addExact(const Facts& facts, const Object& object) {
        auto term = m_bench.store.term(object.id);
        if (!term) return term.error();
        return eachGraph(object, [&](TermId in) {
            return insert(m_plan.exactFact,
                          {m_row[0], Value(predicateIri(facts.predicate)), Value(nodeText(*term)),
                           Value(static_cast<std::int64_t>(object.kind)), Value(term->datatype),
                           Value(term->language), Value(graphName(in))});
        });
    }

    template <typename Use>
    Result<void> eachGraph(const Object& object, const Use& use) {
        if (auto done = use(object.graph); !done) return done;
        for (const TermId in : object.furtherGraphs)
            if (auto done = use(in); !done) return done;
        return {};
    }

    Result<void> addLanguage(const Facts& facts, const Object& object) {
        return eachGraph(object, [&](TermId in) {
            note(m_filled.otherLanguages, [&] { return sample(facts, object); });
            return insert(m_plan.otherLanguage,
                          {m_row[0], Value(m_bench.labels.label(facts.predicate)),
                           Value(object.literal.lexical), Value(object.literal.language),
                           Value(predicateIri(facts.predicate)), Value(object.literal.datatype),
                           Value(graphName(in))});
        });
    }

    Result<void> addOther(const Facts& facts, const Object& object) {
        const bool literal = object.kind == rdf::TermKind::Literal;
        auto term = m_bench.store.term(object.id);
        if (!term) return term.error();
        return eachGraph(object, [&](TermId in) {
            note(m_filled.rare, [&] { return sample(facts, object); });
            return insert(m_plan.otherFact,
                          {m_row[0], Value(m_bench.labels.label(facts.predicate)),
                           Value(literal ? object.literal.lexical : std::string(object.key)),
                           Value(predicateIri(facts.predicate)),
                           Value(static_cast<std::int64_t>(object.kind)), Value(nodeText(*term)),
                           Value(term->datatype), Value(term->language), Value(graphName(in))});
        });
    }

    Result<void> fillUndescribed() {
        for (const TermId id : m_classes.undescribed) {
            auto term = m_bench.store.term(id);
            if (!term) return term.error();
            auto done = insert(m_plan.undescribed, {Value(std::string(m_bench.entities.name(id))),
                                                    Value(nodeText(*term))});
            if (!done) return done;
        }
        return {};
    }

    Result<void> fillClassNames() {
        for (const int index : m_classesUsed)
            if (auto done = insert(m_plan.classNames,
                                   {Value(classAt(index).label), Value(classAt(index).iri)});
                !done)
                return done;
        for (const EntityClass& entityClass : m_classes.list)
            for (const auto& [index, count] : entityClass.further)
                if (entityClass.implies(index))
                    if (auto done = insert(m_plan.impliedClass,
                                           {Value(entityClass.label), Value(classAt(index).label)});
                        !done)
                        return done;
        return {};
    }

    /// What every vocabulary triple said stays readable; those that shaped the schema are counted
    /// apart.
    Result<void> fillVocabulary() {
        std::set<TermId> shaping{m_type};
        for (const std::string_view iri :
             {vocabulary::rdfsSubClassOf, vocabulary::rdfsSubPropertyOf, vocabulary::rdfsDomain,
              vocabulary::rdfsRange, vocabulary::rdfsComment, vocabulary::skosDefinition,
              vocabulary::dctermsDescription, vocabulary::skosAltLabel})
            shaping.insert(m_bench.id(iri));
        auto labels = naming::labelPredicatesOf(m_bench.store);
        if (!labels) return labels.error();
        shaping.insert(labels->begin(), labels->end());
        for (TermId id = 1; id <= m_bench.entities.last(); ++id)
            if (m_bench.entities.classOf(id) == Entities::vocabulary)
                if (auto done = fillTerm(id, shaping); !done) return done;
        return {};
    }

    Result<void> fillTerm(TermId id, const std::set<TermId>& shaping) {
        auto subject = m_bench.store.term(id);
        if (!subject) return subject.error();
        return m_bench.eachOfGraph(
            "SELECT q.p, q.g, o.kind, o.lexical, o.datatype, o.language FROM quad q "
            "JOIN term o ON o.id = q.o WHERE q.s = " +
                std::to_string(id),
            [&](sqlite::Statement& row) -> Result<void> {
                const std::string attribute = m_bench.labels.label(row.integer(0));
                const std::string object =
                    (row.integer(2) == 1 ? "_:" : "") + std::string(row.text(3));
                note(shaping.contains(row.integer(0)) ? m_filled.vocabulary
                                                      : m_filled.aboutVocabulary,
                     [&] { return nodeText(*subject) + " " + attribute + " " + object; });
                return insert(m_plan.vocabulary,
                              {Value(nodeText(*subject)), Value(attribute), Value(object),
                               row.value(5), Value(predicateIri(row.integer(0))), row.value(2),
                               row.value(4), Value(graphName(row.integer(1)))});
            });
    }

    const Workbench& m_bench;
    const Classes& m_classes;
    const Plan& m_plan;
    TermId m_type;
    TermReader m_subjects;
    Filled m_filled;
    TableWriter m_writer;
    std::set<int> m_classesUsed;
    std::unordered_map<TermId, std::string> m_graphNames;
    std::unordered_map<TermId, std::string> m_predicateIris;
    TermId m_subject = 0;  ///< of the row in hand
    TermId m_graph = 0;
    int m_class = -1;
    int m_table = -1;
    bool m_exact = false;  ///< some fact of the predicate in hand is not told by its column
    std::vector<Value> m_row;
    Spoken m_spoken;
};

}  // namespace

Result<Filled> fill(const Workbench& bench, const Classes& classes, const Plan& plan) {
    return Filler(bench, classes, plan).run();
}

}  // namespace tripletalk::induction
