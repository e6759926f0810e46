// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "exporting/parquetcolumn.h"

#include "exporting/celltypes.h"

#include <algorithm>
#include <bit>

namespace tripletalk::exporting {

namespace {

// The numbers of parquet.thrift, https://github.com/apache/parquet-format.
enum PhysicalType { Boolean = 0, Int32 = 1, Int64 = 2, Double = 5, ByteArray = 6 };
enum Repetition { Required = 0, Optional = 1 };
enum ConvertedType { Utf8 = 0, ConvertedDate = 6, TimestampMicros = 10 };
enum LogicalType { StringType = 1, DateType = 6, TimestampType = 8 };
enum Encoding { Plain = 0, Rle = 3 };
constexpr int dataPage = 0;
constexpr int uncompressed = 0;
constexpr int inMicroseconds = 2;

/// The lowest byte first, as Parquet has it whatever the machine.
template <typename Number>
void appendNumber(std::string& bytes, Number number) {
    for (std::size_t i = 0; i < sizeof(Number); ++i)
        bytes += static_cast<char>(static_cast<std::uint64_t>(number) >> (8 * i));
}

}  // namespace

std::int32_t ParquetColumn::physicalType() const {
    switch (m_column.cells) {
        case CellType::Boolean:
            return Boolean;
        case CellType::Date:
            return Int32;
        case CellType::Integer:
        case CellType::LocalTime:
        case CellType::Instant:
            return Int64;
        case CellType::Real:
            return Double;
        case CellType::Text:
            break;
    }
    return ByteArray;
}

/// Older readers know the converted type alone; it has none for times without a zone.
void ParquetColumn::describe(ThriftCompact& footer) const {
    footer.i32(1, physicalType());
    footer.i32(3, m_column.required ? Required : Optional);
    footer.binary(4, m_column.name);
    const auto logical = [&](const auto& type) {
        footer.beginStruct(10);
        type();
        footer.endStruct();
    };
    if (m_column.cells == CellType::Text) {
        footer.i32(6, Utf8);
        logical([&] { footer.emptyStruct(StringType); });
    } else if (m_column.cells == CellType::Date) {
        footer.i32(6, ConvertedDate);
        logical([&] { footer.emptyStruct(DateType); });
    } else if (m_column.cells == CellType::LocalTime || m_column.cells == CellType::Instant) {
        const bool utc = m_column.cells == CellType::Instant;
        if (utc) footer.i32(6, TimestampMicros);
        logical([&] {
            footer.beginStruct(TimestampType);
            footer.boolean(1, utc);
            footer.beginStruct(2);
            footer.emptyStruct(inMicroseconds);
            footer.endStruct();
            footer.endStruct();
        });
    }
}

void ParquetColumn::describe(ThriftCompact& footer, const Chunk& chunk) const {
    footer.i64(2, chunk.offset);
    footer.beginStruct(3);
    footer.i32(1, physicalType());
    footer.i32List(2, {Plain, Rle});
    footer.binaryList(3, {m_column.name});
    footer.i32(4, uncompressed);
    footer.i64(5, chunk.cells);
    footer.i64(6, chunk.bytes);
    footer.i64(7, chunk.bytes);
    footer.i64(9, chunk.offset);
    footer.endStruct();
}

Result<void> ParquetColumn::add(const sqlite::Value& cell) {
    const bool isNull = std::holds_alternative<std::monostate>(cell);
    if (!m_column.required) m_present.push_back(!isNull);
    if (isNull ? !m_column.required : append(cell)) return {};
    return Error{
        ErrorKind::Internal,
        say("Sentence", "Column %1 is not of the type that was measured.").arg(m_column.name)};
}

/// False for a cell of another type.
bool ParquetColumn::append(const sqlite::Value& cell) {
    const auto* text = std::get_if<std::string>(&cell);
    const auto* number = std::get_if<std::int64_t>(&cell);
    const auto* real = std::get_if<double>(&cell);
    const auto take = [&](const auto& value) {
        if (value) appendNumber(m_values, *value);
        return static_cast<bool>(value);
    };
    switch (m_column.cells) {
        case CellType::Boolean:
            if (number) appendBit(*number != 0);
            return number != nullptr;
        case CellType::Integer:
            return take(number);
        case CellType::Real:
            if (text) return false;
            appendNumber(m_values,
                         std::bit_cast<std::uint64_t>(real ? *real : static_cast<double>(*number)));
            return true;
        case CellType::Date:
            return text && take(dayOf(*text));
        case CellType::LocalTime:
        case CellType::Instant:
            return text && take(microsecondOf(*text, m_column.cells));
        case CellType::Text:
            break;
    }
    const std::string written = cellText(cell);
    appendNumber(m_values, static_cast<std::uint32_t>(written.size()));
    m_values += written;
    return true;
}

void ParquetColumn::appendBit(bool bit) {
    if (m_bits % 8 == 0) m_values += '\0';
    if (bit) m_values.back() = static_cast<char>(m_values.back() | 1 << m_bits % 8);
    ++m_bits;
}

/// One run: of equal levels, or of a bit each.
std::string ParquetColumn::levels() const {
    std::string run;
    if (std::ranges::find(m_present, false) == m_present.end()) {
        appendVarint(run, m_present.size() << 1U);
        run += '\1';
    } else {
        const std::size_t groups = (m_present.size() + 7) / 8;
        appendVarint(run, groups << 1U | 1U);
        const std::size_t begin = run.size();
        run.resize(begin + groups, '\0');
        for (std::size_t i = 0; i < m_present.size(); ++i)
            if (m_present[i])
                run[begin + i / 8] = static_cast<char>(run[begin + i / 8] | 1 << i % 8);
    }
    std::string counted;
    appendNumber(counted, static_cast<std::uint32_t>(run.size()));
    return counted + run;
}

std::string ParquetColumn::takePage(std::int64_t cells) {
    const std::string content = (m_column.required ? std::string() : levels()) + m_values;
    ThriftCompact header;
    header.i32(1, dataPage);
    header.i32(2, static_cast<std::int32_t>(content.size()));
    header.i32(3, static_cast<std::int32_t>(content.size()));
    header.beginStruct(5);
    header.i32(1, static_cast<std::int32_t>(cells));
    header.i32(2, Plain);
    header.i32(3, Rle);
    header.i32(4, Rle);
    header.endStruct();
    m_values.clear();
    m_present.clear();
    m_bits = 0;
    return header.finished() + content;
}

}  // namespace tripletalk::exporting
