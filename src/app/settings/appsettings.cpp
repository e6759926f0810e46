// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/settings/appsettings.h"

#include "app/window/qttext.h"
#include "app/window/translated.h"
#include "app/window/translation.h"
#include "base/jsontext.h"
#include "language/language.h"
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
QString serverOf(const std::string& address) {
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
    m_keyPlace = keyPlaceWithoutOwn();
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
QString AppSettings::ollamaHostInUse() const { return qs(access().ollamaHost); }
QString AppSettings::openAiBaseUrlInUse() const { return qs(access().openAiBaseUrl); }

QVariantMap AppSettings::window() const {
    return QJsonDocument::fromJson(QByteArray::fromStdString(jsonText(m_values.window)))
        .object()
        .toVariantMap();
}

void AppSettings::setWindow(const QVariantMap& state) {
    auto json =
        parsedJson(QJsonDocument(QJsonObject::fromVariantMap(state)).toJson().toStdString());
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

void AppSettings::setOpenAiBaseUrl(const QString& url) {
    const QString before = keyName();
    if (url.trimmed() == openAiBaseUrl()) return;
    // No request may take the key of one server to another.
    const std::string key = std::exchange(m_key, {});
    const KeyPlace place = m_keyPlace;
    edit(&Settings::openAiBaseUrl, url);
    m_keyPlace = keyPlaceWithoutOwn();
    Q_EMIT changed();
    if (keyName() != before) return loadKey();
    m_key = key;
    m_keyPlace = place;
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
    if (serverOf(access.openAiBaseUrl) != serverOf(m_environment.openAiBaseUrl))
        access.openAiKey.clear();
    if (!m_key.empty()) access.openAiKey = m_key;
    return access;
}

QString AppSettings::keyName() const {
    return QStringLiteral("openai-key@") + serverOf(access().openAiBaseUrl);
}

AppSettings::KeyPlace AppSettings::keyPlaceWithoutOwn() const {
    const bool isItsServer =
        serverOf(access().openAiBaseUrl) == serverOf(m_environment.openAiBaseUrl);
    return isItsServer && !m_environment.openAiKey.empty() ? Environment : NoKey;
}

void AppSettings::loadKey() {
    m_secrets.read(keyName(), [this, name = keyName()](const QString& secret) {
        if (secret.isEmpty() || !m_key.empty() || name != keyName()) return;
        m_key = utf8(secret);
        m_keyPlace = Keychain;
        Q_EMIT changed();
        Q_EMIT accessChanged();
    });
}

void AppSettings::setKey(const QString& key) {
    m_key = utf8(key.trimmed());
    m_keyPlace = m_key.empty() ? keyPlaceWithoutOwn() : Session;
    Q_EMIT changed();
    Q_EMIT accessChanged();
    m_secrets.write(keyName(), qs(m_key), [this](bool kept) {
        if (!kept || m_key.empty()) return;
        m_keyPlace = Keychain;
        Q_EMIT changed();
    });
}

}  // namespace tripletalk::app
