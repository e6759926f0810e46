// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/offline/readingbuilder.h"

#include "answering/offline/sqlwriter.h"
#include "sqlite/database.h"

#include <algorithm>
#include <cmath>

namespace tripletalk::answering::offline {

using induction::Column;
using induction::ColumnRole;
using retrieval::LinkKind;

namespace {

constexpr double stepPenalty = 0.15;     ///< a join away from the target
constexpr double unplacedPenalty = 0.5;  ///< a content word without a place
constexpr double nameFavour = 0.05;      ///< tables and columns before equal values
constexpr double entityFavour = 0.12;    ///< entities before equal texts that are but their names
constexpr double kindFavour = 0.4;
constexpr double linkFavour = 0.15;
constexpr double vainHint = 0.3;  ///< a link or table that was named and is not walked along
constexpr double askedElsewhere = 0.4;
constexpr double dimensionScore = 0.45;  ///< a column found by the kind of its unit
constexpr double hintedBonus = 0.25;
constexpr double headless = 0.4;        ///< nobody knows what was asked for
constexpr double missedOperator = 0.6;  ///< "most", "average" … without effect
constexpr double sizeFavour = 0.06;     ///< a tenfold larger table
constexpr double askedBonus = 0.3;      ///< the target is the table asked for

bool isOperator(const Cue& cue) {
    return cue.kind == CueKind::Aggregate || cue.kind == CueKind::Count ||
           cue.kind == CueKind::Top ||
           ((cue.kind == CueKind::Most || cue.kind == CueKind::Adjective) && cue.degree > 0);
}

bool isMention(const Item& item) {
    return !item.candidates.empty() && (item.candidates.front().kind == LinkKind::Entity ||
                                        item.candidates.front().kind == LinkKind::Value);
}

bool looksLikeDate(const Column& column) {
    return std::ranges::any_of(column.samples, [](const std::string& sample) {
        return sample.size() >= 10 && sample[4] == '-' && sample[7] == '-' &&
               sample.find_first_not_of("0123456789-") >= 10;
    });
}

}  // namespace

ReadingBuilder::ReadingBuilder(const Sentence& sentence, std::string target)
    : m_sentence(sentence), m_graph(sentence.graph), m_items(sentence.items) {
    m_reading.target = std::move(target);
}

Reading ReadingBuilder::build() {
    m_isFollowUp = cue(CueKind::FollowUp) != none;
    findAsked();
    if (m_sentence.wording.asksInPlace() && askedHint() != none)
        for (const NameMatch& one : m_sentence.names.columns(m_items[askedHint()].cue->attributes))
            m_hinted.push_back(one.ref);
    collectHints();
    readComparisons();
    readOrders();
    readFunctions();
    readGroup();
    readAttributes();
    readReferences();
    readHint();
    readPeople();
    readMentions();
    m_reading.about = m_reading.about || cue(CueKind::Abstract) != none;
    m_reading.open = m_askCue != none && m_items[m_askCue].cue->generic;
    m_reading.person = m_askCue != none && m_sentence.wording.isPersonal(
                                               m_sentence.tokens[m_items[m_askCue].first].folded);
    m_reading.contrast = cue(CueKind::Contrast) != none;
    m_reading.unique = cue(CueKind::Unique) != none;
    if (cue(CueKind::Difference) != none && m_reading.entities.size() == 2 &&
        m_reading.select.size() == 1) {
        m_reading.difference = true;
        m_reading.contrast = false;
    }
    inherit();
    settleAsked();
    collectEntities();
    settleScore();
    offerChoices();
    return std::move(m_reading);
}

double ReadingBuilder::fit(const Candidate& candidate) const {
    return candidate.score -
           stepPenalty * std::min(m_graph.distance(m_reading.target, candidate.ref.table), 10);
}

double ReadingBuilder::favour(Index item, const Candidate& candidate) const {
    const bool isName = candidate.kind == LinkKind::Table || candidate.kind == LinkKind::Column;
    if (isName) {
        const bool owned =
            item > 0 && isCue(item - 1, CueKind::Pronoun) && m_items[item - 1].cue->generic;
        const bool hinted = std::ranges::find(m_hinted, candidate.ref) != m_hinted.end();
        return (owned ? 4 * nameFavour : nameFavour) + (hinted ? hintedBonus : 0);
    }
    // "the category Coil": the word beside says of what kind it is.
    for (const Index beside : {item - 1, item + 1}) {
        if (beside >= m_items.size() || gap(std::min(item, beside), std::max(item, beside)) > 0)
            continue;
        for (const Candidate& other : m_items[beside].candidates) {
            const Column* column = m_graph.column(other.ref);
            const bool says = other.kind == LinkKind::Table
                                  ? other.ref.table == candidate.ref.table
                                  : other.kind == LinkKind::Column &&
                                        (other.ref == candidate.ref ||
                                         (column && column->references == candidate.ref.table));
            if (says && other.score > 0.5) return kindFavour;
        }
    }
    // So does a link that the question speaks of ("experts for Coil").
    const bool linked = std::ranges::any_of(m_reading.hints, [&](const ColumnRef& ref) {
        const Column* link = m_graph.column(ref);
        return link && link->references == candidate.ref.table;
    });
    if (candidate.kind != LinkKind::Entity) return 0;
    return linked ? entityFavour + linkFavour : entityFavour;
}

const Candidate* ReadingBuilder::pick(Index item, const Test& test) const {
    const Candidate* best = nullptr;
    if (item >= m_items.size()) return best;
    for (const Candidate& candidate : m_items[item].candidates)
        if ((!test || test(candidate)) &&
            (!best || fit(candidate) + favour(item, candidate) > fit(*best) + favour(item, *best)))
            best = &candidate;
    return best;
}

bool ReadingBuilder::isCue(Index item, CueKind kind) const {
    return item < m_items.size() && m_items[item].cue && m_items[item].cue->kind == kind;
}

ReadingBuilder::Index ReadingBuilder::cue(CueKind kind) const {
    for (Index i = 0; i < m_items.size(); ++i)
        if (isCue(i, kind)) return i;
    return none;
}

int ReadingBuilder::gap(Index left, Index right) const {
    int words = 0;
    for (std::size_t at = m_items[left].last; at < m_items[right].first; ++at)
        if (!m_sentence.tokens[at].stop) ++words;
    return words;
}

ReadingBuilder::Index ReadingBuilder::after(Index item) const {
    return item != none && item + 1 < m_items.size() && gap(item, item + 1) == 0 ? item + 1 : none;
}
ReadingBuilder::Index ReadingBuilder::before(Index item) const {
    return item > 0 && item != none && gap(item - 1, item) == 0 ? item - 1 : none;
}

bool ReadingBuilder::isNumeric(const Candidate& candidate) const {
    const Column* column =
        candidate.kind == LinkKind::Column ? m_graph.column(candidate.ref) : nullptr;
    return column && column->role == ColumnRole::Literal &&
           (column->type != "TEXT" || looksLikeDate(*column));
}

std::optional<Candidate> ReadingBuilder::byAttributes(const std::vector<std::string>& attributes,
                                                      bool numeric) const {
    std::optional<Candidate> best;
    for (const NameMatch& match : m_sentence.names.columns(attributes)) {
        const Candidate candidate{LinkKind::Column, match.ref, "", "", "", match.score, match.via};
        if (numeric && !isNumeric(candidate)) continue;
        if (!best || fit(candidate) > fit(*best)) best = candidate;
    }
    return best;
}

void ReadingBuilder::addDimensions(const Cue& cue, std::vector<NameMatch>& found) const {
    for (const std::string& dimension : cue.dimensions)
        for (const induction::Table& table : m_graph.schema().tables) {
            if (m_graph.distance(m_reading.target, table.name) > 1) continue;
            for (const Column& column : table.columns) {
                const auto unit = m_sentence.wording.unit(column.unit);
                const ColumnRef ref{table.name, column.name};
                if (unit && !column.unit.empty() && unit->base == dimension &&
                    std::ranges::none_of(found,
                                         [&](const NameMatch& one) { return one.ref == ref; }))
                    found.push_back({0, 0, ref, {}, dimensionScore});
            }
        }
}

std::optional<Candidate> ReadingBuilder::byCue(Index item, bool numeric) const {
    const Cue& cue = *m_items[item].cue;
    std::vector<std::string> attributes = cue.attributes;
    // A verb may be of one family with the column's own name ("released": release date).
    if (cue.kind == CueKind::Verb) attributes.insert(attributes.begin(), words(item));
    std::vector<NameMatch> found = m_sentence.names.columns(attributes);
    // "When", "where" say which of a verb's columns is meant.
    const bool anywhere = m_sentence.wording.asksInPlace();
    for (Index hint = 0; hint < (anywhere ? m_items.size() : 2); ++hint)
        if (isCue(hint, CueKind::Hint) && hint != item)
            for (const NameMatch& hinted : m_sentence.names.columns(m_items[hint].cue->attributes))
                for (NameMatch& one : found)
                    if (one.ref == hinted.ref) one.score += hintedBonus;
    addDimensions(cue, found);
    std::optional<Candidate> best;
    for (const NameMatch& match : found) {
        const Candidate candidate{LinkKind::Column, match.ref, "", "", "", match.score, match.via};
        if (numeric && !isNumeric(candidate)) continue;
        if (!best || fit(candidate) > fit(*best)) best = candidate;
    }
    if (best) best->score = std::min(best->score, 1.0);
    return best;
}

std::vector<ColumnRef> ReadingBuilder::siblings(const ColumnRef& ref) const {
    const induction::Table* table = m_graph.schema().table(ref.table);
    const Column* own = m_graph.column(ref);
    std::vector<ColumnRef> found;
    if (!table || !own || own->role != ColumnRole::Literal || own->predicate.empty()) return {ref};
    for (const Column& column : table->columns)
        if (column.predicate == own->predicate && column.role == own->role &&
            column.type == own->type && (!column.hidden || &column == own))
            found.push_back({ref.table, column.name});
    return found;
}

void ReadingBuilder::use(Index item, double score) {
    if (item >= m_items.size() || m_items[item].used) return;
    m_items[item].used = true;
    for (std::size_t at = m_items[item].first; at < m_items[item].last; ++at)
        if (!m_sentence.tokens[at].stop) {
            m_gained += score;
            if (!isMention(m_items[item])) m_placed += score;
        }
}

void ReadingBuilder::hint(const ColumnRef& ref) {
    const Column* column = m_graph.column(ref);
    if (column && column->role == ColumnRole::ForeignKey &&
        std::ranges::find(m_reading.hints, ref) == m_reading.hints.end())
        m_reading.hints.push_back(ref);
}

std::vector<std::string> ReadingBuilder::unplaced() const {
    std::vector<std::string> words;
    std::vector<bool> placed(m_sentence.tokens.size(), false);
    for (const Item& item : m_items)
        if (item.used || item.cue)
            for (std::size_t at = item.first; at < item.last; ++at) placed[at] = true;
    for (std::size_t at = 0; at < placed.size(); ++at)
        if (!placed[at] && at != m_picked && !m_sentence.tokens[at].stop)
            words.push_back(m_sentence.tokens[at].text);
    return words;
}

bool ReadingBuilder::isHeadless() const {
    // "Which of her colleagues …": the word that says what is asked for found no place.
    if (m_askCue == none || m_items[m_askCue].cue->generic || isCue(m_askCue, CueKind::Count))
        return false;
    const auto& tokens = m_sentence.tokens;
    std::size_t head = m_items[m_askCue].last;
    const auto isPlaced = [&](std::size_t at) {
        return std::ranges::any_of(m_items, [&](const Item& item) {
            return item.first <= at && at < item.last && (item.used || item.cue);
        });
    };
    while (head < tokens.size() && tokens[head].stop) ++head;
    // After "who" comes what they do.
    return head < tokens.size() && !isPlaced(head) &&
           !m_sentence.wording.isPersonal(tokens[m_items[m_askCue].first].folded);
}

void ReadingBuilder::settleScore() {
    m_reading.unplaced = unplaced();
    for (Index i = 0; i < m_items.size(); ++i)
        if (m_items[i].guessed && m_items[i].used) m_reading.guessed.push_back(words(i));
    int missed = 0;
    for (const Item& item : m_items) {
        if (!item.cue || item.used || !isOperator(*item.cue)) continue;
        ++missed;
        for (std::size_t at = item.first; at < item.last; ++at)
            if (!m_sentence.tokens[at].stop)
                m_reading.unplaced.push_back(m_sentence.tokens[at].text);
    }
    // An operator without effect turns a question into another one: it counts twice.
    const double others = m_placed + static_cast<double>(m_reading.unplaced.size()) + 2 * missed;
    m_reading.confidence = others > 0 ? m_placed / others : 1;
    m_reading.score -= missedOperator * missed;
    if (isHeadless()) m_reading.confidence *= headless;
    SqlWriter writer(m_reading, m_graph);
    const auto sql = writer.write();
    const bool works = sql.has_value();
    // A link that was named and is not walked along was understood in vain.
    for (const ColumnRef& ref : m_reading.hints)
        if (works && (sql->find(sqlite::quoteIdentifier(ref.table)) == std::string::npos ||
                      sql->find(sqlite::quoteIdentifier(ref.column)) == std::string::npos))
            m_reading.score -= vainHint;
    for (const std::string& table : m_reading.via)
        if (works && sql->find(sqlite::quoteIdentifier(table)) == std::string::npos)
            m_reading.score -= vainHint;
    // Nothing is this one and not that one: two of what is linked were meant.
    const auto ofTarget = [&](bool negated) {
        return std::ranges::any_of(m_reading.filters, [&](const Filter& one) {
            return one.negated == negated && one.column == m_graph.key(m_reading.target);
        });
    };
    if (ofTarget(true) && ofTarget(false)) m_reading.score -= 1;
    // "That service: its price …" is about the service.
    if (!m_referred.empty() && m_asked == none && !m_graph.covers(m_reading.target, m_referred))
        m_reading.score -= askedElsewhere;
    m_reading.score += m_gained - unplacedPenalty * static_cast<double>(m_reading.unplaced.size()) -
                       stepPenalty * writer.joins();
    if (m_asked != none && pick(m_asked, [&](const Candidate& one) {
            return one.kind == LinkKind::Table && one.ref.table == m_reading.target;
        }))
        m_reading.score += askedBonus;
    // "Which of these …" asks for some of these.
    const Context& context = m_sentence.context;
    const bool ofThese = m_asked == none && m_askCue != none && m_askCue + 1 < m_items.size() &&
                         isCue(m_askCue + 1, CueKind::Set) && m_items[m_askCue + 1].used;
    if (ofThese && !context.results.empty())
        m_reading.score += m_graph.covers(m_reading.target, context.results.front().table)
                               ? askedBonus
                               : -missedOperator;
    // Conditions on what is asked for are its own, not those of something that links to it.
    const Candidate* asked = pick(m_asked, {});
    const Column* link = asked ? m_graph.column(asked->ref) : nullptr;
    if (link && link->role == ColumnRole::ForeignKey && link->references != m_reading.target &&
        m_reading.entities.empty() && !m_reading.filters.empty())
        m_reading.score -= askedElsewhere;
    // Where nothing else decides, people mean what there is most of.
    if (const induction::Table* table = m_graph.schema().table(m_reading.target);
        table && m_reading.entities.empty())
        m_reading.score += sizeFavour * std::log10(1.0 + static_cast<double>(table->rows));
    if (!works) m_reading.score -= 5;
}

}  // namespace tripletalk::answering::offline
