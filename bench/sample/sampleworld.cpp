// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sample/sampleworld.h"

#include "base/text.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <set>

namespace tripletalk::sample {

namespace {

std::string slug(const std::string& label) {
    std::string out;
    for (const char c : label) {
        const bool keep = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (keep)
            out += c;
        else if (c >= 'A' && c <= 'Z')
            out += static_cast<char>(c - 'A' + 'a');
        else if (!out.empty() && out.back() != '-')
            out += '-';
    }
    return out;
}

std::string grouped(std::int64_t value, char mark) {
    std::string digits = std::to_string(value);
    for (auto at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > 0; at -= 3)
        digits.insert(static_cast<std::size_t>(at), 1, mark);
    return digits;
}

std::string decimal(double value) {
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, "%.1f", value);
    return buffer;
}

std::string withUnit(const std::string& text, const std::string& unit) {
    return unit.empty() ? text : text + " " + unit;
}

double onGrid(const Attribute& attribute, Random& random) {
    const auto steps =
        static_cast<std::size_t>(std::lround((attribute.high - attribute.low) / attribute.step)) +
        1;
    return attribute.low + attribute.step * static_cast<double>(random.below(steps));
}

/// A value as real data has it: the number, and the rough text around it.
Fact roughFact(Attr attr, const Attribute& attribute, double value, Random& random) {
    Fact fact{.attr = attr};
    const auto whole = std::lround(value);
    fact.numbers = {static_cast<double>(whole)};
    switch (attribute.shape) {
        case Shape::CommaThousands:
            fact.text = grouped(whole, ',');
            break;
        case Shape::DotThousands:
            fact.text = grouped(whole, '.');
            break;
        case Shape::Decimal:
            fact.text = decimal(value);
            fact.numbers = {std::stod(fact.text)};
            break;
        case Shape::DecimalSpan: {
            fact.text = decimal(value);
            fact.numbers = {std::stod(fact.text)};
            if (random.chance(85)) {
                const std::string upper =
                    decimal(value + 0.2 + 0.1 * static_cast<double>(random.below(6)));
                fact.text += " - " + upper;
                fact.numbers.push_back(std::stod(upper));
            }
            break;
        }
        case Shape::Span: {
            const auto upper = whole + 20 + 5 * static_cast<long>(random.below(9));
            fact.text = std::to_string(whole) + " - " + std::to_string(upper);
            fact.numbers.push_back(static_cast<double>(upper));
            break;
        }
        case Shape::Clock: {
            char buffer[32];
            std::snprintf(buffer, sizeof buffer, "%ld:%02ld", whole / 60, whole % 60);
            fact.text = buffer;
            break;
        }
        case Shape::Date: {
            char buffer[32];
            std::snprintf(buffer, sizeof buffer, "%ld-%02zu-%02zu", whole, random.below(12) + 1,
                          random.below(28) + 1);
            fact.text = buffer;
            fact.numbers.clear();
            return fact;
        }
        default:
            fact.text = std::to_string(whole);
    }
    fact.text = withUnit(fact.text, attribute.unit);
    return fact;
}

/// Builds a world kind by kind; every entity's label is its own within its kind.
class Builder {
  public:
    Builder(World& world, const Sizes& sizes, std::string tag, Random& random)
        : m_world(world),
          m_words(*world.vocabulary),
          m_sizes(sizes),
          m_tag(std::move(tag)),
          m_random(random) {}

    void build(std::size_t reserved) {
        addSeries();
        addEngines();
        addPlants();
        addPackages();
        addColours();
        addDealers();
        addItems();
        linkPackages();
        linkColours(reserved);
    }

  private:
    int add(Kind kind, std::vector<Label> labels, const std::string& name) {
        std::string local = slug(m_words.classOf(kind).name) + "-" + slug(name);
        m_world.entities.push_back(
            {.kind = kind, .localName = m_tag + local, .labels = std::move(labels)});
        return static_cast<int>(m_world.entities.size()) - 1;
    }
    int add(Kind kind, const std::string& label) { return add(kind, {{label}}, label); }
    Entity& at(int index) { return m_world.entities[static_cast<std::size_t>(index)]; }

    void text(int entity, Attr attr, const std::string& value) {
        at(entity).facts.push_back({.attr = attr, .text = value});
    }
    void link(int entity, Attr attr, int target) {
        at(entity).facts.push_back({.attr = attr, .target = target});
    }
    void number(int entity, Attr attr, double value) {
        at(entity).facts.push_back(roughFact(attr, m_words.attribute(attr), value, m_random));
    }
    void number(int entity, Attr attr) {
        number(entity, attr, onGrid(m_words.attribute(attr), m_random));
    }
    bool linked(int entity, Attr attr, int target) const {
        const auto links = m_world.targets(entity, attr);
        return std::find(links.begin(), links.end(), target) != links.end();
    }

    std::string freshName() {
        std::string name;
        for (int tries = 0; name.empty() || !m_names.insert(name).second; ++tries) {
            name = inventName(m_random);
            // A big graph needs more names than two or three syllables give.
            if (!m_tag.empty() || tries > 20) name += text::toLower(inventName(m_random));
        }
        return name;
    }

    void addSeries() {
        for (std::size_t i = 0; i < m_sizes.series; ++i) {
            const int series = add(Kind::Series, freshName());
            text(series, Attr::BodyType, m_words.bodies[i % m_words.bodies.size()].second);
            m_series.push_back(series);
        }
    }

    void addEngines() {
        for (std::size_t i = 0; i < m_sizes.engines; ++i) {
            const int engine =
                add(Kind::Engine, freshName() + " " + m_random.pick(m_words.engineCodes));
            number(engine, Attr::Power);
            text(engine, Attr::Fuel, m_words.fuels[i % m_words.fuels.size()]);
            m_engines.push_back(engine);
        }
    }

    void addPlants() {
        for (std::size_t i = 0; i < m_sizes.plants; ++i) {
            const int plant =
                add(Kind::Plant, freshName() + " " + m_random.pick(m_words.plantWords));
            text(plant, Attr::City, cityName());
            text(plant, Attr::Country, m_random.pick(m_words.countries));
            number(plant, Attr::Employees);
            m_plants.push_back(plant);
        }
    }

    std::string cityName() {
        static const std::vector<std::string> endings = {"stad",  "burg", "haven", "field",
                                                         "mouth", "vik",  "bridge"};
        return freshName() + m_random.pick(endings);
    }

    void addPackages() {
        std::vector<std::pair<std::size_t, std::size_t>> combinations;  // theme, qualifier
        for (std::size_t theme = 0; theme < m_words.themes.size(); ++theme)
            for (std::size_t qualifier = 0; qualifier < m_words.packageQualifiers.size();
                 ++qualifier)
                combinations.emplace_back(theme, qualifier);
        m_random.shuffle(combinations);
        // Themes 1 and 2 are asked of the whole graph: two packages each, so that an answer can
        // name them all.
        std::vector<std::size_t> made(m_words.themes.size(), 0);
        std::vector<std::pair<std::size_t, std::size_t>> chosen;
        for (const auto& [theme, qualifier] : combinations)
            if ((theme == 1 || theme == 2) && made[theme]++ < 2)
                chosen.emplace_back(theme, qualifier);
        for (const auto& [theme, qualifier] : combinations)
            if (theme != 1 && theme != 2 && chosen.size() < m_sizes.packages)
                chosen.emplace_back(theme, qualifier);
        for (const auto& [theme, qualifier] : chosen)
            addPackage(m_words.themes[theme], m_words.packageQualifiers[qualifier]);
    }

    void addPackage(const Theme& theme, const std::string& qualifier) {
        const int package = add(Kind::Package, qualifier + " " + theme.word + " " +
                                                   m_random.pick(m_words.packageWords));
        std::vector<std::string> features = theme.features;
        m_random.shuffle(features);
        features.resize(2 + m_random.below(2));
        std::string prose = features.front();
        for (std::size_t i = 1; i < features.size(); ++i)
            prose += (i + 1 == features.size() ? " and " : ", ") + features[i];
        prose.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(prose.front())));
        at(package).comment = prose + ", " + theme.purpose + ".";
        at(package).words = {qualifier, theme.word};
        at(package).features = std::move(features);
        number(package, Attr::Price, 250 + 50 * static_cast<double>(m_random.below(64)));
        m_packages.push_back(package);
    }

    void addColours() {
        std::vector<std::string> names;
        for (const auto& adjective : m_words.colourAdjectives)
            for (const auto& noun : m_words.colourNouns)
                names.push_back(text::join({adjective, noun}, " "));
        m_random.shuffle(names);
        for (std::size_t i = 0; i < m_sizes.colours; ++i) {
            const bool bilingual = i < m_words.bilingualColours.size();
            const int colour = bilingual ? add(Kind::Colour,
                                               {{m_words.bilingualColours[i][0], "en"},
                                                {m_words.bilingualColours[i][1], "de"}},
                                               m_words.bilingualColours[i][0])
                                         : add(Kind::Colour, names[i % names.size()]);
            text(colour, Attr::Finish, m_random.pick(m_words.finishes));
            if (m_random.chance(80))
                number(colour, Attr::Price, 350 + 50 * static_cast<double>(m_random.below(40)));
            m_colours.push_back(colour);
        }
    }

    void addDealers() {
        for (std::size_t i = 0; i < m_sizes.dealers; ++i) {
            const std::string name = m_random.pick(m_words.dealerWords) + " " + freshName();
            const int dealer = add(Kind::Dealer, {{name}},
                                   std::to_string(1000 + i * 7));  // an id that says nothing
            text(dealer, Attr::City, cityName());
            text(dealer, Attr::Country, m_random.pick(m_words.countries));
            const int first = m_random.pick(m_series);
            link(dealer, Attr::Sells, first);
            const int second = m_random.pick(m_series);
            if (second != first && m_random.chance(40)) link(dealer, Attr::Sells, second);
        }
    }

    void addItems() {
        for (std::size_t i = 0; i < m_sizes.items; ++i) {
            // Three of each series, the rest by chance: some series are bigger than others.
            const std::size_t series =
                i < 3 * m_series.size() ? i % m_series.size() : m_random.below(m_series.size());
            addItem(m_series[series], series);
        }
    }

    void addItem(int series, std::size_t seriesNumber) {
        const std::size_t fuel = m_random.below(m_words.fuels.size());
        std::vector<std::string> words;
        std::string label;
        do {
            const auto& second =
                m_words.secondFollowsFuel ? m_words.seconds[fuel] : m_random.pick(m_words.seconds);
            const auto& body = m_words.secondFollowsFuel
                                   ? m_words.bodies[seriesNumber % m_words.bodies.size()].first
                                   : m_random.pick(m_words.bodies).first;
            words = {at(series).label(), m_random.pick(m_words.firsts), second, body,
                     m_random.pick(m_words.trims)};
            label = text::join(words, " ");
        } while (!m_itemLabels.insert(label).second);
        const int item = add(Kind::Item, label);
        at(item).words = std::move(words);
        m_items.push_back(item);
        addItemFacts(item, series, engineFor(fuel));
    }

    int engineFor(std::size_t fuel) {
        const std::size_t fuels = m_words.fuels.size();
        const std::size_t rounds = (m_engines.size() - fuel + fuels - 1) / fuels;
        return m_engines[fuel + fuels * m_random.below(rounds)];
    }

    void addItemFacts(int item, int series, int engine) {
        number(item, Attr::Price, freshNumber(Attr::Price));
        number(item, Attr::Wheelbase);
        for (const Attr attr : {Attr::Weight, Attr::Speed, Attr::Acceleration, Attr::Boot})
            if (!m_random.chance(4))
                number(item, attr);  // some attributes are missing, as they are in real data
        if (m_world.fact(engine, Attr::Fuel)->text == m_words.fuels[2]) {
            number(item, Attr::Charging, freshNumber(Attr::Charging));
            number(item, Attr::Range);
        } else {
            number(item, Attr::Consumption);
        }
        number(item, Attr::Seats);
        number(item, Attr::Launch);
        link(item, Attr::Series, series);
        link(item, Attr::Engine, engine);
        link(item, Attr::Plant, m_random.pick(m_plants));
    }

    /// A value that no item has yet, so that a superlative has one winner; where the grid is used
    /// up, any value.
    double freshNumber(Attr attr) {
        double value = 0;
        for (int tries = 0; tries < 200; ++tries) {
            value = onGrid(m_words.attribute(attr), m_random);
            if (m_used.insert({attr, value}).second) break;
        }
        return value;
    }

    /// Every package is in two items or more, but for a few that only one item has.
    void linkPackages() {
        std::vector<int> deck;
        const auto deal = [&](int package) {
            for (int tries = 0; tries < 20; ++tries) {
                if (deck.empty()) {
                    deck = m_items;
                    m_random.shuffle(deck);
                }
                const int item = deck.back();
                deck.pop_back();
                if (linked(item, Attr::Package, package)) continue;
                link(item, Attr::Package, package);
                return;
            }
        };
        std::vector<int> firstTheme;
        for (std::size_t i = 0; i < m_packages.size(); ++i) {
            const int package = m_packages[i];
            if (at(package).words[1] == m_words.themes[0].word) firstTheme.push_back(package);
            const bool exclusive = i + exclusives >= m_packages.size() &&
                                   at(package).words[1] != m_words.themes[0].word;
            deal(package);
            if (!exclusive) deal(package);
            if (!exclusive && i % 6 == 0) deal(package);
        }
        // Some items have two packages of the first theme.
        for (std::size_t i = 0; i + 1 < firstTheme.size(); i += 2) {
            const auto owners = m_world.subjects(Attr::Package, firstTheme[i]);
            if (!linked(owners.front(), Attr::Package, firstTheme[i + 1]))
                link(owners.front(), Attr::Package, firstTheme[i + 1]);
        }
    }

    /// Colours fill the world up to its size; a few belong to one item alone, which also has a
    /// package of its own.
    void linkColours(std::size_t reserved) {
        const std::size_t goal = m_sizes.triples > reserved ? m_sizes.triples - reserved : 0;
        const std::size_t own = std::min(exclusives, m_colours.size() / 4);
        std::size_t count = m_world.tripleCount();
        for (std::size_t i = 0; i < own; ++i) {
            const auto owners =
                m_world.subjects(Attr::Package, m_packages[m_packages.size() - 1 - i]);
            if (owners.empty()) continue;
            link(owners.front(), Attr::Colour, m_colours[m_colours.size() - 1 - i]);
            ++count;
        }
        const std::size_t shared = m_colours.size() - own;
        for (std::size_t i = 0; count < goal && i < m_items.size() * shared; ++i) {
            const int item = m_items[i % m_items.size()];
            const int colour = m_colours[m_random.below(shared)];
            if (linked(item, Attr::Colour, colour)) continue;
            link(item, Attr::Colour, colour);
            ++count;
        }
    }

    static constexpr std::size_t exclusives = 6;
    World& m_world;
    const Vocabulary& m_words;
    const Sizes& m_sizes;
    std::string m_tag;
    Random& m_random;
    std::vector<int> m_series, m_engines, m_plants, m_packages, m_colours, m_items;
    std::set<std::string> m_names, m_itemLabels;
    std::set<std::pair<Attr, double>> m_used;
};

}  // namespace

Sizes Sizes::scaled(std::size_t triples) {
    Sizes sizes;
    const double factor = static_cast<double>(triples) / static_cast<double>(sizes.triples);
    const auto scale = [&](std::size_t& count, std::size_t least) {
        count = std::max(
            least, static_cast<std::size_t>(std::lround(static_cast<double>(count) * factor)));
    };
    scale(sizes.items, 6);
    scale(sizes.series, 2);
    scale(sizes.engines, 4);
    scale(sizes.plants, 1);
    scale(sizes.packages, 12);
    scale(sizes.colours, 4);
    scale(sizes.dealers, 2);
    sizes.triples = triples;
    return sizes;
}

std::string baseIri(const std::string& maker) {
    return "https://data." + slug(maker) + ".example/";
}

std::string World::iri(const Entity& entity) const {
    return baseIri(maker) + "id/" + entity.localName;
}

std::vector<int> World::all(Kind kind) const {
    std::vector<int> found;
    for (std::size_t i = 0; i < entities.size(); ++i)
        if (entities[i].kind == kind) found.push_back(static_cast<int>(i));
    return found;
}

const Fact* World::fact(int entity, Attr attr) const {
    for (const auto& fact : entities[static_cast<std::size_t>(entity)].facts)
        if (fact.attr == attr) return &fact;
    return nullptr;
}

std::optional<double> World::number(int entity, Attr attr) const {
    const Fact* found = fact(entity, attr);
    if (found == nullptr || found->numbers.size() != 1) return std::nullopt;
    return found->numbers.front();
}

int World::target(int entity, Attr attr) const {
    const Fact* found = fact(entity, attr);
    return found == nullptr ? -1 : found->target;
}

std::vector<int> World::targets(int entity, Attr attr) const {
    std::vector<int> found;
    for (const auto& fact : entities[static_cast<std::size_t>(entity)].facts)
        if (fact.attr == attr) found.push_back(fact.target);
    return found;
}

std::vector<int> World::subjects(Attr attr, int target) const {
    std::vector<int> found;
    for (std::size_t i = 0; i < entities.size(); ++i)
        for (const auto& fact : entities[i].facts)
            if (fact.attr == attr && fact.target == target) found.push_back(static_cast<int>(i));
    return found;
}

std::size_t World::tripleCount() const {
    std::size_t count = 0;
    for (const auto& entity : entities)
        count += 1 + entity.labels.size() + (entity.comment.empty() ? 0 : 1) + entity.facts.size();
    return count;
}

World makeWorld(const Vocabulary& vocabulary, const std::string& maker, const Sizes& sizes,
                const std::string& tag, std::size_t reserved, Random& random) {
    World world{.vocabulary = &vocabulary, .maker = maker, .entities = {}};
    Builder(world, sizes, tag, random).build(reserved);
    return world;
}

std::string inventName(Random& random) {
    static const std::vector<std::string> starts = {
        "vel",  "nor", "tri", "mar", "quo", "zeph", "lun", "kor", "dra", "sil",
        "bren", "fal", "gry", "hov", "jas", "pel",  "ruv", "tev", "wyn", "cas"};
    static const std::vector<std::string> middles = {"",   "",   "",   "an",  "il",
                                                     "or", "ev", "um", "ist", "ar"};
    static const std::vector<std::string> ends = {"ora", "ix",  "ion", "era", "ath", "ant",
                                                  "ova", "eth", "iga", "une", "aro", "enn"};
    std::string name = random.pick(starts) + random.pick(middles) + random.pick(ends);
    name.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(name.front())));
    return name;
}

}  // namespace tripletalk::sample
