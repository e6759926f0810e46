// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/escaping.h"
#include "exporting/exporttest.h"
#include "exporting/parquetwriter.h"

namespace tripletalk::exporting {

using nlohmann::json;
using sqlite::Value;

namespace {

const std::string arrowFolder = TRIPLETALK_FETCHED "/pyarrow";

bool hasArrow() {
    return tests::isFetched(TRIPLETALK_READERS "/install-pyarrow.sh", arrowFolder, "/installed");
}

}  // namespace

struct ParquetExport : ExportTest {
    [[nodiscard]] json arrow(const std::string& name) const {
        return read(arrowFolder + "/bin/python3 " TRIPLETALK_READERS "/parquet.py '" +
                    (out / name).string() + "'");
    }
    /// One table of one's own, without a base.
    void write(const ExportedTable& table, const std::vector<std::vector<Value>>& rows) const {
        std::filesystem::create_directory(out);
        const ExportedSchema schema{"test", {table}};
        ParquetWriter writer(schema, out);
        tests::must(writer.begin(schema.tables.front()));
        for (const auto& row : rows) tests::must(writer.add(row));
        tests::must(writer.end());
    }
};

/// Byte by byte as the format's description has it, so that no reader is needed to notice a change.
TEST_F(ParquetExport, APageHoldsLevelsAndPlainValues) {
    write({.name = "t",
           .columns = {{.name = "k", .required = true}, {.name = "b", .cells = CellType::Boolean}}},
          {{std::string("x"), std::int64_t{1}},
           {std::string("yz"), Value()},
           {std::string(), std::int64_t{0}}});
    const std::string bytes = file("t.parquet");
    const std::string key =
        "1500151e151e2c15061500150615060000"  // a page of 15 bytes: 3 values, PLAIN, levels RLE
        "010000007802000000797a00000000";     // "x", "yz", ""
    const std::string flags =
        "1500150e150e2c15061500150615060000"  // the same of 7 bytes
        "020000000305"                        // one group of eight levels: 1, 0, 1
        "01";                                 // true, false
    const std::string head =
        "1502193c"                      // version 1, three schema elements
        "4806736368656d61150400"        // "schema", two children
        "150c250018016b25004c1c000000"  // BYTE_ARRAY, required, "k", a string
        "1500250218016200";             // BOOLEAN, optional, "b"
    EXPECT_EQ(text::hexadecimal(bytes.substr(0, 4)), "50415231");
    EXPECT_EQ(text::hexadecimal(bytes).substr(8, key.size() + flags.size()), key + flags);
    EXPECT_TRUE(bytes.ends_with("PAR1"));
    const auto length = static_cast<unsigned char>(bytes[bytes.size() - 8]) +
                        256U * static_cast<unsigned char>(bytes[bytes.size() - 7]);
    const std::string footer = bytes.substr(bytes.size() - 8 - length, length);
    EXPECT_EQ(text::hexadecimal(footer).substr(0, head.size()), head);
}

TEST_F(ParquetExport, ApacheArrowReadsTheSame) {
    if (!hasArrow()) GTEST_SKIP() << "pyarrow cannot be fetched here";
    exported("parquet");
    const json cook = arrow("cook.parquet");
    EXPECT_EQ(cook["columns"],
              json::parse(R"({"cook_id": "string not null", "label": "string not null",
        "active": "bool not null", "born": "date32[day] not null", "dish": "string not null",
        "height": "int64 not null", "knife": "string not null", "note": "string", "wage": "int64 not null"})"));
    EXPECT_EQ(cook["rows"], json::parse(R"([
        ["c1", "Carl", "True", "1980-01-02", "soup", "1200", "long", "", "3100"],
        ["c2", "Cleo", "False", "1981-03-02", "cake, \"sweet\"\nand big", "900", "short", null, "3200"]])"));
    EXPECT_EQ(cook["description"]["dc:source"]["@id"], "http://example.org/Cook");
    EXPECT_EQ(cook["description"]["tableSchema"]["primaryKey"], "cook_id");
    const json waiter = arrow("waiter.parquet");
    EXPECT_EQ(waiter["columns"]["seen"], "timestamp[us, tz=UTC]");
    EXPECT_EQ(waiter["rows"][0],
              json::parse(R"(["w1", "Wanda", "0.1", "bar", "2020-01-02 03:04:05+00:00",
        "late", "2900", "c1"])"));
    EXPECT_EQ(waiter["rows"][1][4], nullptr);
    EXPECT_EQ(waiter["description"]["tableSchema"]["foreignKeys"][0]["reference"]["resource"],
              "cook.parquet");
}

TEST_F(ParquetExport, ApacheArrowReadsSeveralGroupsOfEveryType) {
    if (!hasArrow()) GTEST_SKIP() << "pyarrow cannot be fetched here";
    const ExportedTable table{
        .name = "all",
        .columns = {{.name = "n", .cells = CellType::Integer, .required = true},
                    {.name = "text"},
                    {.name = "real", .cells = CellType::Real},
                    {.name = "truth", .cells = CellType::Boolean},
                    {.name = "day", .cells = CellType::Date},
                    {.name = "local", .cells = CellType::LocalTime}}};
    constexpr std::int64_t count = 150'000;
    std::vector<std::vector<Value>> rows;
    for (std::int64_t i = 0; i < count; ++i) {
        const bool isNull = i % 7 == 3 || (i > 70'000 && i < 140'000);
        const auto or_ = [&](Value value) { return isNull ? Value() : value; };
        rows.push_back({i - 5, or_("t" + std::to_string(i)), or_(static_cast<double>(i) / 4),
                        or_(i % 3 == 0 ? std::int64_t{1} : std::int64_t{0}),
                        or_(std::string("0999-12-31")),
                        or_(std::string("2020-01-02T03:04:05.25"))});
    }
    write(table, rows);
    const json read = arrow("all.parquet");
    EXPECT_EQ(read["groups"], 3);
    EXPECT_EQ(read["columns"]["local"], "timestamp[us]");
    ASSERT_EQ(read["rows"].size(), rows.size());
    for (std::size_t i = 0; i < rows.size(); i += 997) {
        const json& row = read["rows"][i];
        EXPECT_EQ(row[0], std::to_string(static_cast<std::int64_t>(i) - 5));
        if (std::holds_alternative<std::monostate>(rows[i][1])) {
            for (std::size_t c = 1; c < row.size(); ++c) EXPECT_TRUE(row[c].is_null()) << i;
            continue;
        }
        EXPECT_EQ(row[1], "t" + std::to_string(i));
        EXPECT_EQ(std::stod(row[2].get<std::string>()), static_cast<double>(i) / 4);
        EXPECT_EQ(row[3], i % 3 == 0 ? "True" : "False");
        EXPECT_EQ(row[4], "0999-12-31");
        EXPECT_EQ(row[5], "2020-01-02 03:04:05.250000");
    }
    std::filesystem::remove_all(out);
    write(table, {});
    EXPECT_EQ(arrow("all.parquet")["rows"], json::array());
}

}  // namespace tripletalk::exporting
