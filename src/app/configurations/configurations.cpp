// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/configurations/configurations.h"

#include "app/window/qttext.h"

#include <algorithm>
#include <utility>

namespace tripletalk::app {

using namespace Qt::StringLiterals;
using workspace::Configuration;

namespace {

QString nameOf(answering::Knob knob) {
    switch (knob) {
        case answering::Knob::Rounds:
            return u"rounds"_s;
        case answering::Knob::TopK:
            return u"topK"_s;
        case answering::Knob::ContextTokens:
            return u"contextTokens"_s;
        case answering::Knob::Temperature:
            return u"temperature"_s;
        case answering::Knob::Required:
            return u"required"_s;
        case answering::Knob::Candidates:
            return u"candidates"_s;
        case answering::Knob::Rerank:
            return u"rerank"_s;
        case answering::Knob::Embedder:
            return u"embedder"_s;
        case answering::Knob::Steps:
            return u"steps"_s;
        case answering::Knob::ToolSet:
            return u"tools"_s;
        case answering::Knob::Feedback:
            return u"feedback"_s;
    }
    return {};
}

}  // namespace

Configurations::Configurations(QObject* parent) : QObject(parent) {
    connect(this, &Configurations::changed, this, &Configurations::remarkChanged);
    connect(this, &Configurations::modelsChanged, this, &Configurations::remarkChanged);
}

void Configurations::setSaved(std::vector<Configuration> saved, const std::string& current) {
    m_saved.set(std::move(saved));
    const Configuration* used = m_saved.find(current);
    m_current = used ? *used : m_saved.all().front();
    m_saved.setCurrent(m_current.name);
    Q_EMIT changed();
}

void Configurations::setAccess(llm::Access access) {
    m_fit.setAccess(std::move(access));
    Q_EMIT changed();
}

void Configurations::setBase(std::optional<knowledge::Manifest> base) {
    m_fit.setBase(std::move(base));
    Q_EMIT changed();
}

void Configurations::setOthers(std::vector<knowledge::Manifest> others) {
    m_fit.setOthers(std::move(others));
    Q_EMIT changed();
}

QString Configurations::name() const { return qs(m_current.name); }
QString Configurations::strategy() const { return qs(m_current.strategy); }
QString Configurations::model() const { return qs(m_current.model); }
QString Configurations::embedder() const { return qs(m_current.embedder); }
QString Configurations::required() const { return qs(m_current.required); }
QString Configurations::tools() const { return qs(m_current.tools); }

void Configurations::edit(const std::function<void(Configuration&)>& change) {
    Configuration configuration = m_current;
    change(configuration);
    if (toJson(configuration) == toJson(m_current)) return;
    m_current = std::move(configuration);
    Q_EMIT changed();
}

void Configurations::setStrategy(const QString& strategy) {
    edit([&](Configuration& one) {
        one.strategy = utf8(strategy);
        const auto* known = answering::findStrategy(one.strategy);
        if (known && !known->asksModel)
            one.model = workspace::noModel;
        else if (one.model == workspace::noModel && !m_models.isEmpty())
            one.model = utf8(m_models.front());
        else if (one.model == workspace::noModel && workspace::asksModel(one))
            one.model.clear();
    });
}

void Configurations::setModel(const QString& model) {
    edit([&](Configuration& one) {
        one.model = utf8(model.trimmed());
        const auto* known = answering::findStrategy(one.strategy);
        if (known && known->answersWithoutModel) return;
        if (one.model == workspace::noModel)
            one.strategy = answering::strategyWithoutModel().name;
        else if (!workspace::asksModel(one))
            one.strategy = m_fit.usualStrategy().name;
    });
}

void Configurations::setEmbedder(const QString& embedder) {
    edit([&](Configuration& one) { one.embedder = utf8(embedder.trimmed()); });
}

void Configurations::setRounds(int rounds) {
    edit([&](Configuration& one) { one.rounds = std::clamp(rounds, 1, 20); });
}

void Configurations::setTopK(int topK) {
    edit([&](Configuration& one) { one.topK = std::clamp(topK, 1, 50); });
}

void Configurations::setContextTokens(int tokens) {
    edit([&](Configuration& one) { one.contextTokens = std::clamp(tokens, 2048, 1 << 20); });
}

void Configurations::setTemperature(double temperature) {
    edit([&](Configuration& one) { one.temperature = std::clamp(temperature, 0.0, 2.0); });
}

void Configurations::setRequired(const QString& required) {
    edit([&](Configuration& one) { one.required = utf8(required); });
}

void Configurations::setCandidates(int candidates) {
    edit([&](Configuration& one) { one.candidates = std::clamp(candidates, 1, 9); });
}

void Configurations::setRerank(bool rerank) {
    edit([&](Configuration& one) { one.rerank = rerank; });
}

void Configurations::setSteps(int steps) {
    edit([&](Configuration& one) { one.steps = std::clamp(steps, 2, 200); });
}

void Configurations::setTools(const QString& tools) {
    edit([&](Configuration& one) { one.tools = utf8(tools); });
}

void Configurations::setFeedback(bool feedback) {
    edit([&](Configuration& one) { one.feedback = feedback; });
}

bool Configurations::modified() const {
    const Configuration* kept = m_saved.find(m_current.name);
    return !kept || toJson(*kept) != toJson(m_current);
}

QString Configurations::destination() const {
    const auto all = leaving();
    return all.empty() ? QString() : qs(all.front().host);
}

QStringList Configurations::knobs() const {
    QStringList names;
    const auto* strategy = answering::findStrategy(m_current.strategy);
    if (!strategy) return names;
    for (const answering::Knob knob : answering::allKnobs)
        if (strategy->knobs.contains(knob)) names << nameOf(knob);
    return names;
}

void Configurations::setModels(const std::vector<KnownModel>& models) {
    QStringList specs;
    QStringList titles;
    std::map<std::string, llm::ModelFacts> facts;
    for (const KnownModel& one : models) {
        specs << qs(one.spec);
        titles << one.title;
        facts[one.spec] = one.facts;
    }
    if (specs == m_models && titles == m_modelTitles && facts == m_facts) return;
    m_models = std::move(specs);
    m_modelTitles = std::move(titles);
    m_facts = std::move(facts);
    Q_EMIT modelsChanged();
}

llm::ModelFacts Configurations::factsOf(const std::string& model) const {
    const auto known = m_facts.find(model);
    return known == m_facts.end() ? llm::ModelFacts() : known->second;
}

QString Configurations::remark() const {
    return ConfigurationFit::remark(m_current, factsOf(m_current.model));
}

bool Configurations::canBeSuited() const {
    return toJson(m_fit.suited(m_current, factsOf(m_current.model))) != toJson(m_current);
}

void Configurations::suit() {
    edit([&](Configuration& one) { one = m_fit.suited(one, factsOf(one.model)); });
}

void Configurations::use(const QString& name) {
    const Configuration* wanted = m_saved.find(utf8(name));
    if (!wanted) return;
    m_current = *wanted;
    m_saved.setCurrent(m_current.name);
    Q_EMIT changed();
    Q_EMIT savedChanged();
}

void Configurations::useNew(Configuration configuration, const std::string& name) {
    configuration.name = m_saved.freeName(name);
    const QString used = qs(configuration.name);
    m_saved.add(std::move(configuration));
    use(used);
}

void Configurations::useModel(const QString& spec) {
    if (const Configuration* known = m_saved.withModel(utf8(spec))) {
        use(qs(known->name));
    } else {
        Configuration made;
        made.model = utf8(spec);
        made.strategy = m_fit.usualStrategy().name;
        made = m_fit.suited(made, factsOf(made.model));
        useNew(std::move(made), utf8(spec.section(u':', 1)));
    }
    Q_EMIT modelTaken();
}

void Configurations::useOffline() {
    if (const Configuration* known = m_saved.withoutModel()) return use(qs(known->name));
    useNew({}, Configuration{}.name);
}

void Configurations::save(const QString& name) {
    const std::string wanted = utf8(name.simplified());
    if (wanted.empty()) return;
    m_current.name = wanted;
    m_saved.keep(m_current);
    Q_EMIT changed();
    Q_EMIT savedChanged();
}

void Configurations::discardChanges() {
    if (const Configuration* kept = m_saved.find(m_current.name))
        edit([kept](Configuration& one) { one = *kept; });
}

void Configurations::duplicate(const QString& name) {
    if (const Configuration* original = m_saved.find(utf8(name))) useNew(*original, original->name);
}

bool Configurations::rename(const QString& name, const QString& wanted) {
    const std::string before = utf8(name);
    const std::string after = utf8(wanted.simplified());
    if (!m_saved.rename(before, after)) return false;
    if (m_current.name == before) m_current.name = after;
    Q_EMIT changed();
    Q_EMIT savedChanged();
    return true;
}

void Configurations::remove(const QString& name) {
    if (!m_saved.remove(utf8(name))) return;
    if (m_current.name == utf8(name))
        use(qs(m_saved.all().front().name));
    else
        Q_EMIT savedChanged();
    Q_EMIT removed(name);
}

void Configurations::undoRemove() {
    if (m_saved.undoRemove()) Q_EMIT savedChanged();
}

}  // namespace tripletalk::app
