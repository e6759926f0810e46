// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sqlite/format.h"

#include "sqlite/patterns.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>

namespace tripletalk::sqlite {

namespace {

struct Free {
    void operator()(char* text) const { sqlite3_free(text); }
};

/// Walks through the format's conversions and takes an argument for each; missing ones count as
/// NULL.
class Formatter {
  public:
    Formatter(Context* context, int count, Arguments arguments)
        : m_context(context),
          m_count(count),
          m_arguments(arguments),
          m_format(textOf(arguments[0])),
          m_most(limitOf(context, SQLITE_LIMIT_LENGTH)) {}

    /// False if an error was set.
    bool run() {
        while (m_at < m_format.size()) {
            const auto percent = std::min(m_format.find('%', m_at), m_format.size());
            if (!append(m_context, m_result, m_format.substr(m_at, percent - m_at))) return false;
            m_at = percent + 1;
            if (percent >= m_format.size()) break;
            if (!conversion()) return false;
        }
        return true;
    }

    [[nodiscard]] const std::string& result() const { return m_result; }

  private:
    sqlite3_value* next() { return m_next < m_count ? m_arguments[m_next++] : nullptr; }
    [[nodiscard]] bool atOneOf(std::string_view characters) const {
        return m_at < m_format.size() && characters.find(m_format[m_at]) != std::string_view::npos;
    }

    /// A number or '*'; nothing if neither stands here.
    std::optional<std::int64_t> number() {
        if (atOneOf("*")) {
            ++m_at;
            auto* value = next();
            return value ? sqlite3_value_int(value) : 0;
        }
        std::optional<std::int64_t> read;
        for (; atOneOf("0123456789"); ++m_at)
            read =
                std::min<std::int64_t>(read.value_or(0) * 10 + (m_format[m_at] - '0'), INT32_MAX);
        return read;
    }

    /// Adds a width or precision to the conversion; false if it is beyond all limits.
    bool take(std::string& conversion) {
        const auto size = number();
        if (!size) return true;
        if (*size > m_most || *size < -m_most) {
            sqlite3_result_error_toobig(m_context);
            return false;
        }
        conversion += std::to_string(*size);
        return true;
    }

    bool conversion() {
        std::string conversion = "%";
        for (; atOneOf("-+ 0#!,"); ++m_at) conversion += m_format[m_at];
        if (!take(conversion)) return false;
        if (atOneOf(".")) {
            ++m_at;
            std::string precision;
            if (!take(precision)) return false;
            conversion += '.' + (precision.starts_with('-') ? precision.substr(1) : precision);
        }
        while (atOneOf("lL")) ++m_at;
        if (m_at >= m_format.size()) return append(m_context, m_result, "%");
        return convert(conversion, m_format[m_at++]);
    }

    bool convert(const std::string& conversion, char type) {
        switch (type) {
            case '%':
                return append(m_context, m_result, "%");
            case 'n':
                return true;
            case 'd':
            case 'i':
            case 'u':
            case 'x':
            case 'X':
            case 'o': {
                auto* value = next();
                return add(conversion + "ll" + type, value ? sqlite3_value_int64(value) : 0);
            }
            case 'f':
            case 'e':
            case 'E':
            case 'g':
            case 'G': {
                auto* value = next();
                return add(conversion + type, value ? sqlite3_value_double(value) : 0.0);
            }
            case 'c': {
                const auto text = textOf(next());
                const char* at = text.data();
                if (text.empty()) return true;
                return add(conversion + 'c', static_cast<int>(nextCharacter(at, at + text.size())));
            }
            case 's':
            case 'z':
                return add(conversion + 's', zeroTerminated(next()));
            case 'q':
            case 'Q':
            case 'w':
                return add(conversion + type, zeroTerminated(next()));
            default:
                m_at = m_format.size();
                return true;  // like SQLite: the rest is dropped
        }
    }

    /// Null for NULL, which %Q writes as NULL and the others as nothing.
    static const char* zeroTerminated(sqlite3_value* value) {
        return value ? reinterpret_cast<const char*>(sqlite3_value_text(value)) : nullptr;
    }

    template <typename T>
    bool add(const std::string& conversion, T value) {
        const std::unique_ptr<char, Free> text(sqlite3_mprintf(conversion.c_str(), value));
        if (!text) {
            sqlite3_result_error_nomem(m_context);
            return false;
        }
        return append(m_context, m_result, text.get());
    }

    Context* m_context;
    int m_count;
    Arguments m_arguments;
    std::string_view m_format;
    std::int64_t m_most;
    std::size_t m_at = 0;
    int m_next = 1;
    std::string m_result;
};

}  // namespace

void formatText(Context* context, int count, Arguments arguments) {
    if (count == 0 || isNull(arguments[0])) return;
    Formatter formatter(context, count, arguments);
    if (formatter.run()) setText(context, formatter.result());
}

}  // namespace tripletalk::sqlite
