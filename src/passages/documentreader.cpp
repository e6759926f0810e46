// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "passages/documentreader.h"

#include "base/file.h"
#include "base/jsontext.h"
#include "base/text.h"
#include "passages/outline.h"
#include "passages/sentences.h"

#include <algorithm>

namespace tripletalk::passages {

namespace {

constexpr std::size_t unitBytes = 1500;
constexpr std::size_t smallTable = 500;  ///< bytes; its rows alone would only crowd the results

std::string extensionOf(const std::filesystem::path& path) {
    return text::toLower(path.extension().string());
}

/// Turns blocks into passages, with the headings above each as its context.
class Units {
  public:
    Units(std::string title, std::string source)
        : m_title(std::move(title)), m_source(std::move(source)) {}

    void add(const Block& block) {
        if (block.kind == Block::Kind::Paragraph) {
            m_prose.push_back(block.text);
            return;
        }
        std::string introduction = m_prose.empty() || !m_prose.back().ends_with(':')
                                       ? std::string()
                                       : m_prose.back() + "\n";
        endProse();
        if (block.kind == Block::Kind::Heading)
            enterHeading(block);
        else if (block.kind == Block::Kind::List)
            addList(introduction, block.items);
        else
            addTable(introduction, block.table);
    }
    std::vector<retrieval::Passage> finish() {
        endProse();
        if (m_units.empty()) addUnit(m_title);
        return std::move(m_units);
    }

  private:
    /// A new heading ends all of its own or a deeper level; the one that is the title says nothing
    /// new.
    void enterHeading(const Block& heading) {
        std::erase_if(m_headings, [&](const auto& open) { return open.first >= heading.level; });
        if (heading.text != m_title) m_headings.emplace_back(heading.level, heading.text);
    }
    void addUnit(const std::string& text) {
        std::vector<std::string> headings;
        for (const auto& [level, heading] : m_headings) headings.push_back(heading);
        retrieval::Passage unit;
        unit.kind = retrieval::PassageKind::Document;
        unit.title = m_title;
        unit.heading = text::join(headings, " › ");
        unit.text = text;
        unit.type = "document";
        unit.source = m_source;
        m_units.push_back(std::move(unit));
    }
    void endProse() {
        for (const std::string& text : packed(m_prose, unitBytes, "\n")) addUnit(text);
        m_prose.clear();
    }
    void addList(const std::string& introduction, const std::vector<std::string>& items) {
        std::vector<std::string> lines;
        for (const std::string& item : items) lines.push_back("- " + item);
        for (const std::string& text : packed(lines, unitBytes, "\n")) addUnit(introduction + text);
    }
    /// The whole table (in parts if it is long) for questions about many rows, and each row of a
    /// larger one for questions about that row.
    void addTable(const std::string& introduction, const DocumentTable& table) {
        std::vector<std::string> rows;
        for (std::size_t i = 0; i < table.rows.size(); ++i) rows.push_back(rowText(table, i));
        for (const std::string& text : packed(rows, unitBytes, "\n")) addUnit(introduction + text);
        if (text::join(rows, "\n").size() <= smallTable) return;
        for (const std::string& row : rows)
            for (const std::string& text : packed({row}, unitBytes)) addUnit(text);
    }

    std::string m_title, m_source;
    std::vector<std::pair<int, std::string>> m_headings;  ///< open ones with their level
    std::vector<std::string> m_prose;
    std::vector<retrieval::Passage> m_units;
};

Result<std::string> readText(const std::filesystem::path& path) {
    auto content = readFile(path);
    if (!content) return content.error();
    const std::string name = path.string();
    if (content->starts_with("\xEF\xBB\xBF")) content->erase(0, 3);
    if (text::trim(*content).empty())
        return Error{ErrorKind::Input, say("Sentence", "The document \"%1\" is empty.").arg(name)};
    if (content->find('\0') != std::string::npos)
        return Error{ErrorKind::Input,
                     say("Sentence", "The document \"%1\" is not a text.").arg(name)};
    if (!text::isValidUtf8(*content))
        return Error{ErrorKind::Input,
                     say("Sentence", "The document \"%1\" is not in UTF-8.").arg(name)};
    return text::replaceAll(text::replaceAll(*std::move(content), "\r\n", "\n"), "\r", "\n");
}

}  // namespace

const std::vector<std::string>& documentEndings() {
    static const std::vector<std::string> endings{".md", ".html", ".txt"};
    return endings;
}

bool isDocument(const std::filesystem::path& path) {
    return std::ranges::find(documentEndings(), extensionOf(path)) != documentEndings().end();
}

Result<std::vector<retrieval::Passage>> readDocument(const std::filesystem::path& path) {
    auto content = readText(path);
    if (!content) return content.error();
    const std::string extension = extensionOf(path);
    Outline outline = extension == ".html" ? readHtml(*content)
                      : extension == ".md" ? readMarkdown(*content)
                                           : readPlainText(*content);
    for (const Block& block : outline.blocks)
        if (outline.title.empty() && block.kind == Block::Kind::Heading) outline.title = block.text;
    if (outline.title.empty()) outline.title = wellFormed(path.stem().string());
    Units units(outline.title, wellFormed(path.filename().string()));
    for (const Block& block : outline.blocks) units.add(block);
    return units.finish();
}

}  // namespace tripletalk::passages
