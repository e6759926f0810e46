// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/schema/diagrammodel.h"

#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "base/file.h"

#include <set>

#include <QBuffer>
#include <QGuiApplication>
#include <QStringList>

namespace tripletalk::app {

namespace {

constexpr std::size_t tablesWithColumns = 40;
constexpr std::size_t tablesWithKeys = 120;

QFont sceneFont() {
    QFont font = QGuiApplication::font();
    font.setPixelSize(diagram::fontSize);
    return font;
}

Result<void> write(const QString& file, const DiagramScene& scene, const DiagramStyle& style) {
    QByteArray bytes;
    if (file.endsWith(QLatin1String(".png"), Qt::CaseInsensitive)) {
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        toImage(scene, style).save(&buffer, "PNG");
    } else {
        bytes = toSvg(scene, style);
    }
    return writeFileAtomically(utf8(file), bytes.toStdString());
}

}  // namespace

DiagramModel::DiagramModel(Tasks& tasks, QObject* parent) : QObject(parent), m_tasks(tasks) {}

DiagramDetail DiagramModel::shownDetail() const {
    switch (m_detail) {
        case Names:
            return DiagramDetail::Names;
        case Keys:
            return DiagramDetail::Keys;
        case Columns:
            return DiagramDetail::Columns;
        case Automatic:
            break;
    }
    const std::size_t count = m_schema ? m_schema->tables.size() : 0;
    if (count <= tablesWithColumns) return DiagramDetail::Columns;
    return count <= tablesWithKeys ? DiagramDetail::Keys : DiagramDetail::Names;
}

void DiagramModel::setSchema(const induction::Schema& schema) {
    m_schema = std::make_shared<const induction::Schema>(schema);
    layOut();
}

void DiagramModel::setDetail(Detail detail) {
    if (detail == m_detail) return;
    m_detail = detail;
    Q_EMIT detailChanged();
    if (m_schema) layOut();
}

void DiagramModel::setSelected(const QString& table) {
    if (table == m_selected) return;
    m_selected = table;
    Q_EMIT selectedChanged();
}

void DiagramModel::layOut() {
    m_cancel.cancel();
    m_cancel = CancelToken();
    const int generation = ++m_generation;
    m_busy = true;
    Q_EMIT busyChanged();
    struct Placed {
        std::shared_ptr<const DiagramScene> scene;
        bool moved = true;
    };
    m_tasks.run(
        this,
        [schema = m_schema, earlier = m_scene, detail = shownDetail(), font = sceneFont(),
         cancel = m_cancel] {
            auto scene = std::make_shared<DiagramScene>(sceneOf(*schema, detail, font));
            const bool stayed = place(*scene, *earlier, cancel);
            return Placed{std::move(scene), !stayed};
        },
        [this, generation](Placed placed) {
            if (generation != m_generation) return;
            m_scene = std::move(placed.scene);
            m_busy = false;
            Q_EMIT busyChanged();
            Q_EMIT changed();
            if (placed.moved) Q_EMIT replaced();
        });
}

QString DiagramModel::description(const QString& table) const {
    const int index = m_scene->indexOf(table);
    if (index < 0) return {};
    const auto at = static_cast<std::size_t>(index);
    std::set<QString> others;
    for (const DiagramEdge& edge : m_scene->edges) {
        if (edge.from == at && edge.to != at) others.insert(m_scene->tables[edge.to].name);
        if (edge.to == at && edge.from != at) others.insert(m_scene->tables[edge.from].name);
    }
    if (others.empty()) return tr("%1, linked to no other table").arg(table);
    return tr("%1, linked to %2")
        .arg(table, QStringList(others.begin(), others.end()).join(QStringLiteral(", ")));
}

void DiagramModel::save(const QUrl& file, const DiagramStyle& style) {
    const QString path = file.toLocalFile();
    m_tasks.run(
        this, [scene = m_scene, path, style] { return write(path, *scene, style); },
        [this, path](const Result<void>& written) {
            Q_EMIT saved(path, written ? QString() : translated(written.error()));
        });
}

}  // namespace tripletalk::app
