// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/import/importfilemodel.h"

#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "passages/documentreader.h"
#include "rdf/graphformat.h"

#include <algorithm>

namespace tripletalk::app {

using knowledge::FoundSources;
using knowledge::ImportSource;

ImportFileModel::ImportFileModel(Tasks& tasks, QObject* parent)
    : QAbstractListModel(parent), m_tasks(tasks) {}

int ImportFileModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_files.size());
}

QVariant ImportFileModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const ImportSource& file = m_files[static_cast<std::size_t>(index.row())];
    switch (role) {
        case NameRole:
            return qs(file.path.filename().string());
        case FolderRole:
            return qs(file.path.parent_path().string());
        case SyntaxRole:
            return qs(file.syntax);
        case PackedRole:
            return file.packed;
        case BytesRole:
            return static_cast<double>(file.bytes);
        default:
            return {};
    }
}

QHash<int, QByteArray> ImportFileModel::roleNames() const {
    return {{NameRole, "name"},
            {FolderRole, "folder"},
            {SyntaxRole, "syntax"},
            {PackedRole, "packed"},
            {BytesRole, "bytes"}};
}

double ImportFileModel::bytes() const {
    double sum = 0;
    for (const ImportSource& file : m_files) sum += static_cast<double>(file.bytes);
    return sum;
}

std::vector<std::filesystem::path> ImportFileModel::paths() const {
    std::vector<std::filesystem::path> paths;
    for (const ImportSource& file : m_files) paths.push_back(file.path);
    return paths;
}

void ImportFileModel::add(const QList<QUrl>& files) {
    std::vector<std::filesystem::path> paths;
    QStringList elsewhere;
    for (const QUrl& url : files) {
        const QString path = url.scheme().isEmpty() ? url.toString() : url.toLocalFile();
        if (path.isEmpty())
            elsewhere << tr("“%1” is not a file of this computer: download it first.")
                             .arg(url.toDisplayString());
        else
            paths.emplace_back(utf8(path));
    }
    m_refused = elsewhere;
    ++m_looking;
    Q_EMIT changed();
    m_tasks.run(
        this, [paths = std::move(paths)] { return knowledge::findSources(paths); },
        [this, generation = m_generation](FoundSources sources) {
            if (generation == m_generation) found(std::move(sources));
        });
}

void ImportFileModel::found(FoundSources found) {
    std::erase_if(found.files, [this](const ImportSource& file) {
        return std::ranges::find(m_files, file.path, &ImportSource::path) != m_files.end();
    });
    if (!found.files.empty()) {
        beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(found.files.size()) - 1);
        std::ranges::move(found.files, std::back_inserter(m_files));
        endInsertRows();
    }
    for (const Error& error : found.refused) m_refused << translated(error);
    --m_looking;
    Q_EMIT changed();
}

void ImportFileModel::remove(int row) {
    if (row < 0 || row >= rowCount()) return;
    beginRemoveRows({}, row, row);
    m_files.erase(m_files.begin() + row);
    endRemoveRows();
    Q_EMIT changed();
}

void ImportFileModel::clear() {
    ++m_generation;
    m_looking = 0;
    m_refused.clear();
    beginResetModel();
    m_files.clear();
    endResetModel();
    Q_EMIT changed();
}

QString ImportFileModel::patterns() {
    QStringList all;
    for (const rdf::GraphFormat& format : rdf::graphFormats())
        for (const std::string_view ending : format.endings)
            all << u'*' + qs(ending) << u'*' + qs(ending) + QStringLiteral(".gz");
    for (const std::string& ending : passages::documentEndings()) all << u'*' + qs(ending);
    return all.join(u' ');
}

QString ImportFileModel::formats() {
    QStringList names;
    for (const rdf::GraphFormat& format : rdf::graphFormats()) names << qs(format.name);
    return names.join(QStringLiteral(", "));
}

QString ImportFileModel::documents() {
    QStringList endings;
    for (const std::string& ending : passages::documentEndings()) endings << qs(ending);
    return endings.join(QStringLiteral(", "));
}

}  // namespace tripletalk::app
