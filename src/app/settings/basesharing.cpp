// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/settings/basesharing.h"

#include "app/dialogs/agreed.h"
#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "net/server/webserver.h"
#include "serving/secrets.h"
#include "serving/service.h"
#include "workspace/answerer.h"
#include "workspace/departure.h"
#include "workspace/privacygate.h"

#include <algorithm>
#include <utility>

#include <QJsonDocument>
#include <QJsonObject>

namespace tripletalk::app {

namespace {

constexpr std::uint16_t usualPort = 8765;
constexpr std::size_t longestPath = 100;

}  // namespace

struct BaseSharing::Running {
    Running(std::vector<knowledge::KnowledgeBase> opened, serving::Asking::MakeAnswerer make,
            serving::Service::Options options)
        : bases(std::move(opened)),
          asking(std::move(make)),
          service(bases, asking, std::move(options)) {}

    /// At the usual port if it is free.
    Result<void> listen() {
        const auto serve = [this](const net::ServedRequest& request, net::ServedReply& reply,
                                  const CancelToken& cancel) {
            service.serve(request, reply, cancel);
        };
        net::WebServer::Options options;
        options.port = usualPort;
        options.admits = [this](const net::HeaderFields& fields) { return service.admits(fields); };
        auto started = net::WebServer::start(options, serve);
        options.port = 0;
        if (!started) started = net::WebServer::start(options, serve);
        if (!started) return started.error();
        server = *std::move(started);
        return {};
    }

    serving::SharedBases bases;
    serving::Asking asking;
    serving::Service service;
    std::unique_ptr<net::WebServer> server;  ///< goes first
};

BaseSharing::BaseSharing(const Services& services, QObject* parent)
    : QObject(parent), m_services(services) {
    connect(&m_services.settings, &AppSettings::changed, this, &BaseSharing::followAnswerer);
    connect(&m_services.settings, &AppSettings::accessChanged, this, &BaseSharing::followAnswerer);
    connect(&m_services.configurations, &Configurations::changed, this,
            &BaseSharing::followAnswerer);
}

BaseSharing::~BaseSharing() = default;

void BaseSharing::followAnswerer() {
    const std::lock_guard lock(m_answerer->mutex);
    m_answerer->configuration = m_services.configurations.current();
    m_answerer->access = m_services.settings.access();
    m_answerer->consents = m_services.settings.values().consents;
}

QString BaseSharing::assistant() const {
    const QJsonObject server{{"url", m_address + "/mcp"},
                             {"headers", QJsonObject{{"Authorization", "Bearer " + m_token}}}};
    const QJsonObject all{{"mcpServers", QJsonObject{{"tripletalk", server}}}};
    return QString::fromUtf8(QJsonDocument(all).toJson(QJsonDocument::Indented)).trimmed();
}

void BaseSharing::start(const QStringList& folders) {
    if (m_busy || m_running || folders.isEmpty()) return;
    m_busy = true;
    m_folders = folders;
    m_problem.clear();
    m_opened.clear();
    followAnswerer();
    Q_EMIT changed();
    open(folders);
}

void BaseSharing::open(const QStringList& folders) {
    if (folders.isEmpty()) return serve();
    m_services.bases.reach(folders.front(), this,
                           [this, folders](Result<knowledge::KnowledgeBase> base) {
                               if (!base) return fail(translated(base.error().message));
                               m_opened.push_back(*std::move(base));
                               open(folders.mid(1));
                           });
}

void BaseSharing::fail(const QString& why) {
    m_busy = false;
    m_problem = why;
    Q_EMIT changed();
}

void BaseSharing::serve() {
    const auto make = [answerer = m_answerer, client = m_services.client](
                          const std::vector<knowledge::KnowledgeBase>& bases)
        -> Result<std::unique_ptr<answering::AnswerStrategy>> {
        workspace::Configuration configuration;
        llm::Access access;
        {
            const std::lock_guard lock(answerer->mutex);
            access = answerer->access;
            const auto& manifest = bases.front().manifest();
            const auto leaving = workspace::departuresOf(answerer->configuration, access, manifest);
            const bool agreed = std::ranges::all_of(
                leaving, [&](const auto& one) { return isAgreed(one, answerer->consents); });
            if (agreed) configuration = answerer->configuration;
        }
        auto gate = workspace::PrivacyGate::of(bases, access, client);
        if (!gate) return gate.error();
        return workspace::makeAnswerer(configuration, *gate, workspace::ownPrompts());
    };
    serving::Service::Options options;
    options.admission.token = serving::secretText();
    options.log = [this, &tasks = m_services.tasks,
                   guard = QPointer<QObject>(this)](const serving::Served& served) {
        if (served.refusal != 0) return;
        tasks.deliver(guard, [this, path = qs(served.path.substr(0, longestPath))] {
            m_lastAsked = path;
            m_lastTime = QDateTime::currentDateTime();
            ++m_asked;
            Q_EMIT askedChanged();
        });
    };
    m_token = qs(options.admission.token);
    using Started = Result<std::shared_ptr<Running>>;
    m_services.tasks.run(
        this,
        [make, options, stop = m_stop, opened = std::move(m_opened)]() -> Started {
            auto running = std::make_shared<Running>(opened, make, options);
            if (auto listening = running->listen(); !listening) return listening.error();
            if (stop.cancelled()) return stop.error();
            return running;
        },
        [this](Started started) {
            if (!started) return fail(translated(started.error().message));
            m_running = *std::move(started);
            m_busy = false;
            m_address = "http://127.0.0.1:" + QString::number(m_running->server->port());
            m_names.clear();
            for (const std::string& name : m_running->bases.names()) m_names.append(qs(name));
            Q_EMIT changed();
        });
}

void BaseSharing::stop() {
    if (!m_running) return;
    m_busy = true;
    // What is being answered is waited for: not here.
    m_services.tasks.run(
        this,
        [running = std::exchange(m_running, nullptr)]() mutable {
            running.reset();
            return true;
        },
        [this](bool) {
            m_busy = false;
            Q_EMIT changed();
        });
    m_address.clear();
    m_names.clear();
    Q_EMIT changed();
}

void BaseSharing::shutdown() {
    m_stop.cancel();
    stop();
}

}  // namespace tripletalk::app
