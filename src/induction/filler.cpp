// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/filler.h"

#include "base/text.h"
#include "induction/facts.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <optional>
#include <set>

namespace tripletalk::induction {

namespace vocabulary = rdf::vocabulary;
using graph::TermId;
using sqlite::Value;

namespace {

constexpr std::size_t mostSamples = 5;
constexpr std::size_t sampleBytes = 200;

void note(NotInSchema& reason, std::int64_t triples, const std::string& sample) {
    reason.count += triples;
    if (reason.samples.size() < mostSamples)
        reason.samples.push_back(text::elide(sample, sampleBytes));
}

class Filler {
  public:
    Filler(const Workbench& bench, const Classes& classes, const Plan& plan)
        : m_bench(bench), m_classes(classes), m_plan(plan), m_type(bench.id(vocabulary::rdfType)) {}

    Result<Filled> run() {
        for (auto step : {&Filler::createTables, &Filler::fillEntities, &Filler::fillUndescribed,
                          &Filler::fillClassNames, &Filler::fillVocabulary})
            if (auto done = (this->*step)(); !done) return done.error();
        return std::move(m_filled);
    }

  private:
    [[nodiscard]] const Table& table(int index) const {
        return m_plan.schema.tables[static_cast<std::size_t>(index)];
    }
    [[nodiscard]] const EntityClass& classAt(int index) const {
        return m_classes.list[static_cast<std::size_t>(index)];
    }

    Result<void> createTables() {
        if (auto made = m_bench.database.execute(renderDdl(m_plan.schema, {.comments = false}));
            !made)
            return made;
        for (const Table& each : m_plan.schema.tables) {
            std::string places;
            for (std::size_t i = 0; i < each.columns.size(); ++i) places += i == 0 ? "?" : ",?";
            auto insert = m_bench.database.prepare(
                "INSERT INTO " + sqlite::quoteIdentifier(each.name) + " VALUES (" + places + ")");
            if (!insert) return insert.error();
            m_inserts.push_back(*std::move(insert));
        }
        return {};
    }

    Result<void> insert(int index, const std::vector<Value>& cells) {
        sqlite::Statement& statement = m_inserts[static_cast<std::size_t>(index)];
        for (std::size_t i = 0; i < cells.size(); ++i)
            statement.bind(static_cast<int>(i) + 1, cells[i]);
        return statement.run();
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
        m_table = m_plan.tableOfHome.at(classAt(m_class).home);
        m_row.assign(table(m_table).columns.size(), Value());
        m_row[0] = facts.key;
        if (const auto type = m_plan.typeColumn.find(m_table); type != m_plan.typeColumn.end())
            m_row[static_cast<std::size_t>(type->second)] = classAt(m_class).label;
    }

    Result<void> finishRow() {
        if (m_subject == 0) return {};
        if (auto done = insert(m_table, m_row); !done) return done;
        const auto term = m_bench.store.term(m_subject);
        if (!term) return term.error();
        const EntityClass& entityClass = classAt(m_class);
        const Value className = entityClass.id == 0 ? Value() : Value(entityClass.label);
        return insert(m_plan.entity,
                      {m_row[0], Value(written(*term)), Value(m_bench.labels.label(m_subject)),
                       className, Value(table(m_table).name)});
    }

    static std::string written(const rdf::Term& term) {
        return term.isBlank() ? "_:" + term.lexical : term.lexical;
    }

    /// The class that the entity is filed under is in table entity; further ones have a table of
    /// their own.
    Result<void> addTypes(const Facts& facts) {
        for (const Object& object : facts.objects) {
            if (object.kind == rdf::TermKind::Literal) {
                if (auto done = addOther(facts, object); !done) return done;
                continue;
            }
            m_filled.copiesInColumns += object.copies - 1;
            const int index = m_classes.byId.at(object.id);
            m_classesUsed.insert(index);
            if (index == m_class) continue;
            if (auto done =
                    insert(m_plan.otherTypes.at(m_table), {m_row[0], Value(classAt(index).label)});
                !done)
                return done;
        }
        return {};
    }

    Result<void> add(const Facts& facts) {
        const auto found = m_plan.placements.find({classAt(m_class).home, facts.predicate});
        const Spoken spoken = byLanguage(facts, m_bench.language);
        for (const Object* object : spoken.others)
            if (auto done = addLanguage(facts, *object); !done) return done;
        if (found == m_plan.placements.end()) {
            for (const Object& object : facts.objects)
                if (object.kind != rdf::TermKind::Literal)
                    if (auto done = addOther(facts, object); !done) return done;
            for (const Object* object : spoken.chosen)
                if (auto done = addOther(facts, *object); !done) return done;
            return {};
        }
        for (const Object& object : facts.objects) m_filled.copiesInColumns += object.copies - 1;
        for (const Object* object : spoken.others) m_filled.copiesInColumns -= object->copies - 1;
        if (auto done = addLiterals(facts, found->second, spoken.chosen); !done) return done;
        return addLinks(found->second, links(facts));
    }

    /// What cannot stand in the column, wrong lexical forms for instance, is one of the other
    /// facts.
    Result<void> addLiterals(const Facts& facts, const Placement& place,
                             const std::vector<const Object*>& literals) {
        const bool several = literals.size() > 1 && !place.firstLiteral;
        for (const Object* object : literals) {
            std::optional<std::vector<Value>> cells = place.conversion.cells(object->literal);
            if (!cells) {
                m_filled.copiesInColumns -= object->copies - 1;
                if (auto done = addOther(facts, *object); !done) return done;
                continue;
            }
            if (place.literalColumn >= 0 && !several && object == literals.front())
                std::copy(cells->begin(), cells->end(), m_row.begin() + place.literalColumn);
            if (place.valuesTable < 0) continue;
            cells->insert(cells->begin(), m_row[0]);
            if (auto done = insert(place.valuesTable, *cells); !done) return done;
        }
        return {};
    }

    Result<void> addLinks(const Placement& place, const std::vector<const Object*>& found) {
        for (const Object* object : found) {
            const bool described = object->entityClass >= 0;
            if (place.linkTable < 0) {
                m_row[static_cast<std::size_t>(described ? place.linkColumn
                                                         : place.undescribedColumn)] = object->key;
                continue;
            }
            std::vector<Value> cells(table(place.linkTable).columns.size());
            cells[0] = m_row[0];
            cells[static_cast<std::size_t>(described ? place.linkTableKey
                                                     : place.linkTableUndescribed)] = object->key;
            if (auto done = insert(place.linkTable, cells); !done) return done;
        }
        return {};
    }

    const std::string& keyText() { return std::get<std::string>(m_row[0]); }

    Result<void> addLanguage(const Facts& facts, const Object& object) {
        const std::string attribute = m_bench.labels.label(facts.predicate);
        note(m_filled.otherLanguages, 1,
             keyText() + " " + attribute + " \"" + object.literal.lexical + "\"@" +
                 object.literal.language);
        m_filled.copiesInSideTables += object.copies - 1;
        auto predicate = m_bench.store.term(facts.predicate);
        if (!predicate) return predicate.error();
        return insert(m_plan.otherLanguage,
                      {m_row[0], Value(attribute), Value(object.literal.lexical),
                       Value(object.literal.language), Value(predicate->lexical)});
    }

    Result<void> addOther(const Facts& facts, const Object& object) {
        const std::string attribute = m_bench.labels.label(facts.predicate);
        const std::string value =
            object.kind == rdf::TermKind::Literal ? object.literal.lexical : object.key;
        note(m_filled.rare, 1, keyText() + " " + attribute + " " + value);
        m_filled.copiesInSideTables += object.copies - 1;
        auto predicate = m_bench.store.term(facts.predicate);
        if (!predicate) return predicate.error();
        return insert(m_plan.otherFact,
                      {m_row[0], Value(attribute), Value(value), Value(predicate->lexical)});
    }

    Result<void> fillUndescribed() {
        return m_bench.each(
            "SELECT u.key, t.kind, t.lexical FROM undescribed_work u JOIN graph.term t ON t.id = "
            "u.id ORDER BY u.key",
            [&](sqlite::Statement& row) -> Result<void> {
                const std::string iri =
                    (row.integer(1) == 1 ? "_:" : "") + std::string(row.text(2));
                return insert(m_plan.undescribed, {row.value(0), Value(iri)});
            });
    }

    Result<void> fillClassNames() {
        for (const int index : m_classesUsed)
            if (auto done = insert(m_plan.classNames,
                                   {Value(classAt(index).label), Value(classAt(index).iri)});
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
        return m_bench.each(
            "SELECT q.p, s.kind, s.lexical, o.kind, o.lexical, o.language, p.lexical, count(*) "
            "FROM vocabulary_work v "
            "CROSS JOIN graph.quad q ON q.s = v.id JOIN graph.term s ON s.id = q.s JOIN graph.term "
            "p ON p.id = q.p "
            "JOIN graph.term o ON o.id = q.o GROUP BY q.s, q.p, q.o",
            [&](sqlite::Statement& row) -> Result<void> {
                const auto text = [&](int kind, int lexical) {
                    return (row.integer(kind) == 1 ? "_:" : "") + std::string(row.text(lexical));
                };
                const bool shapes = shaping.contains(row.integer(0));
                const std::string attribute = m_bench.labels.label(row.integer(0));
                note(shapes ? m_filled.vocabulary : m_filled.aboutVocabulary, 1,
                     text(1, 2) + " " + attribute + " " + text(3, 4));
                (shapes ? m_filled.copiesOfVocabulary : m_filled.copiesAboutVocabulary) +=
                    row.integer(7) - 1;
                return insert(m_plan.vocabulary, {Value(text(1, 2)), Value(attribute),
                                                  Value(text(3, 4)), row.value(5), row.value(6)});
            });
    }

    const Workbench& m_bench;
    const Classes& m_classes;
    const Plan& m_plan;
    TermId m_type;
    Filled m_filled;
    std::vector<sqlite::Statement> m_inserts;
    std::set<int> m_classesUsed;
    TermId m_subject = 0;  ///< of the row in hand
    int m_class = -1;
    int m_table = -1;
    std::vector<Value> m_row;
};

}  // namespace

Result<Filled> fill(const Workbench& bench, const Classes& classes, const Plan& plan) {
    return Filler(bench, classes, plan).run();
}

}  // namespace tripletalk::induction
