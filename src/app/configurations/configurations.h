// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/configurations/configurationfit.h"
#include "app/configurations/savedconfigurations.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace tripletalk::app {

/// A chat model that a server has.
struct KnownModel {
    std::string spec;  ///< as llm::ModelSpec writes it
    llm::ModelFacts facts = {};
    QString title = {};  ///< with its server's name, for people
};

/// The configuration in use, which can be changed: the next question is asked with what is set
/// here, and `save` keeps it under a name, beside those that are saved already.
class Configurations : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("part of Session")
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString strategy READ strategy WRITE setStrategy NOTIFY changed)
    Q_PROPERTY(QString model READ model WRITE setModel NOTIFY changed)
    Q_PROPERTY(QString embedder READ embedder WRITE setEmbedder NOTIFY changed)
    Q_PROPERTY(int rounds READ rounds WRITE setRounds NOTIFY changed)
    Q_PROPERTY(int topK READ topK WRITE setTopK NOTIFY changed)
    Q_PROPERTY(int contextTokens READ contextTokens WRITE setContextTokens NOTIFY changed)
    Q_PROPERTY(double temperature READ temperature WRITE setTemperature NOTIFY changed)
    Q_PROPERTY(QString required READ required WRITE setRequired NOTIFY changed)
    Q_PROPERTY(int candidates READ candidates WRITE setCandidates NOTIFY changed)
    Q_PROPERTY(bool rerank READ rerank WRITE setRerank NOTIFY changed)
    Q_PROPERTY(int steps READ steps WRITE setSteps NOTIFY changed)
    Q_PROPERTY(QString tools READ tools WRITE setTools NOTIFY changed)
    Q_PROPERTY(bool feedback READ feedback WRITE setFeedback NOTIFY changed)
    Q_PROPERTY(bool modified READ modified NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString destination READ destination NOTIFY changed)
    Q_PROPERTY(QVariantList departures READ departures NOTIFY changed)
    Q_PROPERTY(QVariantList strategies READ strategies NOTIFY changed)
    Q_PROPERTY(bool asksModel READ asksModel NOTIFY changed)
    Q_PROPERTY(QStringList knobs READ knobs NOTIFY changed)
    Q_PROPERTY(bool asksSeveral READ asksSeveral NOTIFY changed)
    Q_PROPERTY(QVariantList askingSeveral READ askingSeveral NOTIFY changed)
    Q_PROPERTY(QVariantMap alternative READ alternative NOTIFY changed)
    Q_PROPERTY(QStringList embedders READ embedders NOTIFY changed)
    Q_PROPERTY(QStringList models READ models NOTIFY modelsChanged)
    Q_PROPERTY(QStringList modelTitles READ modelTitles NOTIFY modelsChanged)
    Q_PROPERTY(QString remark READ remark NOTIFY remarkChanged)
    Q_PROPERTY(bool canBeSuited READ canBeSuited NOTIFY remarkChanged)
    Q_PROPERTY(tripletalk::app::SavedConfigurations* saved READ saved CONSTANT)
    Q_PROPERTY(int count READ count NOTIFY savedChanged)
    Q_PROPERTY(QStringList names READ names NOTIFY savedChanged)
    Q_PROPERTY(bool asksModels READ asksModels NOTIFY savedChanged)

  public:
    explicit Configurations(QObject* parent = nullptr);

    [[nodiscard]] const workspace::Configuration& current() const { return m_current; }
    [[nodiscard]] SavedConfigurations* saved() { return &m_saved; }
    void setSaved(std::vector<workspace::Configuration> saved, const std::string& current);
    void setAccess(llm::Access access);
    /// The base that is asked; what fits it is offered.
    void setBase(std::optional<knowledge::Manifest> base);
    /// Those that the chat asks together with it, where the strategy can.
    void setOthers(std::vector<knowledge::Manifest> others);

    /// Of those that are saved.
    [[nodiscard]] int count() const { return m_saved.rowCount(); }
    [[nodiscard]] QStringList names() const { return m_saved.names(); }
    /// One of those that are saved asks a model.
    [[nodiscard]] bool asksModels() const { return m_saved.asksModels(); }
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString strategy() const;
    [[nodiscard]] QString model() const;
    [[nodiscard]] QString embedder() const;
    [[nodiscard]] int rounds() const { return m_current.rounds; }
    [[nodiscard]] int topK() const { return m_current.topK; }
    [[nodiscard]] int contextTokens() const { return m_current.contextTokens; }
    [[nodiscard]] double temperature() const { return m_current.temperature; }
    [[nodiscard]] QString required() const;
    [[nodiscard]] int candidates() const { return m_current.candidates; }
    [[nodiscard]] bool rerank() const { return m_current.rerank; }
    [[nodiscard]] int steps() const { return m_current.steps; }
    [[nodiscard]] QString tools() const;
    [[nodiscard]] bool feedback() const { return m_current.feedback; }
    void setStrategy(const QString& strategy);
    void setModel(const QString& model);
    void setEmbedder(const QString& embedder);
    void setRounds(int rounds);
    void setTopK(int topK);
    void setContextTokens(int tokens);
    void setTemperature(double temperature);
    void setRequired(const QString& required);
    void setCandidates(int candidates);
    void setRerank(bool rerank);
    void setSteps(int steps);
    void setTools(const QString& tools);
    void setFeedback(bool feedback);
    /// The current one differs from what is saved under its name.
    [[nodiscard]] bool modified() const;
    /// Why the current one cannot answer, empty if it can.
    [[nodiscard]] QString problem() const { return m_fit.problem(m_current); }
    /// The first host that the next question goes to; empty if it stays on this computer.
    [[nodiscard]] QString destination() const;
    /// All of them: {host, words}, words telling what goes along.
    [[nodiscard]] QVariantList departures() const { return told(leaving()); }
    [[nodiscard]] std::vector<workspace::Departure> leaving() const { return leaving(m_current); }
    [[nodiscard]] std::vector<workspace::Departure> leaving(
        const workspace::Configuration& configuration) const {
        return m_fit.leaving(configuration);
    }
    /// Under the current one, with what is asked of the base in use alone.
    [[nodiscard]] std::vector<workspace::Departure> leavingAlone() const {
        return m_fit.leavingAlone(m_current);
    }
    /// As `departures` tells them.
    [[nodiscard]] QVariantList told(const std::vector<workspace::Departure>& leaving) const {
        return m_fit.told(leaving);
    }
    /// {name, title, hint, reason} of each strategy; the reason why it does not fit the base is
    /// empty if it does.
    [[nodiscard]] QVariantList strategies() const { return m_fit.strategies(); }
    [[nodiscard]] bool asksModel() const { return workspace::asksModel(m_current); }
    /// The current one asks several bases in one question.
    [[nodiscard]] bool asksSeveral() const { return workspace::asksSeveral(m_current); }
    /// {name, title} of the strategies that do and fit the base.
    [[nodiscard]] QVariantList askingSeveral() const { return m_fit.askingSeveral(); }
    /// The properties above that the current strategy heeds.
    [[nodiscard]] QStringList knobs() const;
    /// {name, title} of a strategy for a base elsewhere that the current one cannot ask; else
    /// empty.
    [[nodiscard]] QVariantMap alternative() const { return m_fit.alternative(m_current.strategy); }
    /// "builtin", those the base has an index of, and "none"; the current one too.
    [[nodiscard]] QStringList embedders() const { return m_fit.embedders(embedder()); }
    /// Specs of the chat models that servers have, as last looked up.
    [[nodiscard]] QStringList models() const { return m_models; }
    /// Entry by entry, what they are called.
    [[nodiscard]] QStringList modelTitles() const { return m_modelTitles; }
    void setModels(const std::vector<KnownModel>& models);
    /// What the model can hardly do by what its server tells of it; else empty.
    [[nodiscard]] QString remark() const;
    /// `suit` would mend that.
    [[nodiscard]] bool canBeSuited() const;

    Q_INVOKABLE void use(const QString& name);
    /// Sets what fits the model: its window; readings to choose from where it is small.
    Q_INVOKABLE void suit();
    /// A configuration with this model: one that is saved, else a new one, saved under its name and
    /// with what fits it.
    Q_INVOKABLE void useModel(const QString& spec);
    /// One that asks no model: a saved one, else a new one.
    Q_INVOKABLE void useOffline();
    /// Keeps the current one under this name, replacing one that has it.
    Q_INVOKABLE void save(const QString& name);
    Q_INVOKABLE void discardChanges();
    /// A copy beside it, which is used then.
    Q_INVOKABLE void duplicate(const QString& name);
    /// False if another one has the new name.
    Q_INVOKABLE bool rename(const QString& name, const QString& wanted);
    /// The last one cannot be removed.
    Q_INVOKABLE void remove(const QString& name);
    Q_INVOKABLE void undoRemove();

  Q_SIGNALS:
    void changed();
    void modelsChanged();
    void remarkChanged();
    /// What is saved, or which is in use, has changed.
    void savedChanged();
    void removed(const QString& name);
    void modelTaken();  ///< by useModel

  private:
    [[nodiscard]] llm::ModelFacts factsOf(const std::string& model) const;
    void edit(const std::function<void(workspace::Configuration&)>& change);
    /// Adds one that is used then, under this name or, if that is taken, a similar one.
    void useNew(workspace::Configuration configuration, const std::string& name);

    ConfigurationFit m_fit;
    SavedConfigurations m_saved;
    workspace::Configuration m_current;
    QStringList m_models;
    QStringList m_modelTitles;
    std::map<std::string, llm::ModelFacts> m_facts;  ///< by spec
};

}  // namespace tripletalk::app
