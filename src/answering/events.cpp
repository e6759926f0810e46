// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/events.h"

#include "answering/answer/membersjson.h"

#include <utility>

namespace tripletalk::answering {

using nlohmann::json;

namespace {

constexpr int traceVersion = 1;

void write(const ReadingTold& told, json& into) {
    if (told.reading.is_object()) into = told.reading;
}

void write(const auto& body, json& into) { membersjson::writeMembers(body, into); }

void read(const json& from, ReadingTold& told) {
    told.reading = from;
    for (const char* frame : {"v", "run", "seq", "t_ms", "kind"}) told.reading.erase(frame);
}

void read(const json& from, auto& body) { membersjson::readMembers(from, body); }

template <typename Body>
bool readIf(std::string_view kind, const json& from, EventBody& into) {
    if (kind != Body::kind) return false;
    read(from, into.emplace<Body>());
    return true;
}

template <typename... Bodies>
bool readBody(std::string_view kind, const json& from, std::variant<Bodies...>& into) {
    return (readIf<Bodies>(kind, from, into) || ...);
}

}  // namespace

std::string_view Event::kind() const {
    return std::visit([](const auto& one) { return one.kind; }, body);
}

bool Event::endsRun() const {
    return std::holds_alternative<AnswerFinished>(body) ||
           std::holds_alternative<AttributionFinished>(body) ||
           std::holds_alternative<RunFailed>(body) || std::holds_alternative<RunCancelled>(body);
}

json toJson(const Event& event) {
    json object = json::object();
    std::visit([&](const auto& body) { write(body, object); }, event.body);
    object["v"] = traceVersion;
    object["run"] = event.run;
    object["seq"] = event.seq;
    object["t_ms"] = event.ms;
    object["kind"] = event.kind();
    return object;
}

std::optional<Event> eventFromJson(const json& object) {
    if (!object.is_object()) return std::nullopt;
    std::string kind;
    if (const auto found = object.find("kind");
        found == object.end() || !membersjson::read(*found, kind))
        return std::nullopt;
    Event event;
    if (!readBody(kind, object, event.body)) return std::nullopt;
    const auto frame = [&](const char* name, auto& into) {
        if (const auto found = object.find(name); found != object.end())
            membersjson::read(*found, into);
    };
    frame("run", event.run);
    frame("seq", event.seq);
    frame("t_ms", event.ms);
    return event;
}

}  // namespace tripletalk::answering
