// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "conversations/conversationstore.h"

#include "answering/events.h"
#include "base/file.h"
#include "base/filelock.h"
#include "base/jsontext.h"
#include "base/text.h"
#include "conversations/storeschema.h"

#include <algorithm>
#include <map>
#include <optional>

namespace tripletalk::conversations {

using nlohmann::json;
using sqlite::Statement;

namespace {

/// Shorter texts than this are cheaper to repeat than to share.
constexpr std::size_t sharedFrom = 200;

constexpr std::string_view conversationRows =
    "SELECT id, title, base, pinned, created, updated, titled, shown_turn, draft, "
    "others "
    "FROM conversation ";

std::string written(const std::vector<NamedBase>& bases) {
    json list = json::array();
    for (const NamedBase& one : bases) list.push_back({{"id", one.id}, {"name", one.name}});
    return list.dump(-1, ' ', false, json::error_handler_t::replace);
}

/// What another program may have left there and cannot be read is no base.
std::vector<NamedBase> basesIn(std::string_view content) {
    const auto textOf = [](const json& object, const char* name) {
        const auto at = object.find(name);
        return at != object.end() && at->is_string() ? at->get<std::string>() : std::string();
    };
    std::vector<NamedBase> bases;
    const json list = parsedJson(content);
    if (!list.is_array()) return bases;
    for (const json& one : list)
        if (one.is_object() && !textOf(one, "id").empty())
            bases.push_back({textOf(one, "id"), textOf(one, "name")});
    return bases;
}

Conversation conversationOf(Statement& row) {
    return {std::string(row.text(0)), std::string(row.text(1)), std::string(row.text(2)),
            row.integer(3) != 0,      row.integer(4),           row.integer(5),
            row.integer(6) != 0,      std::string(row.text(7)), std::string(row.text(8)),
            basesIn(row.text(9))};
}

/// An FTS5 expression: every word quoted, the last one as a prefix; empty if there is no word.
std::string matchExpression(const std::string& words) {
    std::string expression;
    for (const text::Word& word : text::words(words))
        expression += sqlite::quoteIdentifier(word.text) + ' ';
    if (!expression.empty()) expression.back() = '*';
    return expression;
}

/// What was deleted goes for good, and with it the prompts that no other conversation shares.
Result<void> purge(const sqlite::Database& database) {
    const auto deleted = database.integer("SELECT count(*) FROM conversation WHERE deleted > 0");
    if (!deleted) return deleted.error();
    if (*deleted == 0) return {};
    auto transaction = sqlite::Transaction::begin(database);
    if (!transaction) return transaction.error();
    auto gone = database.execute(R"sql(
        DELETE FROM message WHERE turn IN (SELECT turn.id FROM turn JOIN conversation
            ON conversation.id = turn.conversation WHERE deleted > 0);
        DELETE FROM conversation WHERE deleted > 0;
        DELETE FROM prompt WHERE hash NOT IN (
            SELECT json_extract(told.value, '$.content_hash') FROM event, json_each(
                CASE WHEN instr(content, 'content_hash') > 0 AND json_valid(content)
                    THEN content ELSE '{}' END, '$.messages') told
            WHERE CASE told.type WHEN 'object'
                THEN json_extract(told.value, '$.content_hash') IS NOT NULL END);)sql");
    if (!gone) return gone;
    return transaction->commit();
}

}  // namespace

Result<ConversationStore> ConversationStore::open(const std::filesystem::path& file) {
    auto database = sqlite::Database::open(file, sqlite::OpenMode::Create);
    if (!database) return database.error();
    if (auto ready = prepareSchema(*database); !ready) return ready.error();
    Result<void> purged;
    Presence presence = Presence::announce(lockFileOf(file), [&] { purged = purge(*database); });
    if (!purged) return purged.error();
    return ConversationStore(std::move(*database), std::move(presence));
}

Result<std::vector<Conversation>> ConversationStore::list() const {
    std::vector<Conversation> all;
    auto read =
        m_database.each(std::string(conversationRows) +
                            "WHERE deleted = 0 ORDER BY pinned DESC, updated DESC, rowid DESC",
                        [&](Statement& row) { all.push_back(conversationOf(row)); });
    if (!read) return read.error();
    return all;
}

Result<Conversation> ConversationStore::conversation(const std::string& id) const {
    std::optional<Conversation> found;
    auto read = m_database.each(
        std::string(conversationRows) + "WHERE id = ?",
        [&](Statement& row) { found = conversationOf(row); }, id);
    if (!read) return read.error();
    if (!found)
        return Error{ErrorKind::NotFound,
                     say("Sentence", "The conversation is not there any more."), id};
    return *std::move(found);
}

Result<void> ConversationStore::create(const Conversation& conversation) const {
    return m_database.run(
        "INSERT INTO conversation(id, title, base, pinned, created, updated, others) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)",
        conversation.id, conversation.title, conversation.base, int{conversation.pinned},
        conversation.created, conversation.updated, written(conversation.others));
}

Result<void> ConversationStore::rename(const std::string& id, const std::string& title) const {
    return m_database.run("UPDATE conversation SET title = ?, titled = 1 WHERE id = ?", title, id);
}

Result<void> ConversationStore::setDraft(const std::string& id, const std::string& draft) const {
    return m_database.run("UPDATE conversation SET draft = ? WHERE id = ?", draft, id);
}

Result<void> ConversationStore::setOthers(const std::string& id,
                                          const std::vector<NamedBase>& others) const {
    return m_database.run("UPDATE conversation SET others = ? WHERE id = ?", written(others), id);
}

Result<void> ConversationStore::setPinned(const std::string& id, bool pinned) const {
    return m_database.run("UPDATE conversation SET pinned = ? WHERE id = ?", int{pinned}, id);
}

Result<void> ConversationStore::remove(const std::string& id) const {
    return m_database.run("UPDATE conversation SET deleted = 1 WHERE id = ?", id);
}

Result<void> ConversationStore::restore(const std::string& id) const {
    auto restored = m_database.run("UPDATE conversation SET deleted = 0 WHERE id = ?", id);
    if (restored && m_database.changes() == 0)
        return Error{ErrorKind::NotFound,
                     say("Sentence", "The conversation is not there any more."), id};
    return restored;
}

Result<void> ConversationStore::duplicate(const std::string& id, const Conversation& copy) const {
    const auto original = conversation(id);
    if (!original) return original.error();
    auto all = turns(id);
    if (!all) return all.error();
    // Hidden until it is whole: the next opening clears what a crash leaves of it.
    if (auto created = create(copy); !created) return created;
    if (auto hidden = remove(copy.id); !hidden) return hidden;
    const auto renamed = [&](const std::string& old) {
        return old.empty() ? old : sha256(copy.id + old).substr(0, 32);
    };
    for (Turn& turn : *all) {
        turn.id = renamed(turn.id);
        turn.conversation = copy.id;
        turn.parent = renamed(turn.parent);
        for (Run& run : turn.runs) {
            run.id = renamed(run.id);
            run.turn = turn.id;
            run.about = renamed(run.about);
            run.feedback = {};  // what was kept belongs to the original
            for (json& event : run.events)
                for (const char* name : {"run", "about"})
                    if (event.contains(name) && event[name].is_string())
                        event[name] = renamed(event[name].get<std::string>());
        }
        if (auto added = addTurn(turn); !added) return added;
        for (const Run& run : turn.runs)
            if (auto added = addEvents(run.id, run.events); !added) return added;
        if (auto shown = showRun(turn.id, renamed(turn.shownRun)); !shown) return shown;
    }
    if (auto shown = showTurn(copy.id, renamed(original->shownTurn)); !shown) return shown;
    return m_database.run("UPDATE conversation SET deleted = 0, updated = ? WHERE id = ?",
                          copy.updated, copy.id);
}

Result<std::int64_t> ConversationStore::foreignVersion() const {
    return m_database.integer("PRAGMA data_version");
}

Result<void> ConversationStore::addTurn(const Turn& turn) const {
    auto transaction = sqlite::Transaction::begin(m_database);
    if (!transaction) return transaction.error();
    auto added = m_database.run(
        "INSERT INTO turn(id, conversation, parent, question, created) VALUES (?, ?, ?, ?, ?)",
        turn.id, turn.conversation, turn.parent, turn.question, turn.created);
    if (!added) return added.error();
    added = m_database.run("INSERT INTO message(text, turn) VALUES (?, ?)", turn.question, turn.id);
    if (!added) return added.error();
    added = m_database.run("UPDATE conversation SET updated = ?, shown_turn = ? WHERE id = ?",
                           turn.created, turn.id, turn.conversation);
    if (!added) return added.error();
    for (const Run& run : turn.runs)
        if (added = insert(run); !added) return added.error();
    return transaction->commit();
}

Result<void> ConversationStore::showTurn(const std::string& conversation,
                                         const std::string& turn) const {
    return m_database.run("UPDATE conversation SET shown_turn = ? WHERE id = ?", turn,
                          conversation);
}

Result<void> ConversationStore::addRun(const Run& run) const {
    auto transaction = sqlite::Transaction::begin(m_database);
    if (!transaction) return transaction.error();
    if (auto added = insert(run); !added) return added.error();
    return transaction->commit();
}

Result<void> ConversationStore::insert(const Run& run) const {
    auto added = m_database.run(
        "INSERT INTO run(id, turn, configuration, base, generation, created, purpose, about) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        run.id, run.turn, jsonText(run.configuration), run.base, run.generation, run.created,
        run.purpose, run.about);
    if (!added || !run.purpose.empty()) return added;
    return showRun(run.turn, run.id);
}

Result<void> ConversationStore::showRun(const std::string& turn, const std::string& run) const {
    return m_database.run("UPDATE turn SET shown_run = ? WHERE id = ?", run, turn);
}

Result<void> ConversationStore::setFeedback(const std::string& run,
                                            const Feedback& feedback) const {
    return m_database.run("UPDATE run SET opinion = ?, example = ?, kept = ? WHERE id = ?",
                          feedback.opinion, feedback.example, feedback.kept, run);
}

Result<void> ConversationStore::addEvents(const std::string& run,
                                          const std::vector<json>& events) const {
    auto transaction = sqlite::Transaction::begin(m_database);
    if (!transaction) return transaction.error();
    for (const json& event : events)
        if (auto added = addEvent(run, event); !added) return added.error();
    return transaction->commit();
}

Result<void> ConversationStore::addEvent(const std::string& run, json event) const {
    const std::string kind = event.value("kind", "");
    if (kind == answering::AnswerFinished::kind) {
        auto indexed =
            m_database.run("INSERT INTO message(text, turn) SELECT ?, turn FROM run WHERE id = ?",
                           event.value("answer", ""), run);
        if (!indexed) return indexed.error();
    }
    if (kind == answering::ModelAsked::kind && event.contains("messages")) {
        for (json& message : event["messages"]) {
            if (!message.is_object() || !message.contains("content")) continue;
            const json& content = message["content"];
            if (!content.is_string() || content.get_ref<const std::string&>().size() < sharedFrom)
                continue;
            const auto& prompt = content.get_ref<const std::string&>();
            const std::string hash = sha256(prompt);
            auto shared = m_database.run(
                "INSERT INTO prompt(hash, content) VALUES (?, ?) ON CONFLICT DO NOTHING", hash,
                prompt);
            if (!shared) return shared.error();
            message.erase("content");
            message["content_hash"] = hash;
        }
    }
    return m_database.run("INSERT INTO event(run, seq, content) VALUES (?, ?, ?)", run,
                          event.value("seq", std::int64_t{0}), jsonText(event));
}

Result<std::vector<json>> ConversationStore::events(const std::string& run) const {
    std::vector<json> all;
    auto read = m_database.each(
        "SELECT content FROM event WHERE run = ? ORDER BY seq",
        [&](Statement& row) { all.push_back(parsedJson(row.text(0))); }, run);
    if (!read) return read.error();
    for (json& event : all) {
        if (!event.is_object() || !event.contains("messages")) continue;
        for (json& message : event["messages"]) {
            if (!message.contains("content_hash")) continue;
            auto content = m_database.value("SELECT content FROM prompt WHERE hash = ?",
                                            message["content_hash"].get<std::string>());
            if (!content) return content.error();
            message.erase("content_hash");
            message["content"] = sqlite::toText(*content);
        }
    }
    return all;
}

Result<void> ConversationStore::addRunAbout(Run run) const {
    auto read = m_database.each(
        "SELECT turn FROM run WHERE id = ?",
        [&](Statement& row) { run.turn = std::string(row.text(0)); }, run.about);
    if (!read || run.turn.empty()) return read;
    if (auto added = addRun(run); !added) return added;
    return addEvents(run.id, run.events);
}

Result<std::vector<json>> ConversationStore::eventsAbout(const std::string& run,
                                                         const std::string& purpose) const {
    std::string newest;
    auto read = m_database.each(
        "SELECT id FROM run WHERE about = ? AND purpose = ? ORDER BY created DESC, rowid DESC "
        "LIMIT 1",
        [&](Statement& row) { newest = std::string(row.text(0)); }, run, purpose);
    if (!read) return read.error();
    if (newest.empty()) return std::vector<json>();
    return events(newest);
}

Result<std::vector<Turn>> ConversationStore::outline(const std::string& conversation) const {
    std::vector<Turn> all;
    std::map<std::string, std::size_t> places;
    auto read = m_database.each(
        "SELECT id, parent, question, created, shown_run FROM turn WHERE conversation = ? "
        "ORDER BY created, rowid",
        [&](Statement& row) {
            places[std::string(row.text(0))] = all.size();
            all.push_back({std::string(row.text(0)), conversation, std::string(row.text(1)),
                           std::string(row.text(2)), row.integer(3), std::string(row.text(4))});
        },
        conversation);
    if (!read) return read.error();
    read = m_database.each(
        "SELECT run.id, turn, configuration, base, generation, run.created, purpose, about, "
        "opinion, example, kept FROM run JOIN turn ON turn.id = run.turn "
        "WHERE turn.conversation = ? ORDER BY run.created, run.rowid",
        [&](Statement& row) {
            const std::string turn(row.text(1));
            all[places.at(turn)].runs.push_back(
                {std::string(row.text(0)),
                 turn,
                 parsedJson(row.text(2)),
                 std::string(row.text(3)),
                 row.integer(4),
                 row.integer(5),
                 {},
                 std::string(row.text(6)),
                 std::string(row.text(7)),
                 {static_cast<int>(row.integer(8)), row.integer(9), row.integer(10)}});
        },
        conversation);
    if (!read) return read.error();
    return all;
}

Result<std::vector<Turn>> ConversationStore::turns(const std::string& conversation) const {
    auto all = outline(conversation);
    if (!all) return all;
    for (Turn& turn : *all)
        for (Run& run : turn.runs) {
            auto found = events(run.id);
            if (!found) return found.error();
            run.events = std::move(*found);
        }
    return all;
}

Result<std::vector<Found>> ConversationStore::search(const std::string& words) const {
    std::vector<Found> all;
    const std::string expression = matchExpression(words);
    if (expression.empty()) return all;
    auto read = m_database.each(
        "SELECT turn.conversation, turn.id, snippet(message, 0, char(2), char(3), '…', 12) "
        "FROM message JOIN turn ON turn.id = message.turn "
        "JOIN conversation ON conversation.id = turn.conversation AND deleted = 0 "
        "WHERE message MATCH ? ORDER BY conversation.updated DESC, message.rowid DESC",
        [&](Statement& row) {
            Found found{std::string(row.text(0)), std::string(row.text(1)),
                        std::string(row.text(2))};
            const auto same = [&](const Found& one) {
                return one.conversation == found.conversation;
            };
            if (std::none_of(all.begin(), all.end(), same)) all.push_back(std::move(found));
        },
        expression);
    if (!read) return read.error();
    return all;
}

}  // namespace tripletalk::conversations
