// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/derivation.h"

#include "app/explanation.h"

namespace tripletalk::app {

Derivation::Derivation(const Bases& bases, QObject* parent) : QObject(parent), m_bases(bases) {}

QVariantMap Derivation::explain(const QString& sql) const {
    return m_bases.current() ? explanationOf(sql, m_bases.current()->schema()) : QVariantMap();
}

void Derivation::show(std::shared_ptr<const RunRecord> record, const QString& question) {
    if (m_record == record && m_question == question) return;
    m_record = std::move(record);
    m_question = question;
    m_sources.clear();
    m_steps.clear();
    m_prompts.clear();
    refresh();
    Q_EMIT changed();
}

void Derivation::refresh() {
    if (!m_record) return;
    m_sources.update(m_record->answer().sources);
    m_steps.update(m_record->timeline());
    m_prompts.update(m_record->prompts());
}

}  // namespace tripletalk::app
