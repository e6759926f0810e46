// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/settings/appsettings.h"

#include "app/window/qtjson.h"
#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "app/window/translation.h"
#include "base/jsontext.h"
#include "language/language.h"
#include "net/loopback.h"
#include "workspace/answerer.h"
#include "workspace/settingsfile.h"

#include <algorithm>
#include <utility>

#include <QDesktopServices>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

namespace tripletalk::app {

using namespace Qt::StringLiterals;
using workspace::Settings;

namespace {

/// A key belongs to the address that it was given for: scheme, host and port. The host alone where
/// the others are as usual.
QString siteOf(const std::string& address) {
    const QUrl url(qs(address));
    const bool isUsual = url.scheme() == u"https"_s && url.port(443) == 443;
    if (isUsual) return url.host();
    return u"%1://%2:%3"_s.arg(url.scheme(), url.host()).arg(url.port(80));
}

}  // namespace

AppSettings::AppSettings(Tasks& disk, std::filesystem::path file, QObject* parent)
    : QObject(parent),
      m_disk(disk),
      m_file(std::move(file)),
      m_environment(workspace::accessFromEnvironment()) {
    auto loaded = workspace::loadSettings(m_file);
    if (loaded)
        m_values = m_written = std::move(*loaded);
    else
        m_problem = translated(loaded.error());
    connect(&m_keys, &ServerKeys::changed, this, [this] {
        Q_EMIT changed();
        Q_EMIT accessChanged();
    });
}

QString AppSettings::theme() const { return qs(m_values.theme); }
QString AppSettings::language() const { return qs(m_values.language); }

QVariantList AppSettings::languages() const {
    QVariantList all;
    for (const QString& tag : Translation::languages())
        all << QVariantMap{{u"tag"_s, tag},
                           {u"name"_s, qs(language::languageOf(utf8(tag)).name())}};
    return all;
}
void AppSettings::setTextScale(double scale) {
    scale = std::clamp(scale, 1.0, 2.0);
    if (m_values.textScale == scale) return;
    m_values.textScale = scale;
    save();
    Q_EMIT changed();
}

void AppSettings::setReducedMotion(bool reduced) {
    if (m_values.reducedMotion == reduced) return;
    m_values.reducedMotion = reduced;
    save();
    Q_EMIT changed();
}

QString AppSettings::dataLanguage() const { return qs(m_values.dataLanguage); }
QString AppSettings::dataFolder() const { return qs(m_file.parent_path().string()); }
QString AppSettings::ollamaHost() const { return qs(m_values.ollamaHost); }
QString AppSettings::openAiBaseUrl() const { return qs(m_values.openAiBaseUrl); }
QString AppSettings::openAiName() const {
    return qs(m_values.openAiName.empty() ? net::hostIn(access().openAiBaseUrl)
                                          : m_values.openAiName);
}
QString AppSettings::ollamaHostInUse() const { return qs(access().ollamaHost); }
QString AppSettings::openAiBaseUrlInUse() const { return qs(access().openAiBaseUrl); }

QVariantMap AppSettings::window() const {
    return QJsonDocument::fromJson(QByteArray::fromStdString(jsonText(m_values.window)))
        .object()
        .toVariantMap();
}

void AppSettings::setWindow(const QVariantMap& state) {
    auto json = jsonOf(state);
    if (json == m_values.window) return;
    m_values.window = std::move(json);
    save();
    Q_EMIT windowChanged();
}

void AppSettings::edit(std::string Settings::*member, const QString& value) {
    const std::string wanted = utf8(value.trimmed());
    if (m_values.*member == wanted) return;
    m_values.*member = wanted;
    save();
    Q_EMIT changed();
    if (member == &Settings::language) Q_EMIT languageChanged();
    if (member == &Settings::ollamaHost || member == &Settings::openAiBaseUrl)
        Q_EMIT accessChanged();
}

void AppSettings::setTheme(const QString& theme) { edit(&Settings::theme, theme); }
void AppSettings::setLanguage(const QString& language) { edit(&Settings::language, language); }
void AppSettings::setOllamaHost(const QString& host) { edit(&Settings::ollamaHost, host); }
void AppSettings::setDataLanguage(const QString& language) {
    edit(&Settings::dataLanguage, language.toLower());
}

void AppSettings::setOpenAiName(const QString& name) { edit(&Settings::openAiName, name); }
void AppSettings::setOpenAiBaseUrl(const QString& url) {
    edit(&Settings::openAiBaseUrl, url);
    m_keys.load(keyEntry({}));
}

void AppSettings::setModelServers(const std::vector<workspace::ModelServer>& servers) {
    if (servers == m_values.modelServers) return;
    QStringList before;
    for (const auto& one : m_values.modelServers) before << keyEntry(one.id);
    m_values.modelServers = servers;
    for (const auto& one : servers) {
        before.removeAll(keyEntry(one.id));
        m_keys.load(keyEntry(one.id));
    }
    for (const QString& entry : std::as_const(before)) m_keys.keep(entry, {});
    save();
    Q_EMIT changed();
    Q_EMIT accessChanged();
}

void AppSettings::openDataFolder() const {
    QDesktopServices::openUrl(QUrl::fromLocalFile(dataFolder()));
}

void AppSettings::update(const std::function<void(Settings&)>& change) {
    change(m_values);
    save();
}

void AppSettings::save() {
    if (!m_problem.isEmpty()) return;  // what we could not read is not ours to replace
    m_disk.run([before = std::exchange(m_written, m_values), after = m_values, file = m_file] {
        // Losing a preference is not worth a message in the middle of other work.
        [[maybe_unused]] const auto saved = workspace::updateSettings(before, after, file);
    });
}

llm::Access AppSettings::access() const {
    llm::Access access = m_environment;
    if (!m_values.ollamaHost.empty()) access.ollamaHost = m_values.ollamaHost;
    if (!m_values.openAiBaseUrl.empty()) access.openAiBaseUrl = m_values.openAiBaseUrl;
    if (!isEnvironmentsServer()) access.openAiKey.clear();
    if (const std::string key = m_keys.of(keyEntry({})); !key.empty()) access.openAiKey = key;
    workspace::addServers(access, m_values.modelServers);
    for (llm::OpenAiServer& server : access.openAiServers)
        server.key = m_keys.of(keyEntry(server.id));
    return access;
}

bool AppSettings::isEnvironmentsServer() const {
    return m_values.openAiBaseUrl.empty() ||
           siteOf(m_values.openAiBaseUrl) == siteOf(m_environment.openAiBaseUrl);
}

QString AppSettings::keyEntry(const std::string& server) const {
    const auto& own = m_values.openAiBaseUrl;
    if (server.empty())
        return u"openai-key@"_s + siteOf(own.empty() ? m_environment.openAiBaseUrl : own);
    const auto& all = m_values.modelServers;
    const auto known = std::ranges::find(all, server, &workspace::ModelServer::id);
    if (known == all.end()) return {};
    return u"openai-key@%1#%2"_s.arg(siteOf(known->address), qs(server));
}

AppSettings::KeyPlace AppSettings::keyPlaceOf(const std::string& server) const {
    const QString entry = keyEntry(server);
    if (!m_keys.of(entry).empty()) return m_keys.isKept(entry) ? Keychain : Session;
    const bool hasOther = server.empty() && isEnvironmentsServer();
    return hasOther && !m_environment.openAiKey.empty() ? Environment : NoKey;
}

void AppSettings::loadKeys() {
    m_keys.load(keyEntry({}));
    for (const auto& one : m_values.modelServers) m_keys.load(keyEntry(one.id));
}

void AppSettings::setKeyOf(const std::string& server, const QString& key) {
    if (const QString entry = keyEntry(server); !entry.isEmpty()) m_keys.keep(entry, key);
}

}  // namespace tripletalk::app
