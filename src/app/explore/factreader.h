// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/tasks.h"
#include "knowledge/entityfacts.h"

#include <memory>
#include <optional>
#include <type_traits>

namespace tripletalk::app {

/// The facts of the base in use, read one after the other on one worker thread; opened there when
/// they are first wanted. Whoever reads drops what comes too late by itself.
class FactReader {
  public:
    void setBase(const std::optional<knowledge::KnowledgeBase>& base) {
        m_open = base ? std::make_shared<Open>(Open{*base, {}}) : nullptr;
    }

    /// `work` gets the EntityFacts and returns a Result; `done` gets that Result, on the GUI's
    /// thread.
    template <typename Work, typename Done>
    void read(QObject* receiver, Work work, Done done) {
        using Answer = std::invoke_result_t<Work, knowledge::EntityFacts&>;
        m_tasks.run(
            receiver,
            [open = m_open, work = std::move(work)]() mutable -> Answer {
                if (!open)
                    return Error{ErrorKind::NotFound,
                                 say("Sentence", "No knowledge base is open.")};
                if (!open->facts) {
                    auto facts = knowledge::EntityFacts::open(open->base);
                    if (!facts) return facts.error();
                    open->facts.emplace(*std::move(facts));
                }
                return work(*open->facts);
            },
            std::move(done));
    }

    void waitForDone() { m_tasks.waitForDone(); }

  private:
    struct Open {
        knowledge::KnowledgeBase base;
        std::optional<knowledge::EntityFacts> facts;
    };
    std::shared_ptr<Open> m_open;
    Tasks m_tasks{1};
};

}  // namespace tripletalk::app
