// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/factrewriter.h"

#include "answering/answer/statements.h"
#include "answering/model/replymembers.h"
#include "answering/prompt/prompttext.h"
#include "base/text.h"
#include "llm/lenientjson.h"

#include <algorithm>

namespace tripletalk::answering {

using nlohmann::json;

namespace {

bool losesNothing(const std::string& text, const PathEvidence& path) {
    return std::ranges::all_of(path.ends,
                               [&](const std::string& end) { return states(text, end); });
}

Result<std::vector<std::string>> textsOf(const llm::ChatReply& reply) {
    const auto object = llm::extractJsonObject(reply.content);
    auto texts =
        object && object->is_object() ? textsMember(*object, "texts") : std::vector<std::string>();
    if (!texts.empty()) return texts;
    return Error{ErrorKind::Model,
                 say("Sentence", "Reply with a JSON object with the member \"texts\"."),
                 text::elide(reply.content, 200)};
}

}  // namespace

Result<std::string> FactRewriter::prompt(const std::string& question,
                                         const std::vector<PathEvidence>& paths) const {
    json groups = json::array();
    for (std::size_t i = 0; i < paths.size(); ++i)
        groups.push_back({{"number", i + 1}, {"facts", asData(text::join(paths[i].lines, "\n"))}});
    return m_prompts.render("rewrite-facts", {{"question", question}, {"groups", groups}});
}

Result<std::vector<std::string>> FactRewriter::texts(const std::string& question,
                                                     const std::vector<PathEvidence>& paths,
                                                     const CancelToken& cancel) {
    auto text = prompt(question, paths);
    if (!text) return text.error();
    auto request = requestOf(m_numbers, {{llm::Message::Role::User, *std::move(text)}});
    request.jsonSchema =
        objectSchema({{"texts", {{"type", "array"}, {"items", {{"type", "string"}}}}}});
    auto texts = m_caller->askFor("rewrite", 1, std::move(request), cancel, textsOf);
    if (!texts && texts.error().kind == ErrorKind::Model) return std::vector<std::string>();
    return texts;
}

Result<void> FactRewriter::rewrite(const std::string& question, std::vector<PathEvidence>& paths,
                                   const CancelToken& cancel) {
    const auto texts = this->texts(question, paths, cancel);
    if (!texts) return texts.error();
    for (std::size_t i = 0; i < std::min(paths.size(), texts->size()); ++i) {
        std::string told = text::collapseWhitespace((*texts)[i]);
        if (losesNothing(told, paths[i])) paths[i].text = std::move(told);
    }
    return {};
}

}  // namespace tripletalk::answering
