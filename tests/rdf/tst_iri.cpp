// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/iri.h"

#include <gtest/gtest.h>

namespace tripletalk::rdf {

TEST(Iri, IsResolvedAgainstABaseWithoutAPath) {
    EXPECT_EQ(resolveIri("http://example.org", "a"), "http://example.org/a");
    EXPECT_EQ(resolveIri("http://example.org", "a/b"), "http://example.org/a/b");
    EXPECT_EQ(resolveIri("http://example.org?q", "a"), "http://example.org/a");
    EXPECT_EQ(resolveIri("http://example.org", "#a"), "http://example.org#a");
    EXPECT_EQ(resolveIri("http://example.org", ""), "http://example.org");
    EXPECT_EQ(resolveIri("urn:x", "a"), "urn:a") << "which has no authority";
}

TEST(Iri, IsResolvedAsTheStandardShowsIt) {  // RFC 3986, section 5.4
    const std::string base = "http://a/b/c/d;p?q";
    const std::pair<const char*, const char*> examples[] = {{"g:h", "g:h"},
                                                            {"g", "http://a/b/c/g"},
                                                            {"./g", "http://a/b/c/g"},
                                                            {"g/", "http://a/b/c/g/"},
                                                            {"/g", "http://a/g"},
                                                            {"//g", "http://g"},
                                                            {"?y", "http://a/b/c/d;p?y"},
                                                            {"g?y", "http://a/b/c/g?y"},
                                                            {"#s", "http://a/b/c/d;p?q#s"},
                                                            {"g#s", "http://a/b/c/g#s"},
                                                            {"g?y#s", "http://a/b/c/g?y#s"},
                                                            {";x", "http://a/b/c/;x"},
                                                            {"", "http://a/b/c/d;p?q"},
                                                            {".", "http://a/b/c/"},
                                                            {"..", "http://a/b/"},
                                                            {"../g", "http://a/b/g"},
                                                            {"../..", "http://a/"},
                                                            {"../../g", "http://a/g"},
                                                            {"../../../g", "http://a/g"},
                                                            {"/./g", "http://a/g"},
                                                            {"g.", "http://a/b/c/g."},
                                                            {"./../g", "http://a/b/g"},
                                                            {"g/./h", "http://a/b/c/g/h"},
                                                            {"g?y/../x", "http://a/b/c/g?y/../x"},
                                                            {"g#s/../x", "http://a/b/c/g#s/../x"}};
    for (const auto& [reference, iri] : examples)
        EXPECT_EQ(resolveIri(base, reference), iri) << reference;
}

}  // namespace tripletalk::rdf
