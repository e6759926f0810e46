// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "serving/web/chatcompletions.h"

#include "answering/answer/citations.h"
#include "base/jsontext.h"
#include "base/text.h"
#include "serving/secrets.h"
#include "serving/web/pages.h"

#include <algorithm>
#include <chrono>

namespace tripletalk::serving {

using nlohmann::json;

namespace {

constexpr std::size_t longestHistory = 30;  ///< exchanges

std::int64_t now() {
    return std::chrono::duration_cast<std::chrono::seconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
}

/// What chat programs show people of an error.
void refuse(const Exchange& exchange, int status, const std::string& why) {
    exchange.send(status, {{"error",
                            {{"message", wellFormed(why)},
                             {"type", status < 500 ? "invalid_request_error" : "server_error"},
                             {"param", nullptr},
                             {"code", nullptr}}}});
}

/// A message's words: a text, or a list of parts.
std::string wordsOf(const json& message) {
    const auto content = message.find("content");
    if (content == message.end()) return {};
    if (content->is_string()) return content->get<std::string>();
    std::string words;
    for (const json& part : elementsOf(message, "content"))
        words += (words.empty() ? "" : "\n") + memberOr<std::string>(part, "text", {});
    return words;
}

/// The list of links that "withLinks" put behind an answer is no part of it.
constexpr std::string_view linksBegin = "\n\n---\n";

struct Talk {
    std::string question;
    std::vector<std::pair<std::string, std::string>> said;
};

Talk talkOf(const json& body) {
    Talk talk;
    for (const json& message : elementsOf(body, "messages")) {
        if (!message.is_object()) continue;
        const std::string role = memberOr<std::string>(message, "role", {});
        std::string words = wordsOf(message);
        if (role == "user") {
            talk.question = std::move(words);
        } else if (role == "assistant" && !talk.question.empty()) {
            words.resize(std::min(words.size(), words.find(linksBegin)));
            talk.said.emplace_back(std::exchange(talk.question, {}), std::move(words));
        }
    }
    if (talk.said.size() > longestHistory)
        talk.said.erase(talk.said.begin(), talk.said.end() - longestHistory);
    return talk;
}

std::string titleOf(const answering::Source& source) {
    return source.isQuery() ? source.language()->title() : source.title;
}

/// A title in Markdown: what a graph calls a thing must lead nowhere else.
std::string asLinkText(const std::string& title) {
    std::string text;
    for (const char c : title) {
        if (std::string_view("\\[]()<>`*_!").find(c) != std::string_view::npos) text += '\\';
        text += c == '\n' || c == '\r' ? ' ' : c;
    }
    return text;
}

std::string addressOf(const Exchange& exchange, const GivenAnswer& given,
                      const answering::Source& source) {
    return exchange.server + (source.isQuery() || source.iri.empty()
                                  ? answerPath(given.id, source.n)
                                  : entityPath(given.base, source.iri));
}

std::int64_t characters(std::string_view text) {
    return std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; });
}

json annotationsOf(const Exchange& exchange, const GivenAnswer& given) {
    json all = json::array();
    for (const auto& citation : answering::citations(given.answer.text)) {
        for (const int n : citation.numbers) {
            const auto source = std::ranges::find(given.answer.sources, n, &answering::Source::n);
            if (source == given.answer.sources.end()) continue;
            const std::string_view text = given.answer.text;
            all.push_back({{"type", "url_citation"},
                           {"url_citation",
                            {{"start_index", characters(text.substr(0, citation.begin))},
                             {"end_index", characters(text.substr(0, citation.end))},
                             {"title", titleOf(*source)},
                             {"url", addressOf(exchange, given, *source)}}}});
        }
    }
    return all;
}

std::string withLinks(const Exchange& exchange, const GivenAnswer& given) {
    std::string links;
    for (const int n : answering::citationsIn(given.answer.text)) {
        const auto source = std::ranges::find(given.answer.sources, n, &answering::Source::n);
        if (source == given.answer.sources.end()) continue;
        links += "\n[" + std::to_string(n) + "]: [" + asLinkText(titleOf(*source)) + "](" +
                 addressOf(exchange, given, *source) + ")  ";
    }
    return given.answer.text + (links.empty() ? "" : std::string(linksBegin) + links.substr(1));
}

json usageOf(const answering::Answer& answer) {
    return {{"prompt_tokens", answer.promptTokens},
            {"completion_tokens", answer.completionTokens},
            {"total_tokens", answer.promptTokens + answer.completionTokens}};
}

/// One streamed answer.
class Stream {
  public:
    Stream(const Exchange& exchange, std::string model)
        : m_exchange(exchange), m_model(std::move(model)) {}

    void begin() {
        m_exchange.beginEvents();
        send({{"role", "assistant"}, {"content", ""}}, nullptr);
    }

    /// So that nobody in between takes the connection for dead.
    void stillAtWork() {
        const auto time = std::chrono::steady_clock::now();
        if (time - m_last < std::chrono::seconds(2)) return;
        m_last = time;
        m_exchange.reply.write(": working\n\n");
    }

    void finish(const GivenAnswer& given, bool usage) {
        send({{"content", withLinks(m_exchange, given)},
              {"annotations", annotationsOf(m_exchange, given)}},
             nullptr);
        send(json::object(), "stop");
        if (usage) {
            json chunk = chunkOf(json::array());
            chunk["usage"] = usageOf(given.answer);
            m_exchange.reply.write(asEvent(jsonText(chunk)));
        }
        end();
    }

    void fail(const std::string& why) {
        m_exchange.reply.write(asEvent(
            jsonText({{"error", {{"message", wellFormed(why)}, {"type", "server_error"}}}})));
        end();
    }

  private:
    json chunkOf(json choices) const {
        return {{"id", m_id},
                {"object", "chat.completion.chunk"},
                {"created", m_created},
                {"model", m_model},
                {"choices", std::move(choices)}};
    }
    void send(json delta, const json& finish) {
        m_exchange.reply.write(asEvent(jsonText(
            chunkOf({{{"index", 0}, {"delta", std::move(delta)}, {"finish_reason", finish}}}))));
    }
    void end() {
        m_exchange.reply.write(asEvent("[DONE]"));
        m_exchange.reply.end();
    }

    const Exchange& m_exchange;
    std::string m_model;
    std::string m_id = "chatcmpl-" + secretText();
    std::int64_t m_created = now();
    std::chrono::steady_clock::time_point m_last = {};
};

}  // namespace

void ChatCompletions::models(const Exchange& exchange, const Visitor& visitor) const {
    json list = json::array();
    for (const std::string& name : m_bases.names())
        if (m_bases.find(name, Part::Values, visitor))
            list.push_back(
                {{"id", name}, {"object", "model"}, {"created", 0}, {"owned_by", "tripletalk"}});
    exchange.send(200, {{"object", "list"}, {"data", std::move(list)}});
}

void ChatCompletions::complete(const Exchange& exchange, const Visitor& visitor) const {
    if (exchange.request.method != "POST") return refuse(exchange, 405, "Chats are posted.");
    const json body = parsedJson(exchange.request.body);
    if (!body.is_object()) return refuse(exchange, 400, "The request is no JSON object.");
    const auto name = m_bases.nameOf(memberOr<std::string>(body, "model", {}));
    if (!name) return refuse(exchange, 404, name.error().message.text());
    const auto base = m_bases.find(*name, Part::Values, visitor);
    if (!base) return refuse(exchange, statusOf(base.error().kind), base.error().message.text());
    const Talk talk = talkOf(body);
    if (talk.question.empty())
        return refuse(exchange, 400, "The last message must be one of the user.");
    Stream stream(exchange, *name);
    const bool streamed = memberOr(body, "stream", false);
    if (streamed) stream.begin();
    const auto given = m_asking.ask(
        {.baseName = *name, .base = *base, .question = talk.question, .said = talk.said},
        [&](const answering::Event&) {
            if (streamed) stream.stillAtWork();
        },
        exchange.cancel);
    if (!given && streamed) return stream.fail(given.error().message.text());
    if (!given) return refuse(exchange, statusOf(given.error().kind), given.error().message.text());
    if (streamed)
        return stream.finish(**given, memberOr(memberOr(body, "stream_options", json::object()),
                                               "include_usage", false));
    exchange.send(200, {{"id", "chatcmpl-" + (*given)->id},
                        {"object", "chat.completion"},
                        {"created", now()},
                        {"model", *name},
                        {"choices",
                         {{{"index", 0},
                           {"message",
                            {{"role", "assistant"},
                             {"content", withLinks(exchange, **given)},
                             {"annotations", annotationsOf(exchange, **given)}}},
                           {"finish_reason", "stop"}}}},
                        {"usage", usageOf((*given)->answer)}});
}

}  // namespace tripletalk::serving
