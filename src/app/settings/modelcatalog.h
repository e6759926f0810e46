// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/configurations/configurations.h"
#include "app/window/tasks.h"
#include "base/cancel.h"
#include "llm/modelserver.h"
#include "workspace/modelfit.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QAbstractListModel>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// The models of one server as they were last looked up, a test of one of them, and fetching a new
/// one (Ollama).
class ModelCatalog : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    Q_PROPERTY(State state READ state NOTIFY changed)
    Q_PROPERTY(QString address READ address NOTIFY changed)
    Q_PROPERTY(bool local READ local NOTIFY changed)
    Q_PROPERTY(int count READ rowCount NOTIFY changed)
    Q_PROPERTY(QStringList chatModels READ chatModels NOTIFY changed)
    Q_PROPERTY(QStringList embedders READ embedders NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString advice READ advice NOTIFY changed)
    Q_PROPERTY(QString detail READ detail NOTIFY changed)
    Q_PROPERTY(QString tested READ tested NOTIFY testChanged)
    Q_PROPERTY(bool testing READ testing NOTIFY testChanged)
    Q_PROPERTY(double testMs READ testMs NOTIFY testChanged)
    Q_PROPERTY(QString testRemark READ testRemark NOTIFY testChanged)
    Q_PROPERTY(QString testProblem READ testProblem NOTIFY testChanged)
    Q_PROPERTY(QString testAdvice READ testAdvice NOTIFY testChanged)
    Q_PROPERTY(QString testDetail READ testDetail NOTIFY testChanged)
    Q_PROPERTY(QString pulling READ pulling NOTIFY pullChanged)
    Q_PROPERTY(double pullFraction READ pullFraction NOTIFY pullChanged)
    Q_PROPERTY(QString pullStatus READ pullStatus NOTIFY pullChanged)
    Q_PROPERTY(QString pullProblem READ pullProblem NOTIFY pullChanged)
    Q_PROPERTY(QStringList begun READ begun NOTIFY pullChanged)

  public:
    enum State { Unknown, Looking, Found, Failed };
    Q_ENUM(State)

    enum Role {
        NameRole = Qt::UserRole + 1,
        SpecRole,        ///< as configurations name it (llm::ModelSpec)
        SizeRole,        ///< "4.7 GB", empty if unknown
        ParametersRole,  ///< "8.0B · Q4_0 · reads 8,192 tokens", empty if unknown
        EmbedderRole,    ///< not for talking
    };

    /// `server`: of further ones in OpenAI's protocol the id (llm::OpenAiServer).
    ModelCatalog(llm::Provider provider, Tasks& tasks, std::shared_ptr<net::Client> client,
                 std::string server = {}, QObject* parent = nullptr);
    ~ModelCatalog() override { shutdown(); }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] QString address() const;
    /// The server is on this computer.
    [[nodiscard]] bool local() const;
    [[nodiscard]] QStringList chatModels() const { return specs(false); }
    [[nodiscard]] QStringList embedders() const { return specs(true); }
    /// Those of `chatModels`.
    [[nodiscard]] std::vector<KnownModel> known() const;
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString advice() const { return m_advice; }
    [[nodiscard]] QString detail() const { return m_detail; }
    /// The spec that is or was tested last, empty before.
    [[nodiscard]] QString tested() const { return m_test.spec; }
    [[nodiscard]] bool testing() const { return m_test.running; }
    [[nodiscard]] double testMs() const { return m_test.ms; }
    /// How it chose where the right choice is known.
    [[nodiscard]] QString testRemark() const { return m_test.remark; }
    [[nodiscard]] QString testProblem() const { return m_test.problem; }
    [[nodiscard]] QString testAdvice() const { return m_test.advice; }
    [[nodiscard]] QString testDetail() const { return m_test.detail; }
    /// The model that is being fetched, empty if none is.
    [[nodiscard]] QString pulling() const { return m_pulling; }
    [[nodiscard]] double pullFraction() const { return m_pullFraction; }  ///< -1 unknown
    [[nodiscard]] QString pullStatus() const { return m_pullStatus; }
    [[nodiscard]] QString pullProblem() const { return m_pullProblem; }
    /// Models whose fetching stopped half way: fetched again it goes on from there.
    [[nodiscard]] QStringList begun() const { return m_begun; }

    /// What was known of another server is forgotten.
    void setAccess(const llm::Access& access);
    void shutdown();

    Q_INVOKABLE void look();
    Q_INVOKABLE void test(const QString& spec);
    Q_INVOKABLE void testEmbedder(const QString& spec);
    Q_INVOKABLE void pull(const QString& name);
    Q_INVOKABLE void cancelPull() { m_pullCancel.cancel(); }

  Q_SIGNALS:
    void changed();
    void testChanged();
    void pullChanged();
    /// A chat model that was fetched is in the list.
    void arrived(const QString& spec);

  private:
    using TrialOutcome = answering::offline::TrialOutcome;
    /// A test and, if the model answered it, its choices.
    struct Tested {
        llm::ModelTest test = {};
        std::optional<Result<TrialOutcome>> choices = {};
    };
    struct Test {
        QString spec = {};
        bool running = false;
        double ms = 0;
        QString remark = {};
        QString problem = {};
        QString advice = {};
        QString detail = {};
    };

    [[nodiscard]] QStringList specs(bool embedders) const;
    [[nodiscard]] QString prefix() const;
    void looked(llm::ModelList list);
    void forget();
    void runTest(const QString& spec, bool embedder);
    static QString remarkOn(const Result<TrialOutcome>& choices);
    void testEnded(const QString& spec, const Tested& test);
    void pullEnded(const QString& name, const Result<void>& result);

    llm::Provider m_provider;
    std::string m_server;
    Tasks& m_tasks;
    std::shared_ptr<net::Client> m_client;
    llm::Access m_access;
    State m_state = Unknown;
    std::vector<llm::ServerModel> m_models;
    QString m_problem;
    QString m_advice;
    QString m_detail;
    int m_looking = 0;         ///< generation
    bool m_lookAgain = false;  ///< asked for while looking
    CancelToken m_lookCancel;
    Test m_test;
    int m_testing = 0;  ///< generation
    CancelToken m_testCancel;
    QString m_pulling;
    double m_pullFraction = -1;
    QString m_pullStatus;
    QString m_pullProblem;
    bool m_bytesCame = false;  ///< of the model that is being fetched
    QStringList m_begun;
    QString m_fetched;  ///< the spec of what the list is read anew for
    CancelToken m_pullCancel;
};

}  // namespace tripletalk::app
