// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/schema/edithistory.h"

#include <utility>

namespace tripletalk::app {

using curation::Curation;

namespace {
constexpr std::size_t mostSteps = 500;
}

std::optional<EditHistory::Edit> EditHistory::next() {
    while (!m_waiting.empty()) {
        Edit edit = std::move(m_waiting.front());
        m_waiting.pop_front();
        if (edit.kind == Kind::Do) return edit;
        const auto& steps = edit.kind == Kind::Undo ? m_done : m_undone;
        if (steps.empty()) continue;
        edit.text = steps.back().text;
        edit.change = [before = steps.back().before](Curation& now) { now = before; };
        return edit;
    }
    return std::nullopt;
}

void EditHistory::made(const Edit& edit, const Curation& before) {
    if (edit.kind == Kind::Undo) {
        m_done.pop_back();
        m_undone.push_back({edit.text, before});
        return;
    }
    if (edit.kind == Kind::Redo)
        m_undone.pop_back();
    else
        m_undone.clear();
    m_done.push_back({edit.text, before});
    if (m_done.size() > mostSteps) m_done.erase(m_done.begin());
}

void EditHistory::dropLast() {
    m_waiting.clear();
    m_undone.clear();
    if (!m_done.empty()) m_done.pop_back();
}

void EditHistory::clear() { *this = EditHistory(); }

QString EditHistory::undoText() const { return m_done.empty() ? QString() : m_done.back().text; }

QString EditHistory::redoText() const {
    return m_undone.empty() ? QString() : m_undone.back().text;
}

}  // namespace tripletalk::app
