// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "graph.h"

#include "base/file.h"

#include <array>
#include <fstream>
#include <random>
#include <string>

namespace tripletalk::bench {

namespace {

constexpr std::size_t triplesPerPerson = 12;
constexpr std::size_t countries = 12;
constexpr std::size_t regions = 60;
constexpr std::size_t cities = 600;
constexpr std::size_t employees = 40;  ///< a company, on average
constexpr std::size_t reports = 7;     ///< a boss

const std::string names = "http://bench.example/";
const std::string rdfType = "<http://www.w3.org/1999/02/22-rdf-syntax-ns#type>";
const std::string xsd = "http://www.w3.org/2001/XMLSchema#";

constexpr std::array firstNames = {"Ada",  "Bruno", "Carla", "David", "Elena", "Farid", "Greta",
                                   "Hugo", "Ines",  "Jonas", "Kira",  "Luis",  "Mara",  "Nils",
                                   "Olga", "Pavel", "Rosa",  "Sven",  "Tara",  "Yusuf"};
constexpr std::array lastNames = {"Abel",    "Berger", "Castro", "Duarte", "Ekman",
                                  "Fischer", "Gallo",  "Hansen", "Ivanov", "Jansen",
                                  "Keller",  "Lopez",  "Moreau", "Novak",  "Okafor"};

class Writer {
  public:
    explicit Writer(const std::filesystem::path& target) : m_out(target, std::ios::binary) {}

    void link(const std::string& subject, const char* predicate, const std::string& object) {
        write(subject, predicate, "<" + names + object + ">");
    }
    void text(const std::string& subject, const char* predicate, const std::string& value) {
        write(subject, predicate, "\"" + value + "\"");
    }
    void typed(const std::string& subject, const char* predicate, const std::string& value,
               const char* datatype) {
        write(subject, predicate, "\"" + value + "\"^^<" + xsd + datatype + ">");
    }
    void type(const std::string& subject, const char* name) {
        m_out << "<" << names << subject << "> " << rdfType << " <" << names << name << "> .\n";
    }
    bool close() {
        m_out.close();
        return static_cast<bool>(m_out);
    }

  private:
    void write(const std::string& subject, const char* predicate, const std::string& object) {
        m_out << "<" << names << subject << "> <" << names << predicate << "> " << object << " .\n";
    }
    std::ofstream m_out;
};

std::string numbered(const char* kind, std::size_t number) { return kind + std::to_string(number); }

void writePlaces(Writer& out) {
    const auto place = [&](const char* kind, std::size_t i, const char* type) {
        out.type(numbered(kind, i), type);
        out.text(numbered(kind, i), "name", std::string(type) + " " + std::to_string(i));
    };
    for (std::size_t i = 0; i < countries; ++i) place("country", i, "Country");
    for (std::size_t i = 0; i < regions; ++i) {
        place("region", i, "Region");
        out.link(numbered("region", i), "partOf", numbered("country", i % countries));
    }
    for (std::size_t i = 0; i < cities; ++i) {
        place("city", i, "City");
        out.link(numbered("city", i), "partOf", numbered("region", i % regions));
    }
}

void writeCompanies(Writer& out, std::size_t companies) {
    for (std::size_t i = 0; i < companies; ++i) {
        const std::string company = numbered("company", i);
        out.type(company, "Company");
        out.text(company, "name", "Company " + std::to_string(i));
        out.link(company, "locatedIn", numbered("city", i * 7 % cities));
    }
}

void writePerson(Writer& out, std::size_t i, std::size_t people, std::mt19937& random) {
    const auto below = [&](std::size_t bound) {
        return static_cast<std::size_t>(random()) % bound;
    };
    const std::string person = numbered("person", i);
    const std::string name = std::string(firstNames[below(firstNames.size())]) + " " +
                             lastNames[below(lastNames.size())] + " " + std::to_string(i);
    const std::size_t companies = people / employees + 1;
    out.type(person, "Person");
    out.text(person, "name", name);
    out.typed(person, "age", std::to_string(18 + below(70)), "integer");
    out.typed(person, "height", "1." + std::to_string(50 + below(50)), "decimal");
    out.typed(person, "joined",
              std::to_string(2000 + below(24)) + "-0" + std::to_string(1 + below(9)) + "-1" +
                  std::to_string(below(10)),
              "date");
    if (below(10) < 7) out.text(person, "email", person + "@mail.example");
    out.link(person, "worksFor", numbered("company", below(companies)));
    out.link(person, "livesIn", numbered("city", below(cities)));
    // Friends live near by in the file and far away.
    out.link(person, "knows", numbered("person", (i + 1 + below(50)) % people));
    for (int friends = 0; friends < 2; ++friends)
        out.link(person, "knows", numbered("person", below(people)));
    if (i > 0) out.link(person, "reportsTo", numbered("person", (i - 1) / reports));
}

}  // namespace

Result<void> writePeople(std::size_t triples, const std::filesystem::path& target) {
    Writer out(target);
    const std::size_t people = triples / triplesPerPerson;
    writePlaces(out);
    writeCompanies(out, people / employees + 1);
    std::mt19937 random(1);
    for (std::size_t i = 0; i < people; ++i) writePerson(out, i, people, random);
    if (!out.close()) return ioError(say("Sentence", "Writing \"%1\" failed."), target);
    return {};
}

}  // namespace tripletalk::bench
