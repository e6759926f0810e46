// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/events.h"
#include "app/explore/graphdrawing.h"

#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace tripletalk::app {

/// The part of the graph that a run took its question to be about, as a drawing: what the question
/// names, the facts that join that, and the facts that fit the question best; as many as can be
/// read. What the question names is `expanded`, the first of it the first box.
class SubgraphModel : public tripletalk::app::GraphDrawing {  // qmllint wants the whole name
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Derivation")
    Q_PROPERTY(int count READ rowCount NOTIFY changed)
    Q_PROPERTY(QString notes READ notes NOTIFY changed)  ///< what was left out, a line each

  public:
    explicit SubgraphModel(Tasks& tasks, QObject* parent = nullptr) : GraphDrawing(tasks, parent) {}

    [[nodiscard]] QString notes() const { return m_notes; }

    /// Null draws nothing.
    void show(const answering::SubgraphChosen* chosen);

  private:
    using Chosen = answering::SubgraphChosen;
    int boxOf(const Chosen::Node& node, int parent);
    void add(const Chosen::Fact& fact);
    void drawNamed(const Chosen& chosen);

    std::map<std::string, int> m_rows;                                    ///< by IRI
    std::set<std::tuple<std::string, std::string, std::string>> m_drawn;  ///< facts
    QString m_notes;
};

/// The facts of the tree that join what the question names: without the branches that only lead to
/// other terminals.
std::vector<answering::SubgraphChosen::Fact> joiningFacts(const answering::SubgraphChosen& chosen);

}  // namespace tripletalk::app
