// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/file.h"
#include "exporting/databaseexport.h"
#include "knowledge/curator.h"
#include "support/fetchedtool.h"
#include "support/testbases.h"

#include <array>
#include <cstdio>

#include <gtest/gtest.h>

namespace tripletalk::exporting {

/// Cooks and waiters: a class above both, links to one table and to several, a list, an empty text,
/// a date, a moment, a truth, quotes and line ends.
inline constexpr std::string_view kitchen = R"(
:Person a rdfs:Class ; rdfs:label "Person" .
:Cook a rdfs:Class ; rdfs:label "Cook" ; rdfs:subClassOf :Person ; rdfs:comment "Who \"cooks\"; -- and\n'bakes' \\." .
:Waiter a rdfs:Class ; rdfs:label "Waiter" ; rdfs:subClassOf :Person .
:c1 a :Cook ; rdfs:label "Carl" ; :wage 3100 ; :height "1,200 mm" ; :dish "soup" ; :knife "long" ; :knows :w1 , :c2 ;
    :born "1980-01-02"^^xsd:date ; :active true ; :note "" ; :speaks "en" , "de" .
:c2 a :Cook ; rdfs:label "Cleo" ; :wage 3200 ; :height "900 mm" ; :dish "cake, \"sweet\"\nand big" ; :knife "short" ;
    :knows :c1 , :w1 ; :born "1981-03-02"^^xsd:date ; :active false .
:w1 a :Waiter ; rdfs:label "Wanda" ; :wage 2900 ; :section "bar" ; :shift "late" ; :boss :c1 ; :ratio 0.1 ;
    :seen "2020-01-02T03:04:05Z"^^xsd:dateTime .
:w2 a :Waiter ; rdfs:label "Wim" ; rdfs:label "Wim der Große"@de ; :wage 2800 ; :section "hall" ; :shift "early" ; :boss :c2 ;
    :ratio 2.5 .
)";

/// A base of the graph above, and what is exported of it.
struct ExportTest : testing::Test {
    tests::TemporaryFolder folder;
    std::filesystem::path kb = tests::baseFromTurtle(folder.path(), kitchen).folder();
    std::filesystem::path out = folder.path() / "out";

    [[nodiscard]] knowledge::KnowledgeBase open() const {
        return tests::must(knowledge::KnowledgeBase::open(kb));
    }
    [[nodiscard]] Result<Exported> attempt(std::string_view format,
                                           const ExportOptions& options = {},
                                           const CancelToken& cancel = {}) const {
        return exportDatabase(open(), *exportFormatNamed(format), out, options, {}, cancel);
    }
    Exported exported(std::string_view format, const ExportOptions& options = {}) const {
        return tests::must(attempt(format, options));
    }
    [[nodiscard]] std::string text(std::string_view format) const {
        return tests::must(exportedText(open(), *exportFormatNamed(format), false));
    }
    [[nodiscard]] std::string file(const std::string& name) const {
        return tests::must(readFile(out / name));
    }

    static curation::TableCuration curated(const std::string& local) {
        return {.id = {.classIri = "http://example.org/" + local}};
    }
    static curation::ColumnCuration column(const std::string& local) {
        return {.id = {.predicate = "http://example.org/" + local}};
    }
    void curate(const curation::Curation& curation) const {
        tests::must(knowledge::applyCuration(kb, curation, {}, CancelToken()));
    }
    /// Names as people give them, which no other format than SQL takes without quotes.
    void rename() const {
        auto cook = curated("Cook");
        cook.name = "Köchin & Koch";
        auto wage = column("wage");
        wage.name = "Lohn in €";
        auto dish = column("dish");
        dish.name = "order";
        cook.columns = {wage, dish};
        auto waiter = curated("Waiter");
        auto boss = column("boss");
        boss.name = "pk";
        waiter.name = "table";
        waiter.columns = {boss};
        curate({.tables = {cook, waiter}});
    }

    /// What a reader that is not ours prints of the file, as JSON; discarded where it fails.
    static nlohmann::json read(const std::string& command) {
        std::string printed;
        FILE* pipe = ::popen(command.c_str(), "r");
        std::array<char, 4096> some{};
        while (const auto bytes = std::fread(some.data(), 1, some.size(), pipe))
            printed.append(some.data(), bytes);
        ::pclose(pipe);
        return nlohmann::json::parse(printed, nullptr, false);
    }
};

}  // namespace tripletalk::exporting
