// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/statementparser.h"

#include "rdf/iri.h"
#include "rdf/utf8.h"
#include "rdf/vocabulary.h"

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
    }
    return SERD_TURTLE;
}

std::string_view view(const SerdNode& node) {
    return node.buf ? std::string_view(reinterpret_cast<const char*>(node.buf), node.n_bytes)
                    : std::string_view();
}

/// RDF 1.1 Turtle, production LANGTAG.
bool isLanguageTag(std::string_view tag) {
    std::size_t run = 0;
    bool first = true;
    for (const unsigned char c : tag) {
        if (c == '-') {
            if (run == 0) return false;
            run = 0;
            first = false;
        } else if (std::isalpha(c) || (!first && std::isdigit(c))) {
            ++run;
        } else {
            return false;
        }
    }
    return run > 0;
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

struct StatementParser::Private {
    struct FreeReader {
        void operator()(SerdReader* held) const { serd_reader_free(held); }
    };

    std::string blankPrefix;
    bool wholeDocument = false;  // serd reads a fourth term only so
    std::string base;
    std::map<std::string, std::string, std::less<>> prefixes;
    std::unique_ptr<SerdReader, FreeReader> reader;

    // The piece in hand. serd is fed byte by byte, so that `consumed` always tells the place.
    const Piece* piece = nullptr;
    std::size_t consumed = 0;
    std::string syntaxMessage;
    std::string badIri;  // what serd said of one, until its triple is rejected
    const QuadSink* quads = nullptr;
    const FaultSink* faults = nullptr;

    void makeReader(Syntax syntax);
    std::size_t feed(char* into);
    Fault faultHere(std::string reason, std::string message, std::size_t at) const;
    void reject(std::string reason, std::string message) {
        badIri.clear();
        (*faults)(
            faultHere(std::move(reason), std::move(message), consumed > 0 ? consumed - 1 : 0));
    }

    std::optional<std::string> iri(const SerdNode& node);
    std::optional<Term> resource(const SerdNode& node);
    std::optional<Term> literal(const SerdNode& node, const SerdNode* datatype,
                                const SerdNode* language);
    void statement(const SerdNode* graph, const SerdNode& s, const SerdNode& p, const SerdNode& o,
                   const SerdNode* datatype, const SerdNode* language);
};

void StatementParser::Private::makeReader(Syntax syntax) {
    const auto onBase = [](void* handle, const SerdNode* uri) {
        auto* self = static_cast<Private*>(handle);
        self->base = resolveIri(self->base, view(*uri));
        return SERD_SUCCESS;
    };
    const auto onPrefix = [](void* handle, const SerdNode* name, const SerdNode* uri) {
        auto* self = static_cast<Private*>(handle);
        self->prefixes.insert_or_assign(std::string(view(*name)),
                                        resolveIri(self->base, view(*uri)));
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
    const auto onError = [](void* handle, const SerdError* error) {
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
    serd_reader_set_error_sink(reader.get(), onError, this);
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

Fault StatementParser::Private::faultHere(std::string reason, std::string message,
                                          std::size_t at) const {
    Fault fault{std::move(reason), std::move(message), piece->line, piece->column};
    at = std::min(at - std::min(at, piece->before.size()), piece->text.size());
    for (std::size_t i = 0; i < at; ++i) {
        const char c = piece->text[i];
        if (c == '\n' ||
            (c == '\r' && (i + 1 == piece->text.size() || piece->text[i + 1] != '\n'))) {
            ++fault.line;
            fault.column = 1;
        } else if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) {
            ++fault.column;
        }
    }
    return fault;
}

std::optional<std::string> StatementParser::Private::iri(const SerdNode& node) {
    std::string value(view(node));
    if (node.type == SERD_CURIE) {
        const auto colon = value.find(':');
        const auto declared = prefixes.find(std::string_view(value).substr(0, colon));
        if (declared == prefixes.end()) {
            reject("undefined prefix", "The prefix of \"" + value + "\" is not declared.");
            return std::nullopt;
        }
        value.replace(0, colon + 1, declared->second);
    } else {
        value = resolveIri(base, value);
    }
    if (hasForbiddenCharacter(value) || firstInvalidUtf8(value) != std::string_view::npos) {
        reject("invalid IRI", "The IRI <" + value + "> has a character that IRIs must not have.");
        return std::nullopt;
    }
    if (!hasScheme(value)) {
        reject("relative IRI",
               "The IRI <" + value + "> is relative, and the file does not say to what.");
        return std::nullopt;
    }
    return value;
}

std::optional<Term> StatementParser::Private::resource(const SerdNode& node) {
    if (node.type == SERD_BLANK) return Term::blank(blankPrefix + std::string(view(node)));
    auto value = iri(node);
    if (!value) return std::nullopt;
    return Term::iri(std::move(*value));
}

std::optional<Term> StatementParser::Private::literal(const SerdNode& node,
                                                      const SerdNode* datatype,
                                                      const SerdNode* language) {
    Term term = Term::literal(std::string(view(node)));
    // Escapes can write what the file's own bytes cannot hold.
    if (firstInvalidUtf8(term.lexical) != std::string_view::npos) {
        reject("invalid character", "A literal has an escaped character that does not exist.");
        return std::nullopt;
    }
    if (language && language->buf) {
        term.language = view(*language);
        if (!isLanguageTag(term.language)) {
            reject("invalid language tag", "\"" + term.language + "\" is not a language tag.");
            return std::nullopt;
        }
        for (char& c : term.language)
            c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    } else if (datatype && datatype->buf) {
        auto value = iri(*datatype);
        if (!value) return std::nullopt;
        const bool isString = value->starts_with(vocabulary::xsd) && value->ends_with("#string");
        if (!isString) term.datatype = std::move(*value);
    }
    return term;
}

void StatementParser::Private::statement(const SerdNode* graph, const SerdNode& s,
                                         const SerdNode& p, const SerdNode& o,
                                         const SerdNode* datatype, const SerdNode* language) {
    auto subject = resource(s);
    if (!subject) return;
    auto predicate = resource(p);
    if (!predicate) return;
    auto object = o.type == SERD_LITERAL ? literal(o, datatype, language) : resource(o);
    if (!object) return;
    Quad quad{std::move(*subject), std::move(*predicate), std::move(*object)};
    if (graph && graph->buf) {
        auto name = resource(*graph);
        if (!name) return;
        quad.graph = std::move(*name);
    }
    (*quads)(std::move(quad));
}

StatementParser::StatementParser(Syntax syntax, const std::string& blankPrefix,
                                 const std::string& base)
    : d(std::make_unique<Private>()) {
    d->blankPrefix = blankPrefix;
    d->base = base;
    d->wholeDocument = syntax == Syntax::NQuads;
    d->makeReader(syntax);
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
    if (const auto bad = firstInvalidUtf8(piece.text); bad != std::string_view::npos)
        return d->faultHere("invalid UTF-8", "The text is not valid UTF-8.",
                            piece.before.size() + bad);

    const auto source = [](void* into, std::size_t, std::size_t, void* self) {
        return static_cast<Private*>(self)->feed(static_cast<char*>(into));
    };
    const auto noError = [](void*) { return 0; };
    SerdReader* reader = d->reader.get();
    serd_reader_set_strict(reader, !mayReadLaxly(piece));
    SerdStatus status = SERD_SUCCESS;
    if (d->wholeDocument) {
        status = serd_reader_read_source(reader, source, noError, d.get(), nullptr, 1);
    } else {
        serd_reader_start_source_stream(reader, source, noError, d.get(), nullptr, 1);
        while (status == SERD_SUCCESS) status = serd_reader_read_chunk(reader);
        serd_reader_end_stream(reader);
    }
    const std::size_t all = piece.before.size() + piece.text.size() + piece.after.size();
    const bool readToItsEnd = status <= SERD_FAILURE && d->consumed == all;
    if (readToItsEnd && d->syntaxMessage.empty() && d->badIri.empty()) return std::nullopt;
    std::string message = !d->syntaxMessage.empty() ? d->syntaxMessage : d->badIri;
    if (message.empty()) message = "unexpected text";
    return d->faultHere(
        d->syntaxMessage.empty() && !d->badIri.empty() ? "invalid IRI" : "syntax error",
        std::move(message), d->consumed > 0 ? d->consumed - 1 : 0);
}

std::map<std::string, std::string> StatementParser::prefixes() const {
    return {d->prefixes.begin(), d->prefixes.end()};
}

}  // namespace tripletalk::rdf
