// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "exporting/thriftcompact.h"

namespace tripletalk::exporting {

namespace {

constexpr int isTrue = 1;
constexpr int isFalse = 2;
constexpr int i32Type = 5;
constexpr int binaryType = 8;
constexpr int listType = 9;
constexpr int structType = 12;
constexpr int widestDelta = 15;
constexpr std::size_t longList = 15;

}  // namespace

void appendVarint(std::string& bytes, std::uint64_t value) {
    for (; value >= 0x80; value >>= 7U) bytes += static_cast<char>(value | 0x80U);
    bytes += static_cast<char>(value);
}

void ThriftCompact::begin(int field, int type) {
    const int delta = field - m_fields.back();
    m_fields.back() = field;
    if (delta > 0 && delta <= widestDelta) {
        m_bytes += static_cast<char>(delta * 16 + type);
        return;
    }
    m_bytes += static_cast<char>(type);
    zigzag(field);
}

void ThriftCompact::beginList(int field, int type, std::size_t count) {
    begin(field, listType);
    m_bytes += static_cast<char>((count < longList ? count : longList) * 16 +
                                 static_cast<std::size_t>(type));
    if (count >= longList) varint(count);
}

void ThriftCompact::varint(std::uint64_t value) { appendVarint(m_bytes, value); }

void ThriftCompact::zigzag(std::int64_t value) {
    const auto sign = static_cast<std::uint64_t>(value < 0 ? -1 : 0);
    varint((static_cast<std::uint64_t>(value) << 1U) ^ sign);
}

void ThriftCompact::integer(int field, int type, std::int64_t value) {
    begin(field, type);
    zigzag(value);
}

void ThriftCompact::bytes(std::string_view bytes) {
    varint(bytes.size());
    m_bytes += bytes;
}

void ThriftCompact::boolean(int field, bool value) { begin(field, value ? isTrue : isFalse); }

void ThriftCompact::binary(int field, std::string_view value) {
    begin(field, binaryType);
    bytes(value);
}

void ThriftCompact::i32List(int field, const std::vector<std::int32_t>& values) {
    beginList(field, i32Type, values.size());
    for (const std::int32_t value : values) zigzag(value);
}

void ThriftCompact::binaryList(int field, const std::vector<std::string>& values) {
    beginList(field, binaryType, values.size());
    for (const std::string& value : values) bytes(value);
}

void ThriftCompact::beginStruct(int field) {
    begin(field, structType);
    m_fields.push_back(0);
}

void ThriftCompact::endStruct() {
    m_bytes += '\0';
    m_fields.pop_back();
}

void ThriftCompact::emptyStruct(int field) {
    beginStruct(field);
    endStruct();
}

void ThriftCompact::beginStructList(int field, std::size_t count) {
    beginList(field, structType, count);
}

}  // namespace tripletalk::exporting
