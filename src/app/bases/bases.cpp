// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/bases/bases.h"

#include "answering/questions/examplequestions.h"
#include "answering/reading/termjson.h"
#include "app/window/qttext.h"
#include "app/window/translated.h"

#include <algorithm>

#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <QPointer>

namespace tripletalk::app {

using knowledge::KnowledgeBase;

namespace {
QString endpointOf(const knowledge::Manifest& manifest) {
    return manifest.remote ? qs(manifest.remote->url) : QString();
}
}  // namespace

Bases::Bases(Tasks& tasks, EndpointKeys& keys, std::filesystem::path data, QObject* parent)
    : QAbstractListModel(parent), m_tasks(tasks), m_keys(keys), m_data(std::move(data)) {}

int Bases::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant Bases::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const workspace::BaseEntry& entry = m_entries[static_cast<std::size_t>(index.row())];
    switch (role) {
        case NameRole:
            return qs(entry.manifest.name);
        case FolderRole:
            return qs(entry.folder.string());
        case IdRole:
            return qs(entry.manifest.id);
        case CreatedRole:
            return QDateTime::fromString(qs(entry.manifest.created), Qt::ISODate).toLocalTime();
        case BytesRole:
            return static_cast<qlonglong>(entry.bytes);
        case TriplesRole:
            return static_cast<qlonglong>(entry.manifest.triples);
        case EntitiesRole:
            return static_cast<qlonglong>(entry.manifest.entities);
        case EndpointRole:
            return endpointOf(entry.manifest);
        case ErrorRole:
            return entry.error ? translated(*entry.error) : QString();
        case CurrentRole:
            return qs(entry.folder.string()) == m_folder;
        default:
            return {};
    }
}

QHash<int, QByteArray> Bases::roleNames() const {
    return {{IdRole, "baseId"},         {CreatedRole, "created"}, {BytesRole, "bytes"},
            {NameRole, "name"},         {FolderRole, "folder"},   {TriplesRole, "triples"},
            {EntitiesRole, "entities"}, {ErrorRole, "errorText"}, {CurrentRole, "isCurrent"},
            {EndpointRole, "endpoint"}};
}

QString Bases::name() const {
    if (m_current) return qs(m_current->manifest().name);
    return m_folder.isEmpty() ? QString()
                              : qs(std::filesystem::path(utf8(m_folder)).stem().string());
}

QString Bases::endpoint() const {
    return m_current ? endpointOf(m_current->manifest()) : QString();
}

double Bases::triples() const {
    return m_current ? static_cast<double>(m_current->manifest().triples) : 0;
}

double Bases::entities() const {
    return m_current ? static_cast<double>(m_current->manifest().entities) : 0;
}

int Bases::tables() const { return m_current ? static_cast<int>(m_current->manifest().tables) : 0; }

double Bases::generation() const {
    return m_current ? static_cast<double>(m_current->manifest().generation) : 0;
}

QString Bases::currentId() const { return m_current ? qs(m_current->manifest().id) : QString(); }

bool Bases::mayHave(const QString& id) const {
    return !m_listed || id == currentId() || entryOfId(id);
}

std::map<std::string, std::string> Bases::names() const {
    std::map<std::string, std::string> names;
    for (const workspace::BaseEntry& entry : m_entries)
        names[entry.manifest.id] = entry.manifest.name;
    return names;
}

const workspace::BaseEntry* Bases::entryOf(const QString& folder) const {
    const auto found = std::ranges::find_if(m_entries, [&](const workspace::BaseEntry& entry) {
        return qs(entry.folder.string()) == folder;
    });
    return found == m_entries.end() ? nullptr : &*found;
}

const workspace::BaseEntry* Bases::entryOfId(const QString& id) const {
    const auto found = std::ranges::find_if(
        m_entries, [&](const workspace::BaseEntry& entry) { return qs(entry.manifest.id) == id; });
    return found == m_entries.end() ? nullptr : &*found;
}

QString Bases::nameOf(const QString& folder) const {
    const workspace::BaseEntry* entry = entryOf(folder);
    return entry ? qs(entry->manifest.name) : QFileInfo(folder).completeBaseName();
}

bool Bases::isOutside(const QString& folder) const {
    return std::ranges::find(m_others, utf8(folder)) != m_others.end();
}

void Bases::setOthers(std::vector<std::string> others) { m_others = std::move(others); }

void Bases::reload() {
    const int generation = ++m_listing;
    m_tasks.run(
        this, [data = m_data, others = m_others] { return workspace::listBases(data, others); },
        [this, generation](std::vector<workspace::BaseEntry> entries) {
            if (generation != m_listing) return;
            show(std::move(entries));
            m_listed = true;
            Q_EMIT listChanged();
            openAnew();
        });
}

namespace {
bool same(const workspace::BaseEntry& a, const workspace::BaseEntry& b) {
    return a.folder == b.folder && a.bytes == b.bytes &&
           a.error.has_value() == b.error.has_value() && toJson(a.manifest) == toJson(b.manifest);
}
}  // namespace

void Bases::show(std::vector<workspace::BaseEntry> wanted) {
    // Rows that went or changed, then those that came: whoever looks at another one keeps it.
    for (int row = rowCount() - 1; row >= 0; --row) {
        const auto& shown = m_entries[static_cast<std::size_t>(row)];
        if (std::ranges::any_of(wanted, [&](const auto& one) { return same(one, shown); }))
            continue;
        beginRemoveRows({}, row, row);
        m_entries.erase(m_entries.begin() + row);
        endRemoveRows();
    }
    for (std::size_t at = 0; at < wanted.size(); ++at) {
        if (at < m_entries.size() && m_entries[at].folder == wanted[at].folder) continue;
        const int row = static_cast<int>(at);
        beginInsertRows({}, row, row);
        m_entries.insert(m_entries.begin() + row, std::move(wanted[at]));
        endInsertRows();
    }
}

void Bases::open(const QString& folder) {
    const workspace::BaseEntry* entry = entryOf(folder);
    Q_EMIT chosen(entry ? qs(entry->manifest.id) : QString());
    load(folder);
}

void Bases::openFor(const QString& id) {
    if (id == currentId()) return;
    for (const workspace::BaseEntry& entry : m_entries)
        if (qs(entry.manifest.id) == id && qs(entry.folder.string()) != m_folder)
            return load(qs(entry.folder.string()));
}

void Bases::openAnew() {
    for (const workspace::BaseEntry& entry : m_entries) {
        if (!m_current || qs(entry.folder.string()) != m_folder) continue;
        const knowledge::Manifest& now = m_current->manifest();
        if (entry.manifest.generation > now.generation || entry.manifest.name != now.name)
            return load(m_folder);
    }
}

void Bases::close(const QString& folder) {
    if (folder != m_folder) return;
    ++m_opening;
    m_current.reset();
    makeExamples();
    m_error.clear();
    m_folder.clear();
    m_state = NoBase;
    Q_EMIT currentChanged();
}

void Bases::load(const QString& folder) {
    const int generation = ++m_opening;
    m_current.reset();
    makeExamples();
    m_error.clear();
    m_folder = folder;
    m_state = Opening;
    Q_EMIT currentChanged();
    reach(folder, this, [this, generation](Result<KnowledgeBase> base) {
        if (generation == m_opening) opened(std::move(base));
    });
}

void Bases::lend(const QString& id, QObject* receiver,
                 std::function<void(Result<KnowledgeBase>)> done) {
    if (const workspace::BaseEntry* entry = entryOfId(id))
        return reach(qs(entry->folder.string()), receiver, std::move(done));
    done(Error{ErrorKind::NotFound, say("Sentence", "This knowledge base is not there any more.")});
}

void Bases::reach(const QString& folder, QObject* receiver,
                  std::function<void(Result<KnowledgeBase>)> done) {
    m_tasks.run(
        receiver, [path = utf8(folder)] { return KnowledgeBase::open(path); },
        [this, guard = QPointer<QObject>(receiver),
         done = std::move(done)](Result<KnowledgeBase> base) {
            if (!base) return done(std::move(base));
            m_keys.reach(*base, [guard, done](KnowledgeBase reached) {
                if (guard) done(std::move(reached));
            });
        });
}

void Bases::opened(Result<KnowledgeBase> base) {
    if (base) {
        m_current = std::move(*base);
        m_state = Ready;
    } else {
        m_error = translated(base.error());
        m_state = Failed;
    }
    makeExamples();
    Q_EMIT currentChanged();
    if (rowCount() > 0) Q_EMIT dataChanged(index(0), index(rowCount() - 1), {CurrentRole});
}

void Bases::refresh(std::function<void()> then) {
    if (!m_current) return;
    m_tasks.run(
        this, [base = *m_current] { return base.current(); },
        [this, generation = m_opening, then = std::move(then)](Result<KnowledgeBase> now) {
            if (generation != m_opening || !now) return;
            opened(std::move(now));
            if (then) then();
        });
}

void Bases::makeExamples() {
    QStringList examples;
    m_exampleReadings.clear();
    const auto& wording = language::Wording::forTag(utf8(QLocale().bcp47Name()));
    if (m_current)
        for (const auto& [words, term] : answering::exampleQuestions(m_current->schema())) {
            examples << translated(words);
            nlohmann::json& meant = m_exampleReadings.emplace_back();
            if (!term) continue;
            answering::reading::ScoredReading reading;
            reading.term = *term;
            meant = toJson(reading, wording);
        }
    if (examples == m_examples) return;
    m_examples = std::move(examples);
    Q_EMIT examplesChanged();
}

nlohmann::json Bases::exampleReading(const QString& question) const {
    const auto at = m_examples.indexOf(question);
    return at < 0 ? nlohmann::json() : m_exampleReadings[static_cast<std::size_t>(at)];
}

QVariantList Bases::contents() const {
    constexpr std::size_t shown = 8;
    std::vector<const induction::Table*> tables;
    if (m_current)
        for (const induction::Table& table : m_current->schema().tables)
            if (table.kind == induction::TableKind::Entity && !table.hidden && table.rows > 0)
                tables.push_back(&table);
    std::ranges::stable_sort(tables, std::greater(), &induction::Table::rows);
    if (tables.size() > shown) tables.resize(shown);
    QVariantList all;
    for (const induction::Table* table : tables)
        all << QVariantMap{{QStringLiteral("label"), qs(table->label)},
                           {QStringLiteral("count"), static_cast<double>(table->rows)},
                           {QStringLiteral("table"), qs(table->name)}};
    return all;
}

QVariantMap Bases::namesById() const {
    QVariantMap all;
    for (const auto& [id, name] : names()) all[qs(id)] = qs(name);
    return all;
}

void Bases::retranslate() {
    makeExamples();
    if (rowCount() > 0) Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

}  // namespace tripletalk::app
