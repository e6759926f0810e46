// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sample/samplequestions.h"

#include "base/text.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <set>
#include <stdexcept>

namespace tripletalk::sample {

namespace {

using Values = std::vector<std::pair<std::string, std::string>>;

std::set<std::string> tokens(const std::string& text) {
    std::set<std::string> found;
    for (const auto& word : text::words(text)) found.insert(text::toLower(word.text));
    return found;
}

/// True if no other entity of any kind has a label that holds all of these words.
bool namesOnly(const World& world, int entity, const std::string& words) {
    const auto wanted = tokens(words);
    for (std::size_t i = 0; i < world.entities.size(); ++i) {
        if (static_cast<int>(i) == entity) continue;
        const auto have = tokens(world.entities[i].label());
        if (std::includes(have.begin(), have.end(), wanted.begin(), wanted.end())) return false;
    }
    return true;
}

/// "a tow bar" as "tow bar": an answer need not repeat the article.
std::string withoutArticle(const std::string& text) {
    for (const std::string article : {"a ", "an ", "the "})
        if (text.starts_with(article)) return text.substr(article.size());
    return text;
}

/// Writes the six conversations of one world.
class Writer {
  public:
    Writer(const World& world, Random& random)
        : m_world(world), m_words(*world.vocabulary), m_random(random) {
        m_items = world.all(Kind::Item);
        m_random.shuffle(m_items);
    }

    std::vector<Json> write() {
        oneItem();
        oneSeries();
        packages();
        fuel();
        plant();
        thresholds();
        return std::move(m_questions);
    }

  private:
    // ---- choosing

    int itemWhere(const std::function<bool(int)>& fits) {
        for (const int item : m_items) {
            if (m_taken.contains(item) || !fits(item)) continue;
            m_taken.insert(item);
            return item;
        }
        throw std::runtime_error("no item fits a question");
    }
    bool has(int entity, std::initializer_list<Attr> attrs) const {
        return std::all_of(attrs.begin(), attrs.end(),
                           [&](Attr attr) { return m_world.fact(entity, attr) != nullptr; });
    }
    double value(int entity, Attr attr) const { return m_world.number(entity, attr).value(); }
    bool differ(int a, int b, Attr attr) const {
        const double x = value(a, attr), y = value(b, attr);
        return std::fabs(x - y) > 0.03 * std::max(x, y);
    }
    /// An item whose value of `attr` is neither's, nor near any other number said about the two.
    int stranger(int a, int b, Attr attr) const {
        for (const int item : m_items) {
            if (item == a || item == b || !m_world.number(item, attr) || !differ(item, a, attr) ||
                !differ(item, b, attr))
                continue;
            return item;
        }
        throw std::runtime_error("no neighbour fits a question");
    }
    const Entity& at(int index) const { return m_world.entities[static_cast<std::size_t>(index)]; }
    std::string name(int entity) { return mention(m_world, entity, m_random.below(6)); }
    std::string iri(int entity) const { return m_world.iri(at(entity)); }
    const std::string& unit(Attr attr) const { return m_words.attribute(attr).unit; }
    const std::string& written(int entity, Attr attr) const {
        return m_world.fact(entity, attr)->text;
    }

    // ---- writing

    void ask(const std::string& type, const Values& values, Json gold, Json facts = Json::array(),
             Json forbidden = Json::array()) {
        const std::string key = std::to_string(m_conversation) + "." + std::to_string(++m_turn);
        m_questions.push_back({{"conversation", m_conversation},
                               {"turn", m_turn},
                               {"type", type},
                               {"question", phrase(m_words, key, values, m_random)},
                               {"gold", std::move(gold)},
                               {"facts", std::move(facts)},
                               {"forbidden", std::move(forbidden)}});
    }
    void lookup(const Values& values, Json cell) {
        ask("lookup", values, Json::array({std::move(cell)}));
    }
    void complex(const Values& values, Json gold) { ask("complex", values, std::move(gold)); }
    void abstract(const Values& values, Json facts, Json forbidden) {
        ask("abstract", values, Json::array(), std::move(facts), std::move(forbidden));
    }
    void conversation() {
        ++m_conversation;
        m_turn = 0;
    }
    Json number(int entity, Attr attr) const { return numberCell(value(entity, attr), unit(attr)); }
    Json cell(int entity) const { return iriCell(m_world, entity); }
    Json cells(const std::vector<int>& entities) const {
        Json list = Json::array();
        for (const int entity : entities) list.push_back(cell(entity));
        return list;
    }
    Json numberFact(int entity, Attr attr) const {
        return statement({plainNumber(value(entity, attr))}, iri(entity));
    }
    Json writtenFact(int entity, Attr attr) const {
        return statement({written(entity, attr)}, iri(entity));
    }
    Json forbiddenNumber(int entity, Attr attr) const {
        const std::string& of = unit(attr);
        return statement({plainNumber(value(entity, attr)) + (of.empty() ? "" : " " + of)},
                         iri(entity));
    }
    Json labelFact(int entity) const { return statement({at(entity).label()}, iri(entity)); }
    /// Packages are told of by their names, or by something that is in one of them alone.
    Json packageFacts(const std::vector<int>& packages) const {
        std::map<std::string, int> holders;
        for (const int package : packages)
            for (const auto& feature : at(package).features) ++holders[feature];
        Json facts = Json::array();
        for (const int package : packages) {
            std::vector<std::string> ways = {at(package).label()};
            for (const auto& feature : at(package).features)
                if (holders.at(feature) == 1) ways.push_back(withoutArticle(feature));
            facts.push_back(statement(ways, iri(package)));
        }
        return facts;
    }
    std::string packageMention(int package) const {
        return text::toLower(at(package).words[0] + " " + at(package).words[1]);
    }

    // ---- the conversations

    void oneItem() {
        conversation();
        const auto complete = [&](int item) {
            return has(item, {Attr::Weight, Attr::Wheelbase, Attr::Boot});
        };
        const int a = itemWhere(complete);
        const int b = itemWhere([&](int item) {
            return complete(item) && differ(a, item, Attr::Wheelbase) &&
                   differ(a, item, Attr::Boot) && differ(a, item, Attr::Weight);
        });
        lookup({{"a", name(a)}}, number(a, Attr::Weight));
        lookup({}, number(a, Attr::Wheelbase));
        abstract({{"b", name(b)}},
                 Json::array({numberFact(a, Attr::Wheelbase), numberFact(b, Attr::Wheelbase)}),
                 Json::array({forbiddenNumber(stranger(a, b, Attr::Wheelbase), Attr::Wheelbase)}));
        const int bigger = value(a, Attr::Boot) > value(b, Attr::Boot) ? a : b;
        complex({}, cells({bigger}));
        lookup({}, cell(m_world.target(bigger, Attr::Plant)));
    }

    void oneSeries() {
        conversation();
        std::vector<int> choices = m_world.all(Kind::Series);
        m_random.shuffle(choices);
        for (const int series : choices) {
            std::vector<int> items = m_world.subjects(Attr::Series, series);
            if (items.size() < 4) continue;
            const int cheapest = *std::min_element(items.begin(), items.end(), [&](int x, int y) {
                return value(x, Attr::Price) < value(y, Attr::Price);
            });
            const auto own = m_world.targets(cheapest, Attr::Package);
            if (!has(cheapest, {Attr::Speed}) || own.size() < 2 || own.size() > 3 ||
                m_taken.contains(cheapest))
                continue;
            m_taken.insert(cheapest);
            aboutSeries(series, items, cheapest, own);
            return;
        }
        throw std::runtime_error("no series fits a question");
    }

    void aboutSeries(int series, const std::vector<int>& items, int cheapest,
                     const std::vector<int>& own) {
        complex({{"series", at(series).label()}},
                Json::array({numberCell(static_cast<double>(items.size()), "")}));
        complex({}, cells({cheapest}));
        lookup({}, number(cheapest, Attr::Speed));
        abstract({}, packageFacts(own), Json::array({labelFact(foreignPackage(items, own))}));
        double sum = 0;
        for (const int item : items) sum += value(item, Attr::Price);
        complex({}, Json::array(
                        {numberCell(sum / static_cast<double>(items.size()), unit(Attr::Price))}));
    }

    /// A package that a neighbour has and that is not among `own`.
    int foreignPackage(const std::vector<int>& neighbours, const std::vector<int>& own) const {
        for (const int item : neighbours)
            for (const int package : m_world.targets(item, Attr::Package))
                if (std::find(own.begin(), own.end(), package) == own.end()) return package;
        throw std::runtime_error("no package fits a question");
    }

    bool ofTheme(int package, std::size_t theme) const {
        return at(package).words[1] == m_words.themes[theme].word;
    }
    std::vector<int> packagesOfTheme(std::size_t theme) const {
        std::vector<int> found;
        for (const int package : m_world.all(Kind::Package))
            if (ofTheme(package, theme)) found.push_back(package);
        return found;
    }
    std::vector<int> firstTheme(int item) const {
        std::vector<int> found;
        for (const int package : m_world.targets(item, Attr::Package))
            if (ofTheme(package, 0)) found.push_back(package);
        return found;
    }
    /// A package of the theme that is not among `own`.
    int otherOfTheme(std::size_t theme, const std::vector<int>& own) const {
        for (const int package : packagesOfTheme(theme))
            if (std::find(own.begin(), own.end(), package) == own.end()) return package;
        throw std::runtime_error("no package fits a question");
    }

    void packages() {
        conversation();
        const int a = itemWhere([&](int item) { return firstTheme(item).size() == 2; });
        const auto own = firstTheme(a);
        abstract({{"a", name(a)}}, packageFacts(own),
                 Json::array({labelFact(otherOfTheme(0, own))}));
        abstract({}, packageFacts(packagesOfTheme(1)),
                 Json::array({labelFact(packagesOfTheme(5).front())}));
        std::vector<int> choices = m_world.all(Kind::Package);
        m_random.shuffle(choices);
        const auto common = std::find_if(choices.begin(), choices.end(), [&](int package) {
            return m_world.subjects(Attr::Package, package).size() >= 2 && !ofTheme(package, 0) &&
                   !ofTheme(package, 1) && !ofTheme(package, 2);
        });
        lookup({{"package", packageMention(*common)}}, number(*common, Attr::Price));
        complex({},
                Json::array({numberCell(
                    static_cast<double>(m_world.subjects(Attr::Package, *common).size()), "")}));
        const auto second = std::find_if(choices.begin(), choices.end(), [&](int package) {
            return package != *common && at(package).words[1] != at(*common).words[1] &&
                   !ofTheme(package, 0);
        });
        abstract({{"package2", packageMention(*second)}}, contents(*second),
                 Json::array({foreignFeature(*second)}));
    }

    Json contents(int package) const {
        Json facts = Json::array();
        for (const auto& feature : at(package).features)
            facts.push_back(statement({withoutArticle(feature)}, iri(package)));
        return facts;
    }
    /// Something that a package of the same theme has and this one has not.
    Json foreignFeature(int package) const {
        const auto& own = at(package).features;
        for (const int other : m_world.all(Kind::Package)) {
            if (at(other).words[1] != at(package).words[1]) continue;
            for (const auto& feature : at(other).features)
                if (std::find(own.begin(), own.end(), feature) == own.end())
                    return statement({withoutArticle(feature)}, iri(other));
        }
        throw std::runtime_error("no feature fits a question");
    }

    void fuel() {
        conversation();
        std::vector<int> items;
        for (const int item : m_world.all(Kind::Item))
            if (written(m_world.target(item, Attr::Engine), Attr::Fuel) == m_words.fuels[2])
                items.push_back(item);
        complex({}, Json::array({numberCell(static_cast<double>(items.size()), "")}));
        const int quickest = *std::min_element(items.begin(), items.end(), [&](int x, int y) {
            return value(x, Attr::Charging) < value(y, Attr::Charging);
        });
        m_taken.insert(quickest);
        complex({}, cells({quickest}));
        lookup({}, span(quickest));
        const int engine = m_world.target(quickest, Attr::Engine);
        const int b = itemWhere([&](int item) {
            const int other = m_world.target(item, Attr::Engine);
            return has(item, {Attr::Range}) && other != engine &&
                   differ(other, engine, Attr::Power) &&
                   written(item, Attr::Range) != written(quickest, Attr::Range);
        });
        lookup({{"b", name(b)}}, span(b));
        const int second = m_world.target(b, Attr::Engine);
        abstract({}, Json::array({labelFact(second), numberFact(second, Attr::Power)}),
                 Json::array({forbiddenNumber(engine, Attr::Power)}));
    }

    Json span(int item) const {
        const auto& numbers = m_world.fact(item, Attr::Range)->numbers;
        return {{"range", {std::lround(numbers.front()), std::lround(numbers.back())}},
                {"unit", unit(Attr::Range)}};
    }

    void plant() {
        conversation();
        const int a = itemWhere([](int) { return true; });
        const int plant = m_world.target(a, Attr::Plant);
        lookup({{"a", name(a)}}, cell(plant));
        lookup({}, number(plant, Attr::Employees));
        const auto plants = m_world.all(Kind::Plant);
        const auto other =
            std::find_if(plants.begin(), plants.end(), [&](int each) { return each != plant; });
        abstract({},
                 Json::array({writtenFact(plant, Attr::City), writtenFact(plant, Attr::Country)}),
                 Json::array({writtenFact(*other, Attr::City)}));
        dealers();
    }

    void dealers() {
        std::map<std::string, double> perCountry;
        std::map<std::pair<std::string, int>, std::vector<int>> sellers;
        for (const int dealer : m_world.all(Kind::Dealer)) {
            ++perCountry[written(dealer, Attr::Country)];
            for (const int series : m_world.targets(dealer, Attr::Sells))
                sellers[{written(dealer, Attr::Country), series}].push_back(dealer);
        }
        std::vector<std::pair<std::string, int>> choices;
        for (const auto& [where, who] : sellers)
            if (who.size() >= 2 && who.size() <= 4) choices.push_back(where);
        const auto& [country, series] = m_random.pick(choices);
        complex({{"country", country}, {"series", at(series).label()}},
                cells(sellers.at({country, series})));
        Json rows = Json::array();
        for (const auto& [where, count] : perCountry)
            rows.push_back(Json::array({textCell(where), numberCell(count, "")}));
        complex({}, std::move(rows));
    }

    void thresholds() {
        conversation();
        faster();
        const int a = itemWhere([&](int item) {
            return ownOnly(item, Attr::Package) >= 0 && ownOnly(item, Attr::Colour) >= 0;
        });
        const int b = itemWhere([&](int item) { return differ(a, item, Attr::Price); });
        Json facts = packageFacts({ownOnly(a, Attr::Package)});
        facts.push_back(labelFact(ownOnly(a, Attr::Colour)));
        abstract({{"a", name(a)}}, std::move(facts),
                 Json::array({labelFact(ownPackageOfAnother(a))}));
        abstract({{"b", name(b)}},
                 Json::array({numberFact(a, Attr::Price), numberFact(b, Attr::Price)}),
                 Json::array({forbiddenNumber(stranger(a, b, Attr::Price), Attr::Price)}));
        lookup({{"b", name(b)}}, textCell(written(b, Attr::Launch)));
        abstract({}, packageFacts(packagesOfTheme(2)),
                 Json::array({labelFact(packagesOfTheme(6).front())}));
    }

    /// The only thing under `attr` that no other item has, or -1.
    int ownOnly(int item, Attr attr) const {
        int found = -1;
        for (const int target : m_world.targets(item, attr)) {
            if (m_world.subjects(attr, target).size() != 1) continue;
            if (found >= 0) return -1;
            found = target;
        }
        return found;
    }
    int ownPackageOfAnother(int item) const {
        for (const int other : m_items)
            if (other != item && ownOnly(other, Attr::Package) >= 0)
                return ownOnly(other, Attr::Package);
        throw std::runtime_error("no package fits a question");
    }

    /// Two limits that two to five items pass, and that no item stands on.
    void faster() {
        struct Limits {
            int speed = 0;
            int price = 0;
            std::vector<int> items = {};
        };
        std::vector<Limits> choices;
        const auto& speeds = m_words.attribute(Attr::Speed);
        for (int speed = static_cast<int>(speeds.low) / 10 * 10 + 10; speed < speeds.high;
             speed += 10)
            for (int price = 30000; price < 80000; price += 5000) {
                Limits limits{speed, price};
                bool fair = true;  // nobody argues whether a car that stands on a limit counts
                for (const int item : m_world.all(Kind::Item)) {
                    const auto fast = m_world.number(item, Attr::Speed);
                    const double cost = value(item, Attr::Price);
                    if (fast >= speed && cost <= price) limits.items.push_back(item);
                    fair = fair && !(fast == speed && cost <= price) &&
                           !(fast >= speed && cost == price);
                }
                if (fair && limits.items.size() >= 2 && limits.items.size() <= 5)
                    choices.push_back(std::move(limits));
            }
        if (choices.empty()) throw std::runtime_error("no limits fit a question");
        const auto& limits = m_random.pick(choices);
        complex({{"speed", std::to_string(limits.speed)}, {"price", std::to_string(limits.price)}},
                cells(limits.items));
    }

    const World& m_world;
    const Vocabulary& m_words;
    Random& m_random;
    std::vector<int> m_items;
    std::set<int> m_taken;
    std::vector<Json> m_questions;
    int m_conversation = 0;
    int m_turn = 0;
};

}  // namespace

std::string mention(const World& world, int entity, std::size_t variant) {
    const auto& named = world.entities[static_cast<std::size_t>(entity)];
    const auto& w = named.words;
    if (named.kind != Kind::Item) return named.label();
    const std::string split = w[1] + " " + w[2];
    const std::string joined = world.vocabulary->designationJoined ? w[1] + w[2] : split;
    struct Way {
        std::string text;
        std::string checked;
    };
    const std::vector<Way> ways = {
        {text::toLower(w[0] + " " + joined + " " + w[3]), w[0] + " " + split + " " + w[3]},
        {w[0] + " " + joined, w[0] + " " + split},
        {text::toLower(w[0] + " " + w[4] + " " + split), w[0] + " " + w[4] + " " + split},
        {w[0] + " " + w[3] + " " + joined, w[0] + " " + split + " " + w[3]},
        {text::toLower(w[3] + " " + w[0] + " " + split), w[0] + " " + split + " " + w[3]},
        {w[0] + " " + w[3] + " " + text::toLower(w[4]) + " " + split, named.label()},
    };
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const auto& way = ways[(variant + i) % ways.size()];
        if (namesOnly(world, entity, way.checked)) return way.text;
    }
    return named.label();
}

std::vector<Json> graphQuestions(const World& world, Random& random) {
    return Writer(world, random).write();
}

Json iriCell(const World& world, int entity) {
    const auto& named = world.entities[static_cast<std::size_t>(entity)];
    return {{"iri", world.iri(named)}, {"label", named.label()}};
}

Json numberCell(double value, const std::string& unit) {
    Json cell = {{"number", value}};
    if (value == std::floor(value)) cell["number"] = static_cast<std::int64_t>(value);
    if (!unit.empty()) cell["unit"] = unit;
    return cell;
}

Json textCell(const std::string& text) { return {{"text", text}}; }

Json statement(const std::vector<std::string>& alternatives, const std::string& source) {
    return {{"text", alternatives}, {"source", source}};
}

std::string plainNumber(double value) { return text::formatNumber(value); }

std::string filled(std::string text,
                   const std::vector<std::pair<std::string, std::string>>& values) {
    for (const auto& [name, value] : values) {
        std::string placeholder = "{";
        placeholder.append(name).append("}");
        text = text::replaceAll(std::move(text), placeholder, value);
    }
    return text;
}

std::string phrase(const Vocabulary& vocabulary, const std::string& key,
                   const std::vector<std::pair<std::string, std::string>>& values, Random& random) {
    return filled(random.pick(vocabulary.phrases.at(key)), values);
}

}  // namespace tripletalk::sample
