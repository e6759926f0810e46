// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sample/random.h"
#include "sample/samplevocabulary.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tripletalk::sample {

/// One fact about an entity. Numbers are kept as the person reads them, beside the rough text that
/// the graph holds.
struct Fact {
    Attr attr = Attr::Price;
    std::string text = {};             ///< the literal as written
    std::vector<double> numbers = {};  ///< one, or two for a span
    int target = -1;                   ///< of a link: index in World::entities
};

struct Label {
    std::string text;
    std::string language = {};
};

struct Entity {
    Kind kind = Kind::Item;
    std::string localName;
    std::vector<Label> labels;
    std::string comment = {};
    std::vector<Fact> facts = {};
    std::vector<std::string> words = {};     ///< of an item's label: series, first, second, body,
                                             ///< trim; of a package: qualifier, theme
    std::vector<std::string> features = {};  ///< of a package, as described

    [[nodiscard]] const std::string& label() const { return labels.front().text; }
};

/// How many of each kind, and how many triples in all.
struct Sizes {
    std::size_t items = 90;
    std::size_t series = 20;
    std::size_t engines = 40;
    std::size_t plants = 10;
    std::size_t packages = 120;
    std::size_t colours = 40;
    std::size_t dealers = 146;
    std::size_t triples = 3440;

    /// The default sizes times triples / 3,440, but never too small for a world to make sense.
    static Sizes scaled(std::size_t triples);
};

/// A whole small world in memory: what the graph says, before anybody wrote it down.
struct World {
    const Vocabulary* vocabulary = nullptr;
    std::string maker;  ///< invented name of the company
    std::vector<Entity> entities;

    [[nodiscard]] std::string iri(const Entity& entity) const;
    [[nodiscard]] std::vector<int> all(Kind kind) const;
    [[nodiscard]] const Fact* fact(int entity, Attr attr) const;  ///< the first, or nullptr
    [[nodiscard]] std::optional<double> number(int entity, Attr attr) const;
    [[nodiscard]] int target(int entity, Attr attr) const;  ///< of the first link, or -1
    [[nodiscard]] std::vector<int> targets(int entity, Attr attr) const;
    [[nodiscard]] std::vector<int> subjects(Attr attr, int target) const;  ///< who links to it
    [[nodiscard]] std::size_t tripleCount()
        const;  ///< about the entities, without the vocabulary's own
};

/// The namespace of a maker's data: entities are "<base>id/<local name>", the vocabulary
/// "<base>schema#<name>".
std::string baseIri(const std::string& maker);

/// Makes the world of one seed. `tag` goes before every local name, so that several worlds fit into
/// one graph; `reserved` triples of the size are left for the vocabulary.
World makeWorld(const Vocabulary& vocabulary, const std::string& maker, const Sizes& sizes,
                const std::string& tag, std::size_t reserved, Random& random);

/// An invented name of two or three syllables.
std::string inventName(Random& random);

}  // namespace tripletalk::sample
