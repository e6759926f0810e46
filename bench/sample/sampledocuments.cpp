// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sample/sampledocuments.h"

#include "base/text.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <stdexcept>

namespace tripletalk::sample {

namespace {

constexpr std::size_t reportCount = 16;
constexpr std::size_t sheetCount = 12;
constexpr std::size_t newsCount = 6;
constexpr std::size_t noteCount = 6;

using Rows = std::vector<std::pair<std::string, std::string>>;

std::string markdownTable(const Rows& rows) {
    std::string out = "| What | Value |\n| --- | --- |\n";
    for (const auto& [what, value] : rows)
        out.append("| ").append(what).append(" | ").append(value).append(" |\n");
    return out;
}

std::string htmlTable(const Rows& rows) {
    std::string out = "<table>\n<tr><th>What</th><th>Value</th></tr>\n";
    for (const auto& [what, value] : rows)
        out.append("<tr><td>")
            .append(what)
            .append("</td><td>")
            .append(value)
            .append("</td></tr>\n");
    return out + "</table>\n";
}

std::string htmlPage(const std::string& title, const std::string& body) {
    return "<!DOCTYPE html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>" + title +
           "</title></head>\n<body>\n<h1>" + title + "</h1>\n" + body + "</body>\n</html>\n";
}

std::string capitalised(std::string text) {
    text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
    return text;
}

/// "curbWeight" as "Curb weight".
std::string heading(const std::string& name) {
    std::string out;
    for (const char c : name) {
        if (c >= 'A' && c <= 'Z')
            out += std::string(" ") + static_cast<char>(c - 'A' + 'a');
        else
            out += c;
    }
    return capitalised(out);
}

/// An item that a document is about, and what was measured there and nowhere else.
struct Subject {
    int item = 0;
    std::string document = {};
    std::array<int, 4> measured = {};
};

class DocumentWriter {
  public:
    DocumentWriter(const World& world, Random& random)
        : m_world(world), m_words(*world.vocabulary), m_random(random) {
        m_items = world.all(Kind::Item);
        m_random.shuffle(m_items);
        if (m_items.size() < reportCount + sheetCount + noteCount)
            throw std::runtime_error("too few items for the documents");
    }

    Documents write() {
        for (std::size_t i = 0; i < reportCount; ++i) addReport(subject());
        for (std::size_t i = 0; i < sheetCount; ++i) addSheet(subject());
        for (std::size_t i = 0; i < noteCount; ++i) addNote(subject());
        addNews();
        askTextOnly();
        askGraphOnly();
        askBoth();
        return std::move(m_documents);
    }

  private:
    const Entity& at(int index) const { return m_world.entities[static_cast<std::size_t>(index)]; }
    const Measurement& measurement(std::size_t kind) const { return m_words.measurements[kind]; }

    Subject subject() {
        Subject made{.item = m_items[m_next++]};
        for (std::size_t kind = 0; kind < made.measured.size(); ++kind) {
            const auto& range = measurement(kind);
            const int steps = (range.high - range.low) / range.step + 1;
            made.measured[kind] =
                range.low +
                range.step * static_cast<int>(m_random.below(static_cast<std::size_t>(steps)));
        }
        return made;
    }

    std::string fileName(const std::string& stem, const std::string& ending) {
        char number[8];
        std::snprintf(number, sizeof number, "%02zu", m_documents.files.size() + 1);
        return std::string(number) + "-" + stem + ending;
    }
    std::string nameOf(int item) const { return at(item).localName; }

    std::string sentence(const Subject& subject, std::size_t kind) const {
        return filled(measurement(kind).sentence, {{"x", at(subject.item).label()},
                                                   {"n", std::to_string(subject.measured[kind])}});
    }
    std::pair<std::string, std::string> row(const Subject& subject, std::size_t kind) const {
        return {measurement(kind).row,
                std::to_string(subject.measured[kind]) + " " + measurement(kind).unit};
    }
    Rows listed(int item, std::initializer_list<Attr> attrs) const {
        Rows rows;
        for (const Attr attr : attrs)
            if (const Fact* fact = m_world.fact(item, attr))
                rows.emplace_back(heading(m_words.attribute(attr).name), fact->text);
        return rows;
    }

    void addReport(Subject subject) {
        const std::string title = filled(m_words.reportTitle, {{"x", at(subject.item).label()}});
        std::string text = "# " + title + "\n\n" +
                           filled(m_words.reportIntro, {{"x", at(subject.item).label()}}) + "\n\n";
        text += "## Impressions\n\n" + m_random.pick(m_words.remarks) + " " + sentence(subject, 0) +
                " " + sentence(subject, 1) + "\n\n";
        text += "## Facts\n\n" +
                markdownTable(listed(subject.item, {Attr::Acceleration, Attr::Seats, Attr::Speed}));
        subject.document = fileName("report-" + nameOf(subject.item), ".md");
        m_documents.files.push_back({subject.document, text});
        m_reports.push_back(subject);
    }

    void addSheet(Subject subject) {
        const std::string title = filled(m_words.sheetTitle, {{"x", at(subject.item).label()}});
        Rows rows = listed(subject.item, {Attr::Wheelbase, Attr::Boot, Attr::Consumption});
        rows.push_back(row(subject, 3));
        rows.push_back(row(subject, 2));
        subject.document = fileName("sheet-" + nameOf(subject.item), ".html");
        m_documents.files.push_back(
            {subject.document, htmlPage(title, "<p>" + m_words.sheetIntro +
                                                   "</p>\n<h2>Values</h2>\n" + htmlTable(rows))});
        m_sheets.push_back(subject);
    }

    void addNote(Subject subject) {
        const std::string title = filled(m_words.noteTitle, {{"x", at(subject.item).label()}});
        std::string body = "<p>" + sentence(subject, 2) + "</p>\n<h2>Good to know</h2>\n<ol>\n";
        for (const auto& step : m_words.noteSteps) body += "<li>" + step + "</li>\n";
        subject.document = fileName("note-" + nameOf(subject.item), ".html");
        m_documents.files.push_back({subject.document, htmlPage(title, body + "</ol>\n")});
        m_notes.push_back(subject);
    }

    void addNews() {
        const auto series = m_world.all(Kind::Series);
        for (std::size_t i = 0; i < newsCount; ++i) {
            const int about = series[i % series.size()];
            const auto items = m_world.subjects(Attr::Series, about);
            const int item = items.at(m_random.below(items.size()));
            const int plant = m_world.target(item, Attr::Plant);
            const auto packages = m_world.all(Kind::Package);
            const std::vector<std::pair<std::string, std::string>> values = {
                {"series", at(about).label()},
                {"x", at(item).label()},
                {"plant", at(plant).label()},
                {"package", at(m_random.pick(packages)).label()}};
            std::string text = "# " + filled(m_words.newsTitle, values) + "\n\n";
            for (const auto& line : m_words.newsItems) text += "- " + filled(line, values) + "\n";
            m_documents.files.push_back({fileName("news-" + at(about).localName, ".md"), text});
        }
    }

    // ---- questions

    void ask(const std::string& needs, const std::string& type, std::string question, Json gold,
             Json facts, Json forbidden) {
        m_documents.questions.push_back({{"conversation", m_documents.questions.size() + 1},
                                         {"turn", 1},
                                         {"type", type},
                                         {"needs", needs},
                                         {"question", std::move(question)},
                                         {"gold", std::move(gold)},
                                         {"facts", std::move(facts)},
                                         {"forbidden", std::move(forbidden)}});
    }
    std::string name(int item) { return mention(m_world, item, m_random.below(6)); }
    Json measuredFact(const Subject& subject, std::size_t kind) const {
        return statement({std::to_string(subject.measured[kind])}, subject.document);
    }
    /// What was measured of another subject, if that is something else.
    Json othersMeasure(const std::vector<Subject>& among, const Subject& subject,
                       std::size_t kind) const {
        Json forbidden = Json::array();
        for (const auto& other : among) {
            if (other.measured[kind] == subject.measured[kind]) continue;
            forbidden.push_back(
                statement({std::to_string(other.measured[kind]) + " " + measurement(kind).unit},
                          other.document));
            break;
        }
        return forbidden;
    }

    void askTextOnly() {
        const std::array<const std::vector<Subject>*, 4> among = {&m_reports, &m_reports, &m_notes,
                                                                  &m_sheets};
        for (std::size_t kind = 0; kind < among.size(); ++kind) {
            const Subject& subject = (*among[kind])[kind];
            ask("text", "abstract",
                filled(m_random.pick(measurement(kind).questions), {{"a", name(subject.item)}}),
                Json::array(), Json::array({measuredFact(subject, kind)}),
                othersMeasure(*among[kind], subject, kind));
        }
    }

    void askGraphOnly() {
        const int seated = m_items.at(m_next);
        ask("graph", "lookup", phrase(m_words, "d.g1", {{"a", name(seated)}}, m_random),
            Json::array({numberCell(m_world.number(seated, Attr::Seats).value(), "")}),
            Json::array(), Json::array());
        const int driven = m_items.at(m_next + 1);
        ask("graph", "lookup", phrase(m_words, "d.g2", {{"a", name(driven)}}, m_random),
            Json::array({iriCell(m_world, m_world.target(driven, Attr::Engine))}), Json::array(),
            Json::array());
        const int series = m_random.pick(m_world.all(Kind::Series));
        const auto items = m_world.subjects(Attr::Series, series);
        const int dearest = *std::max_element(items.begin(), items.end(), [&](int x, int y) {
            return m_world.number(x, Attr::Price).value() < m_world.number(y, Attr::Price).value();
        });
        ask("graph", "complex", phrase(m_words, "d.g3", {{"series", at(series).label()}}, m_random),
            Json::array({iriCell(m_world, dearest)}), Json::array(), Json::array());
    }

    void askBoth() {
        const auto weighed = std::find_if(
            m_reports.rbegin(), m_reports.rend(),
            [&](const Subject& each) { return m_world.fact(each.item, Attr::Weight) != nullptr; });
        both("d.b1", *weighed, 0, m_reports, numberStatement(weighed->item, Attr::Weight));
        const Subject& priced = m_reports[reportCount / 2];
        both("d.b2", priced, 1, m_reports, numberStatement(priced.item, Attr::Price));
        const Subject& built = m_notes.front();
        const int plant = m_world.target(built.item, Attr::Plant);
        both("d.b3", built, 2, m_notes, statement({at(plant).label()}, m_world.iri(at(plant))));
    }
    Json numberStatement(int item, Attr attr) const {
        return statement({plainNumber(m_world.number(item, attr).value())}, m_world.iri(at(item)));
    }
    void both(const std::string& key, const Subject& subject, std::size_t kind,
              const std::vector<Subject>& among, Json fromGraph) {
        ask("both", "abstract", phrase(m_words, key, {{"a", name(subject.item)}}, m_random),
            Json::array(), Json::array({std::move(fromGraph), measuredFact(subject, kind)}),
            othersMeasure(among, subject, kind));
    }

    const World& m_world;
    const Vocabulary& m_words;
    Random& m_random;
    std::vector<int> m_items;
    std::size_t m_next = 0;
    std::vector<Subject> m_reports, m_sheets, m_notes;
    Documents m_documents;
};

}  // namespace

Documents makeDocuments(const World& world, Random& random) {
    return DocumentWriter(world, random).write();
}

}  // namespace tripletalk::sample
