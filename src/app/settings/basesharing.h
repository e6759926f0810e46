// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/bases/bases.h"
#include "app/configurations/configurations.h"
#include "app/settings/appsettings.h"
#include "app/window/tasks.h"
#include "base/cancel.h"
#include "llm/providers.h"
#include "workspace/configuration.h"

#include <memory>
#include <mutex>
#include <vector>

#include <QDateTime>
#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::net {
class Client;
}

namespace tripletalk::app {

/// Serves knowledge bases to other programs on this computer (docs/serve.md) from when the person
/// switches it on until they switch it off or the window ends. Questions are answered by the
/// configuration in use; where it would send something elsewhere that nobody has agreed to, without
/// a model.
class BaseSharing : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    Q_PROPERTY(bool busy READ isBusy NOTIFY changed)
    Q_PROPERTY(QString address READ address NOTIFY changed)
    Q_PROPERTY(QString token READ token NOTIFY changed)
    Q_PROPERTY(QStringList names READ names NOTIFY changed)
    Q_PROPERTY(QStringList folders READ folders NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString assistant READ assistant NOTIFY changed)
    Q_PROPERTY(QString lastAsked READ lastAsked NOTIFY askedChanged)
    Q_PROPERTY(QDateTime lastTime READ lastTime NOTIFY askedChanged)
    Q_PROPERTY(int asked READ asked NOTIFY askedChanged)

  public:
    struct Services {
        Tasks& tasks;
        Bases& bases;
        AppSettings& settings;
        Configurations& configurations;
        std::shared_ptr<net::Client> client;
    };
    explicit BaseSharing(const Services& services, QObject* parent = nullptr);
    ~BaseSharing() override;

    [[nodiscard]] bool isActive() const { return m_running != nullptr; }
    [[nodiscard]] bool isBusy() const { return m_busy; }
    [[nodiscard]] QString address() const { return m_address; }
    [[nodiscard]] QString token() const { return m_token; }
    /// Short names of what is shared.
    [[nodiscard]] QStringList names() const { return m_names; }
    /// Of the bases that are shared, or were last.
    [[nodiscard]] QStringList folders() const { return m_folders; }
    [[nodiscard]] QString problem() const { return m_problem; }
    /// What most assistants want in their configuration, as JSON.
    [[nodiscard]] QString assistant() const;
    /// Path and time of the last request, and how many there were.
    [[nodiscard]] QString lastAsked() const { return m_lastAsked; }
    [[nodiscard]] QDateTime lastTime() const { return m_lastTime; }
    [[nodiscard]] int asked() const { return m_asked; }

    /// Shares the bases of these folders.
    Q_INVOKABLE void start(const QStringList& folders);
    Q_INVOKABLE void stop();
    /// Stops for good.
    void shutdown();

  Q_SIGNALS:
    void changed();
    void askedChanged();

  private:
    struct Running;
    /// Who answers, for worker threads.
    struct Answerer {
        std::mutex mutex;
        workspace::Configuration configuration;
        llm::Access access;
        std::vector<workspace::Consent> consents;
    };
    void open(const QStringList& folders);
    void serve();
    void fail(const QString& why);
    void followAnswerer();

    Services m_services;
    std::shared_ptr<Answerer> m_answerer = std::make_shared<Answerer>();
    std::vector<knowledge::KnowledgeBase> m_opened;
    std::shared_ptr<Running> m_running;
    bool m_busy = false;  ///< it begins or ends
    CancelToken m_stop;
    QString m_address;
    QString m_token;
    QStringList m_names;
    QStringList m_folders;
    QString m_problem;
    QString m_lastAsked;
    QDateTime m_lastTime;
    int m_asked = 0;
};

}  // namespace tripletalk::app
