// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "evaluation/runtimes.h"

#include <string_view>

namespace tripletalk::evaluation {

using namespace answering;

namespace {

std::string partOfPurpose(std::string_view purpose) {
    if (purpose == "completion") return "completion";
    return purpose == "answer" || purpose == "result" ? "answer" : "selection";
}

/// The part whose work ends with this event.
std::string partEndedBy(const EventBody& event) {
    if (std::holds_alternative<Understood>(event)) return "completion";
    if (const auto* asked = std::get_if<ModelAsked>(&event)) return partOfPurpose(asked->purpose);
    if (const auto* answered = std::get_if<ModelAnswered>(&event))
        return partOfPurpose(answered->purpose);
    const bool answers =
        std::holds_alternative<ResultChosen>(event) || std::holds_alternative<AnswerDelta>(event) ||
        std::holds_alternative<AnswerFinished>(event) || std::holds_alternative<RunFailed>(event) ||
        std::holds_alternative<RunCancelled>(event);
    return answers ? "answer" : "selection";
}

std::map<std::string, double> withTotal(std::map<std::string, double> parts) {
    double total = 0;
    for (const auto& [part, ms] : parts) total += ms;
    parts["total"] = total;
    return parts;
}

}  // namespace

void Runtimes::add(const Event& event) {
    const double gap = event.ms - m_last;
    m_last = event.ms;
    if (!m_tools.empty())
        m_own[m_tools.rbegin()->second] += gap;
    else if (!m_models.empty())
        m_model[m_models.rbegin()->second] += gap;
    else
        m_own[partEndedBy(event.body)] += gap;

    if (const auto* asked = std::get_if<ModelAsked>(&event.body))
        m_models[asked->call] = partOfPurpose(asked->purpose);
    if (const auto* answered = std::get_if<ModelAnswered>(&event.body))
        m_models.erase(answered->call);
    if (const auto* called = std::get_if<ToolCalled>(&event.body))
        m_tools[called->call] = called->tool;
    if (const auto* returned = std::get_if<ToolReturned>(&event.body))
        m_tools.erase(returned->call);
}

std::map<std::string, double> Runtimes::own() const {
    std::map<std::string, double> parts = m_own;
    for (const char* part : {"completion", "selection", "answer"}) parts[part];
    return withTotal(std::move(parts));
}

std::map<std::string, double> Runtimes::model() const {
    std::map<std::string, double> parts = m_model;
    for (const char* part : {"completion", "selection", "answer"}) parts[part];
    return withTotal(std::move(parts));
}

}  // namespace tripletalk::evaluation
