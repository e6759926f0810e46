// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "induction/values/cleaning.h"
#include "induction/values/units.h"

#include <gtest/gtest.h>

using namespace tripletalk::induction;
using tripletalk::sqlite::Value;

namespace {

struct Cleaned {
    Conversion conversion;
    std::vector<std::vector<Value>> cells;
    [[nodiscard]] const CleanColumn& column() const { return conversion.columns.front(); }
};

ColumnEvidence evidenceOf(const std::vector<std::string>& texts) {
    ColumnEvidence evidence;
    for (const std::string& text : texts) evidence.see({text});
    return evidence;
}

Cleaned clean(const std::vector<Literal>& literals, const std::string& label = "size",
              const CleaningChoice& choice = {}) {
    ColumnEvidence evidence;
    for (const Literal& literal : literals) evidence.see(literal);
    Cleaned cleaned{evidence.decide(label, label, choice), {}};
    for (const Literal& literal : literals)
        cleaned.cells.push_back(cleaned.conversion.cells(literal).value_or(std::vector<Value>(1)));
    return cleaned;
}

Cleaned clean(const std::vector<std::string>& texts, const std::string& label = "size",
              const CleaningChoice& choice = {}) {
    std::vector<Literal> literals;
    for (const std::string& text : texts) literals.push_back({text});
    return clean(literals, label, choice);
}

Value integer(std::int64_t number) { return number; }
Value real(double number) { return number; }
Value textValue(const char* words) { return std::string(words); }

}  // namespace

TEST(Cleaning, RemovesAUnitAndAThousandsComma) {
    const Cleaned cleaned = clean(std::vector<std::string>{"2,760 mm", "980 mm"});
    EXPECT_EQ(cleaned.column().type, "INTEGER");
    EXPECT_EQ(cleaned.column().unit, "mm");
    EXPECT_EQ(cleaned.column().rule.text(), "unit mm removed, a comma as thousands mark removed");
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

TEST(Cleaning, TellsThousandsByTheNumbersThatHaveNoMark) {
    EXPECT_EQ(clean(std::vector<std::string>{"2,505 s", "1,980 s", "845 s"}).cells[0][0],
              integer(2505));
    EXPECT_EQ(clean(std::vector<std::string>{"2,505 s", "12 s", "845 s", "300 s"}).cells[0][0],
              integer(2505));
    EXPECT_EQ(clean(std::vector<std::string>{"2,505 s", "1,5 s", "845 s"}).cells[0][0],
              real(2.505));
    EXPECT_EQ(clean(std::vector<std::string>{"2,505 s", "1,987 s"}).cells[0][0], real(2.505));
    EXPECT_EQ(clean(std::vector<std::string>{"1,395 m", "2 m", "3 m", "1 m", "4 m", "2 m", "5 m",
                                             "3 m", "2 m"})
                  .cells[0][0],
              real(1.395));
}

TEST(Cleaning, LeavesAColumnOfContradictingNumbersAlone) {
    const Cleaned cleaned = clean(std::vector<std::string>{"1.234,5 kg", "1,234.5 kg"});
    EXPECT_EQ(cleaned.column().type, "TEXT");
    EXPECT_EQ(cleaned.cells[0][0], textValue("1.234,5 kg"));
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

TEST(Cleaning, TakesAMinusSignForNoRange) {
    const Cleaned cleaned =
        clean(std::vector<std::string>{"-5 - 10 °C", "−3 °C", "2 – -7 °C", "-8 - -6 °C"});
    ASSERT_EQ(cleaned.conversion.columns.size(), 2u);
    EXPECT_EQ(cleaned.cells[0], (std::vector<Value>{integer(-5), integer(10)}));
    EXPECT_EQ(cleaned.cells[1], (std::vector<Value>{integer(-3), integer(-3)}));
    EXPECT_EQ(cleaned.cells[2], (std::vector<Value>{integer(-7), integer(2)}));
    EXPECT_EQ(cleaned.cells[3], (std::vector<Value>{integer(-8), integer(-6)}));
    EXPECT_EQ(clean(std::vector<std::string>{"-5", "7"}).cells[0][0], integer(-5));
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
    const Cleaned mixed =
        clean(std::vector<std::string>{"2 Stunden und 5 Minuten", "45 min", "1h05min", "0:50 h"});
    EXPECT_EQ(mixed.column().unit, "min");
    EXPECT_EQ(mixed.cells[0][0], integer(125));
    EXPECT_EQ(mixed.cells[1][0], integer(45));
    const Cleaned fine = clean(std::vector<std::string>{"1:05:20 h", "3 min 4 s", "2 days"});
    EXPECT_EQ(fine.column().unit, "s");
    EXPECT_EQ(fine.cells[0][0], integer(3920));
    EXPECT_EQ(fine.cells[2][0], integer(172800));
    EXPECT_EQ(clean(std::vector<std::string>{"45 min", "50 min"}).conversion.cleaning, "unit");
}

TEST(Cleaning, ReadsYesAndNoOnlyInOneLanguageAndIfBothOccur) {
    const Cleaned cleaned = clean(std::vector<std::string>{"Yes", "No", "no"});
    EXPECT_EQ(cleaned.column().type, "INTEGER");
    EXPECT_EQ(cleaned.cells[0][0], integer(1));
    EXPECT_EQ(cleaned.cells[2][0], integer(0));
    EXPECT_EQ(clean(std::vector<std::string>{"Sí", "no"}).cells[0][0], integer(1));
    EXPECT_EQ(clean(std::vector<std::string>{"ja", "nee"}).cells[1][0], integer(0));
    EXPECT_EQ(clean(std::vector<std::string>{"não", "sim"}).cells[1][0], integer(1));
    EXPECT_EQ(clean(std::vector<std::string>{"yes", "non"}).column().type, "TEXT");
    EXPECT_EQ(clean(std::vector<std::string>{"yes", "no", "perhaps"}).column().type, "TEXT");
    EXPECT_EQ(clean(std::vector<std::string>{"no", "no"}).column().type, "TEXT");
    EXPECT_EQ(clean(std::vector<std::string>{"yes", "oui", "no", "non"}).column().type, "TEXT");
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
}

TEST(Cleaning, LeavesLongDigitsAndCodesAlone) {
    for (const char* label : {"postal code", "PLZ", "zip", "house number", "isbn13", "product code",
                              "software version", "Telefonnummer"})
        EXPECT_EQ(clean(std::vector<std::string>{"1011", "2095"}, label).column().type, "TEXT")
            << label;
    EXPECT_EQ(clean(std::vector<std::string>{"9783161484100", "9781402894626"}).column().type,
              "TEXT");
    EXPECT_EQ(clean(std::vector<std::string>{"40170725", "96385074"}).column().type, "TEXT");
    EXPECT_EQ(clean(std::vector<std::string>{"1984", "2021"}, "year").cells[0][0], integer(1984));
    EXPECT_EQ(clean(std::vector<std::string>{"1.2.3", "1.10.0"}).column().type, "TEXT");
    EXPECT_EQ(clean(std::vector<std::string>{"5 mW", "5 MW"}).column().type, "TEXT");
}

TEST(Cleaning, SaysWhatARuleWouldDoAndWhichValuesAreInItsWay) {
    const ColumnEvidence evidence =
        evidenceOf({"10 mm", "20 mm", "30 mm", "40 mm", "50 mm", "60 mm", "70 mm", "unknown"});
    const auto found = evidence.suggestions("width", "width");
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].rule, "unit");
    EXPECT_FALSE(found[0].applied);
    EXPECT_EQ(found[0].failed.count, 1);
    EXPECT_EQ(found[0].failed.samples, std::vector<std::string>{"unknown"});
    ASSERT_EQ(found[0].samples.size(), 5u);
    EXPECT_EQ(found[0].samples[0].before, "10 mm");
    EXPECT_EQ(found[0].samples[0].after, std::vector<Value>{integer(10)});
    EXPECT_TRUE(evidenceOf({"10 mm", "unknown"}).suggestions("width", "width").empty());
    EXPECT_EQ(evidence.decide("width", "width").columns[0].type, "TEXT");
}

TEST(Cleaning, UsesARuleThatAlmostAppliesIfAPersonWantsIt) {
    std::vector<std::string> texts{"10 mm", "20 mm", "30 mm", "40 mm", "unknown"};
    const Cleaned cleaned = clean(texts, "width", {.on = {"unit"}});
    EXPECT_EQ(cleaned.column().type, "INTEGER");
    EXPECT_EQ(cleaned.cells[0][0], integer(10));
    EXPECT_EQ(cleaned.cells[4][0], Value());
    texts.push_back("2 cm");
    EXPECT_EQ(clean(texts, "width", {.on = {"unit"}}).column().type, "TEXT");
}

TEST(Cleaning, MisreadsNoNumberThatItHasNotSeen) {
    const Cleaned cleaned = clean(std::vector<std::string>{"1.650 kg", "2.005 kg", "950 kg"});
    EXPECT_FALSE(cleaned.conversion.cells({"1.5 kg"}));
    EXPECT_FALSE(cleaned.conversion.cells({"1650 g"}));
    EXPECT_FALSE(cleaned.conversion.cells({"1 - 2 kg"}));
}

TEST(Cleaning, IsSurerOfMoreAndClearerValues) {
    const auto confidence = [](const std::vector<std::string>& texts) {
        const auto found = evidenceOf(texts).suggestions("width", "width");
        EXPECT_EQ(found.size(), 1u);
        EXPECT_TRUE(!found.empty() && found[0].applied);
        return found.empty() ? 0 : found[0].confidence;
    };
    const double two = confidence({"10 mm", "20 mm"});
    const double four = confidence({"10 mm", "20 mm", "30 mm", "40 mm"});
    const double doubtful = confidence({"1.234 mm", "2.345 mm", "3.456 mm", "1.111 mm"});
    EXPECT_GT(two, 0.5);
    EXPECT_GT(four, two);
    EXPECT_LT(doubtful, four);
    EXPECT_LE(four, 1);
}

TEST(Cleaning, NamesEachRule) {
    const auto rule = [](const std::vector<std::string>& texts) {
        return clean(texts).conversion.cleaning;
    };
    EXPECT_EQ(rule({"1 mm", "2 mm"}), "unit");
    EXPECT_EQ(rule({"1 %", "2 %"}), "percent");
    EXPECT_EQ(rule({"1 €", "2 €"}), "currency");
    EXPECT_EQ(rule({"1 - 2 mm", "2 mm"}), "range");
    EXPECT_EQ(rule({"1", "2"}), "number");
    EXPECT_EQ(rule({"1:10 h", "2:20 h"}), "duration");
    EXPECT_EQ(rule({"yes", "no"}), "yes_no");
    EXPECT_EQ(rule({"red", "blue"}), "");
}

TEST(Cleaning, HeedsWhatAPersonSwitchedOffOrWants) {
    const std::vector<std::string> widths{"10 mm", "20 mm"};
    EXPECT_EQ(clean(widths, "width", {.off = {"unit"}}).column().type, "TEXT");
    EXPECT_EQ(clean(widths, "width", {.off = {"range"}}).column().type, "INTEGER");
    EXPECT_EQ(clean(widths, "width", {.type = "TEXT"}).cells[0][0], textValue("10 mm"));
    EXPECT_EQ(clean(widths, "width", {.type = "REAL"}).cells[0][0], real(10));
    const std::vector<std::string> codes{"4711", "815"};
    EXPECT_EQ(clean(codes, "code").column().type, "TEXT");
    EXPECT_EQ(clean(codes, "code", {.type = "INTEGER"}).cells[1][0], integer(815));
    EXPECT_EQ(
        clean(std::vector<std::string>{"4711", "08"}, "code", {.type = "INTEGER"}).column().type,
        "TEXT");
    EXPECT_EQ(clean(std::vector<std::string>{"1.5", "2"}, "x", {.type = "INTEGER"}).column().type,
              "REAL");
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
