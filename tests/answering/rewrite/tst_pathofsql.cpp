// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/rewrite/pathofsql.h"
#include "base/text.h"
#include "cinema.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {

namespace {

struct PathOfSql : Cinema {
    [[nodiscard]] std::string told(const std::string& sql) const {
        const auto begun = pathOfSql(sql, base);
        if (!begun) return "none";
        return (begun->name.empty() ? begun->thing : begun->name) + " " +
               tripletalk::text::replaceAll(toText(begun->path), "http://example.org/", "");
    }
};

}  // namespace

TEST_F(PathOfSql, IsTheWayOverKeysAndLinkTables) {
    EXPECT_EQ(told("SELECT release_year FROM film WHERE label = 'Solaris'"), "Solaris <released>");
    EXPECT_EQ(told("SELECT f.director FROM film AS f WHERE f.label = 'Solaris'"),
              "Solaris <director>");
    EXPECT_EQ(told("SELECT p.label FROM film f JOIN person p ON p.person_id = f.director "
                   "WHERE f.label = 'Solaris'"),
              "Solaris <director>");
    EXPECT_EQ(told("SELECT c.label FROM film f, person p, city c WHERE f.director = p.person_id "
                   "AND p.birth_place = c.city_id AND 'Solaris' = f.label"),
              "Solaris <director>/<birthPlace>");
    EXPECT_EQ(told("SELECT f.label FROM film f JOIN person p ON p.person_id = f.director "
                   "WHERE p.label = 'Andrei Tarkovsky'"),
              "Andrei Tarkovsky ^<director>");
    EXPECT_EQ(told("SELECT p.label FROM person p JOIN film_cast c ON c.person_id = p.person_id "
                   "JOIN film f ON f.film_id = c.film_id WHERE f.label = 'Solaris'"),
              "Solaris <cast>");
}

TEST_F(PathOfSql, BeginsAtAKeyToo) {
    EXPECT_EQ(told("SELECT release_year FROM film WHERE film_id = 'solaris'"),
              "http://example.org/solaris <released>");
}

TEST_F(PathOfSql, IsNoneWhereMoreIsAsked) {
    for (const char* sql :
         {"SELECT COUNT(*) FROM film WHERE label = 'Solaris'",
          "SELECT COUNT(release_year) FROM film WHERE label = 'Solaris'",
          "SELECT release_year, director FROM film WHERE label = 'Solaris'",
          "SELECT release_year FROM film", "SELECT release_year FROM film WHERE label LIKE 'Sol%'",
          "SELECT release_year FROM film WHERE label = 'Solaris' OR label = 'Ran'",
          "SELECT release_year FROM film WHERE label = 'Solaris' AND release_year > 1970",
          "SELECT release_year FROM film WHERE label = 'Solaris' ORDER BY release_year LIMIT 1",
          "SELECT release_year FROM film WHERE label = 'Solaris' UNION SELECT 1",
          "SELECT release_year FROM film WHERE NOT label = 'Solaris'",
          "SELECT nothing FROM nowhere", "no sql"})
        EXPECT_EQ(told(sql), "none") << sql;
}

}  // namespace tripletalk::answering
