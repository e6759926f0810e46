// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "soak/modelwords.h"

#include "base/jsontext.h"

#include <string>
#include <vector>

#include <QRegularExpression>

namespace tripletalk::soak {

using nlohmann::json;

namespace {

constexpr qsizetype pieceBytes = 24;

QByteArray event(const json& delta, const json& end = {}) {
    const json choice{{"index", 0}, {"delta", delta}, {"finish_reason", end}};
    const json chunk{
        {"id", "1"}, {"object", "chat.completion.chunk"}, {"choices", json::array({choice})}};
    return "data: " + QByteArray::fromStdString(jsonText(chunk)) + "\n\n";
}

QString textOf(const QByteArray& request) {
    const json body = parsedJson(request.toStdString());
    QString text;
    for (const json& message : elementsOf(body, "messages"))
        text += QString::fromStdString(memberOr(message, "content", std::string())) + u'\n';
    return text;
}

std::string queryFor(const QString& prompt, sample::Random& random) {
    static const QRegularExpression table(QStringLiteral(R"(CREATE TABLE (\S+) \()"));
    std::vector<std::string> tables;
    for (const auto& found : table.globalMatch(prompt))
        tables.push_back(found.captured(1).toStdString());
    if (tables.empty()) return {};
    const std::string from = " FROM " + random.pick(tables);
    return random.chance(50) ? "SELECT COUNT(*) AS number" + from : "SELECT *" + from + " LIMIT 20";
}

std::string decision(const QString& prompt, sample::Random& random) {
    const std::string query = queryFor(prompt, random);
    return jsonText({{"understood", "What is there?"},
                     {"why", "One table tells it."},
                     {"sql", query},
                     {"search", query.empty() ? "What is there?" : ""}});
}

std::string verdict() {
    return jsonText(
        {{"verdict", "answer"},
         {"why", "It is told."},
         {"results",
          json::array({{{"source", 1}, {"columns", json::array()}, {"values", json::array()}}})},
         {"answer", "That is what the **base** tells, and all of it stands in the source [1]."}});
}

}  // namespace

QByteArray eventWith(const QByteArray& text) { return event({{"content", text.toStdString()}}); }

QList<QByteArray> lastEvents() { return {event(json::object(), "stop"), "data: [DONE]\n\n"}; }

QList<QByteArray> wordsOfModel(const QByteArray& request, sample::Random& random) {
    const QString prompt = textOf(request);
    const bool judges = prompt.contains(QStringLiteral("\"verdict\""));
    const auto text = QByteArray::fromStdString(judges ? verdict() : decision(prompt, random));
    QList<QByteArray> events{event({{"role", "assistant"}, {"content", ""}})};
    for (qsizetype at = 0; at < text.size(); at += pieceBytes)
        events << eventWith(text.mid(at, pieceBytes));
    return events;
}

}  // namespace tripletalk::soak
