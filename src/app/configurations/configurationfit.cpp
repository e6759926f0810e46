// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/configurations/configurationfit.h"

#include "app/window/namelist.h"
#include "app/window/qttext.h"
#include "app/window/translated.h"

#include <algorithm>
#include <cmath>
#include <iterator>

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
            case Misfit::NoExcerpt:
                return tr(
                    "This graph is asked where it is: fetch an excerpt of it among the knowledge "
                    "bases, so that questions can be read by it.");
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
    static QString noServer() {
        return tr(
            "The server of this model is not among the settings any more: choose another "
            "model.");
    }
    static QString keptFrom(const std::string& host) {
        return tr("The privacy rule of this knowledge base keeps it on this computer: %1 may "
                  "not be asked.")
            .arg(qs(host));
    }
    static QString ofShortage(workspace::Shortage shortage, const QString& model,
                              const llm::ModelFacts& facts) {
        const QString window = QLocale().toString(facts.window);
        switch (shortage) {
            case workspace::Shortage::Parameters:
                return tr("“%1” is a small model (%2 parameters): it will write many wrong "
                          "queries. It does better where it only chooses among readings; models "
                          "of 7 billion parameters and more write good queries.")
                    .arg(model, shortNumber(facts.parameters));
            case workspace::Shortage::Window:
                return tr("“%1” reads %2 tokens at once: too few for tables, rows and passages. It "
                          "does better where it only chooses among readings; if the server can "
                          "give it a larger window (4,096 or more), that helps most.")
                    .arg(model, window);
            case workspace::Shortage::Room:
                return tr("“%1” reads at most %2 tokens at once, but more are sent: the end would "
                          "be cut off.")
                    .arg(model, window);
            case workspace::Shortage::None:
                break;
        }
        return {};
    }
    /// "8 billion"
    static QString shortNumber(std::int64_t number) {
        constexpr double million = 1e6;
        constexpr double billion = 1e9;
        const auto digits = [](double value) {
            return QLocale().toString(value, 'f', value < 10 && value != std::floor(value) ? 1 : 0);
        };
        const auto value = static_cast<double>(number);
        return value < billion ? tr("%1 million").arg(digits(value / million))
                               : tr("%1 billion").arg(digits(value / billion));
    }
    static QString of(const QStringList& bases, const QString& words) {
        return tr("%1: %2").arg(namesInQuotes(bases), words);
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
    if (const QString why = serverProblem(model); !why.isEmpty()) return why;
    if (m_base)
        if (const QString own = problemOf(configuration, *m_base); !own.isEmpty()) return own;
    if (workspace::asksSeveral(configuration))
        for (const knowledge::Manifest& other : m_others)
            if (const QString why = problemOf(configuration, other); !why.isEmpty())
                return FitWords::of({qs(other.name)}, why);
    const auto checked = workspace::validated(configuration);
    return checked ? QString() : translated(checked.error());
}

QString ConfigurationFit::serverProblem(const std::string& model) const {
    const auto asked = llm::ModelSpec::of(model);
    if (!asked || asked->provider != llm::Provider::OpenAi) return {};
    if (llm::accessTo(asked->server, m_access).openAiBaseUrl.empty()) return FitWords::noServer();
    // One that a person named may want none; it says so itself.
    const bool wantsKey = asked->server.empty() && m_access.openAiKey.empty();
    return wantsKey && !workspace::hostOf(model, m_access).empty() ? FitWords::noKey() : QString();
}

QString ConfigurationFit::problemOf(const Configuration& configuration,
                                    const knowledge::Manifest& base) const {
    if (const Misfit misfit = workspace::misfitOf(configuration.strategy, base);
        misfit != Misfit::None)
        return FitWords::ofMisfit(misfit);
    for (const Departure& one : workspace::departuresOf(configuration, m_access, base))
        if (one.forbidden) return FitWords::keptFrom(one.host);
    return {};
}

QString ConfigurationFit::remark(const Configuration& configuration, const llm::ModelFacts& facts) {
    return FitWords::ofShortage(workspace::shortageOf(configuration, facts),
                                qs(configuration.model).section(u':', 1), facts);
}

Configuration ConfigurationFit::suited(const Configuration& configuration,
                                       const llm::ModelFacts& facts) const {
    return workspace::suited(configuration, facts, m_base ? &*m_base : nullptr);
}

std::vector<Departure> ConfigurationFit::leavingAlone(const Configuration& configuration) const {
    return workspace::departuresOf(configuration, m_access, m_base.value_or(knowledge::Manifest{}));
}

std::vector<Departure> ConfigurationFit::leaving(const Configuration& configuration) const {
    auto all = leavingAlone(configuration);
    if (workspace::asksSeveral(configuration))
        for (const knowledge::Manifest& other : m_others)
            std::ranges::move(workspace::departuresOf(configuration, m_access, other),
                              std::back_inserter(all));
    return all;
}

QVariantList ConfigurationFit::told(const std::vector<Departure>& leaving) const {
    struct Line {
        QString host;
        QString words;
        QStringList bases;
    };
    std::vector<Line> lines;
    QStringList bases;
    for (const Departure& one : leaving) {
        const QString words = FitWords::ofDeparture(one, valuesStay(one.base));
        auto line = std::ranges::find(lines, words, &Line::words);
        if (line == lines.end()) line = lines.insert(line, {qs(one.host), words, {}});
        line->bases << qs(one.baseName);
        if (!bases.contains(qs(one.base))) bases << qs(one.base);
    }
    QVariantList all;
    for (const Line& one : lines) {
        const bool ofAll = one.bases.size() >= bases.size();
        all << QVariantMap{{u"host"_s, one.host},
                           {u"words"_s, ofAll ? one.words : FitWords::of(one.bases, one.words)}};
    }
    return all;
}

bool ConfigurationFit::valuesStay(const std::string& base) const {
    const auto is = [&](const knowledge::Manifest& one) {
        return one.id == base && one.privacy == knowledge::Privacy::Schema;
    };
    return (m_base && is(*m_base)) || std::ranges::any_of(m_others, is);
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

QVariantList ConfigurationFit::askingSeveral() const {
    QVariantList all;
    for (const answering::StrategyDescriptor& one : answering::strategies())
        if (one.offered && one.asksSeveral && misfitOf(one.name) == Misfit::None)
            all << QVariantMap{{u"name"_s, qs(one.name.value)},
                               {u"title"_s, translated(one.title)}};
    return all;
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
