// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/cleaning.h"
#include "induction/units.h"

#include <gtest/gtest.h>

using namespace tripletalk::induction;
using tripletalk::sqlite::Value;

namespace {

const std::string xsd = "http://www.w3.org/2001/XMLSchema#";

struct Cleaned {
    Conversion conversion;
    std::vector<std::vector<Value>> cells;
    [[nodiscard]] const CleanColumn& column() const { return conversion.columns.front(); }
};

Cleaned clean(const std::vector<Literal>& literals, const std::string& label = "size") {
    ColumnEvidence evidence;
    for (const Literal& literal : literals) evidence.see(literal);
    Cleaned cleaned{evidence.decide(label, label), {}};
    for (const Literal& literal : literals)
        cleaned.cells.push_back(cleaned.conversion.cells(literal).value_or(std::vector<Value>(1)));
    return cleaned;
}

Cleaned clean(const std::vector<std::string>& texts, const std::string& label = "size") {
    std::vector<Literal> literals;
    for (const std::string& text : texts) literals.push_back({text});
    return clean(literals, label);
}

Value integer(std::int64_t number) { return number; }
Value real(double number) { return number; }
Value text(const char* words) { return std::string(words); }

}  // namespace

TEST(Cleaning, RemovesAUnitAndAThousandsComma) {
    const Cleaned cleaned = clean(std::vector<std::string>{"2,760 mm", "980 mm"});
    EXPECT_EQ(cleaned.column().type, "INTEGER");
    EXPECT_EQ(cleaned.column().unit, "mm");
    EXPECT_EQ(cleaned.column().rule, "unit mm removed, a comma as thousands mark removed");
    EXPECT_EQ(cleaned.cells[0][0], integer(2760));
    EXPECT_EQ(cleaned.cells[1][0], integer(980));
}

TEST(Cleaning, ReadsADotBeforeThreeDigitsAsThousandsMarkOnlyIfAllNumbersAgree) {
    EXPECT_EQ(clean(std::vector<std::string>{"1.650 kg", "2.005 kg", "950 kg"}).cells[0][0],
              integer(1650));
    EXPECT_EQ(clean(std::vector<std::string>{"1.650 kg", "2.05 kg"}).cells[0][0], real(1.65));
    EXPECT_EQ(clean(std::vector<std::string>{"1.395 l", "1.984 l"}).cells[0][0], real(1.395));
    EXPECT_EQ(clean(std::vector<std::string>{"0.633", "0.512"}).cells[0][0], real(0.633));
    EXPECT_EQ(clean(std::vector<std::string>{"525 l", "1.650 l"}).cells[1][0], integer(1650));
    EXPECT_EQ(clean(std::vector<std::string>{"100 %", "99.975 %"}).cells[1][0], real(99.975));
    EXPECT_EQ(clean(std::vector<std::string>{"3.250", "11.900", "8.155"}).cells[0][0],
              integer(3250));
    EXPECT_EQ(clean(std::vector<std::string>{"3.257", "1.913", "8.154"}).cells[0][0], real(3.257));
}

TEST(Cleaning, LeavesAColumnOfContradictingNumbersAlone) {
    const Cleaned cleaned = clean(std::vector<std::string>{"1.234,5 kg", "1,234.5 kg"});
    EXPECT_EQ(cleaned.column().type, "TEXT");
    EXPECT_EQ(cleaned.cells[0][0], text("1.234,5 kg"));
}

TEST(Cleaning, SplitsRangesAndSortsThemAsNumbers) {
    const Cleaned cleaned =
        clean(std::vector<std::string>{"5.8 - 6.2 l/100km", "10.1 – 9.9 l/100km", "7.0 l/100km"});
    ASSERT_EQ(cleaned.conversion.columns.size(), 2u);
    EXPECT_EQ(cleaned.conversion.columns[0].suffix, "_min");
    EXPECT_EQ(cleaned.conversion.columns[1].suffix, "_max");
    EXPECT_EQ(cleaned.conversion.columns[1].unit, "l/100km");
    EXPECT_EQ(cleaned.cells[0], (std::vector<Value>{real(5.8), real(6.2)}));
    EXPECT_EQ(cleaned.cells[1], (std::vector<Value>{real(9.9), real(10.1)}));
    EXPECT_EQ(cleaned.cells[2], (std::vector<Value>{real(7), real(7)}));
}

TEST(Cleaning, CountsHoursInMinutesAndMinutesInSeconds) {
    const Cleaned hours = clean(std::vector<std::string>{"0:32 h", "1:05 h"});
    EXPECT_EQ(hours.column().suffix, "_minutes");
    EXPECT_EQ(hours.column().unit, "min");
    EXPECT_EQ(hours.cells[1][0], integer(65));
    const Cleaned minutes = clean(std::vector<std::string>{"3:45 min", "12:00 min"});
    EXPECT_EQ(minutes.column().suffix, "_seconds");
    EXPECT_EQ(minutes.cells[0][0], integer(225));
    EXPECT_EQ(clean(std::vector<std::string>{"14:30", "09:15"}).column().type, "TEXT");
    EXPECT_EQ(clean(std::vector<std::string>{"1 h 5 min", "0 h 40 min"}).cells[0][0], integer(65));
}

TEST(Cleaning, ReadsCurrenciesOnEitherSideAndPercent) {
    const Cleaned prices =
        clean(std::vector<std::string>{"45.900 EUR", "EUR 7.500", "€ 990", "12.000,- €"});
    EXPECT_EQ(prices.column().unit, "EUR");
    EXPECT_EQ(prices.column().type, "INTEGER");
    EXPECT_EQ(prices.cells[0][0], integer(45900));
    EXPECT_EQ(prices.cells[3][0], integer(12000));
    EXPECT_EQ(clean(std::vector<std::string>{"$1,234.50", "$10"}).cells[0][0], real(1234.5));
    EXPECT_EQ(clean(std::vector<std::string>{"45.900 EUR", "45.900 USD"}).column().type, "TEXT");
    EXPECT_EQ(clean(std::vector<std::string>{"45 %", "7.5 %"}).column().unit, "%");
}

TEST(Cleaning, ReadsTheDecimalComma) {
    const Cleaned cleaned = clean(std::vector<std::string>{"3,72", "1.234,50"});
    EXPECT_EQ(cleaned.cells[0][0], real(3.72));
    EXPECT_EQ(cleaned.cells[1][0], real(1234.5));
}

TEST(Cleaning, TakesASmallWordBehindDifferentNumbersForAUnit) {
    EXPECT_EQ(clean(std::vector<std::string>{"4 doors", "5 doors"}).column().unit, "doors");
    EXPECT_EQ(clean(std::vector<std::string>{"1 Series", "5 Series"}).column().type, "TEXT");
    EXPECT_EQ(clean(std::vector<std::string>{"1st", "2st"}).column().type, "TEXT");
}

TEST(Cleaning, IsAllOrNothing) {
    EXPECT_EQ(clean(std::vector<std::string>{"10 mm", "20 mm", "unknown"}).column().type, "TEXT");
    EXPECT_EQ(clean(std::vector<std::string>{"10 mm", "2 cm"}).column().type, "TEXT");
    EXPECT_EQ(clean(std::vector<std::string>{"5", "NA"}).column().type, "TEXT");
}

TEST(Cleaning, TurnsTextThatIsAllNumbersIntoNumbers) {
    EXPECT_EQ(clean(std::vector<std::string>{"26", "7"}).cells[0][0], integer(26));
    EXPECT_EQ(clean(std::vector<std::string>{"-27.958203", "30"}).column().type, "REAL");
    EXPECT_EQ(clean(std::vector<std::string>{"-35.305106699999996", "30"}).column().type, "REAL");
}

TEST(Cleaning, LeavesIdentifiersPhonesAndLeadingZerosAlone) {
    EXPECT_EQ(clean(std::vector<std::string>{"22183", "41622"}, "ID").column().type, "TEXT");
    EXPECT_EQ(clean(std::vector<std::string>{"10115", "20095"}, "postal code").column().type,
              "TEXT");
    EXPECT_EQ(clean(std::vector<std::string>{"4930123", "4930124"}, "phone number").column().type,
              "TEXT");
    EXPECT_EQ(clean(std::vector<std::string>{"007", "12"}).column().type, "TEXT");
    EXPECT_EQ(clean(std::vector<std::string>{"+49", "12"}).column().type, "TEXT");
    EXPECT_EQ(clean(std::vector<std::string>{"123-456", "123-457"}).column().type, "TEXT");
    EXPECT_EQ(clean(std::vector<std::string>{"12345678901234567890"}).column().type, "TEXT");
    EXPECT_EQ(clean(std::vector<std::string>{"1984", "300"}, "title").column().type, "TEXT");
    EXPECT_EQ(clean(std::vector<std::string>{"yes", "no"}).column().type, "TEXT");
}

TEST(Cleaning, FollowsTheDatatype) {
    EXPECT_EQ(
        clean({{"true", xsd + "boolean", "", 1}, {"false", xsd + "boolean", "", 0}}).cells[0][0],
        integer(1));
    EXPECT_EQ(clean({{"3", xsd + "integer", "", 3}, {"+4", xsd + "int", "", 4}}).cells[1][0],
              integer(4));
    EXPECT_EQ(clean({{"3", xsd + "integer", "", 3}, {"4.5", xsd + "decimal", "", 4.5}}).cells[0][0],
              real(3));
    EXPECT_EQ(clean({Literal{"1998", xsd + "gYear"}}).cells[0][0], integer(1998));
    EXPECT_EQ(clean({Literal{"2018-08-29", xsd + "date"}}).cells[0][0], text("2018-08-29"));
    EXPECT_EQ(clean({{"3", xsd + "integer", "", 3}, {"abc", xsd + "integer"}}).column().type,
              "TEXT");
    EXPECT_EQ(clean({{"3", xsd + "integer", "", 3}, {"4"}}).cells[1][0], integer(4));
    EXPECT_EQ(clean({{"3", xsd + "integer", "", 3}, {"4 mm"}}).column().type, "TEXT");
}

TEST(Units, AreKnownWithPrefixesPowersAndFractions) {
    for (const char* unit : {"mm", "km/h", "l/100km", "kWh/100 km", "°C", "%", "m²", "cm3", "hours",
                             "rpm", "g/km", "EUR/month"})
        EXPECT_TRUE(isUnit(unit)) << unit;
    for (const char* word : {"", "Series", "nobody", "xyz", "km/nowhere"})
        EXPECT_FALSE(isUnit(word)) << word;
}

TEST(Units, AreReadFromTheNameOfThePredicate) {
    EXPECT_EQ(unitOfName("depth (mm)", "depth_mm"), "mm");
    EXPECT_EQ(unitOfName("weight", "weight_g"), "g");
    EXPECT_EQ(unitOfName("price [EUR]", "price"), "EUR");
    EXPECT_EQ(unitOfName("plan (old)", "plan_b"), "");
    EXPECT_EQ(unitOfName("built in", "built_in"), "");
}
