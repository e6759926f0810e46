// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/configurations.h"

#include "app/destination.h"
#include "app/sentences.h"
#include "app/text.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace tripletalk::app {

using nlohmann::json;
using workspace::Configuration;

namespace {

constexpr const char* offline = "offline";

Result<QStringList> ollamaModels(net::Client& client, const std::string& host,
                                 const CancelToken& cancel) {
    net::Request request;
    request.url = host + "/api/tags";
    request.deadlines.firstByte = std::chrono::milliseconds(3000);
    request.deadlines.total = std::chrono::milliseconds(5000);
    request.retry.attempts = 1;
    const auto reply = client.send(request, cancel);
    if (!reply) return reply.error();
    const json body = json::parse(reply->body, nullptr, false);
    if (reply->status != 200 || !body.is_object() || !body.contains("models"))
        return Error{ErrorKind::Server, "This is not an Ollama server."};
    QStringList names;
    for (const json& model : body["models"])
        if (model.is_object()) names << qs("ollama:" + model.value("name", ""));
    names.sort(Qt::CaseInsensitive);
    return names;
}

}  // namespace

Configurations::Configurations(Tasks& tasks, std::shared_ptr<net::Client> client, QObject* parent)
    : QAbstractListModel(parent), m_tasks(tasks), m_client(std::move(client)) {}

int Configurations::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_saved.size());
}

QVariant Configurations::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Configuration& one = m_saved[static_cast<std::size_t>(index.row())];
    switch (role) {
        case NameRole:
            return qs(one.name);
        case StrategyRole:
            return qs(one.strategy);
        case ModelRole:
            return qs(one.model);
        case CurrentRole:
            return one.name == m_current.name;
        default:
            return {};
    }
}

QHash<int, QByteArray> Configurations::roleNames() const {
    return {{NameRole, "name"},
            {StrategyRole, "strategy"},
            {ModelRole, "modelName"},
            {CurrentRole, "isCurrent"}};
}

const Configuration* Configurations::find(const std::string& name) const {
    const auto at = std::ranges::find(m_saved, name, &Configuration::name);
    return at == m_saved.end() ? nullptr : &*at;
}

void Configurations::setSaved(std::vector<Configuration> saved, const std::string& current) {
    if (saved.empty()) saved.emplace_back();
    beginResetModel();
    m_saved = std::move(saved);
    const Configuration* used = find(current);
    m_current = used ? *used : m_saved.front();
    endResetModel();
    Q_EMIT changed();
}

void Configurations::setAccess(llm::Access access) {
    m_access = std::move(access);
    Q_EMIT changed();
}

QString Configurations::name() const { return qs(m_current.name); }
QString Configurations::strategy() const { return qs(m_current.strategy); }
QString Configurations::model() const { return qs(m_current.model); }
QString Configurations::embedder() const { return qs(m_current.embedder); }

void Configurations::edit(Configuration configuration) {
    if (toJson(configuration) == toJson(m_current)) return;
    m_current = std::move(configuration);
    Q_EMIT changed();
}

void Configurations::setStrategy(const QString& strategy) {
    Configuration configuration = m_current;
    configuration.strategy = utf8(strategy);
    if (strategy == qs(offline))
        configuration.model = offline;
    else if (configuration.model == offline)
        configuration.model = m_models.isEmpty() ? "" : utf8(m_models.front());
    edit(std::move(configuration));
}

void Configurations::setModel(const QString& model) {
    Configuration configuration = m_current;
    configuration.model = utf8(model.trimmed());
    if (configuration.model == offline)
        configuration.strategy = offline;
    else if (configuration.strategy == offline)
        configuration.strategy = "sql+passages";
    edit(std::move(configuration));
}

void Configurations::setEmbedder(const QString& embedder) {
    Configuration configuration = m_current;
    configuration.embedder = utf8(embedder.trimmed());
    edit(std::move(configuration));
}

void Configurations::setRounds(int rounds) {
    Configuration configuration = m_current;
    configuration.rounds = std::clamp(rounds, 1, 20);
    edit(std::move(configuration));
}

void Configurations::setTopK(int topK) {
    Configuration configuration = m_current;
    configuration.topK = std::clamp(topK, 1, 50);
    edit(std::move(configuration));
}

bool Configurations::modified() const {
    const Configuration* kept = find(m_current.name);
    return !kept || toJson(*kept) != toJson(m_current);
}

QString Configurations::problem() const {
    if (m_current.strategy != offline && m_current.model.empty())
        return QCoreApplication::translate("Configurations",
                                           "Choose a model: this strategy needs one.");
    if (m_current.model.starts_with("openai:") && m_access.openAiKey.empty() &&
        !destinationHost(m_current.model, m_access).isEmpty())
        return QCoreApplication::translate("Configurations",
                                           "This server needs a key: enter it in the settings.");
    const auto checked = workspace::validated(m_current);
    return checked ? QString() : sentence(checked.error());
}

QString Configurations::destination() const {
    const QString host = destinationHost(m_current.model, m_access);
    if (m_current.strategy == offline) return {};
    return host.isEmpty() ? destinationHost(m_current.embedder, m_access) : host;
}

QStringList Configurations::strategies() const {
    QStringList names;
    for (const std::string& one : workspace::strategyNames()) names << qs(one);
    return names;
}

void Configurations::use(const QString& name) {
    const Configuration* wanted = find(utf8(name));
    if (!wanted) return;
    m_current = *wanted;
    Q_EMIT dataChanged(index(0), index(rowCount() - 1), {CurrentRole});
    Q_EMIT changed();
    Q_EMIT savedChanged();
}

void Configurations::save(const QString& name) {
    const std::string wanted = utf8(name.simplified());
    if (wanted.empty()) return;
    m_current.name = wanted;
    const auto at = std::ranges::find(m_saved, wanted, &Configuration::name);
    if (at != m_saved.end()) {
        *at = m_current;
    } else {
        beginInsertRows({}, rowCount(), rowCount());
        m_saved.push_back(m_current);
        endInsertRows();
    }
    Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    Q_EMIT changed();
    Q_EMIT savedChanged();
}

void Configurations::discardChanges() {
    if (const Configuration* kept = find(m_current.name)) edit(*kept);
}

void Configurations::remove(const QString& name) {
    const auto at = std::ranges::find(m_saved, utf8(name), &Configuration::name);
    if (at == m_saved.end() || m_saved.size() == 1) return;
    const int row = static_cast<int>(at - m_saved.begin());
    beginRemoveRows({}, row, row);
    m_saved.erase(at);
    endRemoveRows();
    if (m_current.name == utf8(name))
        use(qs(m_saved.front().name));
    else
        Q_EMIT savedChanged();
}

void Configurations::findModels() {
    const int generation = ++m_finding;
    m_tasks.run(
        this,
        [client = m_client, host = m_access.ollamaHost, cancel = m_shutdown] {
            return ollamaModels(*client, host, cancel);
        },
        [this, generation](Result<QStringList> found) {
            if (generation != m_finding) return;
            m_models = found ? *found : QStringList();
            m_modelsProblem = found ? QString() : sentence(found.error());
            Q_EMIT modelsChanged();
        });
}

}  // namespace tripletalk::app
