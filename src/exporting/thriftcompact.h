// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tripletalk::exporting {

/// Writes one struct in Thrift's compact protocol
/// (https://github.com/apache/thrift/blob/master/doc/specs/thrift-compact-protocol.md), as far as
/// Parquet needs it. Fields come by ascending number.
class ThriftCompact {
  public:
    ThriftCompact() : m_fields{0} {}

    void boolean(int field, bool value);
    void i32(int field, std::int32_t value) { integer(field, 5, value); }
    void i64(int field, std::int64_t value) { integer(field, 6, value); }
    void binary(int field, std::string_view bytes);
    void i32List(int field, const std::vector<std::int32_t>& values);
    void binaryList(int field, const std::vector<std::string>& values);

    /// A field that is a struct: its own fields follow until `endStruct`.
    void beginStruct(int field);
    void endStruct();
    void emptyStruct(int field);
    /// A field that is a list of `count` structs: each is begun by `beginElement` and ended by
    /// `endStruct`.
    void beginStructList(int field, std::size_t count);
    void beginElement() { m_fields.push_back(0); }

    /// The whole struct.
    [[nodiscard]] std::string finished() const { return m_bytes + '\0'; }

  private:
    void begin(int field, int type);
    void beginList(int field, int type, std::size_t count);
    void varint(std::uint64_t value);
    void zigzag(std::int64_t value);
    void integer(int field, int type, std::int64_t value);
    void bytes(std::string_view bytes);

    std::string m_bytes;
    std::vector<int> m_fields;  ///< the last field of each open struct
};

/// Seven bits a byte, the lowest first: how Thrift and Parquet write numbers without a sign.
void appendVarint(std::string& bytes, std::uint64_t value);

}  // namespace tripletalk::exporting
