// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/model/method.h"

#include "answering/prompt/prompttext.h"

#include <algorithm>

namespace tripletalk::answering {

Result<Decision> Method::read(const llm::ChatReply& reply, bool /*again*/) const {
    const Tool* query = m_run.tools.query();
    return decisionOf(reply, m_run.tools.specs(), query ? query->spec().name : std::string());
}

Result<void> Method::complete(Decision& /*decision*/) { return {}; }

Result<std::size_t> Method::choose(const std::vector<std::vector<int>>& results) {
    const auto best = std::ranges::max_element(results, {}, &std::vector<int>::size);
    return static_cast<std::size_t>(best - results.begin());
}

Result<Method::Prepared> Method::prepare(const std::string& query) { return Prepared{query}; }

Result<std::vector<checks::Finding>> Method::check(int /*source*/) {
    return std::vector<checks::Finding>();
}

Result<Found> Method::before(const llm::ToolCall& /*call*/) { return Found(); }

std::string Method::told(const SourceLog::Returned& returned, std::size_t tokens) const {
    if (returned.numbers.empty()) return returned.text;
    return returned.text + sourcesText(m_run.log.all(), tokens, returned.numbers);
}

Result<bool> Method::mustGoOn(const Decision& /*decision*/) { return false; }

Result<std::optional<Conclusion>> Method::conclusion(const Decision& /*decision*/) {
    return std::optional<Conclusion>();
}

nlohmann::json Method::reading(int /*source*/) { return {}; }

std::vector<Meaning> Method::meanings(const AnswerResult& /*result*/) const { return {}; }

}  // namespace tripletalk::answering
