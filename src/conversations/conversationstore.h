// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/presence.h"
#include "base/result.h"
#include "conversations/conversation.h"
#include "sqlite/database.h"

#include <filesystem>
#include <string>
#include <vector>

namespace tripletalk::conversations {

/// The conversations on disk: conversation -> turns with a parent -> runs with their events.
/// Everything is written when it happens, so that a crash loses at most the event being written.
/// One thread at a time; several processes may share the file. Errors: Io, DiskFull, Locked,
/// Version (written by a newer program), NotFound.
class ConversationStore {
  public:
    /// Opens or creates the file; conversations that were deleted are gone for good, unless
    /// another window has the file open, which may still bring them back.
    static Result<ConversationStore> open(const std::filesystem::path& file);

    /// All conversations that are not deleted: pinned ones first, then by last use.
    Result<std::vector<Conversation>> list() const;

    /// Errors: NotFound.
    Result<Conversation> conversation(const std::string& id) const;
    Result<void> create(const Conversation& conversation) const;
    /// Gives it the title that a person wrote.
    Result<void> rename(const std::string& id, const std::string& title) const;
    Result<void> setDraft(const std::string& id, const std::string& draft) const;
    /// The bases that are asked as well from now on.
    Result<void> setOthers(const std::string& id, const std::vector<NamedBase>& others) const;
    Result<void> setPinned(const std::string& id, bool pinned) const;
    /// Hides it from list and search; `restore` brings it back while any window is open.
    Result<void> remove(const std::string& id) const;
    /// Errors: NotFound.
    Result<void> restore(const std::string& id) const;
    /// A conversation `copy`, with the turns and runs of another under ids of their own.
    Result<void> duplicate(const std::string& id, const Conversation& copy) const;

    /// A number that changes when another connection has written, of this process or another.
    Result<std::int64_t> foreignVersion() const;

    /// Adds a question together with its runs, without their events, marks the conversation as
    /// used, and shows the path that ends with it. A question is never kept without a run that
    /// answers it: nobody would show it.
    Result<void> addTurn(const Turn& turn) const;
    /// Shows the path that ends with this turn.
    Result<void> showTurn(const std::string& conversation, const std::string& turn) const;
    /// Adds a run without its events and, if it answers the question, makes it the one shown.
    Result<void> addRun(const Run& run) const;
    Result<void> showRun(const std::string& turn, const std::string& run) const;
    Result<void> setFeedback(const std::string& run, const Feedback& feedback) const;
    /// Appends events in order; the text of answer_finished becomes searchable. Long prompts that
    /// several calls share are stored once.
    Result<void> addEvents(const std::string& run, const std::vector<nlohmann::json>& events) const;

    /// The turns of a conversation, oldest first, with their runs and events.
    Result<std::vector<Turn>> turns(const std::string& conversation) const;
    /// The same without the events: what a long conversation is opened with.
    Result<std::vector<Turn>> outline(const std::string& conversation) const;
    Result<std::vector<nlohmann::json>> events(const std::string& run) const;

    /// Adds an ended run about another one's answer, with its events, to that one's turn; nothing
    /// if that one is not kept.
    Result<void> addRunAbout(Run run) const;
    /// The events of the newest run of a purpose about this one; empty if there is none.
    Result<std::vector<nlohmann::json>> eventsAbout(const std::string& run,
                                                    const std::string& purpose) const;

    /// Searches questions and answers for all of the words (the last one may be unfinished), newest
    /// first, one place a conversation.
    Result<std::vector<Found>> search(const std::string& words) const;

  private:
    ConversationStore(sqlite::Database database, Presence presence)
        : m_database(std::move(database)), m_presence(std::move(presence)) {}
    /// Within a transaction.
    Result<void> insert(const Run& run) const;
    Result<void> addEvent(const std::string& run, nlohmann::json event) const;

    sqlite::Database m_database;
    Presence m_presence;
};

}  // namespace tripletalk::conversations
