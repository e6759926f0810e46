// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/explore/factreader.h"
#include "app/explore/graphdrawing.h"

#include <map>
#include <set>
#include <tuple>
#include <vector>

#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// The things around one thing, as boxes of a drawing with their places: entities; between them
/// the predicates of their facts; and, where there are more facts than fit, a box that brings them.
/// Boxes are only ever added, so that a drawing grows where one looks.
class Neighbourhood : public tripletalk::app::GraphDrawing {  // qmllint wants the whole name
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Explorer")
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    Q_PROPERTY(bool full READ full NOTIFY changed)  ///< nothing more fits
    Q_PROPERTY(QString error READ error NOTIFY changed)

  public:
    Neighbourhood(FactReader& reader, Tasks& tasks, QObject* parent = nullptr);

    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] bool busy() const { return m_busy > 0; }
    [[nodiscard]] bool full() const;
    [[nodiscard]] QString error() const { return m_error; }
    void clear();
    void shutdown() { m_cancel.cancel(CancelReason::Shutdown); }

    /// Draws what is around this thing, anew.
    Q_INVOKABLE void start(const QString& name);
    /// An entity: what is around it joins the drawing. A "more": some more of its predicate do.
    Q_INVOKABLE void grow(int row);

  private:
    using Fact = std::tuple<graph::TermId, graph::TermId, graph::TermId>;

    void add(int row, const knowledge::FactCard& card);
    void addGroup(int owner, const knowledge::FactGroup& group);
    void addValues(int predicate, const std::vector<knowledge::FactValue>& values);
    int addBox(Box box);
    void expand(int row);
    void bringMore(int row);
    void began();
    void ended(const Error* error);
    [[nodiscard]] static Fact factOf(const Box& predicate, graph::TermId other);

    FactReader& m_reader;
    std::map<graph::TermId, int> m_rows;  ///< of entities
    std::set<Fact> m_facts;
    QString m_name;
    QString m_error;
    int m_busy = 0;
    int m_generation = 0;
    CancelToken m_cancel;
};

}  // namespace tripletalk::app
