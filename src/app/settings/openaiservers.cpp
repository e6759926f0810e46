// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/settings/openaiservers.h"

#include "app/window/qttext.h"
#include "app/window/translated.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tripletalk::app {

using workspace::ModelServer;

OpenAiServers::OpenAiServers(AppSettings& settings, Tasks& tasks,
                             std::shared_ptr<net::Client> client, QObject* parent)
    : QAbstractListModel(parent),
      m_settings(settings),
      m_tasks(tasks),
      m_client(std::move(client)) {
    addRow({});
    for (const ModelServer& one : m_settings.values().modelServers) addRow(one.id);
    connect(&m_settings, &AppSettings::changed, this, &OpenAiServers::tellRows);
}

void OpenAiServers::addRow(const std::string& id) {
    auto catalog =
        std::make_unique<ModelCatalog>(llm::Provider::OpenAi, m_tasks, m_client, id, this);
    connect(catalog.get(), &ModelCatalog::changed, this, &OpenAiServers::modelsChanged);
    catalog->setAccess(m_access);
    m_rows.push_back({id, std::move(catalog)});
}

void OpenAiServers::tellRows() {
    Q_EMIT dataChanged(index(0), index(rowCount() - 1), {NameRole, AddressRole, KeyPlaceRole});
}

int OpenAiServers::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant OpenAiServers::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
        case ServerRole:
            return qs(row.id);
        case NameRole:
            return nameOf(row.id);
        case AddressRole: {
            const ModelServer* further = find(row.id);
            return further ? qs(further->address) : m_settings.openAiBaseUrl();
        }
        case KeyPlaceRole:
            return static_cast<int>(m_settings.keyPlaceOf(row.id));
        case CatalogRole:
            return QVariant::fromValue(row.catalog.get());
        default:
            return {};
    }
}

QHash<int, QByteArray> OpenAiServers::roleNames() const {
    return {{ServerRole, "server"},
            {NameRole, "name"},
            {AddressRole, "address"},
            {KeyPlaceRole, "keyPlace"},
            {CatalogRole, "catalog"}};
}

QStringList OpenAiServers::embedders() const {
    QStringList all;
    for (const Row& row : m_rows) all << row.catalog->embedders();
    return all;
}

std::vector<KnownModel> OpenAiServers::known() const {
    std::vector<KnownModel> all;
    for (const Row& row : m_rows) std::ranges::move(row.catalog->known(), std::back_inserter(all));
    return all;
}

void OpenAiServers::setAccess(const llm::Access& access) {
    m_access = access;
    for (const Row& row : m_rows) row.catalog->setAccess(access);
}

void OpenAiServers::retranslate() {
    for (const Row& row : m_rows)
        if (const int rows = row.catalog->rowCount(); rows > 0)
            Q_EMIT row.catalog->dataChanged(row.catalog->index(0), row.catalog->index(rows - 1));
}

void OpenAiServers::shutdown() {
    for (const Row& row : m_rows) row.catalog->shutdown();
}

const ModelServer* OpenAiServers::find(const std::string& id) const {
    const auto& all = m_settings.values().modelServers;
    const auto found = std::ranges::find(all, id, &ModelServer::id);
    return found == all.end() ? nullptr : &*found;
}

QString OpenAiServers::keep(const ModelServer& wanted) {
    auto servers = m_settings.values().modelServers;
    const auto old = std::ranges::find(servers, wanted.id, &ModelServer::id);
    const bool isNew = old == servers.end();
    auto others = servers;
    std::erase_if(others, [&](const ModelServer& one) { return one.id == wanted.id; });
    auto server = workspace::checked(wanted, others, utf8(m_settings.openAiName()));
    if (!server) return translated(server.error());
    const std::string id = server->id;
    if (isNew)
        servers.push_back(*std::move(server));
    else
        *old = *std::move(server);
    m_settings.setModelServers(servers);
    Q_EMIT modelsChanged();  // which tell the server's name
    if (!isNew) return {};
    beginInsertRows({}, rowCount(), rowCount());
    addRow(id);
    endInsertRows();
    Q_EMIT countChanged();
    return {};
}

QString OpenAiServers::keepUsual(const QString& name, const QString& address) {
    const auto& others = m_settings.values().modelServers;
    // Without a name or an address of its own it has those of the environment.
    const ModelServer wanted{"usual", utf8(name.isEmpty() ? m_settings.openAiName() : name),
                             utf8(address.isEmpty() ? m_settings.openAiBaseUrlInUse() : address)};
    if (const auto server = workspace::checked(wanted, others, {}); !server)
        return translated(server.error());
    m_settings.setOpenAiName(name);
    m_settings.setOpenAiBaseUrl(address);
    Q_EMIT modelsChanged();
    return {};
}

QString OpenAiServers::add(const QString& name, const QString& address, const QString& key) {
    const QString refused = keep({{}, utf8(name), utf8(address)});
    if (!refused.isEmpty() || key.trimmed().isEmpty()) return refused;
    m_settings.setKeyOf(m_settings.values().modelServers.back().id, key);
    return {};
}

QString OpenAiServers::rename(const QString& server, const QString& name) {
    if (server.isEmpty()) return keepUsual(name.simplified(), m_settings.openAiBaseUrl());
    const ModelServer* known = find(utf8(server));
    return known ? keep({known->id, utf8(name), known->address}) : QString();
}

QString OpenAiServers::setAddress(const QString& server, const QString& address) {
    if (server.isEmpty()) return keepUsual(qs(m_settings.values().openAiName), address.trimmed());
    const ModelServer* known = find(utf8(server));
    return known ? keep({known->id, known->name, utf8(address)}) : QString();
}

void OpenAiServers::setKey(const QString& server, const QString& key) {
    m_settings.setKeyOf(utf8(server), key);
}

void OpenAiServers::remove(const QString& server) {
    const auto row = std::ranges::find(m_rows, utf8(server), &Row::id);
    if (row == m_rows.end() || row == m_rows.begin()) return;
    auto servers = m_settings.values().modelServers;
    std::erase_if(servers, [&](const ModelServer& one) { return one.id == row->id; });
    m_settings.setModelServers(servers);
    const int at = static_cast<int>(row - m_rows.begin());
    beginRemoveRows({}, at, at);
    ModelCatalog* catalog = row->catalog.release();
    m_rows.erase(row);
    endRemoveRows();
    catalog->deleteLater();  // after what shows it, which goes later as well
    Q_EMIT countChanged();
    Q_EMIT modelsChanged();
}

ModelCatalog* OpenAiServers::catalogOf(const QString& spec) const {
    const auto asked = llm::ModelSpec::of(utf8(spec));
    if (!asked || asked->provider != llm::Provider::OpenAi) return nullptr;
    const auto row = std::ranges::find(m_rows, asked->server, &Row::id);
    return row == m_rows.end() ? nullptr : row->catalog.get();
}

QString OpenAiServers::nameOf(const std::string& id) const {
    if (id.empty()) return m_settings.openAiName();
    const ModelServer* known = find(id);
    return qs(known ? known->name : id);
}

QString OpenAiServers::titleOf(const QString& spec) const {
    const auto asked = llm::ModelSpec::of(utf8(spec));
    if (!asked) return spec;
    const bool ollama = asked->provider == llm::Provider::Ollama;
    return QStringLiteral("%1 · %2").arg(qs(asked->name),
                                         ollama ? QStringLiteral("Ollama") : nameOf(asked->server));
}

}  // namespace tripletalk::app
