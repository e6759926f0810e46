// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/configurations/configurationfit.h"

#include "app/window/qttext.h"
#include "app/window/translated.h"

#include <QCoreApplication>
#include <QLocale>

namespace tripletalk::app {

using namespace Qt::StringLiterals;
using workspace::Configuration;
using workspace::Departure;
using workspace::Misfit;

namespace {

struct FitWords {
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
    static QString noModel() { return tr("Choose a model: this strategy needs one."); }
    static QString noKey() { return tr("This server needs a key: enter it in the settings."); }
    static QString keptFrom(const std::string& host) {
        return tr("The privacy rule of this knowledge base keeps it on this computer: %1 may "
                  "not be asked.")
            .arg(qs(host));
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

Misfit ConfigurationFit::misfitOf(const std::string& strategy) const {
    return m_base ? workspace::misfitOf(strategy, *m_base) : Misfit::None;
}

QString ConfigurationFit::problem(const Configuration& configuration) const {
    const std::string& model = configuration.model;
    if (const auto known = answering::offeredStrategy(configuration.strategy); !known)
        return translated(known.error());
    if (workspace::asksModel(configuration) && model.empty()) return FitWords::noModel();
    if (model.starts_with("openai:") && m_access.openAiKey.empty() &&
        !workspace::hostOf(model, m_access).empty())
        return FitWords::noKey();
    if (const Misfit misfit = misfitOf(configuration.strategy); misfit != Misfit::None)
        return FitWords::ofMisfit(misfit);
    for (const Departure& one : leaving(configuration))
        if (one.forbidden) return FitWords::keptFrom(one.host);
    const auto checked = workspace::validated(configuration);
    return checked ? QString() : translated(checked.error());
}

std::vector<Departure> ConfigurationFit::leaving(const Configuration& configuration) const {
    return workspace::departuresOf(configuration, m_access, m_base.value_or(knowledge::Manifest{}));
}

QVariantList ConfigurationFit::told(const std::vector<Departure>& leaving) const {
    const bool valuesStay = m_base && m_base->privacy == knowledge::Privacy::Schema;
    QVariantList all;
    for (const Departure& one : leaving)
        all << QVariantMap{{u"host"_s, qs(one.host)},
                           {u"words"_s, FitWords::ofDeparture(one, valuesStay)}};
    return all;
}

const answering::StrategyDescriptor& ConfigurationFit::usualStrategy() const {
    return workspace::usualStrategy(m_base ? &*m_base : nullptr);
}

QVariantList ConfigurationFit::strategies() const {
    QVariantList all;
    for (const answering::StrategyDescriptor& one : answering::strategies()) {
        if (!one.offered) continue;
        all << QVariantMap{{u"name"_s, qs(one.name.value)},
                           {u"title"_s, translated(one.title)},
                           {u"hint"_s, translated(one.hint)},
                           {u"reason"_s, FitWords::ofMisfit(misfitOf(one.name))}};
    }
    return all;
}

QVariantMap ConfigurationFit::alternative(const std::string& strategy) const {
    if (misfitOf(strategy) != Misfit::Remote) return {};
    const answering::StrategyDescriptor& usual = usualStrategy();
    return {{u"name"_s, qs(usual.name.value)}, {u"title"_s, translated(usual.title)}};
}

QStringList ConfigurationFit::embedders(const QString& chosen) const {
    QStringList names{u"builtin"_s};
    if (m_base)
        for (const knowledge::EmbedderInfo& one : m_base->embedders)
            if (!names.contains(qs(one.name))) names << qs(one.name);
    names << u"none"_s;
    if (!names.contains(chosen)) names << chosen;
    return names;
}

}  // namespace tripletalk::app
