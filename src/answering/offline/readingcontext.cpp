// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// The parts of a reading that come from the conversation.
#include "answering/offline/readingbuilder.h"
#include "base/text.h"

#include <algorithm>

namespace tripletalk::answering::offline {

using retrieval::LinkKind;

namespace {

constexpr double referred = 0.9;   ///< score of what "it" or "these" stands for
constexpr double inherited = 0.7;  ///< score of what was not said at all
constexpr double hintedColumn = 0.25;
constexpr std::size_t listedKeys = 200;

}  // namespace

void ReadingBuilder::addEntities(const std::vector<EntityRef>& entities, double score, bool leave) {
    Filter filter;
    const auto known = [&](const EntityRef& entity) {
        return std::ranges::any_of(m_reading.filters, [&](const Filter& one) {
            return !one.negated && std::ranges::find(one.values, entity.key) != one.values.end();
        });
    };
    for (const EntityRef& entity : entities) {
        if ((!filter.values.empty() && filter.column.table != entity.table) || known(entity))
            continue;
        filter.column = m_graph.key(entity.table);
        filter.values.push_back(entity.key);
        filter.shown.push_back(entity.label);
        if (std::ranges::find(m_reading.entities, entity) == m_reading.entities.end())
            m_reading.entities.push_back(entity);
    }
    if (filter.values.empty() || filter.column.column.empty()) return;
    filter.score = score;
    filter.leave = leave;
    for (Filter& other : m_reading.filters)
        if (other.column == filter.column && !other.negated && !other.numeric && !leave) {
            other.values.insert(other.values.end(), filter.values.begin(), filter.values.end());
            other.shown.insert(other.shown.end(), filter.shown.begin(), filter.shown.end());
            return;
        }
    m_reading.filters.push_back(std::move(filter));
}

std::vector<EntityRef> ReadingBuilder::focus() const {
    const Context& context = m_sentence.context;
    std::vector<EntityRef> candidates;
    if (context.results.size() == 1) candidates.push_back(context.results.front());
    if (context.previous && context.previous->entities.size() == 1)
        candidates.push_back(context.previous->entities.front());
    if (candidates.empty() && context.previous && !context.previous->entities.empty())
        candidates.push_back(context.previous->entities.back());
    if (candidates.empty() && !context.recent.empty()) candidates.push_back(context.recent.front());
    // "It" is nobody that was asked for by "who".
    const bool thing = std::ranges::any_of(m_items, [&](const Item& item) {
        return item.cue && item.cue->kind == CueKind::Pronoun &&
               m_sentence.wording.isThing(m_sentence.tokens[item.first].folded);
    });
    if (thing && candidates.size() > 1 && context.previous->person && context.results.size() == 1)
        candidates.erase(candidates.begin());
    if (candidates.empty()) return {};
    // What is asked for decides between the thing found last and the thing spoken of: the nearer
    // one has it.
    const auto far = [&](const EntityRef& entity) {
        int steps = m_graph.distance(m_reading.target, entity.table);
        for (const Selected& one : m_reading.select)
            steps += m_graph.distance(entity.table, one.column.table);
        return steps;
    };
    return {*std::ranges::min_element(candidates, {}, far)};
}

void ReadingBuilder::readReferences() {
    const auto isEntity = [&](Index item) {
        const Candidate* best = pick(item, {});
        return best && best->kind == LinkKind::Entity;
    };
    bool ownEntity = false;
    for (Index i = 0; i < m_items.size(); ++i)
        ownEntity = ownEntity || (!m_items[i].used && isEntity(i));
    for (Index i = 0; i < m_items.size(); ++i) {
        if (m_items[i].used) continue;
        // A pronoun behind an entity of the same question means that entity.
        bool inside = false;
        for (Index earlier = 0; earlier < i; ++earlier) inside = inside || isEntity(earlier);
        if (inside && ownEntity) continue;
        if (isCue(i, CueKind::Set))
            readSet(i);
        else if (isCue(i, CueKind::Pronoun) && !m_inherited)
            readPronoun(i);
        else if (isCue(i, CueKind::Pick) && !m_inherited)
            readPick(i);
        else if (isCue(i, CueKind::OneOfTwo) && !m_inherited)
            readOneOfTwo(i);
    }
}

void ReadingBuilder::readSet(Index item) {
    const Context& context = m_sentence.context;
    if (!context.previous || m_inherited) return;
    // "Which boats have their home in …": they are asked for here.
    const bool inside = m_asked != none && m_asked < item &&
                        m_items[m_asked].candidates.front().kind == LinkKind::Table;
    // "Tell me about the red houses: who built them": those of the sentence.
    bool ofTable = false;
    for (Index i = 0; i < item; ++i)
        ofTable =
            ofTable || pick(i, [](const Candidate& one) { return one.kind == LinkKind::Table; });
    if (ofTable && cue(CueKind::Abstract) < item) return;
    const bool alone = m_items[item].last == m_items[item].first + 1;
    if (inside && alone && (m_items[item].cue->generic || !isCue(m_askCue, CueKind::Count))) return;
    use(item, referred);
    m_inherited = true;
    if (context.results.size() > 1 && context.results.size() <= listedKeys) {
        addEntities(context.results, referred);
    } else if (!context.previous->filters.empty() &&
               (context.previous->entities.size() < 2 ||
                context.previous->function == Function::Count)) {
        inheritFilters();
    } else if (!context.previous->entities.empty()) {
        addEntities(context.previous->entities, referred);
    } else {
        addEntities(focus(), referred);
    }
}

void ReadingBuilder::readOneOfTwo(Index item) {
    const Context& context = m_sentence.context;
    if (!context.previous) return;
    const auto& spoken = context.previous->entities;
    const auto& two = spoken.size() > 1 ? spoken : context.results;
    if (two.size() < 2) return;
    use(item, referred);
    m_inherited = true;
    addEntities({m_items[item].cue->up ? two.front() : two.back()}, referred);
}

void ReadingBuilder::readPick(Index item) {
    // "The ceramic one": those of the things found before that bear the word.
    const std::size_t one = m_items[item].first;
    if (one == 0 || m_sentence.tokens[one - 1].stop) return;
    const std::string& word = m_sentence.tokens[one - 1].stem;
    std::vector<EntityRef> meant;
    for (const EntityRef& entity : m_sentence.context.results)
        for (const Token& token : m_sentence.wording.tokens(entity.label))
            if (token.stem == word) {
                meant.push_back(entity);
                break;
            }
    if (meant.empty() || meant.size() == m_sentence.context.results.size()) return;
    use(item, referred);
    for (Index i = 0; i < m_items.size(); ++i)
        if (m_items[i].first < one && m_items[i].last == one) {
            use(i, referred);
            m_items[i].candidates.clear();
        }
    m_picked = one - 1;
    m_inherited = true;
    addEntities(meant, referred);
}

void ReadingBuilder::readPronoun(Index item) {
    const Context& context = m_sentence.context;
    if (!context.previous) return;
    // "that" behind a content word joins a clause ("cars that cost less").
    const std::size_t first = m_items[item].first;
    const bool joins = !m_items[item].cue->generic && first > 0 &&
                       !m_sentence.tokens[first - 1].stop && first + 1 < m_sentence.tokens.size();
    if (joins) return;
    use(item, referred);
    m_inherited = true;
    // "this series", "that plant": the thing of that table spoken of last, or the one that the
    // thing in focus belongs to.
    const Index next = item + 1 < m_items.size() && m_items[item + 1].first == m_items[item].last
                           ? item + 1
                           : none;
    const Candidate* table =
        m_items[item].cue->generic || next == none
            ? nullptr
            : pick(next, [](const Candidate& one) { return one.kind == LinkKind::Table; });
    if (!table) {
        addEntities(focus(), referred);
        return;
    }
    std::vector<EntityRef> all = context.results;
    all.insert(all.end(), context.previous->entities.begin(), context.previous->entities.end());
    all.insert(all.end(), context.recent.begin(), context.recent.end());
    const auto meant = std::ranges::find(all, table->ref.table, &EntityRef::table);
    use(next, table->score);
    if (meant != all.end()) {
        addEntities({*meant}, referred);
        m_referred = meant->table;
        return;
    }
    const std::vector<EntityRef> one = focus();
    // "That person" of somebody whose table has another name.
    if (one.empty() || m_graph.distance(one.front().table, table->ref.table) > 1) {
        addEntities(one, referred);
        return;
    }
    if (const auto path = m_graph.path(m_reading.target, table->ref.table, {});
        path && !path->empty())
        hint(path->front().from);
    addEntities(one, referred, true);
}

void ReadingBuilder::inheritFilters() {
    const std::vector<Filter> said = m_reading.filters;
    for (const Filter& filter : m_sentence.context.previous->filters) {
        const bool replaced = std::ranges::any_of(said, [&](const Filter& own) {
            return own.column == filter.column || own.column.table == filter.column.table;
        });
        if (replaced) continue;
        m_reading.filters.push_back(filter);
        m_reading.filters.back().score = inherited;
    }
    for (const EntityRef& entity : m_sentence.context.previous->entities) {
        const bool kept = std::ranges::any_of(m_reading.filters, [&](const Filter& one) {
            return std::ranges::find(one.values, entity.key) != one.values.end();
        });
        if (kept && std::ranges::find(m_reading.entities, entity) == m_reading.entities.end())
            m_reading.entities.push_back(entity);
    }
}

void ReadingBuilder::takeOver() {
    const Reading& previous = *m_sentence.context.previous;
    m_reading.select = previous.select;
    m_reading.function = previous.function;
    m_reading.measure = previous.measure;
    m_reading.group = previous.group;
    m_reading.order = previous.order;
    m_reading.entityAsked = previous.entityAsked;
    m_reading.about = m_reading.about || previous.about;
    m_reading.unique = m_reading.unique || previous.unique;
    m_reading.yesNo = previous.yesNo;
    for (const ColumnRef& ref : previous.hints) hint(ref);
}

bool ReadingBuilder::namesSeveral() const {
    return std::ranges::any_of(m_items, [&](const Item& item) {
        const std::string& said = m_sentence.tokens[item.last - 1].folded;
        return std::ranges::any_of(item.candidates, [&](const Candidate& one) {
            const induction::Table* table = m_graph.schema().table(one.ref.table);
            if (one.kind != LinkKind::Table || !table) return false;
            const std::string name = text::fold(table->label);
            const std::string several = m_sentence.wording.plural(name);
            return several != name && several.ends_with(said);
        });
    });
}

void ReadingBuilder::inherit() {
    const Context& context = m_sentence.context;
    if (!context.previous) return;
    const bool asksNothing = m_reading.isEmpty();
    const bool ownFilters = !m_reading.filters.empty() && !m_inherited;
    if (m_reading.contrast) {
        // Set beside what was spoken of, in what was spoken of.
        m_inherited = m_inherited || m_reading.entities.size() < 2 || m_reading.select.empty();
        // "The one in X" is set beside what is named as well.
        m_reading.either = std::ranges::any_of(m_reading.filters, [&](const Filter& one) {
            return one.column.table == m_reading.target &&
                   !(one.column == m_graph.key(m_reading.target));
        });
        // "Where" may be told by several columns: all are set side by side.
        const Index hint = cue(CueKind::Hint);
        for (const NameMatch& match : hint == none
                                          ? std::vector<NameMatch>()
                                          : m_sentence.names.columns(m_items[hint].cue->attributes))
            if (match.ref.table == m_reading.target && match.score > hintedColumn)
                addSelected({LinkKind::Column, match.ref, "", "", "", match.score});
        if (m_reading.entities.size() < 2 && !m_reading.either) {
            const std::size_t own = m_reading.entities.size();
            addEntities(focus(), inherited);
            // What was spoken of before comes before what is named now.
            std::rotate(m_reading.entities.begin(),
                        m_reading.entities.begin() + static_cast<std::ptrdiff_t>(own),
                        m_reading.entities.end());
        }
        if (m_reading.select.empty()) m_reading.select = context.previous->select;
        return;
    }
    if (asksNothing && ownFilters && m_isFollowUp && m_askCue == none && !m_reading.about) {
        // "And the X?": the same question of another thing.
        m_inherited = true;
        takeOver();
        inheritFilters();
        return;
    }
    const bool named = m_asked != none && pick(m_asked, [&](const Candidate& one) {
                           return one.kind == LinkKind::Table && one.ref.table == m_reading.target;
                       });
    // "What is the total length of the rivers?" says what it is about.
    const bool said = std::ranges::any_of(m_items, [&](const Item& item) {
        return item.used && std::ranges::any_of(item.candidates, [&](const Candidate& one) {
                   return one.kind == LinkKind::Table && one.ref.table == m_reading.target;
               });
    });
    const bool complete = (named || said) && (m_reading.function != Function::None ||
                                              !m_reading.filters.empty() || m_reading.order);
    if (ownFilters || m_inherited || complete) return;
    // "The red houses", "Which houses have a cellar?", "Which houses are in no town?": some of all
    // houses, whatever was spoken of before; what narrows them is not known.
    if (said && (!unplaced().empty() || cue(CueKind::Negation) != none)) return;
    // "Tell me about the dealers": about all; of what was spoken of before they would be "its".
    if (cue(CueKind::Abstract) != none && !m_isFollowUp && namesSeveral()) return;
    // "Is there any X for …": of all X, by topic.
    if (named && m_items[m_askCue].cue->op == "any" && !unplaced().empty()) {
        m_reading.about = true;
        return;
    }
    m_inherited = true;
    if (m_reading.order || (m_reading.function != Function::None && !named)) {
        if (context.results.size() > 1 && context.results.size() <= listedKeys)
            addEntities(context.results, inherited);
        else
            inheritFilters();
        return;
    }
    if (context.results.size() > 1 && !m_reading.select.empty() && !context.previous->about)
        addEntities(context.results, inherited);
    else
        addEntities(focus(), inherited);
    m_reading.assumed = true;
}

void ReadingBuilder::collectEntities() {
    std::erase_if(m_reading.entities, [&](const EntityRef& entity) {
        return std::ranges::none_of(m_reading.filters, [&](const Filter& one) {
            return !one.negated && std::ranges::find(one.values, entity.key) != one.values.end();
        });
    });
}

}  // namespace tripletalk::answering::offline
