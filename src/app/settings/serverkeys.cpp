// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/settings/serverkeys.h"

#include "app/window/qttext.h"

namespace tripletalk::app {

std::string ServerKeys::of(const QString& entry) const {
    const auto held = m_held.find(entry);
    return held == m_held.end() ? std::string() : held->second.key;
}

bool ServerKeys::isKept(const QString& entry) const {
    const auto held = m_held.find(entry);
    return held != m_held.end() && held->second.kept;
}

void ServerKeys::load(const QString& entry) {
    if (m_held.contains(entry)) return;
    m_secrets.read(entry, [this, entry](const QString& secret) {
        // One that was typed meanwhile, or removed, counts more.
        if (secret.isEmpty() || m_held.contains(entry)) return;
        m_held[entry] = {utf8(secret), true};
        Q_EMIT changed();
    });
}

void ServerKeys::keep(const QString& entry, const QString& key) {
    const std::string wanted = utf8(key.trimmed());
    m_held[entry] = {wanted, false};
    Q_EMIT changed();
    m_secrets.write(entry, qs(wanted), [this, entry, wanted](bool kept) {
        Held& held = m_held[entry];
        if (!kept || wanted.empty() || held.key != wanted) return;
        held.kept = true;
        Q_EMIT changed();
    });
}

}  // namespace tripletalk::app
