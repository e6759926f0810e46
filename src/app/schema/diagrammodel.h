// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/schema/diagramdrawing.h"
#include "app/schema/diagramscene.h"
#include "app/window/tasks.h"

#include <memory>

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// A schema as a diagram: its boxes are placed on a worker thread. Shown by DiagramCanvas.
class DiagramModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of whoever has a schema")
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    Q_PROPERTY(int tables READ tables NOTIFY changed)
    Q_PROPERTY(Detail detail READ detail WRITE setDetail NOTIFY detailChanged)
    Q_PROPERTY(QString selected READ selected WRITE setSelected NOTIFY selectedChanged)

  public:
    /// How much of each table is shown; Automatic: less of larger schemas.
    enum Detail { Automatic, Names, Keys, Columns };
    Q_ENUM(Detail)

    explicit DiagramModel(Tasks& tasks, QObject* parent = nullptr);
    ~DiagramModel() override { m_cancel.cancel(); }

    /// Shows this schema. If only names differ from the one before, every box stays where it is.
    void setSchema(const induction::Schema& schema);
    void shutdown() { m_cancel.cancel(CancelReason::Shutdown); }

    [[nodiscard]] bool busy() const { return m_busy; }
    [[nodiscard]] int tables() const { return static_cast<int>(m_scene->tables.size()); }
    [[nodiscard]] Detail detail() const { return m_detail; }
    void setDetail(Detail detail);
    /// Name of the selected table; empty: none.
    [[nodiscard]] QString selected() const { return m_selected; }
    void setSelected(const QString& table);
    [[nodiscard]] const std::shared_ptr<const DiagramScene>& scene() const { return m_scene; }

    /// What is to be known of a table, for screen readers: "Car, 12 columns, linked to …".
    Q_INVOKABLE QString description(const QString& table) const;

    /// Writes the whole diagram, as the file's ending says (.png, else SVG). Ends with saved().
    void save(const QUrl& file, const DiagramStyle& style);

  Q_SIGNALS:
    void busyChanged();
    void changed();   ///< there is something else to draw
    void replaced();  ///< and it stands elsewhere
    void detailChanged();
    void selectedChanged();
    /// `error` is empty if it went well.
    void saved(const QString& file, const QString& error);

  private:
    void layOut();
    [[nodiscard]] DiagramDetail shownDetail() const;

    Tasks& m_tasks;
    std::shared_ptr<const induction::Schema> m_schema;
    std::shared_ptr<const DiagramScene> m_scene = std::make_shared<DiagramScene>();
    CancelToken m_cancel;
    Detail m_detail = Automatic;
    QString m_selected;
    bool m_busy = false;
    int m_generation = 0;
};

}  // namespace tripletalk::app
