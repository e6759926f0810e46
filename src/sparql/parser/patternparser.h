// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sparql/parser/triplesparser.h"

namespace tripletalk::sparql {

/// Reads what stands between braces.
class PatternParser : protected TriplesParser {
  protected:
    PatternParser(std::string_view text, const ParseOptions& options)
        : TriplesParser(text, options), m_takesService(options.service) {}

    GroupPattern group(const Sentence& place) override;
    Values dataBlock();
    virtual Query subSelect() = 0;
    /// What each part can see is kept with it, so that memory and time grow with the square of
    /// their number. Fails where there are too many.
    void countPart(const Token& begin);

  private:
    std::vector<PatternElement> elements();
    std::optional<PatternElement> element();
    PatternElement groupOrUnion();
    Bind bind();
    Filter filter();
    Service service();
    std::shared_ptr<const GroupPattern> sharedGroup(const Sentence& place);
    std::vector<std::optional<rdf::Term>> dataRow(std::size_t width);
    std::optional<rdf::Term> dataValue();

    const bool m_takesService;
    int m_parts = 0;
};

}  // namespace tripletalk::sparql
