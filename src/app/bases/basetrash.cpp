// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/bases/basetrash.h"

#include "app/window/qttext.h"
#include "workspace/baselist.h"

#include <utility>

namespace tripletalk::app {

BaseTrash::BaseTrash(Tasks& tasks, Bases& bases, QObject* parent)
    : QObject(parent), m_tasks(tasks), m_bases(bases) {}

void BaseTrash::setOthers(const std::vector<std::string>& others) {
    m_bases.setOthers(others);
    Q_EMIT othersChanged(others);
}

void BaseTrash::remove(const QString& folder) {
    const QString name = m_bases.nameOf(folder);
    if (m_bases.isOutside(folder)) {
        auto others = m_bases.others();
        std::erase(others, utf8(folder));
        setOthers(others);
        return gone({folder, name, {}});
    }
    m_tasks.run(
        this, [path = utf8(folder)] { return workspace::setAside(path); },
        [this, folder, name](const Result<std::filesystem::path>& aside) {
            if (aside)
                gone({folder, name, *aside});
            else
                Q_EMIT failed(folder, aside.error());
        });
}

void BaseTrash::gone(const Removed& one) {
    m_removed = one;
    m_bases.close(one.folder);
    m_bases.reload();
    Q_EMIT removedNameChanged();
    Q_EMIT removed(one.name);
}

void BaseTrash::undo() {
    if (!m_removed) return;
    const Removed back = *std::exchange(m_removed, {});
    Q_EMIT removedNameChanged();
    if (!back.aside.empty()) return putBack(back);
    auto others = m_bases.others();
    others.push_back(utf8(back.folder));
    setOthers(others);
    m_bases.reload();
}

void BaseTrash::putBack(const Removed& back) {
    m_tasks.run(
        this,
        [aside = back.aside, folder = utf8(back.folder)] {
            return workspace::putBack(aside, folder);
        },
        [this, back](const Result<void>& done) {
            if (done) return m_bases.reload();
            // It can be tried again, unless another one was deleted since.
            if (!m_removed) m_removed = back;
            Q_EMIT removedNameChanged();
            Q_EMIT failed(back.folder, done.error());
        });
}

}  // namespace tripletalk::app
