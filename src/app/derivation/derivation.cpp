// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/derivation/derivation.h"

#include "app/derivation/explanation.h"

namespace tripletalk::app {

Derivation::Derivation(const Mattered::Services& services, QObject* parent)
    : QObject(parent), m_bases(services.bases), m_mattered(services), m_subgraph(services.tasks) {}

QVariantMap Derivation::explain(const QString& sql) const {
    return m_bases.current() ? explanationOf(sql, m_bases.current()->schema()) : QVariantMap();
}

void Derivation::show(std::shared_ptr<const RunRecord> record, const QString& question) {
    if (m_record == record && m_question == question) return;
    if (!record) setPinned(false);
    m_record = std::move(record);
    m_question = question;
    m_sources.clear();
    m_steps.clear();
    m_prompts.clear();
    m_subgraph.show(nullptr);
    m_drawn = false;
    m_mattered.look(m_record);
    refresh();
    Q_EMIT changed();
}

void Derivation::setPinned(bool pinned) {
    if (m_pinned == pinned) return;
    m_pinned = pinned;
    Q_EMIT pinnedChanged();
}

void Derivation::refresh() {
    if (!m_record) return;
    m_sources.update(m_record->answer().sources, m_record->bases());
    m_steps.update(m_record->timeline());
    m_prompts.update(m_record->prompts());
    if (const auto& chosen = m_record->subgraph(); chosen && !m_drawn) {
        m_subgraph.show(&*chosen);
        m_drawn = true;
    }
    if (m_record->ended()) m_mattered.look(m_record);
    Q_EMIT answeredChanged();
}

}  // namespace tripletalk::app
