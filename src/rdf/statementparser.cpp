// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/statementparser.h"

#include "base/ascii.h"
#include "base/text.h"
#include "rdf/oddiris.h"
#include "rdf/plainline.h"
#include "rdf/termreading.h"
#include "rdf/turtle12parser.h"
#include "rdf/utf8.h"

#include <cctype>
#include <cstdarg>
#include <cstdio>
#include <utility>

#include <serd/serd.h>

namespace tripletalk::rdf {

namespace {

SerdSyntax toSerd(Syntax syntax) {
    switch (syntax) {
        case Syntax::NTriples:
            return SERD_NTRIPLES;
        case Syntax::Turtle:
            return SERD_TURTLE;
        case Syntax::TriG:
            return SERD_TRIG;
        case Syntax::NQuads:
            return SERD_NQUADS;
        default:
            return SERD_TURTLE;
    }
}

std::string_view view(const SerdNode& node) {
    return node.buf ? std::string_view(reinterpret_cast<const char*>(node.buf), node.n_bytes)
                    : std::string_view();
}

/// Lax only lets more characters into IRIs; those are checked here, and so cost a triple instead of
/// a statement. But lax, serd 0.30 reads an IRI that is never closed for ever.
bool mayReadLaxly(const Piece& piece) {
    for (const std::string* part : {&piece.text, &piece.before})
        if (const auto bracket = part->find_last_of("<>"); bracket != std::string::npos)
            return (*part)[bracket] == '>';
    return true;
}

/// serd 0.30 forgets the datatype of an integer right before the dot: "123."
bool endsWithDigit(const Piece& piece) {
    const std::string_view text = piece.text;
    return !piece.oddIri && text.size() > 1 && text.back() == '.' &&
           ascii::isDigit(static_cast<unsigned char>(text[text.size() - 2]));
}

/// serd 0.30 takes the blank nodes _:base, _:prefix and _:graph before a predicate or a graph for
/// the keywords.
bool beginsWithKeywordAsLabel(std::string_view text) {
    if (!text.starts_with("_:")) return false;
    const std::string begin = text::toLower(text.substr(0, 8));
    return begin.starts_with("_:base") || begin.starts_with("_:prefix") ||
           begin.starts_with("_:graph");
}

bool isMisreadBySerd(const Piece& piece) {
    return endsWithDigit(piece) || beginsWithKeywordAsLabel(piece.text) ||
           beginsWithKeywordAsLabel(piece.before);
}

}  // namespace

struct StatementParser::Private {
    struct FreeReader {
        void operator()(SerdReader* held) const { serd_reader_free(held); }
    };

    Private(Syntax which, const ReadOptions& options)
        : syntax(which),
          skips(options.onError != OnError::Stop),
          blankPrefix(options.blankPrefix),
          terms(options),
          turtle12(which, options.blankPrefix, terms) {}
    Private(const Private&) = delete;
    Private& operator=(const Private&) = delete;

    Syntax syntax;
    bool skips;
    std::string blankPrefix;
    TermReading terms;
    Turtle12Parser turtle12;
    std::unique_ptr<SerdReader, FreeReader> reader;

    std::string syntaxMessage;
    std::string badIri;               // what serd said of one, until its triple is rejected
    std::size_t oddTermsUntilIt = 0;  // as TermReading::oddTerms
    const QuadSink* quads = nullptr;
    Quad quad;  // the one at hand; kept so that its strings need not be made anew

    void makeReader();
    std::optional<Fault> parseWithSerd();
    [[nodiscard]] char byteAt(std::size_t at) const;
    [[nodiscard]] std::string withWholeCharacter(const std::string& message) const;
    std::size_t feed(char* into);
    // Each fills in what the node says, or rejects the triple and returns false.
    bool readIri(const SerdNode& node, std::string& into);
    bool readResource(const SerdNode& node, Term& into);
    bool readLiteral(const SerdNode& node, const SerdNode* datatype, const SerdNode* language,
                     Term& into);
    void statement(const SerdNode* graph, const SerdNode& s, const SerdNode& p, const SerdNode& o,
                   const SerdNode* datatype, const SerdNode* language);
};

void StatementParser::Private::makeReader() {
    const auto onBase = [](void* handle, const SerdNode* uri) {
        static_cast<Private*>(handle)->terms.declareBase(view(*uri));
        return SERD_SUCCESS;
    };
    const auto onPrefix = [](void* handle, const SerdNode* name, const SerdNode* uri) {
        static_cast<Private*>(handle)->terms.declarePrefix(view(*name), view(*uri));
        return SERD_SUCCESS;
    };
    const auto onStatement = [](void* handle, SerdStatementFlags, const SerdNode* g,
                                const SerdNode* s, const SerdNode* p, const SerdNode* o,
                                const SerdNode* datatype, const SerdNode* language) {
        static_cast<Private*>(handle)->statement(g, *s, *p, *o, datatype, language);
        return SERD_SUCCESS;
    };
    reader.reset(
        serd_reader_new(toSerd(syntax), this, nullptr, onBase, onPrefix, onStatement, nullptr));
    const auto onSyntaxError = [](void* handle, const SerdError* error) {
        auto* self = static_cast<Private*>(handle);
        auto& message = self->syntaxMessage;
        if (!message.empty()) return SERD_SUCCESS;  // what follows the first is its consequence
        char text[512];
        std::va_list arguments;
        va_copy(arguments, *error->args);
        std::vsnprintf(text, sizeof text, error->fmt, arguments);
        va_end(arguments);
        message = text;
        while (!message.empty() && std::isspace(static_cast<unsigned char>(message.back())))
            message.pop_back();
        if (message.starts_with("invalid IRI character")) {  // said, yet let in
            self->badIri = std::exchange(message, {});
            self->oddTermsUntilIt = self->terms.oddTerms();
        }
        return SERD_SUCCESS;
    };
    serd_reader_set_error_sink(reader.get(), onSyntaxError, this);
}

char StatementParser::Private::byteAt(std::size_t at) const {
    for (const std::string* part :
         {&terms.piece().before, &terms.piece().text, &terms.piece().after}) {
        if (at < part->size()) return (*part)[at];
        at -= part->size();
    }
    return 0;
}

/// serd's message shows a byte of the text; where it is the first of a character, all of that.
std::string StatementParser::Private::withWholeCharacter(const std::string& message) const {
    const auto cut = firstInvalidUtf8(message);
    if (cut == std::string::npos) return message;
    std::size_t at = terms.consumed;
    while (at > 0 && terms.consumed - at < 4 && byteAt(at) != message[cut]) --at;
    std::string character(1, byteAt(at));
    while ((static_cast<unsigned char>(byteAt(++at)) & 0xC0) == 0x80) character += byteAt(at);
    return message.substr(0, cut) + character + message.substr(cut + 1);
}

std::size_t StatementParser::Private::feed(char* into) {
    std::size_t at = terms.consumed;
    for (const std::string* part :
         {&terms.piece().before, &terms.piece().text, &terms.piece().after}) {
        if (at < part->size()) {
            *into = (*part)[at];
            ++terms.consumed;
            return 1;
        }
        at -= part->size();
    }
    return 0;
}

bool StatementParser::Private::readIri(const SerdNode& node, std::string& into) {
    const std::string_view written = view(node);
    return node.type == SERD_CURIE ? terms.readPrefixedName(written, into)
                                   : terms.readIri(written, into);
}

bool StatementParser::Private::readResource(const SerdNode& node, Term& into) {
    if (node.type == SERD_BLANK) {
        terms.readBlank(view(node), into);
        return true;
    }
    into.kind = TermKind::Iri;
    into.datatype.clear();
    into.language.clear();
    return readIri(node, into.lexical);
}

bool StatementParser::Private::readLiteral(const SerdNode& node, const SerdNode* datatype,
                                           const SerdNode* language, Term& into) {
    if (!terms.readLexical(view(node), into)) return false;
    if (language && language->buf) return terms.readLanguage(view(*language), into);
    if (!datatype || !datatype->buf) return true;
    return readIri(*datatype, into.datatype) && terms.readDatatype(into);
}

void StatementParser::Private::statement(const SerdNode* graph, const SerdNode& s,
                                         const SerdNode& p, const SerdNode& o,
                                         const SerdNode* datatype, const SerdNode* language) {
    const bool inGraph = graph && graph->buf;
    if (!inGraph) quad.graph = {};
    const bool good = readResource(s, quad.subject) && readResource(p, quad.predicate) &&
                      (o.type == SERD_LITERAL ? readLiteral(o, datatype, language, quad.object)
                                              : readResource(o, quad.object)) &&
                      (!inGraph || readResource(*graph, quad.graph));
    terms.endTerms(good);
    if (good) (*quads)(quad);
}

StatementParser::StatementParser(Syntax syntax, const ReadOptions& options)
    : d(std::make_unique<Private>(syntax, options)) {
    d->makeReader();
}

StatementParser::StatementParser(StatementParser&&) noexcept = default;
StatementParser::~StatementParser() = default;

std::optional<Fault> StatementParser::parse(const Piece& piece, const QuadSink& quads,
                                            const FaultSink& faults) {
    d->terms.begin(piece, faults);
    d->syntaxMessage.clear();
    d->badIri.clear();
    d->quads = &quads;
    std::size_t begin = 0;
    for (const std::string_view part :
         {std::string_view(piece.before), std::string_view(piece.text)}) {
        if (const auto bad = firstInvalidUtf8(part); bad != std::string_view::npos)
            return d->terms.faultAt(begin + bad, say("Sentence", "invalid UTF-8"),
                                    "The text is not valid UTF-8.");
        begin += part.size();
    }
    if (piece.tooDeep)  // serd would go down into each until the stack ends
        return d->terms.faultAt(piece.before.size() + *piece.tooDeep, say("Sentence", "nesting"),
                                "More than 1,000 brackets are open at once.");
    const bool graphs = d->syntax == Syntax::NQuads;
    const bool lines = graphs || d->syntax == Syntax::NTriples;
    if (lines && readPlainLine(piece.text, graphs, d->blankPrefix, d->quad)) {
        quads(d->quad);
        return std::nullopt;
    }
    if (lines ? isOfTurtle12(piece.text) : piece.isOfTurtle12 || isMisreadBySerd(piece))
        return d->turtle12.parse(piece, quads, faults);
    if (!d->skips || !(lines || piece.oddIri)) return d->parseWithSerd();
    Piece marked = piece;
    for (std::string* part : {&marked.before, &marked.text})
        if (auto text = withOddIrisMarked(*part)) *part = *std::move(text);
    d->terms.show(marked);
    return d->parseWithSerd();
}

std::optional<Fault> StatementParser::Private::parseWithSerd() {
    const auto source = [](void* into, std::size_t, std::size_t, void* self) {
        return static_cast<Private*>(self)->feed(static_cast<char*>(into));
    };
    const auto noError = [](void*) { return 0; };
    serd_reader_set_strict(reader.get(), !mayReadLaxly(terms.piece()));
    SerdStatus status = SERD_SUCCESS;
    if (syntax == Syntax::NQuads) {  // a fourth term is read only so
        status = serd_reader_read_source(reader.get(), source, noError, this, nullptr, 1);
    } else {
        serd_reader_start_source_stream(reader.get(), source, noError, this, nullptr, 1);
        while (status == SERD_SUCCESS) status = serd_reader_read_chunk(reader.get());
        serd_reader_end_stream(reader.get());
    }
    if (terms.oddTerms() != oddTermsUntilIt) badIri.clear();
    const std::size_t all =
        terms.piece().before.size() + terms.piece().text.size() + terms.piece().after.size();
    const bool readToItsEnd = status <= SERD_FAILURE && terms.consumed == all;
    if (readToItsEnd && syntaxMessage.empty() && badIri.empty()) return std::nullopt;
    const bool oddIri = syntaxMessage.empty() && !badIri.empty();
    std::string message = !syntaxMessage.empty() ? syntaxMessage : badIri;
    if (message.empty()) message = "unexpected text";
    return terms.faultHere(
        oddIri ? say("Sentence", "invalid IRI") : say("Sentence", "syntax error"),
        withWholeCharacter(message));
}

std::map<std::string, std::string> StatementParser::prefixes() const {
    return {d->terms.prefixes().begin(), d->terms.prefixes().end()};
}

}  // namespace tripletalk::rdf
