// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/answer/answer.h"
#include "conversations/conversation.h"

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

/// Conversations as files for people and for other programs (docs/export.md).
namespace tripletalk::conversations {

/// A conversation with all its turns and runs.
struct Exported {
    Conversation conversation;
    std::string baseName = {};  ///< of its knowledge base; empty if that is gone
    std::vector<Turn> turns = {};
};

/// The words that stand around what was said, in the language of the person.
struct ExportWords {
    std::string title = "Conversations";
    std::string understoodAs = "Understood as";
    std::string noAnswer = "No answer";
    std::string sources = "Sources";
    std::string lookedAt = "No answer was found. This was looked at:";
    std::string query = "Query";
    std::string passage = "Passage";
    std::string more = "More rows were not kept.";
    std::string rowsAbove = "Its rows are the answer's table.";
    std::string configuration = "Configuration";
    std::string base = "Knowledge base";
    std::string version = "version";
    std::string language = "en";  ///< of these words, as a language tag
};

/// An answer's Markdown as HTML in which nothing is fetched and no script runs; a citation [n] of
/// at most `sources` is a link to "cite:n".
using MarkdownRenderer = std::function<std::string(const std::string& markdown, int sources)>;
/// How moments and a table's cells are written for people.
struct ExportForms {
    std::function<std::string(Instant)> date;
    std::function<std::string(const answering::Cell&, const answering::ResultColumn&)> cell;
};

/// Charts as HTML that is known to be harmless and fetches nothing, by the id of their run and the
/// number of the source whose rows they show; 0: the answer's table.
using ChartPictures = std::map<std::pair<std::string, int>, std::string>;

/// The questions on the path that is shown, each with the answer that is shown.
std::string toMarkdown(const std::vector<Exported>& conversations, const ExportWords& words,
                       const ExportForms& forms);
/// The same as one HTML file that needs nothing else; each chart stands below its table.
std::string toHtml(const std::vector<Exported>& conversations, const ExportWords& words,
                   const ExportForms& forms, const MarkdownRenderer& render,
                   const ChartPictures& charts = {});
/// Everything, also what is not shown: every branch, every run and every event.
nlohmann::json toJson(const std::vector<Exported>& conversations);

}  // namespace tripletalk::conversations
