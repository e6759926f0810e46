// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "conversations/export.h"

#include "answering/answer/answerbuilder.h"
#include "answering/answer/answerparts.h"
#include "answering/events.h"
#include "base/text.h"
#include "conversations/htmlwriter.h"

#include <algorithm>
#include <ctime>
#include <map>
#include <utility>

namespace tripletalk::conversations {

using answering::Answer;
using answering::Source;
using nlohmann::json;

namespace {

constexpr int formatVersion = 1;

const Run* shownRun(const Turn& turn) {
    const auto at = std::ranges::find(turn.runs, turn.shownRun, &Run::id);
    if (at != turn.runs.end()) return &*at;
    const auto answering = std::ranges::find(turn.runs, std::string(), &Run::purpose);
    return answering == turn.runs.end() ? nullptr : &*answering;
}

std::string isoDate(Instant when) {
    const std::time_t seconds = when / 1000;
    std::tm utc{};
    gmtime_r(&seconds, &utc);
    char text[32];
    std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &utc);
    return text;
}

std::string madeBy(const Run& run, const Answer& answer) {
    std::string name = run.configuration.value("name", std::string());
    if (name.empty()) name = answer.strategy;
    return answer.model.empty() ? name : name + " · " + answer.model;
}

/// Names of bases by their ids.
using BaseNames = std::map<std::string, std::string>;

/// As they were called when the run asked them.
BaseNames basesOf(const Run& run) {
    BaseNames names;
    for (const json& stored : run.events) {
        const auto event = answering::eventFromJson(stored);
        const auto* started = event ? std::get_if<answering::RunStarted>(&event->body) : nullptr;
        if (!started) continue;
        if (started->base) names[started->base->id] = started->base->name;
        for (const auto& other : started->others) names[other.id] = other.name;
        break;
    }
    return names;
}

/// Whether the answer shows the rows of this source already, as its table.
bool isTableOf(const Answer& answer, const Source& source) {
    const answering::AnswerResult& result = answer.result;
    const auto sameText = [](const auto& one, const auto& other) { return one.text == other.text; };
    const auto sameRow = [&](const auto& one, const auto& other) {
        return std::ranges::equal(one, other, sameText);
    };
    return result.source == source.n && hasTable(partsOf(answer)) &&
           std::ranges::equal(result.columns, source.columns, {}, &answering::ResultColumn::name,
                              &answering::ResultColumn::name) &&
           std::ranges::equal(result.rows, source.rows, sameRow);
}

/// A damaged file may have rows of more cells than columns.
std::string cellText(const std::vector<answering::ResultColumn>& columns,
                     const std::vector<answering::Cell>& row, std::size_t at,
                     const ExportForms& forms) {
    return forms.cell(row[at], at < columns.size() ? columns[at] : answering::ResultColumn{});
}

/// What did not lead to an answer must not look like its source.
const std::string& titleOfSources(const Answer& answer, const ExportWords& words) {
    return answer.status == answering::AnswerStatus::Answered ? words.sources : words.lookedAt;
}

// --- Markdown ---

/// Text of data that Markdown must not read as its own.
std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : text::collapseWhitespace(text)) {
        if (std::string_view("\\`*_{}[]<>#|~&!").find(c) != std::string_view::npos) safe += '\\';
        safe += c;
    }
    return safe;
}

/// A fence longer than any run of back-ticks in the text.
std::string fenced(const std::string& text, const std::string& language) {
    std::size_t longest = 2;
    std::size_t run = 0;
    for (const char c : text) {
        run = c == '`' ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    const std::string fence(longest + 1, '`');
    return fence + language + "\n" + text + "\n" + fence + "\n\n";
}

bool isFence(std::string_view line) {
    const auto begin = line.find_first_not_of(' ');
    if (begin > 3) return false;  // or there is nothing
    const auto rest = line.substr(begin);
    return rest.starts_with("```") &&
           rest.find('`', rest.find_first_not_of('`')) == std::string_view::npos;
}

/// A model's Markdown without what its reader would fetch or run: images and HTML become text.
std::string withoutImages(std::string_view markdown) {
    std::string safe;
    bool isCode = false;
    for (const std::string& line : text::split(markdown, '\n')) {
        if (isFence(line)) isCode = !isCode;
        for (std::size_t i = 0; i < line.size(); ++i) {
            const bool isImage = line[i] == '[' && i > 0 && line[i - 1] == '!';
            if (!isCode && (line[i] == '<' || isImage)) safe += '\\';
            safe += line[i];
        }
        safe += '\n';
    }
    safe.pop_back();
    return safe;
}

std::string markdownTable(const std::vector<answering::ResultColumn>& columns,
                          const std::vector<std::vector<answering::Cell>>& rows,
                          const ExportForms& forms) {
    std::string table = "|";
    std::string line = "|";
    for (const auto& column : columns) {
        table += " " + escaped(column.name) +
                 (column.unit.empty() ? "" : " (" + escaped(column.unit) + ")") + " |";
        line += " --- |";
    }
    table += "\n" + line + "\n";
    for (const auto& row : rows) {
        table += "|";
        for (std::size_t i = 0; i < row.size(); ++i)
            table += " " + escaped(cellText(columns, row, i, forms)) + " |";
        table += "\n";
    }
    return table + "\n";
}

std::string quoted(const std::string& text) {
    std::string quote;
    for (const std::string& line : text::split(text, '\n')) quote += "> " + escaped(line) + "\n";
    return quote + "\n";
}

std::string markdownSource(const Source& source, bool rowsAbove, const ExportWords& words,
                           const ExportForms& forms, const BaseNames& names) {
    std::string out = "**[" + std::to_string(source.n) + "] " +
                      (source.isQuery() ? words.query : words.passage) + "**" +
                      (names.contains(source.base) ? " · " + escaped(names.at(source.base)) : "") +
                      (source.title.empty() ? "" : ": " + escaped(source.title)) +
                      (source.iri.empty() ? "" : " (`" + source.iri + "`)") + "\n\n";
    if (source.isQuery()) out += fenced(source.query, source.kind);
    if (source.error) out += quoted(source.error->message.text());
    if (!source.text.empty()) out += quoted(source.text);
    if (rowsAbove)
        out += words.rowsAbove + "\n\n";
    else if (!source.rows.empty())
        out += markdownTable(source.columns, source.rows, forms);
    if (source.truncated) out += words.more + "\n\n";
    return out;
}

/// `isTitle`: its question stands above already.
std::string markdownTurn(const Turn& turn, const ExportWords& words, const ExportForms& forms,
                         bool isTitle) {
    std::string out = isTitle ? "" : "### " + escaped(turn.question) + "\n\n";
    const Run* run = shownRun(turn);
    if (!run) return out + "*" + words.noAnswer + "*\n\n";
    const Answer answer = answering::answerOf(run->events);
    if (!answer.understoodAs.empty() && answer.understoodAs != turn.question)
        out += "*" + words.understoodAs + ": " + escaped(answer.understoodAs) + "*\n\n";
    const auto parts = partsOf(answer);
    if (!parts.empty())
        out += withoutImages(textBeside(parts)) + "\n\n";
    else
        out += "*" + words.noAnswer +
               (answer.error ? ": " + escaped(answer.error->message.text()) : "") + "*\n\n";
    if (hasTable(parts)) {
        out += markdownTable(knowledge::readableColumns(answer.result.columns), answer.result.rows,
                             forms);
        if (!answer.result.complete) out += words.more + "\n\n";
    }
    out += words.configuration + ": " + escaped(madeBy(*run, answer)) + " · " + words.version +
           " " + std::to_string(run->generation) + " · " + forms.date(run->created) + "\n\n";
    if (!answer.sources.empty()) out += "#### " + titleOfSources(answer, words) + "\n\n";
    const BaseNames names = basesOf(*run);
    for (const Source& source : answer.sources)
        out += markdownSource(source, isTableOf(answer, source), words, forms, names);
    return out;
}

// --- HTML ---

void htmlTable(HtmlWriter& out, const std::vector<answering::ResultColumn>& columns,
               const std::vector<std::vector<answering::Cell>>& rows, const ExportForms& forms) {
    // Pages repeat the head.
    out.open("table").open("thead").open("tr");
    for (const auto& column : columns)
        out.element("th",
                    column.unit.empty() ? column.name : column.name + " (" + column.unit + ")");
    out.close("tr").close("thead").open("tbody");
    for (const auto& row : rows) {
        out.open("tr");
        for (std::size_t i = 0; i < row.size(); ++i)
            out.cell(cellText(columns, row, i, forms),
                     row[i].datatype == "integer" || row[i].datatype == "number");
        out.close("tr");
    }
    out.close("tbody").close("table");
}

void htmlSource(HtmlWriter& out, const Source& source, bool rowsAbove, const ExportWords& words,
                const ExportForms& forms, const std::string& anchor, const BaseNames& names,
                const std::string& chart) {
    out.anchor(anchor + std::to_string(source.n));
    out.element("h4", "[" + std::to_string(source.n) + "] " +
                          (source.isQuery() ? words.query : words.passage) +
                          (names.contains(source.base) ? " · " + names.at(source.base) : "") +
                          (source.title.empty() ? "" : ": " + source.title));
    if (!source.iri.empty()) out.element("p", source.iri, "note");
    if (source.isQuery()) out.element("pre", source.query);
    if (source.error) out.element("p", source.error->message.text(), "note");
    if (!source.text.empty()) out.element("blockquote", source.text);
    if (rowsAbove)
        out.element("p", words.rowsAbove, "note");
    else if (!source.rows.empty())
        htmlTable(out, source.columns, source.rows, forms);
    if (source.truncated) out.element("p", words.more, "note");
    if (!chart.empty()) out.raw(chart);
}

std::string chartOf(const ChartPictures& charts, const Run& run, int source) {
    const auto found = charts.find({run.id, source});
    return found == charts.end() ? std::string() : found->second;
}

void htmlTurn(HtmlWriter& out, const Turn& turn, const ExportWords& words, const ExportForms& forms,
              const MarkdownRenderer& render, const std::string& anchor,
              const ChartPictures& charts, bool isTitle) {
    if (!isTitle) out.element("h3", turn.question);
    const Run* run = shownRun(turn);
    if (!run) return void(out.element("p", words.noAnswer, "note"));
    const Answer answer = answering::answerOf(run->events);
    if (!answer.understoodAs.empty() && answer.understoodAs != turn.question)
        out.element("p", words.understoodAs + ": " + answer.understoodAs, "note");
    const auto parts = partsOf(answer);
    if (parts.empty())
        out.element(
            "p",
            answer.error ? words.noAnswer + ": " + answer.error->message.text() : words.noAnswer,
            "note");
    else
        out.raw(text::replaceAll(render(textBeside(parts), static_cast<int>(answer.sources.size())),
                                 "href=\"cite:", "href=\"#" + anchor));
    if (hasTable(parts)) {
        htmlTable(out, knowledge::readableColumns(answer.result.columns), answer.result.rows,
                  forms);
        if (!answer.result.complete) out.element("p", words.more, "note");
    }
    const std::string shown = chartOf(charts, *run, 0);
    if (!shown.empty()) out.raw(shown);
    out.element("p",
                words.configuration + ": " + madeBy(*run, answer) + " · " + words.version + " " +
                    std::to_string(run->generation) + " · " + forms.date(run->created),
                "note");
    if (!answer.sources.empty()) out.element("h4", titleOfSources(answer, words));
    const BaseNames names = basesOf(*run);
    for (const Source& source : answer.sources) {
        std::string chart = chartOf(charts, *run, source.n);
        if (chart == shown) chart.clear();
        htmlSource(out, source, isTableOf(answer, source), words, forms, anchor, names, chart);
    }
}

// --- JSON ---

json runJson(const Run& run) {
    return {{"id", run.id},
            {"created", isoDate(run.created)},
            {"configuration", run.configuration},
            {"base", run.base},
            {"generation", run.generation},
            {"purpose", run.purpose},
            {"about", run.about},
            {"opinion", run.feedback.opinion},
            {"answer", answering::toJson(answering::answerOf(run.events))},
            {"events", run.events}};
}

json turnJson(const Turn& turn) {
    json runs = json::array();
    for (const Run& run : turn.runs) runs.push_back(runJson(run));
    return {{"id", turn.id},
            {"parent", turn.parent},
            {"question", turn.question},
            {"created", isoDate(turn.created)},
            {"shown_run", turn.shownRun},
            {"runs", std::move(runs)}};
}

std::string aboutBase(const Exported& one, const ExportWords& words) {
    std::string about =
        words.base + ": " + (one.baseName.empty() ? one.conversation.base : one.baseName);
    for (const NamedBase& other : one.conversation.others) about += ", " + other.name;
    return about;
}

}  // namespace

std::string toMarkdown(const std::vector<Exported>& conversations, const ExportWords& words,
                       const ExportForms& forms) {
    std::string out = conversations.size() == 1 ? "" : "# " + words.title + "\n\n";
    for (const Exported& one : conversations) {
        out += "## " + escaped(one.conversation.title) + "\n\n" + escaped(aboutBase(one, words)) +
               " · " + forms.date(one.conversation.created) + "\n\n";
        bool isFirst = true;
        for (const Turn& turn : shownPath(one.turns, one.conversation.shownTurn))
            out += markdownTurn(
                turn, words, forms,
                std::exchange(isFirst, false) && turn.question == one.conversation.title);
    }
    return out;
}

std::string toHtml(const std::vector<Exported>& conversations, const ExportWords& words,
                   const ExportForms& forms, const MarkdownRenderer& render,
                   const ChartPictures& charts) {
    HtmlWriter out(
        conversations.size() == 1 ? conversations.front().conversation.title : words.title,
        words.language);
    int number = 0;
    for (const Exported& one : conversations) {
        out.element("h2", one.conversation.title);
        out.element("p", aboutBase(one, words) + " · " + forms.date(one.conversation.created),
                    "note");
        bool isFirst = true;
        for (const Turn& turn : shownPath(one.turns, one.conversation.shownTurn))
            htmlTurn(out, turn, words, forms, render, "t" + std::to_string(++number) + "s", charts,
                     std::exchange(isFirst, false) && turn.question == one.conversation.title);
    }
    return out.finished();
}

json toJson(const std::vector<Exported>& conversations) {
    json all = json::array();
    for (const Exported& one : conversations) {
        json turns = json::array();
        for (const Turn& turn : one.turns) turns.push_back(turnJson(turn));
        const Conversation& conversation = one.conversation;
        json told{{"id", conversation.id},
                  {"title", conversation.title},
                  {"base", {{"id", conversation.base}, {"name", one.baseName}}},
                  {"pinned", conversation.pinned},
                  {"created", isoDate(conversation.created)},
                  {"updated", isoDate(conversation.updated)},
                  {"shown_turn", conversation.shownTurn},
                  {"turns", std::move(turns)}};
        for (const NamedBase& other : conversation.others)
            told["others"].push_back({{"id", other.id}, {"name", other.name}});
        all.push_back(std::move(told));
    }
    return {{"format", "tripletalk-conversations"},
            {"version", formatVersion},
            {"conversations", std::move(all)}};
}

}  // namespace tripletalk::conversations
