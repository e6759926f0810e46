// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "fixture.h"
#include "sqlite/sandbox.h"

#include <gmock/gmock.h>

namespace tripletalk::sqlite {
namespace {

/// The shop without what its products cost, but for a view that tells whether they are dear.
class WithheldTest : public testing::Test {
  protected:
    void SetUp() override { makeShop(path()); }

    [[nodiscard]] std::filesystem::path path() const { return folder.path() / "shop.db"; }

    [[nodiscard]] std::string cell(std::string_view sql) const {
        auto sandbox = Sandbox::open(path(), {},
                                     {{"dear", "SELECT label, price_eur > 5 AS dear FROM product"}},
                                     {{"product", "price_eur"}});
        if (!sandbox) return sandbox.error().toText();
        const auto result = sandbox->query(sql, CancelToken());
        return result ? toText(result->rows.at(0).at(0))
                      : std::string(toString(result.error().kind));
    }

    TemporaryFolder folder;
};

TEST_F(WithheldTest, IsReadThroughTheViewThatMeansToTellIt) {
    EXPECT_EQ(cell("SELECT count(*) FROM dear WHERE dear"), "2");
    EXPECT_EQ(cell("SELECT count(*) FROM product"), "3");
}

TEST_F(WithheldTest, IsNotReadThroughAPartThatBearsTheViewsName) {
    EXPECT_EQ(cell("SELECT price_eur FROM product"), "forbidden");
    EXPECT_EQ(cell("WITH dear AS (SELECT price_eur FROM product) SELECT * FROM dear"), "forbidden");
    EXPECT_EQ(cell("WITH [DEAR](p) AS (SELECT price_eur FROM product) SELECT p FROM dear"),
              "forbidden");
}

TEST_F(WithheldTest, IsComparedByNoJoin) {
    EXPECT_EQ(cell("WITH g(price_eur) AS (VALUES (12)) SELECT label FROM product JOIN g USING "
                   "(price_eur)"),
              "forbidden");
    EXPECT_EQ(cell("WITH g(price_eur) AS (VALUES (12)) SELECT label FROM product NATURAL JOIN g"),
              "forbidden");
    EXPECT_EQ(cell("WITH g(id) AS (VALUES ('p1')) SELECT label FROM product JOIN g USING (id)"),
              "Coil");
}

}  // namespace
}  // namespace tripletalk::sqlite
