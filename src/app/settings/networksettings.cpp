// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/settings/networksettings.h"

#include "app/window/qttext.h"
#include "app/window/translated.h"

#include <algorithm>
#include <utility>

#include <QDate>
#include <QVariantMap>

namespace tripletalk::app {

using workspace::Settings;

namespace {
const QString passwordName = QStringLiteral("proxy-password");
}

NetworkSettings::NetworkSettings(AppSettings& settings, Tasks& tasks,
                                 std::shared_ptr<net::Client> client, QObject* parent)
    : QObject(parent), m_settings(settings), m_tasks(tasks), m_client(std::move(client)) {
    const Settings& values = m_settings.values();
    if (values.proxy != "none" || !values.certificates.empty()) apply();
    if (values.proxyUser.empty()) return;
    m_secrets.read(passwordName, [this](const QString& secret) {
        if (secret.isEmpty() || !m_password.empty()) return;
        m_password = utf8(secret);
        m_passwordPlace = AppSettings::Keychain;
        apply();
    });
}

QString NetworkSettings::proxy() const { return qs(m_settings.values().proxy); }
QString NetworkSettings::host() const { return qs(m_settings.values().proxyHost); }
int NetworkSettings::port() const { return m_settings.values().proxyPort; }
QString NetworkSettings::user() const { return qs(m_settings.values().proxyUser); }
QString NetworkSettings::certificateFile() const { return qs(m_settings.values().certificates); }

void NetworkSettings::edit(const std::function<void(Settings&)>& change) {
    m_settings.update(change);
    Q_EMIT changed();
    apply();
}

void NetworkSettings::setProxy(const QString& proxy) {
    if (proxy != this->proxy()) edit([&](Settings& values) { values.proxy = utf8(proxy); });
}

void NetworkSettings::setHost(const QString& host) {
    const std::string wanted = utf8(host.simplified());
    if (wanted != m_settings.values().proxyHost)
        edit([&](Settings& values) { values.proxyHost = wanted; });
}

void NetworkSettings::setPort(int port) {
    if (port != this->port())
        edit([&](Settings& values) { values.proxyPort = std::clamp(port, 0, 65535); });
}

void NetworkSettings::setUser(const QString& user) {
    const std::string wanted = utf8(user.trimmed());
    if (wanted != m_settings.values().proxyUser)
        edit([&](Settings& values) { values.proxyUser = wanted; });
}

void NetworkSettings::setPassword(const QString& password) {
    m_password = utf8(password);
    m_passwordPlace = m_password.empty() ? AppSettings::NoKey : AppSettings::Session;
    apply();
    Q_EMIT changed();
    m_secrets.write(passwordName, password, [this](bool kept) {
        if (!kept || m_password.empty()) return;
        m_passwordPlace = AppSettings::Keychain;
        Q_EMIT changed();
    });
}

void NetworkSettings::setCertificateFile(const QUrl& file) {
    edit([&](Settings& values) { values.certificates = utf8(file.toLocalFile()); });
}

NetworkSettings::Made NetworkSettings::make(const Settings& values, const std::string& password) {
    Made made{workspace::connectionOf(values, password), {}};
    if (!made.connection || made.connection->authorities.empty()) return made;
    const auto found = net::certificatesIn(made.connection->authorities);
    if (!found) return {found.error(), {}};
    for (const net::Certificate& one : *found)
        made.certificates << QVariantMap{
            {QStringLiteral("subject"), qs(one.subject)},
            {QStringLiteral("until"), QDate::fromString(qs(one.until), Qt::ISODate)},
            {QStringLiteral("expired"), one.expired}};
    return made;
}

void NetworkSettings::apply() {
    m_tasks.run(
        this,
        [values = m_settings.values(), password = m_password] { return make(values, password); },
        [this, generation = ++m_applying](const Made& made) {
            if (generation != m_applying) return;
            if (made.connection) m_client->use(*made.connection);
            m_problem = made.connection ? QString() : translated(made.connection.error());
            m_certificates = made.certificates;
            Q_EMIT changed();
        });
}

}  // namespace tripletalk::app
