// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/evaluator/timefunctions.h"

#include "base/text.h"
#include "rdf/vocabulary.h"

#include <cstdlib>

namespace tripletalk::sparql {

namespace {

bool hasDate(const Value& value) {
    return value.kind == Kind::DateTime || value.kind == Kind::Date;
}
bool hasTime(const Value& value) {
    return value.kind == Kind::DateTime || value.kind == Kind::Time;
}

Value part(Environment& environment, const Value& time, bool has, int rdf::Moment::*member) {
    if (!has) return Environment::error();
    return environment.integer(Decimal((*momentOf(time)).*member));
}

std::string twoDigits(int number) { return {char('0' + number / 10), char('0' + number % 10)}; }

}  // namespace

Value year(Environment& environment, Arguments arguments) {
    const Value& time = *arguments[0];
    const bool has = hasDate(time) || time.kind == Kind::GYear || time.kind == Kind::GYearMonth;
    if (!has) return Environment::error();
    return environment.integer(Decimal(momentOf(time)->year));
}

Value month(Environment& environment, Arguments arguments) {
    const Value& time = *arguments[0];
    return part(environment, time,
                hasDate(time) || time.kind == Kind::GYearMonth || time.kind == Kind::GMonth ||
                    time.kind == Kind::GMonthDay,
                &rdf::Moment::month);
}

Value day(Environment& environment, Arguments arguments) {
    const Value& time = *arguments[0];
    return part(environment, time,
                hasDate(time) || time.kind == Kind::GMonthDay || time.kind == Kind::GDay,
                &rdf::Moment::day);
}

Value hours(Environment& environment, Arguments arguments) {
    return part(environment, *arguments[0], hasTime(*arguments[0]), &rdf::Moment::hour);
}

Value minutes(Environment& environment, Arguments arguments) {
    return part(environment, *arguments[0], hasTime(*arguments[0]), &rdf::Moment::minute);
}

Value seconds(Environment& environment, Arguments arguments) {
    if (!hasTime(*arguments[0])) return Environment::error();
    const auto moment = momentOf(*arguments[0]);
    auto value =
        Decimal::parse(std::to_string(moment->second) + "." + std::string(moment->fraction));
    return value ? environment.decimal(*std::move(value)) : Environment::error();
}

Value timezone(Environment& environment, Arguments arguments) {
    if (!arguments[0]->isMoment()) return Environment::error();
    const auto zone = momentOf(*arguments[0])->zone;
    if (!zone) return Environment::error();
    std::string& text = environment.terms.text();
    text = *zone < 0 ? "-PT" : "PT";
    const int hour = std::abs(*zone) / 60;
    const int minute = std::abs(*zone) % 60;
    if (hour > 0) text += std::to_string(hour) + "H";
    if (minute > 0) text += std::to_string(minute) + "M";
    if (*zone == 0) text += "0S";
    return environment.literal(text, std::string(rdf::vocabulary::xsd) + "dayTimeDuration");
}

Value tz(Environment& environment, Arguments arguments) {
    if (!arguments[0]->isMoment()) return Environment::error();
    const auto zone = momentOf(*arguments[0])->zone;
    std::string& text = environment.terms.text();
    if (zone && text::trim(arguments[0]->text).ends_with('Z'))
        text = "Z";
    else if (zone)
        text = (*zone < 0 || text::trim(arguments[0]->text).ends_with("-00:00") ? "-" : "+") +
               twoDigits(std::abs(*zone) / 60) + ":" + twoDigits(std::abs(*zone) % 60);
    return environment.string(text);
}

Value currentTime(Environment& environment, Arguments) {
    return environment.literal(environment.now, std::string(rdf::vocabulary::xsd) + "dateTime");
}

}  // namespace tripletalk::sparql
