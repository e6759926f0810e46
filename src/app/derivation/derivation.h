// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/derivation/mattered.h"
#include "app/derivation/promptmodel.h"
#include "app/derivation/runrecord.h"
#include "app/derivation/sourcemodel.h"
#include "app/derivation/stepmodel.h"
#include "app/derivation/subgraphmodel.h"

#include <memory>

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// How one answer came about: the sources, steps and prompts of the run that is looked at.
class Derivation : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    Q_PROPERTY(tripletalk::app::SourceModel* sources READ sources CONSTANT)
    Q_PROPERTY(tripletalk::app::StepModel* steps READ steps CONSTANT)
    Q_PROPERTY(tripletalk::app::PromptModel* prompts READ prompts CONSTANT)
    Q_PROPERTY(tripletalk::app::Mattered* mattered READ mattered CONSTANT)
    Q_PROPERTY(tripletalk::app::SubgraphModel* subgraph READ subgraph CONSTANT)
    Q_PROPERTY(QString question READ question NOTIFY changed)
    /// What was looked at holds the answer.
    Q_PROPERTY(bool answered READ answered NOTIFY answeredChanged)
    /// It stays when another answer comes, and goes with its chat.
    Q_PROPERTY(bool pinned READ pinned WRITE setPinned NOTIFY pinnedChanged)

  public:
    explicit Derivation(const Mattered::Services& services, QObject* parent = nullptr);

    [[nodiscard]] SourceModel* sources() { return &m_sources; }
    [[nodiscard]] StepModel* steps() { return &m_steps; }
    [[nodiscard]] PromptModel* prompts() { return &m_prompts; }
    [[nodiscard]] Mattered* mattered() { return &m_mattered; }
    [[nodiscard]] SubgraphModel* subgraph() { return &m_subgraph; }
    [[nodiscard]] QString question() const { return m_question; }
    [[nodiscard]] bool answered() const {
        return m_record && m_record->answer().status != answering::AnswerStatus::NotFound;
    }
    [[nodiscard]] bool pinned() const { return m_pinned; }
    void setPinned(bool pinned);
    /// Those that the window shows of the run's sources.
    [[nodiscard]] std::vector<ShownChart> charts() const {
        return m_record ? m_sources.charts(m_record->id()) : std::vector<ShownChart>();
    }

    /// What a query over the current base does (see explanationOf); empty without a base.
    Q_INVOKABLE QVariantMap explain(const QString& sql) const;

    /// Looks at another run; null shows nothing.
    void show(std::shared_ptr<const RunRecord> record, const QString& question);
    /// The run that is looked at has new events.
    void refresh();
    [[nodiscard]] bool shows(const RunRecord* record) const { return m_record.get() == record; }

  Q_SIGNALS:
    void changed();
    void pinnedChanged();
    void answeredChanged();

  private:
    const Bases& m_bases;
    Mattered m_mattered;
    std::shared_ptr<const RunRecord> m_record;
    QString m_question;
    SourceModel m_sources;
    StepModel m_steps;
    PromptModel m_prompts;
    SubgraphModel m_subgraph;
    bool m_pinned = false;
    bool m_drawn = false;  ///< the sub-graph of the run
};

}  // namespace tripletalk::app
