// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/statementparser.h"

#include "rdf/utf8.h"
#include "rdf/vocabulary.h"

#include <algorithm>
#include <cctype>
#include <cstdarg>
#include <cstdio>

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
std::string_view view(const SerdChunk& chunk) {
    return {reinterpret_cast<const char*>(chunk.buf), chunk.len};
}

bool hasScheme(std::string_view iri) {
    const auto colon = iri.find(':');
    return colon != std::string_view::npos && colon > 0 &&
           std::isalpha(static_cast<unsigned char>(iri[0])) &&
           std::all_of(
               iri.begin(), iri.begin() + static_cast<std::ptrdiff_t>(colon),
               [](unsigned char c) { return std::isalnum(c) || c == '+' || c == '-' || c == '.'; });
}

/// RDF 1.1 N-Triples, production IRIREF.
bool hasForbiddenCharacter(std::string_view iri) {
    return std::any_of(iri.begin(), iri.end(), [](unsigned char c) {
        return c <= 0x20 || c == '<' || c == '>' || c == '"' || c == '{' || c == '}' || c == '|' ||
               c == '^' || c == '`' || c == '\\';
    });
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

}  // namespace

struct StatementParser::Private {
    struct FreeReader {
        void operator()(SerdReader* reader) const { serd_reader_free(reader); }
    };
    struct FreeEnv {
        void operator()(SerdEnv* env) const { serd_env_free(env); }
    };

    std::string blankPrefix;
    std::unique_ptr<SerdEnv, FreeEnv> env;
    std::unique_ptr<SerdReader, FreeReader> reader;

    // The piece in hand. serd is fed byte by byte, so that `consumed` always tells the place.
    const Piece* piece = nullptr;
    std::size_t consumed = 0;
    std::string syntaxMessage;
    const QuadSink* quads = nullptr;
    const FaultSink* faults = nullptr;

    void makeReader(Syntax syntax);
    std::size_t feed(char* into);
    Fault faultHere(std::string reason, std::string message, std::size_t at) const;
    void reject(std::string reason, std::string message) const {
        (*faults)(
            faultHere(std::move(reason), std::move(message), consumed > 0 ? consumed - 1 : 0));
    }

    std::optional<std::string> iri(const SerdNode& node) const;
    std::optional<Term> resource(const SerdNode& node) const;
    std::optional<Term> literal(const SerdNode& node, const SerdNode* datatype,
                                const SerdNode* language) const;
    void statement(const SerdNode* graph, const SerdNode& s, const SerdNode& p, const SerdNode& o,
                   const SerdNode* datatype, const SerdNode* language) const;
};

void StatementParser::Private::makeReader(Syntax syntax) {
    const auto onBase = [](void* handle, const SerdNode* uri) {
        return serd_env_set_base_uri(static_cast<Private*>(handle)->env.get(), uri);
    };
    const auto onPrefix = [](void* handle, const SerdNode* name, const SerdNode* uri) {
        return serd_env_set_prefix(static_cast<Private*>(handle)->env.get(), name, uri);
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
        auto& message = static_cast<Private*>(handle)->syntaxMessage;
        if (!message.empty()) return SERD_SUCCESS;  // what follows the first is its consequence
        char text[512];
        std::va_list arguments;
        va_copy(arguments, *error->args);
        std::vsnprintf(text, sizeof text, error->fmt, arguments);
        va_end(arguments);
        message = text;
        while (!message.empty() && std::isspace(static_cast<unsigned char>(message.back())))
            message.pop_back();
        return SERD_SUCCESS;
    };
    serd_reader_set_error_sink(reader.get(), onError, this);
    // Lax only lets more characters into IRIs; those are checked here, and so cost a triple instead
    // of a statement.
    serd_reader_set_strict(reader.get(), false);
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

std::optional<std::string> StatementParser::Private::iri(const SerdNode& node) const {
    std::string value(view(node));
    if (node.type == SERD_CURIE) {
        SerdChunk prefix{};
        SerdChunk suffix{};
        if (serd_env_expand(env.get(), &node, &prefix, &suffix) != SERD_SUCCESS) {
            reject("undefined prefix", "The prefix of \"" + value + "\" is not declared.");
            return std::nullopt;
        }
        value = view(prefix);
        value += view(suffix);
    } else if (!hasScheme(value)) {
        SerdNode resolved = serd_env_expand_node(env.get(), &node);
        if (resolved.buf) value = view(resolved);
        serd_node_free(&resolved);
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

std::optional<Term> StatementParser::Private::resource(const SerdNode& node) const {
    if (node.type == SERD_BLANK) return Term::blank(blankPrefix + std::string(view(node)));
    auto value = iri(node);
    if (!value) return std::nullopt;
    return Term::iri(std::move(*value));
}

std::optional<Term> StatementParser::Private::literal(const SerdNode& node,
                                                      const SerdNode* datatype,
                                                      const SerdNode* language) const {
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
                                         const SerdNode* datatype, const SerdNode* language) const {
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
    d->env.reset(serd_env_new(nullptr));
    if (!base.empty()) {
        const SerdNode node =
            serd_node_from_string(SERD_URI, reinterpret_cast<const uint8_t*>(base.c_str()));
        serd_env_set_base_uri(d->env.get(), &node);
    }
    d->makeReader(syntax);
}

StatementParser::StatementParser(StatementParser&&) noexcept = default;
StatementParser::~StatementParser() = default;

std::optional<Fault> StatementParser::parse(const Piece& piece, const QuadSink& quads,
                                            const FaultSink& faults) {
    d->piece = &piece;
    d->consumed = 0;
    d->syntaxMessage.clear();
    d->quads = &quads;
    d->faults = &faults;
    if (const auto bad = firstInvalidUtf8(piece.text); bad != std::string_view::npos)
        return d->faultHere("invalid UTF-8", "The text is not valid UTF-8.",
                            piece.before.size() + bad);
    if (const auto zero = piece.text.find('\0'); zero != std::string::npos)
        return d->faultHere("syntax error", "There is a zero byte.", piece.before.size() + zero);

    const auto source = [](void* into, std::size_t, std::size_t, void* self) {
        return static_cast<Private*>(self)->feed(static_cast<char*>(into));
    };
    const auto noError = [](void*) { return 0; };
    serd_reader_start_source_stream(d->reader.get(), source, noError, d.get(), nullptr, 1);
    SerdStatus status = SERD_SUCCESS;
    while (status == SERD_SUCCESS) status = serd_reader_read_chunk(d->reader.get());
    serd_reader_end_stream(d->reader.get());

    const std::size_t all = piece.before.size() + piece.text.size() + piece.after.size();
    if (status == SERD_FAILURE && d->consumed == all && d->syntaxMessage.empty())
        return std::nullopt;
    const std::string message = d->syntaxMessage.empty() ? "unexpected text" : d->syntaxMessage;
    return d->faultHere("syntax error", message, d->consumed > 0 ? d->consumed - 1 : 0);
}

std::map<std::string, std::string> StatementParser::prefixes() const {
    std::map<std::string, std::string> found;
    serd_env_foreach(
        d->env.get(),
        [](void* handle, const SerdNode* name, const SerdNode* uri) {
            static_cast<std::map<std::string, std::string>*>(handle)->emplace(view(*name),
                                                                              view(*uri));
            return SERD_SUCCESS;
        },
        &found);
    return found;
}

}  // namespace tripletalk::rdf
