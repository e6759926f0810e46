// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "exporting/celltypes.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>

namespace tripletalk::exporting {

using sqlite::Value;

namespace {

constexpr std::int64_t exactInReal = std::int64_t{1} << 53;

/// Where the pattern has 0 a digit stands, all else is as it is.
bool isLike(std::string_view text, std::string_view pattern) {
    return std::ranges::equal(text, pattern, [](char c, char wanted) {
        return wanted == '0' ? c >= '0' && c <= '9' : c == wanted;
    });
}

int numberOf(std::string_view digits) {
    int number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

/// Of "", ".5", ".123456"; nothing for what is finer or no fraction.
std::optional<int> microsecondsOfFraction(std::string_view text) {
    if (text.empty()) return 0;
    std::string digits(text.substr(1));
    if (text.front() != '.' || digits.empty() || digits.size() > 6) return std::nullopt;
    digits.resize(6, '0');
    return isLike(digits, "000000") ? std::optional(numberOf(digits)) : std::nullopt;
}

/// What of a column was seen so far.
class SeenColumn {
  public:
    explicit SeenColumn(CellType type) : m_type(type) {}

    void see(const Value& cell) {
        if (std::holds_alternative<std::monostate>(cell)) {
            m_hasNull = true;
            return;
        }
        m_type = fitting(m_type, cell);
        m_isFirst = false;
        if (const auto* number = std::get_if<std::int64_t>(&cell))
            m_isLarge = m_isLarge || *number > exactInReal || *number < -exactInReal;
        if (const auto* text = std::get_if<std::string>(&cell)) seeText(*text);
    }

    /// `alone`: its cells are whole lines of a text file, and one without anything is none.
    void tell(ExportedColumn& column, bool alone) const {
        column.cells = m_type;
        column.required = column.required && !m_hasNull;
        if (m_hasEmpty || alone) column.null = "\\" + std::string(m_mostN + 1, 'N');
    }

  private:
    void seeText(std::string_view text) {
        m_hasEmpty = m_hasEmpty || text.empty();
        if (text.size() > m_mostN + 1 && text.front() == '\\' &&
            text.find_first_not_of('N', 1) == std::string_view::npos)
            m_mostN = text.size() - 1;
    }

    /// The type, or the next that holds this cell beside those before.
    [[nodiscard]] CellType fitting(CellType type, const Value& cell) const {
        const auto* text = std::get_if<std::string>(&cell);
        const auto* number = std::get_if<std::int64_t>(&cell);
        switch (type) {
            case CellType::Text:
                return type;
            case CellType::Date:
                return text && dayOf(*text) ? type : CellType::Text;
            case CellType::Instant:
                if (text && microsecondOf(*text, type)) return type;
                return m_isFirst ? fitting(CellType::LocalTime, cell) : CellType::Text;
            case CellType::LocalTime:
                return text && microsecondOf(*text, type) ? type : CellType::Text;
            case CellType::Boolean:
                return number && (*number == 0 || *number == 1) ? type
                                                                : fitting(CellType::Integer, cell);
            case CellType::Integer:
                if (number) return type;
                return m_isLarge ? CellType::Text : fitting(CellType::Real, cell);
            case CellType::Real:
                break;
        }
        const bool exact = !number || (*number <= exactInReal && *number >= -exactInReal);
        return exact && !text ? CellType::Real : CellType::Text;
    }

    CellType m_type;
    bool m_isFirst = true;
    bool m_isLarge = false;
    bool m_hasNull = false;
    bool m_hasEmpty = false;
    std::size_t m_mostN = 0;
};

}  // namespace

std::optional<std::int32_t> dayOf(std::string_view text) {
    if (!isLike(text, "0000-00-00")) return std::nullopt;
    const std::chrono::year_month_day date{
        std::chrono::year(numberOf(text.substr(0, 4))),
        std::chrono::month(static_cast<unsigned>(numberOf(text.substr(5, 2)))),
        std::chrono::day(static_cast<unsigned>(numberOf(text.substr(8, 2))))};
    if (!date.ok()) return std::nullopt;
    return static_cast<std::int32_t>(std::chrono::sys_days(date).time_since_epoch().count());
}

std::optional<std::int64_t> microsecondOf(std::string_view text, CellType type) {
    constexpr std::string_view whole = "0000-00-00T00:00:00";
    if (type == CellType::Instant) {
        if (!text.ends_with('Z')) return std::nullopt;
        text.remove_suffix(1);
    }
    const auto day = dayOf(text.substr(0, 10));
    if (!day || !isLike(text.substr(0, whole.size()), whole)) return std::nullopt;
    const auto fraction = microsecondsOfFraction(text.substr(whole.size()));
    const int hour = numberOf(text.substr(11, 2));
    const int minute = numberOf(text.substr(14, 2));
    const int second = numberOf(text.substr(17, 2));
    if (!fraction || hour > 23 || minute > 59 || second > 59) return std::nullopt;
    const std::int64_t seconds = std::int64_t{*day} * 86'400 + hour * 3600 + minute * 60 + second;
    return seconds * 1'000'000 + *fraction;
}

std::string cellText(const Value& cell) {
    const auto* real = std::get_if<double>(&cell);
    if (!real) return sqlite::toText(cell);
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), *real).ptr;
    return {digits.data(), end};
}

Result<void> measure(ExportedTable& table, sqlite::Sandbox& sandbox,
                     const std::function<void()>& told, const CancelToken& cancel) {
    std::vector<SeenColumn> seen;
    for (const ExportedColumn& column : table.columns) seen.emplace_back(column.cells);
    const auto look = [&](const std::vector<Value>& cells) -> Result<void> {
        for (std::size_t i = 0; i < seen.size(); ++i) seen[i].see(cells[i]);
        told();
        return {};
    };
    if (auto read = sandbox.each(table.select, look, cancel); !read) return read;
    for (std::size_t i = 0; i < seen.size(); ++i) seen[i].tell(table.columns[i], seen.size() == 1);
    return {};
}

}  // namespace tripletalk::exporting
