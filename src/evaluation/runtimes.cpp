// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "evaluation/runtimes.h"

#include <string_view>

namespace tripletalk::evaluation {

using nlohmann::json;

namespace {

std::string partOfPurpose(std::string_view purpose) {
    if (purpose == "completion") return "completion";
    return purpose == "answer" || purpose == "result" ? "answer" : "selection";
}

/// The part whose work ends with this event.
std::string partEndedBy(const json& event) {
    const std::string kind = event.value("kind", "");
    if (kind == "understood") return "completion";
    if (kind == "model_asked" || kind == "model_answered")
        return partOfPurpose(event.value("purpose", ""));
    if (kind == "result_chosen" || kind.starts_with("answer_") || kind.starts_with("run_c") ||
        kind == "run_failed")
        return "answer";
    return "selection";
}

std::map<std::string, double> withTotal(std::map<std::string, double> parts) {
    double total = 0;
    for (const auto& [part, ms] : parts) total += ms;
    parts["total"] = total;
    return parts;
}

}  // namespace

void Runtimes::add(const json& event) {
    const double now = event.value("t_ms", m_last);
    const double gap = now - m_last;
    m_last = now;
    if (!m_tools.empty())
        m_own[m_tools.rbegin()->second] += gap;
    else if (!m_models.empty())
        m_model[m_models.rbegin()->second] += gap;
    else
        m_own[partEndedBy(event)] += gap;

    const std::string kind = event.value("kind", "");
    const auto call = event.value("call", std::int64_t{0});
    if (kind == "model_asked") m_models[call] = partOfPurpose(event.value("purpose", ""));
    if (kind == "model_answered") m_models.erase(call);
    if (kind == "tool_called")
        m_tools[call] = event.value("tool", "") == "search" ? "search" : "sql";
    if (kind == "tool_returned") m_tools.erase(call);
}

std::map<std::string, double> Runtimes::own() const {
    std::map<std::string, double> parts = m_own;
    for (const char* part : {"completion", "selection", "sql", "search", "answer"}) parts[part];
    return withTotal(std::move(parts));
}

std::map<std::string, double> Runtimes::model() const {
    std::map<std::string, double> parts = m_model;
    for (const char* part : {"completion", "selection", "answer"}) parts[part];
    return withTotal(std::move(parts));
}

}  // namespace tripletalk::evaluation
