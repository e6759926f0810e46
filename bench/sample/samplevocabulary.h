// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tripletalk::sample {

/// The seven kinds of entity, named after the car maker; another vocabulary gives them other words,
/// not another shape.
enum class Kind { Item, Series, Engine, Plant, Package, Colour, Dealer };
inline constexpr std::size_t kindCount = 7;

/// The predicates beside rdf:type, rdfs:label and rdfs:comment.
enum class Attr {
    Price,
    Wheelbase,
    Weight,
    Speed,
    Acceleration,
    Consumption,
    Charging,
    Range,
    Boot,
    Seats,
    Launch,
    Series,
    Engine,
    Plant,
    Package,
    Colour,
    BodyType,
    Power,
    Fuel,
    Finish,
    City,
    Country,
    Employees,
    Sells
};
inline constexpr std::size_t attrCount = 24;

/// How a value is written in the graph.
enum class Shape {
    CommaThousands,  ///< "2,760 mm"
    DotThousands,    ///< "1.650 kg"
    Plain,           ///< "235 km/h"
    Decimal,         ///< "7.9 s"
    DecimalSpan,     ///< "5.8 - 6.2 l/100km", now and then one value
    Span,            ///< "420 - 460 km"
    Clock,           ///< minutes as "0:32 h"
    Integer,         ///< xsd:integer
    Date,            ///< xsd:date
    Text,
    Link
};

struct ClassWords {
    std::string name;  ///< the IRI's local name
    std::string label = {};
    std::string comment = {};
};

struct Attribute {
    std::string name;  ///< the IRI's local name
    Shape shape = Shape::Text;
    std::string unit = {};
    double low = 0;
    double high = 0;
    double step = 1;
    std::string label = {};
    std::string comment = {};
};

/// What a package is about: its word in labels, what may be in it, and whom it is for.
struct Theme {
    std::string word;
    std::vector<std::string> features;
    std::string purpose;
};

/// Something measured that only documents tell: the wording in prose ("{x}" the entity, "{n}" the
/// number), as the row of a table, and asked.
struct Measurement {
    std::string sentence;
    std::string row;
    std::string unit;
    std::vector<std::string> questions;
    int low = 0;
    int high = 0;
    int step = 1;
};

/// All words of one world. Only data: the same code makes graph, questions and documents from any
/// of them.
struct Vocabulary {
    std::string name;
    std::array<ClassWords, kindCount> classes;
    std::array<Attribute, attrCount> attributes;

    // An item's label is: series, first, second, body, trim.
    std::vector<std::string> firsts;
    std::vector<std::string> seconds;  ///< one for each fuel if secondFollowsFuel
    bool secondFollowsFuel = false;
    bool designationJoined = false;  ///< people write first and second as one word
    std::vector<std::pair<std::string, std::string>>
        bodies;  ///< word in the label, type of the series
    std::vector<std::string> trims;

    std::vector<std::string>
        fuels;  ///< four; the third is the one whose items have Charging and Range
    std::vector<std::string> engineCodes;
    std::vector<std::string> plantWords;
    std::vector<std::string> dealerWords;
    std::vector<std::string> finishes;
    std::vector<std::string> colourAdjectives;
    std::vector<std::string> colourNouns;
    std::vector<std::array<std::string, 2>> bilingualColours;  ///< English, German
    std::vector<std::string> packageQualifiers;
    std::vector<std::string> packageWords;
    std::vector<Theme> themes;  ///< 0: asked of one item; 1 and 2: asked of all, two packages each
    std::vector<std::string> countries;

    std::map<std::string, std::vector<std::string>>
        phrases;  ///< question key ("1.1") to its wordings

    // Documents.
    std::vector<Measurement> measurements;  ///< four
    std::string reportTitle;                ///< "{x}" the item
    std::string reportIntro;
    std::string sheetTitle;
    std::string sheetIntro;
    std::string newsTitle;
    std::vector<std::string> newsItems;  ///< "{x}", "{series}", "{plant}", "{package}"
    std::string noteTitle;
    std::vector<std::string> noteSteps;
    std::vector<std::string> remarks;

    [[nodiscard]] const Attribute& attribute(Attr attr) const {
        return attributes[static_cast<std::size_t>(attr)];
    }
    [[nodiscard]] const ClassWords& classOf(Kind kind) const {
        return classes[static_cast<std::size_t>(kind)];
    }
};

/// "cars" or "music"; nullptr for any other name.
const Vocabulary* vocabulary(std::string_view name);

const Vocabulary& cars();
const Vocabulary& music();

}  // namespace tripletalk::sample
