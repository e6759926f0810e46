// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/checks/checked.h"
#include "base/text.h"
#include "retrieval/tokens.h"

#include <algorithm>
#include <set>

namespace tripletalk::answering::checks {

using language::Cue;
using language::CueKind;
using language::Token;
using retrieval::LinkKind;
using retrieval::ValueLink;
using sqlite::SqlToken;

namespace {

constexpr double sureLink = 0.95;

/// All words of the query's texts, numbers and names: what a question's words may have become.
std::set<std::string> wordsIn(const SqlQuery& query) {
    std::set<std::string> words;
    for (std::size_t i = 0; i < query.size(); ++i) {
        const auto kind = query.token(i).kind;
        if (kind == SqlToken::Kind::Symbol) continue;
        for (const auto& token : retrieval::tokens(query.key(i))) words.insert(token.text);
    }
    return words;
}

/// "nominated" and "nominee" begin alike.
bool isAlike(const std::string& one, const std::string& other) {
    constexpr std::size_t begin = 5;
    return one == other || (one.size() > begin && other.size() > begin &&
                            one.substr(0, begin) == other.substr(0, begin));
}

bool says(const std::set<std::string>& said, const std::string& name) {
    const auto tokens = retrieval::tokens(name);
    return std::ranges::any_of(tokens, [&](const retrieval::Token& token) {
        return !token.stop && std::ranges::any_of(said, [&](const std::string& word) {
            return isAlike(word, token.text);
        });
    });
}

/// Words of the names of columns that the query uses; with `numbers` of those alone that hold some.
std::set<std::string> columnWords(const Checked& checked, bool numbers) {
    std::set<std::string> words;
    const auto take = [&](std::size_t select, std::size_t core, Span span) {
        for (const Span& reference : checked.query.columnUses(span)) {
            const auto use = checked.columns.find(select, core, reference);
            if (!use || (numbers && (use->column->type == "TEXT" ||
                                     use->is(induction::ColumnRole::ForeignKey))))
                continue;
            for (const auto& token : retrieval::tokens(use->column->name)) words.insert(token.text);
        }
    };
    const auto& selects = checked.query.selects();
    for (std::size_t select = 0; select < selects.size(); ++select) {
        for (std::size_t core = 0; core < selects[select].cores.size(); ++core)
            take(select, core, selects[select].cores[core].span);
        for (const OrderTerm& term : selects[select].orderBy) take(select, 0, term.expression);
    }
    return words;
}

/// Whether a row shows what a link leads to.
bool isShown(const Source& source, const retrieval::ValueEntry& entry) {
    return std::ranges::any_of(source.rows, [&](const auto& row) {
        return std::ranges::any_of(row, [&](const Cell& cell) {
            return !cell.text.empty() &&
                   (cell.text == entry.text || cell.text == entry.label || cell.text == entry.key);
        });
    });
}

/// A thing that the question names, in words that mean nothing else, and that the query speaks of
/// in none of its texts and names.
void checkMentions(Checked& checked) {
    const auto said = wordsIn(checked.query);
    std::set<std::pair<std::size_t, std::size_t>> used;
    const auto sure = [](const ValueLink& link) {
        return link.score >= sureLink && link.entry.kind != LinkKind::Table &&
               link.entry.kind != LinkKind::Column;
    };
    for (const ValueLink& link : checked.links) {
        const auto& entry = link.entry;
        if (says(said, entry.text) || says(said, entry.label) || says(said, entry.key) ||
            !sure(link) || isShown(checked.source, entry))
            used.insert({link.begin, link.end});
    }
    for (const ValueLink& link : checked.links) {
        const bool overlaps = std::ranges::any_of(used, [&](const auto& span) {
            return span.first < link.end && link.begin < span.second;
        });
        if (overlaps || !sure(link)) continue;
        used.insert({link.begin, link.end});
        const std::string words = checked.question.substr(link.begin, link.end - link.begin);
        Finding& made = checked.add("unused_words", false);
        made.data = {{"words", words}};
        made.forModel = "The query says nothing of \"" + words + "\", which the question names.";
        made.forPerson = "The query says nothing of “" + words + "”.";
    }
}

/// A thing by its key that the question does not name: an answer before this one found it, and what
/// it was found by need not stand in the query again.
bool namesThingFoundBefore(const Checked& checked) {
    for (const sqlite::TextComparison& comparison : checked.query.comparisons()) {
        const auto thing =
            checked.ground.entities.byKey(checked.query.textValue(comparison.literal));
        if (thing && *thing && std::ranges::none_of(checked.links, [&](const ValueLink& link) {
                return link.entry.key == (*thing)->key;
            }))
            return true;
    }
    return false;
}

void checkNumbers(Checked& checked) {
    std::set<double> said;
    for (std::size_t i = 0; i < checked.query.size(); ++i) {
        for (const auto& word : text::words(checked.query.token(i).text)) {
            double number = 0;
            if (text::parseNumber(word.text, number)) said.insert(number);
        }
    }
    for (const Token& word : checked.words) {
        if (!word.number || *word.number <= 1) continue;
        const bool isPartOfName = std::ranges::any_of(checked.links, [&](const ValueLink& link) {
            return link.begin <= word.begin && word.end <= link.end;
        });
        // In another unit or of another scale it is still the same digits, mostly.
        const bool isSaid = std::ranges::any_of(said, [&](double number) {
            if (number == 0) return false;
            const double ratio = std::max(number, *word.number) / std::min(number, *word.number);
            for (double scale = 1; scale <= 1e9; scale *= 10)
                if (ratio > scale * 0.999 && ratio < scale * 1.001) return true;
            return ratio > 59.9 && ratio < 60.1;
        });
        if (isPartOfName || isSaid || namesThingFoundBefore(checked)) continue;
        Finding& made = checked.add("unused_number", false);
        made.data = {{"number", word.text}};
        made.forModel = "The number " + word.text + " of the question stands nowhere in the query.";
        made.forPerson = "The query does not use the number " + word.text + ".";
    }
}

/// A SELECT that gives a threshold.
bool isInCondition(const SqlQuery& query, const Select& select) {
    if (!select.parent) return false;
    const std::size_t at = select.span.first;
    return std::ranges::any_of(query.selects()[*select.parent].cores, [&](const Core& core) {
        return core.where.holds(at) || core.having.holds(at);
    });
}

/// What the query does, as far as the question's wording may ask for it.
struct Deeds {
    bool aggregates = false;
    bool groups = false;
    bool ranks = false;
    bool negates = false;
    bool compares = false;
    std::set<std::string> functions = {};  ///< aggregates, but for those of what is compared with

    explicit Deeds(const SqlQuery& query) {
        const auto has = [&](std::initializer_list<std::string_view> words) {
            for (std::size_t i = 0; i < query.size(); ++i)
                if (query.token(i).kind == SqlToken::Kind::Word &&
                    std::ranges::find(words, query.key(i)) != words.end())
                    return true;
            return false;
        };
        for (const Select& select : query.selects()) {
            for (const Core& core : select.cores) {
                groups = groups || !core.groupBy.empty() || core.distinct;
                const auto calls = query.calls(core.span);
                aggregates = aggregates || std::ranges::any_of(calls, isAggregate);
                for (const auto& call : calls)
                    if (isAggregate(call) && !isInCondition(query, select))
                        functions.insert(call.name);
                for (const auto& call : calls)
                    ranks = ranks || call.name == "max" || call.name == "min";
            }
            ranks = ranks || !select.orderBy.empty();
            for (const OrderTerm& term : select.orderBy)
                aggregates =
                    aggregates || std::ranges::any_of(query.calls(term.expression), isAggregate);
        }
        groups = groups || has({"over", "partition", "union", "case"});
        aggregates = aggregates || has({"over"});
        ranks = ranks || has({"over"});
        negates = has({"not", "except", "null"}) || query.text().find("<>") != std::string::npos ||
                  query.text().find("!=") != std::string::npos ||
                  query.text().find("= 0") != std::string::npos;
        compares = query.text().find_first_of("<>") != std::string::npos || has({"between"});
    }
};

void addWord(Checked& checked, const char* kind, bool sendBack, const std::string& words,
             const std::string& lacks, const std::string& person) {
    if (std::ranges::find(checked.findings, kind, &Finding::kind) != checked.findings.end()) return;
    Finding& made = checked.add(kind, sendBack);
    made.data = {{"words", words}};
    made.forModel = "The question says \"" + words + "\", but the query " + lacks + ".";
    made.forPerson = person;
}

bool showsNumbers(const Source& source) {
    return std::ranges::any_of(source.rows.front(), [](const Cell& cell) {
        return cell.datatype == "integer" || cell.datatype == "number";
    });
}

/// A cue in the question: the tokens [first, last).
struct Said {
    const Cue& cue;
    std::size_t first;
    std::size_t last;
};

/// Whether a column tells the number that the question speaks of: "number of seats" (seats),
/// "phone number of" (phone), "average attendance" (average_attendance).
bool isColumn(const Checked& checked, const Said& said) {
    const auto next = std::find_if(
        checked.words.begin() + static_cast<std::ptrdiff_t>(said.last), checked.words.end(),
        [](const Token& word) { return !retrieval::tokens(word.text).front().stop; });
    if (next != checked.words.end() && says(columnWords(checked, true), next->text)) return true;
    const auto all = columnWords(checked, false);
    if (said.cue.kind == CueKind::Aggregate)
        return std::ranges::any_of(all, [&](const std::string& word) {
            return word.size() > 2 && checked.words[said.last - 1].folded.starts_with(word);
        });
    const bool isBehindName =
        said.first > 0 && !retrieval::tokens(checked.words[said.first - 1].text).front().stop;
    return isBehindName && says(all, checked.words[said.first - 1].text);
}

/// "not exceed", "no more than": a comparison the other way round says it. Names behind the word
/// would be what is left out.
bool isTurnedComparison(const Checked& checked, const Said& said, const Deeds& does) {
    constexpr std::size_t near = 4;
    const std::size_t last = std::min(said.last + near, checked.words.size()) - 1;
    return does.compares && std::ranges::none_of(checked.links, [&](const ValueLink& link) {
               const auto word = std::ranges::find(checked.words, link.begin, &Token::begin);
               return link.score >= sureLink &&
                      (link.entry.kind == LinkKind::Entity || link.entry.kind == LinkKind::Value) &&
                      link.begin >= checked.words[said.first].begin &&
                      link.begin <= checked.words[last].begin &&
                      (word == checked.words.end() || !word->number);
           });
}

/// "Painted by", "founded by Andy", and a "by" that begins: who did it, not what to group by.
bool saysWho(const Checked& checked, const Said& said) {
    if (said.cue.kind != CueKind::Group) return false;
    if (said.first == 0) return true;
    const bool isName = std::ranges::any_of(checked.links, [&](const ValueLink& link) {
        return (link.entry.kind == LinkKind::Entity || link.entry.kind == LinkKind::Value) &&
               said.last < checked.words.size() && link.begin == checked.words[said.last].begin;
    });
    const std::string& before = checked.words[said.first - 1].folded;
    const bool isDone = std::ranges::any_of(
        std::initializer_list<std::string_view>{"ed", "en", "wn", "ght", "eld", "ade", "ilt"},
        [&](std::string_view end) { return before.size() > 3 && before.ends_with(end); });
    return isName || (isDone && checked.words[said.first].folded == "by" && before != "grouped");
}

/// "Miles per hour".
bool isUnit(const Checked& checked, const Said& said) {
    return said.first > 0 && said.last < checked.words.size() &&
           checked.wording.unit(checked.words[said.first - 1].folded) &&
           checked.wording.unit(checked.words[said.last].folded);
}

/// Of an average, a sum, a maximum or a minimum another one; the greatest may also stand first.
bool usesAnother(const std::string& function, const Deeds& does) {
    const std::set<std::string> alike = {"avg", "sum", "max", "min"};
    const bool isOne = alike.contains(function) && does.functions.size() == 1 &&
                       alike.contains(*does.functions.begin());
    return isOne && *does.functions.begin() != function;
}

void checkCue(Checked& checked, const Said& said, const std::string& words, const Deeds& does) {
    const Cue& cue = said.cue;
    const auto& rows = checked.source.rows;
    switch (cue.kind) {
        case CueKind::Count:
            if (!does.aggregates && rows.size() > 1 && !showsNumbers(checked.source) &&
                !isColumn(checked, said))
                addWord(checked, "not_counted", true, words, "counts nothing: count in SQL",
                        "The query lists instead of counting.");
            break;
        case CueKind::Aggregate:
            if (!does.aggregates && !does.ranks && rows.size() > 1 && !isColumn(checked, said))
                addWord(checked, "not_aggregated", false, words,
                        "has no aggregate: compute it in SQL",
                        "The query lists instead of computing.");
            else if (usesAnother(cue.op, does))
                addWord(checked, "other_function", false, words,
                        "computes " + text::toUpper(*does.functions.begin()),
                        "The query computes something else.");
            break;
        case CueKind::Adjective:
        case CueKind::Most:
            if (cue.degree == 2 && !does.ranks && rows.size() > 1)
                addWord(checked, "not_ranked", false, words,
                        "neither orders nor takes a maximum or minimum",
                        "The query does not rank.");
            break;
        case CueKind::Group:
            if (!does.groups && rows.size() == 1 && !saysWho(checked, said) &&
                !isUnit(checked, said))
                addWord(checked, "not_grouped", false, words, "does not group",
                        "The query does not group.");
            break;
        case CueKind::Negation:
            if (!does.negates && !isTurnedComparison(checked, said, does))
                addWord(checked, "not_negated", false, words, "negates nothing",
                        "The query leaves out a “not”.");
            break;
        default:
            break;
    }
}

void checkCues(Checked& checked) {
    const Deeds does(checked.query);
    if (checked.source.rows.empty()) return;
    for (std::size_t at = 0; at < checked.words.size();) {
        std::size_t length = 1;
        for (const auto& found : checked.wording.cuesAt(checked.words, at)) {
            const std::size_t begin = checked.words[at].begin;
            const std::size_t end = checked.words[at + found.length - 1].end;
            // A word of a name asks for nothing.
            const bool isName = std::ranges::any_of(checked.links, [&](const ValueLink& link) {
                return link.score >= sureLink && link.begin <= begin && end <= link.end;
            });
            if (isName) continue;
            checkCue(checked, {*found.cue, at, at + found.length},
                     checked.question.substr(begin, end - begin), does);
            length = std::max(length, found.length);
        }
        at += length;
    }
}

}  // namespace

void checkQuestion(Checked& checked) {
    checkMentions(checked);
    checkNumbers(checked);
    checkCues(checked);
}

}  // namespace tripletalk::answering::checks
