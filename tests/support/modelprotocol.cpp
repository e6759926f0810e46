// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "support/modelprotocol.h"

#include "base/text.h"

#include <cmath>
#include <cstring>

#include <QByteArray>

namespace tripletalk::tests {

namespace {

using nlohmann::json;

/// Pieces of about a word, as a model streams them; the blank stays with the word before it.
std::vector<std::string> pieces(const std::string& content) {
    std::vector<std::string> parts;
    std::size_t begin = 0;
    while (begin < content.size()) {
        const auto blank = content.find(' ', begin);
        const auto end = blank == std::string::npos ? content.size() : blank + 1;
        parts.push_back(content.substr(begin, end - begin));
        begin = end;
    }
    return parts;
}

int tokensOf(const std::string& text) { return static_cast<int>((text.size() + 3) / 4); }

std::string promptOf(const json& request) {
    std::string prompt;
    for (const json& message : request.value("messages", json::array()))
        prompt += messageText(message) + "\n";
    return prompt;
}

/// One answer in the making: what both protocols need.
struct Answer {
    const json& request;
    const Rule& rule;
    std::string model;
    int promptTokens;
    int completionTokens;

    Answer(const json& theRequest, const Rule& theRule)
        : request(theRequest),
          rule(theRule),
          model(theRule.model.empty() ? theRequest.value("model", "") : theRule.model),
          promptTokens(theRule.promptTokens.value_or(tokensOf(promptOf(theRequest)))),
          completionTokens(tokensOf(theRule.content + toText(theRule.toolCalls))) {}
};

json argumentsOf(const json& call) { return call.value("arguments", json::object()); }

// ---- Ollama

json ollamaLine(const Answer& answer, const json& message) {
    return {{"model", answer.model}, {"message", message}, {"done", false}};
}

json ollamaMessage(const std::string& field, const json& value) {
    json message = {{"role", "assistant"}, {"content", ""}};
    message[field] = value;
    return message;
}

json ollamaCalls(const Rule& rule) {
    json calls = json::array();
    for (const json& call : rule.toolCalls)
        calls.push_back(
            {{"function", {{"name", call.value("name", "")}, {"arguments", argumentsOf(call)}}}});
    return calls;
}

void finishOllama(json& line, const Answer& answer) {
    line["done"] = true;
    line["done_reason"] = answer.rule.finish.empty() ? "stop" : answer.rule.finish;
    if (!answer.rule.usage) return;
    line["prompt_eval_count"] = answer.promptTokens;
    line["eval_count"] = answer.completionTokens;
}

std::vector<std::string> ollamaStream(const Answer& answer) {
    std::vector<std::string> lines;
    const auto say = [&](const std::string& field, const json& value) {
        lines.push_back(toText(ollamaLine(answer, ollamaMessage(field, value))) + "\n");
    };
    for (const auto& piece : pieces(answer.rule.thinking)) say("thinking", piece);
    for (const auto& piece : pieces(answer.rule.content)) say("content", piece);
    if (!answer.rule.toolCalls.empty()) say("tool_calls", ollamaCalls(answer.rule));
    json last = ollamaLine(answer, ollamaMessage("content", ""));
    finishOllama(last, answer);
    lines.push_back(toText(last) + "\n");
    return lines;
}

std::string ollamaWhole(const Answer& answer) {
    json message = ollamaMessage("content", answer.rule.content);
    if (!answer.rule.thinking.empty()) message["thinking"] = answer.rule.thinking;
    if (!answer.rule.toolCalls.empty()) message["tool_calls"] = ollamaCalls(answer.rule);
    json whole = ollamaLine(answer, message);
    finishOllama(whole, answer);
    return toText(whole);
}

// ---- OpenAI

std::string argumentsText(const json& call) {
    const json arguments = argumentsOf(call);
    return arguments.is_string() ? arguments.get<std::string>() : toText(arguments);
}

json openAiUsage(const Answer& answer) {
    return {{"prompt_tokens", answer.promptTokens},
            {"completion_tokens", answer.completionTokens},
            {"total_tokens", answer.promptTokens + answer.completionTokens}};
}

std::string finishReason(const Rule& rule) {
    if (!rule.finish.empty()) return rule.finish;
    return rule.toolCalls.empty() ? "stop" : "tool_calls";
}

std::vector<std::string> openAiStream(const Answer& answer) {
    std::vector<std::string> events;
    const auto send = [&](const json& choices, const json& usage = nullptr) {
        json event = {{"id", "chatcmpl-1"},
                      {"object", "chat.completion.chunk"},
                      {"model", answer.model},
                      {"choices", choices}};
        if (!usage.is_null()) event["usage"] = usage;
        events.push_back("data: " + toText(event) + "\n\n");
    };
    const auto delta = [&](const json& value, const json& finish = nullptr) {
        send(json::array({{{"index", 0}, {"delta", value}, {"finish_reason", finish}}}));
    };
    delta({{"role", "assistant"}, {"content", ""}});
    for (const auto& piece : pieces(answer.rule.thinking)) delta({{"reasoning_content", piece}});
    for (const auto& piece : pieces(answer.rule.content)) delta({{"content", piece}});
    int index = 0;
    for (const json& call : answer.rule.toolCalls) {
        const json function = {{"name", call.value("name", "")}, {"arguments", ""}};
        const json first = {{"index", index},
                            {"id", "call_" + std::to_string(index)},
                            {"type", "function"},
                            {"function", function}};
        delta({{"tool_calls", json::array({first})}});
        for (const auto& piece : pieces(argumentsText(call)))
            delta({{"tool_calls",
                    json::array({{{"index", index}, {"function", {{"arguments", piece}}}}})}});
        ++index;
    }
    delta(json::object(), finishReason(answer.rule));
    const json options = answer.request.value("stream_options", json::object());
    if (answer.rule.usage && options.value("include_usage", false))
        send(json::array(), openAiUsage(answer));
    events.emplace_back("data: [DONE]\n\n");
    return events;
}

std::string openAiWhole(const Answer& answer) {
    json message = {{"role", "assistant"}, {"content", answer.rule.content}};
    if (!answer.rule.thinking.empty()) message["reasoning_content"] = answer.rule.thinking;
    int index = 0;
    for (const json& call : answer.rule.toolCalls)
        message["tool_calls"].push_back(
            {{"id", "call_" + std::to_string(index++)},
             {"type", "function"},
             {"function", {{"name", call.value("name", "")}, {"arguments", argumentsText(call)}}}});
    json whole = {{"id", "chatcmpl-1"}, {"object", "chat.completion"}, {"model", answer.model}};
    whole["choices"] = json::array(
        {{{"index", 0}, {"message", message}, {"finish_reason", finishReason(answer.rule)}}});
    if (answer.rule.usage) whole["usage"] = openAiUsage(answer);
    return toText(whole);
}

// ---- embeddings

std::vector<float> embed(const std::string& content) {
    std::vector<float> vector(64, 0.0F);
    const std::string padded = " " + text::fold(content) + " ";
    for (std::size_t i = 0; i + 3 <= padded.size(); ++i) {
        std::uint32_t hash = 2166136261U;
        for (std::size_t k = i; k < i + 3; ++k)
            hash = (hash ^ static_cast<unsigned char>(padded[k])) * 16777619U;
        vector[hash % vector.size()] += 1.0F;
    }
    return vector;  // not normalised on purpose: real servers do not all do it
}

json inBase64(const json& vector) {
    const auto floats = vector.get<std::vector<float>>();
    const QByteArray bytes(reinterpret_cast<const char*>(floats.data()),
                           static_cast<qsizetype>(floats.size() * sizeof(float)));
    return bytes.toBase64().toStdString();
}

}  // namespace

std::string toText(const json& value) {
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

std::string messageText(const json& message) {
    const json content = message.value("content", json());
    std::string text = content.is_string() ? content.get<std::string>()
                       : content.is_null() ? ""
                                           : toText(content);
    if (message.contains("tool_calls")) text += "\ntool calls: " + toText(message["tool_calls"]);
    return text;
}

std::vector<std::string> embeddedTexts(const json& request) {
    const json input = request.value("input", json());
    if (input.is_string()) return {input.get<std::string>()};
    return input.is_array() ? input.get<std::vector<std::string>>() : std::vector<std::string>();
}

ModelAnswer chatAnswer(Protocol protocol, const json& request, const Rule& rule) {
    const Answer answer(request, rule);
    const bool ollama = protocol == Protocol::Ollama;
    if (!request.value("stream", ollama))
        return {"application/json", {ollama ? ollamaWhole(answer) : openAiWhole(answer)}, false};
    if (ollama) return {"application/x-ndjson", ollamaStream(answer), true};
    return {"text/event-stream", openAiStream(answer), true};
}

std::string embeddingAnswer(Protocol protocol, const json& request, const Rule& rule) {
    json vectors = rule.vectors;
    if (vectors.is_null())
        for (const auto& text : embeddedTexts(request)) vectors.push_back(embed(text));
    const std::string model = rule.model.empty() ? request.value("model", "") : rule.model;
    if (protocol == Protocol::Ollama) return toText({{"model", model}, {"embeddings", vectors}});
    json data = json::array();
    const bool base64 = request.value("encoding_format", "") == "base64";
    for (std::size_t i = vectors.size(); i-- > 0;)  // backwards: a client must go by the index
        data.push_back({{"index", i}, {"embedding", base64 ? inBase64(vectors[i]) : vectors[i]}});
    return toText({{"object", "list"}, {"model", model}, {"data", data}});
}

std::string errorBody(Protocol protocol, const std::string& message, const std::string& parameter) {
    if (protocol == Protocol::Ollama) return toText({{"error", message}});
    json error = {{"message", message}, {"type", "invalid_request_error"}, {"param", nullptr}};
    if (!parameter.empty()) error["param"] = parameter;
    return toText({{"error", error}});
}

}  // namespace tripletalk::tests
