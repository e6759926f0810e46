// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/settings/serverkeys.h"
#include "app/window/tasks.h"
#include "llm/providers.h"
#include "workspace/settings.h"

#include <filesystem>
#include <string>
#include <vector>

#include <QObject>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// The settings as the window shows them; every change is written at once. A key is never part
/// of the file: it is in the keychain, or it lives for this session only. A server of models in
/// OpenAI's protocol is known by its id, the usual one by none.
class AppSettings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY changed)
    Q_PROPERTY(double textScale READ textScale WRITE setTextScale NOTIFY changed)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed)
    /// [{tag, name}]: those that the window is offered in, each with its own name.
    Q_PROPERTY(QVariantList languages READ languages CONSTANT)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY changed)
    Q_PROPERTY(QString dataLanguage READ dataLanguage WRITE setDataLanguage NOTIFY changed)
    Q_PROPERTY(QString dataFolder READ dataFolder CONSTANT)
    Q_PROPERTY(QString ollamaHost READ ollamaHost WRITE setOllamaHost NOTIFY changed)
    Q_PROPERTY(QString openAiName READ openAiName WRITE setOpenAiName NOTIFY changed)
    Q_PROPERTY(QString openAiBaseUrl READ openAiBaseUrl WRITE setOpenAiBaseUrl NOTIFY changed)
    Q_PROPERTY(QString ollamaHostInUse READ ollamaHostInUse NOTIFY changed)
    Q_PROPERTY(QString openAiBaseUrlInUse READ openAiBaseUrlInUse NOTIFY changed)
    Q_PROPERTY(KeyPlace keyPlace READ keyPlace NOTIFY changed)
    Q_PROPERTY(QVariantMap window READ window WRITE setWindow NOTIFY windowChanged)

  public:
    enum KeyPlace { NoKey, Environment, Session, Keychain };
    Q_ENUM(KeyPlace)

    /// Reads the file; one that cannot be read is told by `problem` and not written over.
    AppSettings(Tasks& disk, std::filesystem::path file, QObject* parent = nullptr);

    [[nodiscard]] QString theme() const;
    [[nodiscard]] double textScale() const { return m_values.textScale; }
    [[nodiscard]] QString language() const;
    [[nodiscard]] QVariantList languages() const;
    [[nodiscard]] bool reducedMotion() const { return m_values.reducedMotion; }
    [[nodiscard]] QString dataLanguage() const;
    /// Where everything is kept.
    [[nodiscard]] QString dataFolder() const;
    [[nodiscard]] QString ollamaHost() const;
    /// The name of the usual server: its own, else its host.
    [[nodiscard]] QString openAiName() const;
    [[nodiscard]] QString openAiBaseUrl() const;
    [[nodiscard]] QString ollamaHostInUse() const;
    [[nodiscard]] QString openAiBaseUrlInUse() const;
    [[nodiscard]] KeyPlace keyPlace() const { return keyPlaceOf({}); }
    [[nodiscard]] KeyPlace keyPlaceOf(const std::string& server) const;
    [[nodiscard]] QVariantMap window() const;
    [[nodiscard]] QString problem() const { return m_problem; }

    void setTheme(const QString& theme);
    void setTextScale(double scale);  ///< 1 to 2
    void setLanguage(const QString& language);
    void setReducedMotion(bool reduced);
    void setDataLanguage(const QString& language);
    void setOllamaHost(const QString& host);
    void setOpenAiName(const QString& name);
    void setOpenAiBaseUrl(const QString& url);
    /// Those besides the usual one. The key of one that went, or moved to another address, goes.
    void setModelServers(const std::vector<workspace::ModelServer>& servers);
    void setWindow(const QVariantMap& state);

    /// The key of the usual server; it is never sent to another one. Empty removes it.
    Q_INVOKABLE void setKey(const QString& key) { setKeyOf({}, key); }
    void setKeyOf(const std::string& server, const QString& key);

    /// In the desktop's file manager.
    Q_INVOKABLE void openDataFolder() const;

    [[nodiscard]] const workspace::Settings& values() const { return m_values; }
    /// Changes the values by `edit` and writes them.
    void update(const std::function<void(workspace::Settings&)>& edit);
    /// Environment, settings and keys together.
    [[nodiscard]] llm::Access access() const;
    /// Asks the keychain for the keys.
    void loadKeys();

  Q_SIGNALS:
    void changed();
    void windowChanged();
    void languageChanged();
    void accessChanged();

  private:
    void save();
    /// The keychain's entry of a server's key; of one that there is not, an empty one.
    [[nodiscard]] QString keyEntry(const std::string& server) const;
    [[nodiscard]] bool isEnvironmentsServer() const;
    void edit(std::string workspace::Settings::*member, const QString& value);

    Tasks& m_disk;
    std::filesystem::path m_file;
    workspace::Settings m_values;
    workspace::Settings m_written;  ///< of them, what is in the file, or will be
    llm::Access m_environment;
    ServerKeys m_keys;
    QString m_problem;
};

}  // namespace tripletalk::app
