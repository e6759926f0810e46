// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "soak/keptmessages.h"

#include "base/jsontext.h"
#include "conversations/conversationstore.h"
#include "sqlite/database.h"

#include <fstream>
#include <map>
#include <set>
#include <string>

namespace tripletalk::soak {

using conversations::ConversationStore;
using nlohmann::json;

namespace {

struct Asked {
    std::string turn;
    std::string conversation;
    std::string question;
    std::string how = {};  ///< empty: its end was not told
    std::string answer = {};
};

struct Said {
    std::map<std::string, Asked> runs;
    std::set<std::string> deleted;
    std::map<std::string, std::size_t> copies;  ///< turns by title
};

std::string text(const json& line, const char* name) { return memberOr(line, name, std::string()); }

void add(Said& said, const json& line) {
    if (const std::string run = text(line, "asked"); !run.empty())
        said.runs[run] = {text(line, "turn"), text(line, "conversation"), text(line, "question")};
    if (const std::string run = text(line, "ended"); !run.empty()) {
        said.runs[run].how = text(line, "how");
        said.runs[run].answer = text(line, "answer");
    }
    if (const std::string gone = text(line, "removed"); !gone.empty()) said.deleted.insert(gone);
    if (const std::string back = text(line, "restored"); !back.empty()) said.deleted.erase(back);
    if (const std::string copy = text(line, "copied"); !copy.empty())
        said.copies[copy] = memberOr(line, "turns", std::size_t{0});
}

/// How the run ended as it is stored: the kind of its last event and its answer.
std::pair<std::string, std::string> endOf(const conversations::Run& run) {
    if (run.events.empty()) return {};
    const json& last = run.events.back();
    return {text(last, "kind"), text(last, "answer")};
}

/// What is wrong with a message as it is stored; empty: nothing.
std::string faultOf(const Asked& asked, const std::string& id,
                    const std::map<std::string, conversations::Turn>& turns) {
    const auto turn = turns.find(asked.turn);
    if (turn == turns.end()) return "the question is not there";
    if (turn->second.question != asked.question) return "the question is another one";
    for (const conversations::Run& run : turn->second.runs) {
        if (run.id != id) continue;
        const auto [how, answer] = endOf(run);
        if (asked.how.empty()) return "its end was never told";
        if (how != asked.how) return "it ended as " + how + ", not as " + asked.how;
        if (!asked.answer.empty() && answer != asked.answer) return "the answer is another one";
        return {};
    }
    return "the run is not there";
}

Result<std::map<std::string, conversations::Turn>> storedTurns(
    const ConversationStore& store, const std::vector<conversations::Conversation>& list) {
    std::map<std::string, conversations::Turn> all;
    for (const auto& one : list) {
        auto turns = store.turns(one.id);
        if (!turns) return turns.error();
        for (auto& turn : *turns) {
            // Of the long traces the end alone is of interest.
            for (auto& run : turn.runs)
                if (run.events.size() > 1) run.events = {run.events.back()};
            all[turn.id] = std::move(turn);
        }
    }
    return all;
}

Result<std::string> integrityOf(const std::filesystem::path& file) {
    const auto database = sqlite::Database::open(file, sqlite::OpenMode::ReadWrite);
    if (!database) return database.error();
    auto value = database->value("PRAGMA integrity_check");
    if (!value) return value.error();
    return sqlite::toText(*value);
}

json compared(const Said& said, const std::map<std::string, conversations::Turn>& turns,
              const std::vector<conversations::Conversation>& list) {
    json lost = json::array();
    int answers = 0;
    int deleted = 0;
    for (const auto& [run, asked] : said.runs) {
        if (said.deleted.contains(asked.conversation)) {
            ++deleted;
            continue;
        }
        if (asked.how == "answer_finished") ++answers;
        if (const std::string fault = faultOf(asked, run, turns); !fault.empty())
            lost.push_back(run + " in " + asked.conversation + ": " + fault);
    }
    std::map<std::string, std::size_t> titles;
    for (const auto& one : list) {
        if (said.deleted.contains(one.id)) lost.push_back(one.id + " was deleted and is there");
        titles[one.title] = 0;
        for (const auto& [id, turn] : turns)
            if (said.copies.contains(one.title) && turn.conversation == one.id) ++titles[one.title];
    }
    for (const auto& [title, count] : said.copies)
        if (!titles.contains(title) || titles[title] < count)
            lost.push_back("\"" + title + "\" is not whole");
    return {{"messages", said.runs.size()},
            {"answers", answers},
            {"deleted", deleted},
            {"copies", said.copies.size()},
            {"lost", lost}};
}

}  // namespace

Result<json> heldAgainstStore(const std::filesystem::path& file,
                              const std::filesystem::path& database) {
    Said said;
    std::ifstream lines(file);
    for (std::string line; std::getline(lines, line);) add(said, parsedJson(line));
    const auto integrity = integrityOf(database);
    if (!integrity) return integrity.error();
    const auto store = ConversationStore::open(database);
    if (!store) return store.error();
    const auto list = store->list();
    if (!list) return list.error();
    const auto turns = storedTurns(*store, *list);
    if (!turns) return turns.error();
    json result = compared(said, *turns, *list);
    if (*integrity != "ok") result["lost"].push_back("the file is damaged: " + *integrity);
    return result;
}

}  // namespace tripletalk::soak
