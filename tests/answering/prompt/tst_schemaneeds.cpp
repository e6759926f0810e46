// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "answering/prompt/schemaneeds.h"

#include <gmock/gmock.h>

namespace tripletalk::answering {
namespace {

using retrieval::LinkKind;
using retrieval::ValueLink;
using testing::ElementsAre;

induction::Column column(const std::string& name, std::int64_t nulls) {
    induction::Column made;
    made.name = name;
    made.nulls = nulls;
    return made;
}

induction::Schema suppliers() {
    induction::Schema schema;
    induction::Table table;
    table.name = "supplier";
    table.columns = {column("address_country", 0), column("address_country_code", 0),
                     column("country", 23), column("town", 0)};
    schema.tables = {table};
    return schema;
}

ValueLink columnLink(const std::string& name) {
    ValueLink link;
    link.score = 1;
    link.entry.kind = LinkKind::Column;
    link.entry.table = "supplier";
    link.entry.column = name;
    return link;
}

TEST(SchemaNeeds, HoldTheFullerColumnBesideOneThatIsUnknownInSomeRows) {
    EXPECT_THAT(
        needsOf(suppliers(), {columnLink("country")}, {}).columns,
        ElementsAre(ColumnRef{"supplier", "address_country"}, ColumnRef{"supplier", "country"}));
    EXPECT_THAT(needsOf(suppliers(), {columnLink("address_country")}, {}).columns,
                ElementsAre(ColumnRef{"supplier", "address_country"}));
    EXPECT_THAT(needsOf(suppliers(), {columnLink("town")}, {}).columns,
                ElementsAre(ColumnRef{"supplier", "town"}));
}

TEST(SchemaNeeds, HoldTablesWithAWordOfTheQuestionThatNothingElsePlaces) {
    induction::Schema schema;
    for (const char* name : {"car", "equipment_package", "product", "product_category"}) {
        schema.tables.emplace_back();
        schema.tables.back().name = name;
    }
    ValueLink product;
    product.begin = 6;
    product.end = 14;
    const auto& wording = language::Wording::forTag("en");
    EXPECT_THAT(tablesSpokenOf(schema, "What equipment can I get for it?", {}, wording),
                ElementsAre("equipment_package"));
    EXPECT_THAT(tablesSpokenOf(schema, "Which products are new?", {product}, wording),
                testing::IsEmpty());
    EXPECT_THAT(needsOf(schema, {}, {"SELECT * FROM car"}, {"equipment_package"}).tables,
                ElementsAre("car", "equipment_package"));
}

}  // namespace
}  // namespace tripletalk::answering
