// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "answering/rewrite/pathtraining.h"
#include "support/testbases.h"

#include <sstream>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

namespace tripletalk::answering {

/// Films, their people, where these were born, and a university that is called after its city. Some
/// things have Chinese names. What some films lack others have.
inline constexpr std::string_view cinema = R"(
:director rdfs:label "director" . :cast rdfs:label "cast" . :birthPlace rdfs:label "birth place" .
:country rdfs:label "country" . :released rdfs:label "release year" . :mayor rdfs:label "mayor" .
:rector rdfs:label "rector" . :spouse rdfs:label "spouse" . :highestPoint rdfs:label "highest point" .
:solaris a :Film ; rdfs:label "Solaris" ; :director :andrei ; :cast :natalya, :donatas ; :released 1972 .
:mirror a :Film ; rdfs:label "Mirror" ; :director :andrei ; :cast :natalya ; :released 1975 .
:ran a :Film ; rdfs:label "Ran" ; :director :akira ; :released 1985 .
:hero a :Film ; rdfs:label "英雄传" ; :director :zhang ; :released 2002 .
:andrei a :Person ; rdfs:label "Andrei Tarkovsky" ; :birthPlace :zavrazhye ; :spouse :larisa .
:akira a :Person ; rdfs:label "Akira Kurosawa" ; :birthPlace :tokyo .
:zhang a :Person ; rdfs:label "张艺文" ; :birthPlace :xian .
:natalya a :Person ; rdfs:label "Natalya Bondarchuk" ; :birthPlace :moscow .
:donatas a :Person ; rdfs:label "Donatas Banionis" .
:larisa a :Person ; rdfs:label "Larisa Kizilova" .
:zavrazhye a :City ; rdfs:label "Zavrazhye" ; :country :russia .
:moscow a :City ; rdfs:label "Moscow" ; :country :russia ; :mayor :larisa .
:tokyo a :City ; rdfs:label "Tokyo" ; :country :japan .
:xian a :City ; rdfs:label "西安" ; :country :china ; :mayor :zhang .
:xianu a :University ; rdfs:label "西安大学" ; :rector :donatas .
:russia a :Country ; rdfs:label "Russia" ; :highestPoint "Elbrus" . :japan a :Country ; rdfs:label "Japan" .
:china a :Country ; rdfs:label "China" .
)";

/// Questions with their paths, one a line.
inline std::string cinemaExamples() {
    const auto line = [](const std::string& question, const std::string& path,
                         const std::string& thing) {
        return R"({"question": ")" + question + R"(", "path": [)" + path + R"(], "thing": ")" +
               thing + "\"}\n";
    };
    std::string all;
    for (const char* film : {"Solaris", "Mirror", "Ran", "英雄传"}) {
        const std::string x = film;
        all += line("Who directed " + x + "?", R"("director")", x);
        all += line("Which film-maker is behind " + x + "?", R"("director")", x);
        all += line("When did " + x + " come out?", R"("release year")", x);
        all += line("Who can be seen in " + x + "?", R"("cast")", x);
        all += line("Where does the film-maker behind " + x + " come from?",
                    R"("director", "birth place")", x);
        all += line(x + "是谁导演的？", R"("director")", x);
        all += line(x + "哪年上映？", R"("release year")", x);
        all += line(x + "的导演出生在哪里？", R"("director", "birth place")", x);
    }
    for (const char* person : {"Andrei Tarkovsky", "Akira Kurosawa", "张艺文"}) {
        const std::string x = person;
        all += line("Which films are by " + x + "?", R"("^director")", x);
        all += line("Where does " + x + " come from?", R"("birth place")", x);
        all += line("Who did the directors of the films with " + x + " marry?",
                    R"("^cast", "director", "spouse")", x);
    }
    for (const char* place : {"Moscow", "西安"}) {
        const std::string x = place;
        all += line("Who runs " + x + "?", R"("mayor")", x);
        all += line(x + "谁负责？", R"("mayor")", x);
    }
    all += line("Who runs 西安大学?", R"("rector")", "西安大学");
    all += line("西安大学谁负责？", R"("rector")", "西安大学");
    return all;
}

/// A base with the cinema, trained or not.
struct Cinema : testing::Test {
    tests::TemporaryFolder folder;
    knowledge::KnowledgeBase base = tests::baseFromTurtle(folder.path(), cinema);

    Result<TrainingReport> train(const std::string& lines) {
        std::istringstream in(lines);
        return trainPaths(base, &in, {}, {});
    }
    void train() { tests::must(train(cinemaExamples())); }
};

inline std::string ex(const std::string& name) { return "http://example.org/" + name; }

}  // namespace tripletalk::answering
