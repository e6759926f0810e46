// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/statementparser.h"

#include "rdf/iri.h"
#include "rdf/oddiris.h"
#include "rdf/plainline.h"
#include "rdf/termcheck.h"
#include "rdf/utf8.h"

#include <algorithm>
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

}  // namespace

void Fault::moveOn(std::string_view text, std::size_t at) {
    for (std::size_t i = 0; i < std::min(at, text.size()); ++i) {
        const char c = text[i];
        if (c == '\n' || (c == '\r' && (i + 1 == text.size() || text[i + 1] != '\n'))) {
            ++line;
            column = 1;
        } else if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) {
            ++column;
        }
    }
}

struct StatementParser::Private {
    struct FreeReader {
        void operator()(SerdReader* held) const { serd_reader_free(held); }
    };

    Syntax syntax = Syntax::Turtle;
    std::string blankPrefix;
    std::string base;
    bool baseIsAssumed = false;
    OnError onError = OnError::Stop;
    std::map<std::string, std::string, std::less<>> prefixes;
    std::unique_ptr<SerdReader, FreeReader> reader;

    // The piece in hand. serd is fed byte by byte, so that `consumed` always tells the place.
    const Piece* piece = nullptr;
    std::size_t consumed = 0;
    std::string syntaxMessage;
    std::string badIri;  // what serd said of one, until its triple is rejected
    const QuadSink* quads = nullptr;
    const FaultSink* faults = nullptr;
    std::vector<Fault> repairs;  // in the triple at hand
    Quad quad;                   // the one at hand; kept so that its strings need not be made anew

    void makeReader();
    std::optional<Fault> parseWithSerd();
    [[nodiscard]] char byteAt(std::size_t at) const;
    [[nodiscard]] std::string withWholeCharacter(const std::string& message) const;
    std::size_t feed(char* into);
    Fault faultHere(Sentence reason, std::string message, std::size_t at) const;
    void reject(Sentence reason, std::string message) {
        badIri.clear();
        (*faults)(
            faultHere(std::move(reason), std::move(message), consumed > 0 ? consumed - 1 : 0));
    }

    void noteRepair(Sentence reason, std::string_view written, const std::string& read);
    void endTerms(bool good);
    std::string resolved(std::string_view written);
    std::string declared(std::string_view written);
    // Each fills in what the node says, or rejects the triple and returns false.
    bool readIri(const SerdNode& node, std::string& into);
    bool readResource(const SerdNode& node, Term& into);
    bool readLiteral(const SerdNode& node, const SerdNode* datatype, const SerdNode* language,
                     Term& into);
    bool accept(std::optional<TermFault>&& fault);
    bool acceptIri(std::string& iri);
    void statement(const SerdNode* graph, const SerdNode& s, const SerdNode& p, const SerdNode& o,
                   const SerdNode* datatype, const SerdNode* language);
};

void StatementParser::Private::makeReader() {
    const auto onBase = [](void* handle, const SerdNode* uri) {
        auto* self = static_cast<Private*>(handle);
        self->base = self->declared(view(*uri));
        self->baseIsAssumed = false;
        return SERD_SUCCESS;
    };
    const auto onPrefix = [](void* handle, const SerdNode* name, const SerdNode* uri) {
        auto* self = static_cast<Private*>(handle);
        self->prefixes.insert_or_assign(std::string(view(*name)), self->declared(view(*uri)));
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
        }
        return SERD_SUCCESS;
    };
    serd_reader_set_error_sink(reader.get(), onSyntaxError, this);
}

char StatementParser::Private::byteAt(std::size_t at) const {
    for (const std::string* part : {&piece->before, &piece->text, &piece->after}) {
        if (at < part->size()) return (*part)[at];
        at -= part->size();
    }
    return 0;
}

/// serd's message shows a byte of the text; where it is the first of a character, all of that.
std::string StatementParser::Private::withWholeCharacter(const std::string& message) const {
    const auto cut = firstInvalidUtf8(message);
    if (cut == std::string::npos) return message;
    std::size_t at = consumed;
    while (at > 0 && consumed - at < 4 && byteAt(at) != message[cut]) --at;
    std::string character(1, byteAt(at));
    while ((static_cast<unsigned char>(byteAt(++at)) & 0xC0) == 0x80) character += byteAt(at);
    return message.substr(0, cut) + character + message.substr(cut + 1);
}

std::size_t StatementParser::Private::feed(char* into) {
    std::size_t at = consumed;
    for (const std::string* part : {&piece->before, &piece->text, &piece->after}) {
        if (at < part->size()) {
            *into = (*part)[at];
            ++consumed;
            return 1;
        }
        at -= part->size();
    }
    return 0;
}

Fault StatementParser::Private::faultHere(Sentence reason, std::string message,
                                          std::size_t at) const {
    Fault fault{std::move(reason), std::move(message), piece->line, piece->column};
    fault.moveOn(piece->text, at - std::min(at, piece->before.size()));
    return fault;
}

bool StatementParser::Private::accept(std::optional<TermFault>&& fault) {
    if (fault) reject(std::move(fault->reason), std::move(fault->message));
    return !fault;
}

void StatementParser::Private::noteRepair(Sentence reason, std::string_view written,
                                          const std::string& read) {
    badIri.clear();
    Fault fault =
        faultHere(std::move(reason), "<" + withoutMarks(written) + "> is read as <" + read + ">",
                  consumed > 0 ? consumed - 1 : 0);
    fault.repaired = true;
    repairs.push_back(std::move(fault));
}

/// What was repaired counts if its triple, or its directive, is read.
void StatementParser::Private::endTerms(bool good) {
    for (Fault& repair : repairs)
        if (good) (*faults)(std::move(repair));
    repairs.clear();
}

std::string StatementParser::Private::resolved(std::string_view written) {
    std::string iri = resolveIri(base, written);
    if (baseIsAssumed)
        noteRepair(say("Sentence", "relative IRI, read as relative to the file's own address"),
                   written, iri);
    return iri;
}

/// Of a base or a prefix. What is wrong with it the IRIs tell that are made of it.
std::string StatementParser::Private::declared(std::string_view written) {
    std::string iri = hasScheme(written) ? std::string(written) : resolved(written);
    if (onError == OnError::Repair) acceptIri(iri);
    endTerms(true);
    return iri;
}

bool StatementParser::Private::acceptIri(std::string& iri) {
    auto fault = checkIri(iri);
    if (!fault) return true;
    if (onError == OnError::Repair)
        if (auto repaired = repairedMarkedIri(iri); repaired && !checkIri(*repaired)) {
            noteRepair(say("Sentence", "invalid IRI, repaired by percent-encoding"), iri,
                       *repaired);
            iri = *std::move(repaired);
            return true;
        }
    fault->message = withoutMarks(fault->message);
    return accept(std::move(fault));
}

bool StatementParser::Private::readIri(const SerdNode& node, std::string& into) {
    const std::string_view written = view(node);
    if (node.type == SERD_CURIE) {
        const auto colon = written.find(':');
        const auto declared = prefixes.find(written.substr(0, colon));
        if (declared == prefixes.end())
            return accept(
                TermFault{say("Sentence", "undefined prefix"),
                          "The prefix of \"" + std::string(written) + "\" is not declared."});
        into.assign(declared->second).append(written.substr(colon + 1));
    } else if (hasScheme(written)) {
        into = written;
    } else {
        into = resolved(written);
    }
    return acceptIri(into);
}

bool StatementParser::Private::readResource(const SerdNode& node, Term& into) {
    into.datatype.clear();
    into.language.clear();
    into.kind = node.type == SERD_BLANK ? TermKind::Blank : TermKind::Iri;
    if (node.type != SERD_BLANK) return readIri(node, into.lexical);
    into.lexical.assign(blankPrefix).append(view(node));
    return true;
}

bool StatementParser::Private::readLiteral(const SerdNode& node, const SerdNode* datatype,
                                           const SerdNode* language, Term& into) {
    into.kind = TermKind::Literal;
    into.lexical = view(node);
    into.datatype.clear();
    into.language.clear();
    if (!accept(checkLexical(into.lexical))) return false;
    if (language && language->buf) {
        into.language = view(*language);
        return accept(checkLanguage(into.language));
    }
    if (!datatype || !datatype->buf) return true;
    if (!readIri(*datatype, into.datatype)) return false;
    if (isXsdString(into.datatype)) into.datatype.clear();
    return true;
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
    endTerms(good);
    if (good) (*quads)(quad);
}

StatementParser::StatementParser(Syntax syntax, const ReadOptions& options)
    : d(std::make_unique<Private>()) {
    d->blankPrefix = options.blankPrefix;
    d->base = options.base;
    d->baseIsAssumed = options.baseIsAssumed;
    d->onError = options.onError;
    d->syntax = syntax;
    d->makeReader();
}

StatementParser::StatementParser(StatementParser&&) noexcept = default;
StatementParser::~StatementParser() = default;

std::optional<Fault> StatementParser::parse(const Piece& piece, const QuadSink& quads,
                                            const FaultSink& faults) {
    d->piece = &piece;
    d->consumed = 0;
    d->syntaxMessage.clear();
    d->badIri.clear();
    d->quads = &quads;
    d->faults = &faults;
    std::size_t begin = 0;
    for (const std::string_view part :
         {std::string_view(piece.before), std::string_view(piece.text)}) {
        if (const auto bad = firstInvalidUtf8(part); bad != std::string_view::npos)
            return d->faultHere(say("Sentence", "invalid UTF-8"), "The text is not valid UTF-8.",
                                begin + bad);
        begin += part.size();
    }
    if (piece.tooDeep)  // serd would go down into each until the stack ends
        return d->faultHere(say("Sentence", "nesting"),
                            "More than 1,000 brackets are open at once.",
                            piece.before.size() + *piece.tooDeep);
    const bool graphs = d->syntax == Syntax::NQuads;
    if ((graphs || d->syntax == Syntax::NTriples) &&
        readPlainLine(piece.text, graphs, d->blankPrefix, d->quad)) {
        quads(d->quad);
        return std::nullopt;
    }
    const bool lines = graphs || d->syntax == Syntax::NTriples;
    if (d->onError == OnError::Stop || !(lines || piece.oddIri)) return d->parseWithSerd();
    Piece marked = piece;
    for (std::string* part : {&marked.before, &marked.text})
        if (auto text = withOddIrisMarked(*part)) *part = *std::move(text);
    d->piece = &marked;
    auto fault = d->parseWithSerd();
    d->piece = nullptr;
    return fault;
}

std::optional<Fault> StatementParser::Private::parseWithSerd() {
    const auto source = [](void* into, std::size_t, std::size_t, void* self) {
        return static_cast<Private*>(self)->feed(static_cast<char*>(into));
    };
    const auto noError = [](void*) { return 0; };
    serd_reader_set_strict(reader.get(), !mayReadLaxly(*piece));
    SerdStatus status = SERD_SUCCESS;
    if (syntax == Syntax::NQuads) {  // a fourth term is read only so
        status = serd_reader_read_source(reader.get(), source, noError, this, nullptr, 1);
    } else {
        serd_reader_start_source_stream(reader.get(), source, noError, this, nullptr, 1);
        while (status == SERD_SUCCESS) status = serd_reader_read_chunk(reader.get());
        serd_reader_end_stream(reader.get());
    }
    const std::size_t all = piece->before.size() + piece->text.size() + piece->after.size();
    const bool readToItsEnd = status <= SERD_FAILURE && consumed == all;
    if (readToItsEnd && syntaxMessage.empty() && badIri.empty()) return std::nullopt;
    const auto quotes = [&](std::size_t at) { return byteAt(at) == '<' && byteAt(at + 1) == '<'; };
    const bool oddIri = syntaxMessage.empty() && !badIri.empty();
    for (std::size_t back = 2; back <= std::min<std::size_t>(consumed, 3); ++back)
        if (quotes(consumed - back))  // serd may have looked one byte further
            return faultHere(
                say("Sentence", "triple within a triple (RDF-star), which is not read"),
                "\"<<\" begins no term of RDF 1.1.", consumed - back);
    std::string message = !syntaxMessage.empty() ? syntaxMessage : badIri;
    if (message.empty()) message = "unexpected text";
    return faultHere(oddIri ? say("Sentence", "invalid IRI") : say("Sentence", "syntax error"),
                     withWholeCharacter(message), consumed > 0 ? consumed - 1 : 0);
}

std::map<std::string, std::string> StatementParser::prefixes() const {
    return {d->prefixes.begin(), d->prefixes.end()};
}

}  // namespace tripletalk::rdf
