// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/valueindex.h"

#include "retrieval/linkchoice.h"
#include "retrieval/namefinder.h"
#include "retrieval/packedtexts.h"
#include "retrieval/postings.h"
#include "retrieval/textlist.h"
#include "retrieval/tokens.h"
#include "retrieval/valueformat.h"

#include <algorithm>
#include <map>
#include <optional>

namespace tripletalk::retrieval {

namespace {

/// The text number `which` of a textlist.
std::string_view textAt(std::string_view list, std::uint32_t which) {
    for (; which > 0 && !list.empty(); --which) takeText(list);
    return takeText(list);
}

}  // namespace

struct ValueIndex::Private {
    explicit Private(sqlite::Database opened) : database(std::move(opened)) {}

    sqlite::Database database;
    std::optional<NameFinder> finder;
    std::optional<sqlite::Statement> bearers, things;
    std::optional<PackedTexts> texts;           ///< of the things
    std::map<std::int64_t, ValueEntry> places;  ///< what the things of a place have in common

    Result<void> prepare();
    Result<void> readPlaces();
    Result<std::string> stored(std::uint32_t thing);
    Result<ValueEntry> entry(std::uint32_t thing, std::uint32_t which);
    Result<std::vector<ValueLink>> expand(const std::vector<TextWord>& text,
                                          const std::vector<ScoredName>& names);
    Result<std::vector<ValueLink>> links(std::string_view text, double minimum, bool whole);

    std::function<bool(ValueEntry&)> adapt;
    std::function<Result<void>(std::string_view, std::vector<ValueLink>&)> settle;
    std::unique_ptr<Private> further;  ///< a person's words, whose keys count in `meant`
    std::vector<ValueEntry> meant;
    Result<void> overlay(const ValueOverlay& overlay);
};

Result<void> ValueIndex::Private::prepare() {
    // The file never changes: locking it anew for each of a look-up's small questions would cost
    // more than they do.
    if (auto done = database.execute("PRAGMA cache_size = -32000; PRAGMA locking_mode = EXCLUSIVE");
        !done)
        return done;
    auto version = database.integer("PRAGMA user_version");
    if (!version) return version.error();
    if (*version != values::formatVersion && *version != values::plainVersion)
        return Error{ErrorKind::Version,
                     say("Sentence", "The value index was made by another version of the program."),
                     "format " + std::to_string(*version)};
    for (const auto& [target, sql] :
         {std::pair(&bearers, "SELECT bearers FROM name WHERE id = ?"),
          std::pair(&things,
                    *version == values::plainVersion
                        ? "SELECT place, uses, key, iri, label, names FROM thing WHERE id = ?"
                        : "SELECT packed FROM thing WHERE id = ?")}) {
        auto statement = database.prepare(sql);
        if (!statement) return statement.error();
        *target = std::move(*statement);
    }
    if (*version != values::plainVersion) {
        auto packed = PackedTexts::open(database, "thing");
        if (!packed) return packed.error();
        texts.emplace(*std::move(packed));
    }
    auto opened = NameFinder::open(database);
    if (!opened) return opened.error();
    finder.emplace(*std::move(opened));
    return readPlaces();
}

Result<void> ValueIndex::Private::readPlaces() {
    return database.each(R"(SELECT id, kind, "table", "column", iri FROM place)",
                         [&](sqlite::Statement& row) {
                             ValueEntry& place = places[row.integer(0)];
                             place.kind = static_cast<LinkKind>(row.integer(1));
                             place.table = row.text(2);
                             place.column = row.text(3);
                             place.iri = row.text(4);
                         });
}

/// What stands packed of a thing, or would if it were.
Result<std::string> ValueIndex::Private::stored(std::uint32_t thing) {
    things->bind(1, static_cast<std::int64_t>(thing));
    auto row = things->step();
    if (!row) return row.error();
    Result<std::string> all = std::string();
    if (*row && texts) {
        all = texts->unpack(thing, things->text(0));
    } else if (*row) {
        for (const int number : {0, 1})
            appendVarint(*all, static_cast<std::uint32_t>(things->integer(number)));
        for (const int text : {2, 3, 4}) appendText(*all, things->text(text));
        *all += things->text(5);
    }
    things->reset();
    return all;
}

Result<ValueEntry> ValueIndex::Private::entry(std::uint32_t thing, std::uint32_t which) {
    const auto all = stored(thing);
    if (!all) return all.error();
    std::string_view rest = *all;
    const auto place = places.find(takeVarint(rest));
    if (place == places.end())
        return Error{ErrorKind::Input, say("Sentence", "The value index is damaged."),
                     "no such thing"};
    ValueEntry found = place->second;
    found.uses = takeVarint(rest);
    found.key = takeText(rest);
    const std::string_view iri = takeText(rest);
    if (found.kind == LinkKind::Entity) found.iri = iri;
    found.label = takeText(rest);
    found.text = textAt(rest, which);
    if (found.kind == LinkKind::Value && !found.label.empty()) found.text = found.label;
    return found;
}

Result<std::vector<ValueLink>> ValueIndex::Private::expand(const std::vector<TextWord>& text,
                                                           const std::vector<ScoredName>& names) {
    std::vector<ValueLink> links;
    for (const ScoredName& name : names) {
        bearers->bind(1, static_cast<std::int64_t>(name.name));
        auto row = bearers->step();
        if (!row) return row.error();
        const auto pairs = *row ? decodeVarints(bearers->text(0)) : std::vector<std::uint32_t>{};
        bearers->reset();
        for (std::size_t i = 0; i + 1 < pairs.size(); i += 2) {
            auto found = entry(pairs[i], pairs[i + 1]);
            if (!found) return found.error();
            links.push_back({text[name.match.first].token.begin, text[name.match.last].token.end,
                             std::move(*found), name.match.score, name.match.how});
        }
    }
    return links;
}

Result<void> ValueIndex::Private::overlay(const ValueOverlay& given) {
    adapt = given.adapt;
    settle = given.settle;
    if (given.words.empty()) return {};
    auto builder = ValueIndexBuilder::create(":memory:");
    if (!builder) return builder.error();
    for (const auto& [word, meaning] : given.words) {
        auto added = builder->add({.kind = meaning.kind,
                                   .text = word,
                                   .table = meaning.table,
                                   .key = std::to_string(meant.size())});
        if (!added) return added;
        meant.push_back(meaning);
    }
    if (auto done = builder->finish(); !done) return done;
    further = std::make_unique<Private>(builder->takeDatabase());
    return further->prepare();
}

Result<std::vector<ValueLink>> ValueIndex::Private::links(std::string_view text, double minimum,
                                                          bool whole) {
    auto found = finder->read(text);
    if (!found) return found.error();
    auto scored = finder->score(text, *found, minimum, whole);
    if (!scored) return scored.error();
    auto all = expand(*found, *scored);
    if (!all) return all;
    useInitials(text, *all);
    if (adapt) std::erase_if(*all, [this](ValueLink& link) { return !adapt(link.entry); });
    if (!further) return all;
    auto more = further->links(text, minimum, whole);
    if (!more) return more;
    // As the finder orders them, by how many words fit how well; a further word must not change
    // which of the other names come first.
    const auto strength = [&](const ValueLink& link) {
        return link.score *
               static_cast<double>(tokens(text.substr(link.begin, link.end - link.begin)).size());
    };
    for (ValueLink& link : *more) {
        link.entry = meant.at(std::stoul(link.entry.key));
        const double own = strength(link);
        const auto behind = std::ranges::find_if(
            *all, [&](const ValueLink& other) { return strength(other) < own; });
        all->insert(behind, std::move(link));
    }
    return all;
}

ValueIndex::ValueIndex(std::unique_ptr<Private> data) : d(std::move(data)) {}
ValueIndex::ValueIndex(ValueIndex&&) noexcept = default;
ValueIndex::~ValueIndex() = default;

Result<ValueIndex> ValueIndex::open(const std::filesystem::path& path,
                                    const ValueOverlay& overlay) {
    auto database = sqlite::Database::open(path, sqlite::OpenMode::ReadOnly);
    if (!database) return database.error();
    auto data = std::make_unique<Private>(std::move(*database));
    if (auto done = data->prepare(); !done) return done.error();
    if (auto done = data->overlay(overlay); !done) return done.error();
    return ValueIndex(std::move(data));
}

Result<std::vector<ValueLink>> ValueIndex::link(std::string_view text,
                                                const LinkOptions& options) const {
    auto links = d->links(text, options.minimum, false);
    if (!links) return links.error();
    std::vector<ValueLink> chosen = choose(std::move(*links), options);
    if (d->settle) {
        if (auto done = d->settle(text, chosen); !done) return done.error();
    }
    return chosen;
}

Result<std::vector<ValueLink>> ValueIndex::nearest(std::string_view name, int k) const {
    constexpr double minimum = 0.3;
    auto links = d->links(name, minimum, true);
    if (!links) return links.error();
    std::ranges::stable_sort(*links, [](const ValueLink& a, const ValueLink& b) {
        return std::pair(a.score, a.entry.uses) > std::pair(b.score, b.entry.uses);
    });
    if (links->size() > static_cast<std::size_t>(std::max(0, k)))
        links->resize(static_cast<std::size_t>(k));
    return links;
}

}  // namespace tripletalk::retrieval
