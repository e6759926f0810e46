// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/settings/appsettings.h"

#include <memory>

#include <QUrl>
#include <QVariantList>

namespace tripletalk::app {

/// How the program reaches the network: the proxy, whose password is a secret, and certificates of
/// the person's own. A change counts from the next request.
class NetworkSettings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    Q_PROPERTY(QString proxy READ proxy WRITE setProxy NOTIFY changed)
    Q_PROPERTY(QString host READ host WRITE setHost NOTIFY changed)
    Q_PROPERTY(int port READ port WRITE setPort NOTIFY changed)
    Q_PROPERTY(QString user READ user WRITE setUser NOTIFY changed)
    Q_PROPERTY(
        tripletalk::app::AppSettings::KeyPlace passwordPlace READ passwordPlace NOTIFY changed)
    Q_PROPERTY(QString certificateFile READ certificateFile NOTIFY changed)
    Q_PROPERTY(QVariantList certificates READ certificates NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

  public:
    NetworkSettings(AppSettings& settings, Tasks& tasks, std::shared_ptr<net::Client> client,
                    QObject* parent = nullptr);

    /// none, system, http or socks.
    [[nodiscard]] QString proxy() const;
    [[nodiscard]] QString host() const;
    [[nodiscard]] int port() const;
    [[nodiscard]] QString user() const;
    [[nodiscard]] AppSettings::KeyPlace passwordPlace() const { return m_passwordPlace; }
    [[nodiscard]] QString certificateFile() const;
    /// {subject, until, expired} of each certificate in the file.
    [[nodiscard]] QVariantList certificates() const { return m_certificates; }
    /// Why the certificates cannot be used; empty if they can.
    [[nodiscard]] QString problem() const { return m_problem; }

    void setProxy(const QString& proxy);
    void setHost(const QString& host);
    void setPort(int port);
    void setUser(const QString& user);
    /// Empty removes it.
    Q_INVOKABLE void setPassword(const QString& password);
    /// An empty address: none.
    Q_INVOKABLE void setCertificateFile(const QUrl& file);

  Q_SIGNALS:
    void changed();

  private:
    struct Made {
        Result<net::Connection> connection;
        QVariantList certificates;
    };
    static Made make(const workspace::Settings& values, const std::string& password);
    void edit(const std::function<void(workspace::Settings&)>& change);
    void apply();

    AppSettings& m_settings;
    Tasks& m_tasks;
    std::shared_ptr<net::Client> m_client;
    SecretStore m_secrets;
    std::string m_password;
    AppSettings::KeyPlace m_passwordPlace = AppSettings::NoKey;
    QVariantList m_certificates;
    QString m_problem;
    int m_applying = 0;  ///< generation
};

}  // namespace tripletalk::app
