// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/conversations/history.h"

#include "app/window/qttext.h"
#include "app/window/translated.h"

namespace tripletalk::app {

using conversations::ConversationStore;

History::History(std::filesystem::path file, QObject* parent)
    : QObject(parent), m_file(std::move(file)) {}

Result<const ConversationStore*> History::opened() {
    if (!m_store) {
        std::error_code ignored;  // opening tells better what is wrong
        std::filesystem::create_directories(m_file.parent_path(), ignored);
        m_store = ConversationStore::open(m_file);
    }
    if (!*m_store) return m_store->error();
    return &**m_store;
}

void History::write(Write work, std::function<void()> then) {
    m_tasks.run(
        this,
        [this, work = std::move(work)]() -> Result<void> {
            auto store = opened();
            if (!store) return store.error();
            return work(**store);
        },
        [this, then = std::move(then)](const Result<void>& done) {
            if (!done) tell(done.error());
            if (then) then();
        });
}

void History::tell(const Error& error) { Q_EMIT failed(translated(error)); }

}  // namespace tripletalk::app
