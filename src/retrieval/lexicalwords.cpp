// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/lexicalwords.h"

#include "base/ascii.h"
#include "base/text.h"
#include "retrieval/tokens.h"

#include <algorithm>
#include <set>

namespace tripletalk::retrieval {

namespace {

/// A run of tokens written without a gap: "220i" or a phrase of an unspaced script, or a single
/// word.
struct Run {
    bool unspaced = false;
    std::vector<Token> tokens;
};

std::vector<Run> runs(std::string_view text) {
    std::vector<Run> found;
    for (Token& token : tokens(text)) {
        const bool unspaced = text::isUnspaced(text.substr(token.begin));
        const bool continues = !found.empty() && found.back().unspaced == unspaced &&
                               found.back().tokens.back().end == token.begin;
        if (!continues) found.push_back({unspaced, {}});
        found.back().tokens.push_back(std::move(token));
    }
    return found;
}

std::string_view between(std::string_view text, const Token& first, const Token& last) {
    return text.substr(first.begin, last.end - first.begin);
}

/// Tells at little cost that a piece without blanks is no more than words or numbers of scripts
/// that write with blanks, as most are. Digits beyond ASCII and unspaced scripts begin at U+0660.
bool mayHoldExtraWords(std::string_view piece) {
    bool digits = false, letters = false;
    for (const char c : piece) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0xD9) return true;
        const bool digit = ascii::isDigit(c);
        digits = digits || digit;
        letters = letters || ascii::isLetter(c) || byte >= 0x80;
    }
    return digits && letters;
}

void addExtraWords(std::string_view written, std::string& extra) {
    const std::string piece = text::inUsualWidth(written);
    const auto append = [&](std::string_view word) { (extra += word) += ' '; };
    for (const Run& run : runs(piece)) {
        if (!run.unspaced && run.tokens.size() < 2 && piece == written) continue;
        for (std::size_t i = 0; i < run.tokens.size(); ++i) {
            const bool paired = run.unspaced && i + 1 < run.tokens.size();
            append(between(piece, run.tokens[i], run.tokens[paired ? i + 1 : i]));
        }
    }
}

}  // namespace

std::string extraWords(std::string_view text) {
    std::string extra;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find_first_of(" \n", begin), text.size());
        const std::string_view piece = text.substr(begin, end - begin);
        if (mayHoldExtraWords(piece)) addExtraWords(piece, extra);
        begin = end + 1;
    }
    return extra;
}

std::vector<QueryTerm> queryTerms(std::string_view query) {
    std::vector<QueryTerm> content, all;
    std::set<std::string, std::less<>> seen;
    const auto add = [&](std::string_view written, bool stop, bool prefix) {
        if (!seen.insert(text::fold(written)).second) return;
        const bool isFirst = written.data() == query.data() && query.find(' ') != query.npos;
        const bool isName = !isFirst && written[0] >= 'A' && written[0] <= 'Z';
        QueryTerm term{std::string(written), isName,
                       '"' + text::inUsualWidth(written) + '"' + (prefix ? "*" : ""), 0};
        if (!stop) content.push_back(term);
        all.push_back(std::move(term));
    };
    for (const Run& run : runs(query)) {
        if (!run.unspaced) {
            for (const Token& token : run.tokens)  // "i" in "220i" is no pronoun
                add(between(query, token, token), token.stop && run.tokens.size() == 1, false);
        } else if (run.tokens.size() == 1) {
            add(between(query, run.tokens[0], run.tokens[0]), false, true);
        } else {
            for (std::size_t i = 0; i + 1 < run.tokens.size(); ++i)
                add(between(query, run.tokens[i], run.tokens[i + 1]), false, false);
        }
    }
    return content.empty() ? all : content;
}

}  // namespace tripletalk::retrieval
