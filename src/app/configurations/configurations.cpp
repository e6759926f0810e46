// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/configurations/configurations.h"

#include "app/window/qttext.h"
#include "app/window/translated.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QLocale>
#include <QVariantMap>

namespace tripletalk::app {

using namespace Qt::StringLiterals;
using workspace::Configuration;
using workspace::Departure;
using workspace::Misfit;

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
    }
    return {};
}

/// A model is asked, or might be: nothing is known of a strategy that there is not.
bool asks(const Configuration& configuration) {
    const auto* strategy = answering::findStrategy(configuration.strategy);
    return !strategy || strategy->asksModel;
}

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Configurations)

  public:
    static QString ofMisfit(Misfit misfit) {
        switch (misfit) {
            case Misfit::Unknown:
                return tr("There is no such strategy.");
            case Misfit::Remote:
                return tr(
                    "This graph is asked where it is: only a model that asks by SPARQL can "
                    "answer from it.");
            case Misfit::NoTables:
                return tr("This knowledge base has no tables.");
            case Misfit::NoPassages:
                return tr("This knowledge base has no passages.");
            case Misfit::ValuesStay:
                return tr("The privacy rule of this knowledge base lets no value reach a model.");
            case Misfit::None:
                break;
        }
        return {};
    }
    /// "Goes to api.example.org: question, schema, found rows and passages"
    static QString ofDeparture(const Departure& departure, bool valuesStay) {
        QStringList parts;
        if (departure.question) parts << tr("question");
        if (departure.schema) parts << (valuesStay ? tr("schema without values") : tr("schema"));
        if (departure.rows) parts << tr("found rows");
        if (departure.passages) parts << tr("passages");
        if (departure.queries) parts << tr("SPARQL queries");
        if (departure.forbidden)
            return tr("May not go to %1: the privacy rule of the knowledge base keeps it here")
                .arg(qs(departure.host));
        return tr("Goes to %1: %2").arg(qs(departure.host), QLocale().createSeparatedList(parts));
    }
};

}  // namespace

int Configurations::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_saved.size());
}

QVariant Configurations::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Configuration& one = m_saved[static_cast<std::size_t>(index.row())];
    switch (role) {
        case NameRole:
            return qs(one.name);
        case StrategyRole:
            return qs(one.strategy);
        case ModelRole:
            return qs(one.model);
        case AsksModelRole:
            return asks(one);
        case CurrentRole:
            return one.name == m_current.name;
        default:
            return {};
    }
}

QHash<int, QByteArray> Configurations::roleNames() const {
    return {{NameRole, "name"},
            {StrategyRole, "strategy"},
            {ModelRole, "modelName"},
            {AsksModelRole, "asksModel"},
            {CurrentRole, "isCurrent"}};
}

const Configuration* Configurations::find(const std::string& name) const {
    const auto at = std::ranges::find(m_saved, name, &Configuration::name);
    return at == m_saved.end() ? nullptr : &*at;
}

int Configurations::rowOf(const std::string& name) const {
    const auto at = std::ranges::find(m_saved, name, &Configuration::name);
    return at == m_saved.end() ? -1 : static_cast<int>(at - m_saved.begin());
}

std::string Configurations::freeName(const std::string& name) const {
    std::string wanted = name;
    for (int number = 2; find(wanted); ++number) wanted = name + " " + std::to_string(number);
    return wanted;
}

void Configurations::setSaved(std::vector<Configuration> saved, const std::string& current) {
    if (saved.empty()) saved.emplace_back();
    beginResetModel();
    m_saved = std::move(saved);
    const Configuration* used = find(current);
    m_current = used ? *used : m_saved.front();
    endResetModel();
    Q_EMIT changed();
}

void Configurations::setAccess(llm::Access access) {
    m_access = std::move(access);
    Q_EMIT changed();
}

void Configurations::setBase(std::optional<knowledge::Manifest> base) {
    m_base = std::move(base);
    Q_EMIT changed();
}

QStringList Configurations::names() const {
    QStringList all;
    for (const Configuration& one : m_saved) all << qs(one.name);
    return all;
}

bool Configurations::asksModels() const { return std::ranges::any_of(m_saved, asks); }

QString Configurations::name() const { return qs(m_current.name); }
QString Configurations::strategy() const { return qs(m_current.strategy); }
QString Configurations::model() const { return qs(m_current.model); }
QString Configurations::embedder() const { return qs(m_current.embedder); }
QString Configurations::required() const { return qs(m_current.required); }

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
        if (!asks(one))
            one.model = workspace::noModel;
        else if (one.model == workspace::noModel)
            one.model = m_models.isEmpty() ? "" : utf8(m_models.front());
    });
}

const answering::StrategyDescriptor& Configurations::usual() const {
    return workspace::usualStrategy(m_base ? &*m_base : nullptr);
}

void Configurations::setModel(const QString& model) {
    edit([&](Configuration& one) {
        one.model = utf8(model.trimmed());
        if (one.model == workspace::noModel)
            one.strategy = answering::strategyWithoutModel().name;
        else if (!asks(one))
            one.strategy = usual().name;
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

bool Configurations::modified() const {
    const Configuration* kept = find(m_current.name);
    return !kept || toJson(*kept) != toJson(m_current);
}

QString Configurations::problem() const {
    if (const auto known = answering::offeredStrategy(m_current.strategy); !known)
        return translated(known.error());
    if (asks(m_current) && m_current.model.empty())
        return tr("Choose a model: this strategy needs one.");
    if (m_current.model.starts_with("openai:") && m_access.openAiKey.empty() &&
        !workspace::hostOf(m_current.model, m_access).empty())
        return tr("This server needs a key: enter it in the settings.");
    if (m_base)
        if (const Misfit misfit = workspace::misfitOf(m_current.strategy, *m_base);
            misfit != Misfit::None)
            return Words::ofMisfit(misfit);
    for (const Departure& one : leaving())
        if (one.forbidden)
            return tr("The privacy rule of this knowledge base keeps it on this computer: %1 may "
                      "not be asked.")
                .arg(qs(one.host));
    const auto checked = workspace::validated(m_current);
    return checked ? QString() : translated(checked.error());
}

std::vector<Departure> Configurations::leaving(const Configuration& configuration) const {
    return workspace::departuresOf(configuration, m_access, m_base.value_or(knowledge::Manifest{}));
}

QString Configurations::destination() const {
    const auto all = leaving();
    return all.empty() ? QString() : qs(all.front().host);
}

QVariantList Configurations::told(const std::vector<Departure>& leaving) const {
    const bool valuesStay = m_base && m_base->privacy == knowledge::Privacy::Schema;
    QVariantList all;
    for (const Departure& one : leaving)
        all << QVariantMap{{u"host"_s, qs(one.host)},
                           {u"words"_s, Words::ofDeparture(one, valuesStay)}};
    return all;
}

QVariantList Configurations::strategies() const {
    QVariantList all;
    for (const answering::StrategyDescriptor& one : answering::strategies()) {
        if (!one.offered) continue;
        const Misfit misfit = m_base ? workspace::misfitOf(one.name, *m_base) : Misfit::None;
        all << QVariantMap{{u"name"_s, qs(one.name.value)},
                           {u"title"_s, translated(one.title)},
                           {u"hint"_s, translated(one.hint)},
                           {u"reason"_s, Words::ofMisfit(misfit)}};
    }
    return all;
}

bool Configurations::asksModel() const { return asks(m_current); }

QStringList Configurations::knobs() const {
    QStringList names;
    const auto* strategy = answering::findStrategy(m_current.strategy);
    if (!strategy) return names;
    for (const answering::Knob knob : answering::allKnobs)
        if (strategy->knobs.contains(knob)) names << nameOf(knob);
    return names;
}

QVariantMap Configurations::alternative() const {
    if (!m_base || workspace::misfitOf(m_current.strategy, *m_base) != Misfit::Remote) return {};
    return {{u"name"_s, qs(usual().name.value)}, {u"title"_s, translated(usual().title)}};
}

QStringList Configurations::embedders() const {
    QStringList names{u"builtin"_s};
    if (m_base)
        for (const knowledge::EmbedderInfo& one : m_base->embedders)
            if (!names.contains(qs(one.name))) names << qs(one.name);
    names << u"none"_s;
    if (!names.contains(embedder())) names << embedder();
    return names;
}

void Configurations::setModels(const QStringList& models) {
    if (models == m_models) return;
    m_models = models;
    Q_EMIT modelsChanged();
}

void Configurations::use(const QString& name) {
    const Configuration* wanted = find(utf8(name));
    if (!wanted) return;
    m_current = *wanted;
    Q_EMIT dataChanged(index(0), index(rowCount() - 1), {CurrentRole});
    Q_EMIT changed();
    Q_EMIT savedChanged();
}

void Configurations::add(Configuration configuration) {
    beginInsertRows({}, rowCount(), rowCount());
    m_saved.push_back(std::move(configuration));
    endInsertRows();
}

void Configurations::useModel(const QString& spec) {
    const auto known = std::ranges::find(m_saved, utf8(spec), &Configuration::model);
    if (known != m_saved.end()) return use(qs(known->name));
    Configuration made;
    made.model = utf8(spec);
    made.strategy = usual().name;
    made.name = freeName(utf8(spec.section(u':', 1)));
    const QString name = qs(made.name);
    add(std::move(made));
    use(name);
}

void Configurations::useOffline() {
    const auto known = std::ranges::find_if_not(m_saved, asks);
    if (known != m_saved.end()) return use(qs(known->name));
    Configuration made;
    made.name = freeName(made.name);
    const QString name = qs(made.name);
    add(std::move(made));
    use(name);
}

void Configurations::save(const QString& name) {
    const std::string wanted = utf8(name.simplified());
    if (wanted.empty()) return;
    m_current.name = wanted;
    if (const int row = rowOf(wanted); row >= 0)
        m_saved[static_cast<std::size_t>(row)] = m_current;
    else
        add(m_current);
    Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    Q_EMIT changed();
    Q_EMIT savedChanged();
}

void Configurations::discardChanges() {
    if (const Configuration* kept = find(m_current.name))
        edit([kept](Configuration& one) { one = *kept; });
}

void Configurations::duplicate(const QString& name) {
    const Configuration* original = find(utf8(name));
    if (!original) return;
    Configuration copy = *original;
    copy.name = freeName(copy.name);
    const QString copied = qs(copy.name);
    add(std::move(copy));
    use(copied);
}

bool Configurations::rename(const QString& name, const QString& wanted) {
    const std::string before = utf8(name);
    const std::string after = utf8(wanted.simplified());
    const int row = rowOf(before);
    if (row < 0 || after.empty() || (after != before && find(after))) return false;
    m_saved[static_cast<std::size_t>(row)].name = after;
    if (m_current.name == before) m_current.name = after;
    Q_EMIT dataChanged(index(row), index(row), {NameRole});
    Q_EMIT changed();
    Q_EMIT savedChanged();
    return true;
}

void Configurations::remove(const QString& name) {
    const int row = rowOf(utf8(name));
    if (row < 0 || m_saved.size() == 1) return;
    m_removed = m_saved[static_cast<std::size_t>(row)];
    m_removedRow = row;
    beginRemoveRows({}, row, row);
    m_saved.erase(m_saved.begin() + row);
    endRemoveRows();
    if (m_current.name == m_removed->name)
        use(qs(m_saved.front().name));
    else
        Q_EMIT savedChanged();
    Q_EMIT removed(name);
}

void Configurations::undoRemove() {
    if (!m_removed) return;
    m_removed->name = freeName(m_removed->name);
    const int row = std::min(m_removedRow, rowCount());
    beginInsertRows({}, row, row);
    m_saved.insert(m_saved.begin() + row, *std::exchange(m_removed, std::nullopt));
    endInsertRows();
    Q_EMIT savedChanged();
}

}  // namespace tripletalk::app
