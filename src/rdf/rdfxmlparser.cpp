// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/rdfxmlparser.h"

#include "base/text.h"
#include "rdf/iri.h"
#include "rdf/termcheck.h"
#include "rdf/utf8.h"
#include "rdf/xmlentities.h"
#include "rdf/xmlnames.h"

#include <algorithm>
#include <cstring>
#include <mutex>
#include <utility>

#include <libxml/globals.h>
#include <libxml/parser.h>
#include <libxml/xmlerror.h>
#include <raptor2/raptor2.h>

namespace tripletalk::rdf {

namespace {

constexpr std::int64_t mostAttributes = 10'000;  // libxml2 compares each with each
constexpr std::int64_t mostSlashes = 10'000;     // raptor moves the rest of an IRI for each "../"

/// Two hyphens before a comment's end: libxml2 raises an error for each pair, and goes on.
bool hasHyphensInside(std::string_view comment) {
    const auto found = comment.find("--", 4);
    return found != std::string_view::npos && found + 3 != comment.size();
}

/// raptor wants a base; what was resolved against this one is relative to nothing.
constexpr std::string_view noBase = "x-no-base:";

thread_local bool askedForMore = false;

/// libxml2's only door to files and the network. XmlEntities lets nothing pass that would knock at
/// it; but raptor's options alone do not close it to parameter entities, so it is shut as well.
/// Nobody else in this process has libxml2 load anything either.
xmlParserInputPtr loadNothing(const char*, const char*, xmlParserCtxtPtr) {
    askedForMore = true;
    return nullptr;
}

/// What raptor needs for one parser at a time. raptor_free_world() also ends libxml2, under the
/// hands of whichever thread is parsing; so worlds are lent and taken back, and freed with the
/// process.
class Worlds {
  public:
    static raptor_world* borrow() {
        Worlds& all = instance();
        const std::scoped_lock lock(all.m_mutex);
        if (all.m_idle.empty()) return all.open();
        raptor_world* world = all.m_idle.back();
        all.m_idle.pop_back();
        // libxml2 keeps the receiver of its errors per thread, and raptor sets it for the thread
        // alone that opened the world.
        xmlSetStructuredErrorFunc(world, all.m_receiveErrors);
        return world;
    }
    static void giveBack(raptor_world* world) {
        Worlds& all = instance();
        const std::scoped_lock lock(all.m_mutex);
        // Errors of whatever reads XML next are no business of the parser that is gone.
        if (xmlStructuredErrorContext == world) xmlSetStructuredErrorFunc(nullptr, nullptr);
        raptor_world_set_log_handler(world, nullptr, nullptr);
        all.m_idle.push_back(world);
    }
    Worlds(const Worlds&) = delete;
    Worlds& operator=(const Worlds&) = delete;

  private:
    Worlds() { xmlSetExternalEntityLoader(loadNothing); }
    ~Worlds() {
        for (raptor_world* world : m_idle) raptor_free_world(world);
    }
    static Worlds& instance() {
        static Worlds all;
        return all;
    }
    raptor_world* open();

    xmlStructuredErrorFunc m_receiveErrors = nullptr;  ///< raptor's own, the same for all worlds
    std::mutex m_mutex;
    std::vector<raptor_world*> m_idle;
};

raptor_world* Worlds::open() {
    raptor_world* world = raptor_new_world();
    raptor_world_set_flag(world, RAPTOR_WORLD_FLAG_WWW_SKIP_INIT_FINISH, 1);
    raptor_world_open(world);
    m_receiveErrors = xmlStructuredError;
    return world;
}

std::string_view view(raptor_uri* uri) {
    std::size_t length = 0;
    const auto* text = raptor_uri_as_counted_string(uri, &length);
    return {reinterpret_cast<const char*>(text), length};
}

std::string_view view(const unsigned char* text) {
    return text ? std::string_view(reinterpret_cast<const char*>(text)) : std::string_view();
}

}  // namespace

struct RdfXmlParser::Private {
    struct Free {
        void operator()(raptor_world* held) const { Worlds::giveBack(held); }
        void operator()(raptor_parser* held) const { raptor_free_parser(held); }
        void operator()(raptor_uri* held) const { raptor_free_uri(held); }
    };

    std::unique_ptr<raptor_world, Free> world;
    std::unique_ptr<raptor_parser, Free> parser;
    std::string base;
    std::string assumedFolder;  ///< of the base, where nobody told it
    OnError onError = OnError::Stop;
    std::optional<XmlNames> names;
    std::string blankPrefix;
    std::int64_t blanks = 0;
    std::map<std::string, std::string> prefixes;
    XmlEntities entities;
    bool isUtf8 = true;
    std::int64_t depth = 0;
    std::vector<std::string> languages;  // in scope, for each open element
    std::string language;                // in scope in the tag at hand

    // raptor loses its way after an error, and sometimes never finds it again. So what is left of
    // the element is kept from it, and the next one goes to a new parser that is told the head: all
    // that stands before the root's first child.
    std::string head;
    bool rootIsRdf = false;           // else the root says something itself, and only once
    std::optional<Fault> givenUp;     // why the rest of the element at hand is not looked at
    std::int64_t lineShift = 0;       // from the parser's lines to those of the file
    std::int64_t shiftedColumns = 0;  // the parser's line whose columns are shifted as well
    std::int64_t columnShift = 0;

    // The piece in hand.
    const XmlPiece* piece = nullptr;
    const StatementParser::QuadSink* quads = nullptr;
    const StatementParser::FaultSink* faults = nullptr;
    std::optional<std::string> mended;  // to be read in place of the piece's text
    std::optional<Fault> fault;         // the first: the others are its consequences
    std::vector<Fault> badTriples;
    std::vector<Fault> repairs;  // in the triple at hand
    Quad quad;                   // kept so that its strings need not be made anew

    void openWorld();
    void start();
    void startAgain();
    void log(const raptor_log_message& message);
    void statement(const raptor_statement& statement);
    void noteRepair(Sentence reason, std::string message);
    std::optional<TermFault> readIri(raptor_uri* uri, std::string& into);
    std::optional<TermFault> readTerm(const raptor_term& term, Term& into);
    unsigned char* blankLabel(unsigned char* written);
    std::optional<Fault> refuse();
    std::optional<Fault> noteEncoding();
    void noteLanguage();
    void noteHead();
    void readPiece();
    void feed(std::string_view text, bool last);
    void blame(Fault found) {
        if (!fault) fault = std::move(found);
    }
    [[nodiscard]] Fault faultAtTag(Sentence reason, std::string message) const {
        return {std::move(reason), std::move(message), piece->tagLine, piece->tagColumn};
    }
};

void RdfXmlParser::Private::openWorld() {
    world.reset(Worlds::borrow());
    raptor_world_set_log_handler(world.get(), this, [](void* self, raptor_log_message* message) {
        static_cast<Private*>(self)->log(*message);
    });
    raptor_world_set_generate_bnodeid_handler(
        world.get(), this, [](void* self, unsigned char* written) {
            return static_cast<Private*>(self)->blankLabel(written);
        });
}

void RdfXmlParser::Private::start() {
    parser.reset(raptor_new_parser(world.get(), "rdfxml"));
    raptor_parser_set_option(parser.get(), RAPTOR_OPTION_NO_NET, nullptr, 1);
    raptor_parser_set_option(parser.get(), RAPTOR_OPTION_NO_FILE, nullptr, 1);
    raptor_parser_set_option(parser.get(), RAPTOR_OPTION_LOAD_EXTERNAL_ENTITIES, nullptr, 0);
    raptor_parser_set_uri_filter(
        parser.get(),
        [](void*, raptor_uri*) {
            askedForMore = true;
            return 1;
        },
        nullptr);
    raptor_parser_set_statement_handler(parser.get(), this,
                                        [](void* self, raptor_statement* statement) {
                                            static_cast<Private*>(self)->statement(*statement);
                                        });
    raptor_parser_set_namespace_handler(
        parser.get(), this, [](void* self, raptor_namespace* declared) {
            if (auto* uri = raptor_namespace_get_uri(declared))
                static_cast<Private*>(self)->prefixes.insert_or_assign(
                    std::string(view(raptor_namespace_get_prefix(declared))),
                    std::string(view(uri)));
        });
    const std::unique_ptr<raptor_uri, Free> uri(
        raptor_new_uri(world.get(), reinterpret_cast<const unsigned char*>(base.c_str())));
    raptor_parser_parse_start(parser.get(), uri.get());
}

void RdfXmlParser::Private::startAgain() {
    start();
    const std::string told = head + "\n";
    feed(told, false);
    shiftedColumns = 1 + std::count(told.begin(), told.end(), '\n');
    lineShift = piece->line - shiftedColumns;
    columnShift = piece->column - 1;
}

void RdfXmlParser::Private::log(const raptor_log_message& message) {
    std::string text(text::trim(message.text));
    const bool leavesOut = text.find("skipping") != std::string::npos;  // though it only warns
    if (message.level < RAPTOR_LOG_LEVEL_ERROR && !leavesOut) return;
    constexpr std::string_view ofXml = "XML parser ";
    const xmlError* error = text.starts_with(ofXml) ? xmlGetLastError() : nullptr;
    if (!error) return blame(faultAtTag(say("Sentence", "syntax error"), std::move(text)));
    text.erase(0, text.find(": ") + 2);
    blame({say("Sentence", "not well-formed XML"), std::move(text), error->line + lineShift,
           error->int2 + (error->line == shiftedColumns ? columnShift : 0)});
}

/// Labels of the file are NCNames, which never start with a digit.
unsigned char* RdfXmlParser::Private::blankLabel(unsigned char* written) {
    if (written) return written;
    const std::string label = std::to_string(++blanks);
    auto* made = static_cast<unsigned char*>(raptor_alloc_memory(label.size() + 1));
    std::memcpy(made, label.c_str(), label.size() + 1);
    return made;
}

void RdfXmlParser::Private::noteRepair(Sentence reason, std::string message) {
    repairs.push_back(faultAtTag(std::move(reason), std::move(message)));
    repairs.back().repaired = true;
}

std::optional<TermFault> RdfXmlParser::Private::readIri(raptor_uri* uri, std::string& into) {
    into = view(uri);
    if (into.starts_with(noBase))
        return TermFault{say("Sentence", "relative IRI"),
                         "An IRI is relative (it ends with \"" +
                             into.substr(std::min(into.size(), noBase.size() + 3)) +
                             "\"), and the file does not say to what."};
    if (!assumedFolder.empty() && into.starts_with(assumedFolder))
        noteRepair(say("Sentence", "relative IRI, read as relative to the file's own address"),
                   "An IRI is relative and read as <" + into + ">");
    auto found = checkIri(into);
    if (!found || onError != OnError::Repair) return found;
    std::string repaired = repairedIri(into);
    if (checkIri(repaired)) return found;  // of other reasons
    noteRepair(say("Sentence", "invalid IRI, repaired by percent-encoding"),
               "<" + into + "> is read as <" + repaired + ">");
    into = std::move(repaired);
    return std::nullopt;
}

std::optional<TermFault> RdfXmlParser::Private::readTerm(const raptor_term& term, Term& into) {
    into.datatype.clear();
    into.language.clear();
    if (term.type == RAPTOR_TERM_TYPE_URI) {
        into.kind = TermKind::Iri;
        return readIri(term.value.uri, into.lexical);
    }
    if (term.type == RAPTOR_TERM_TYPE_BLANK) {
        into.kind = TermKind::Blank;
        into.lexical.assign(blankPrefix).append(view(term.value.blank.string));
        return checkLexical(into.lexical);
    }
    const auto& literal = term.value.literal;
    into.kind = TermKind::Literal;
    into.lexical.assign(reinterpret_cast<const char*>(literal.string), literal.string_len);
    if (auto bad = checkLexical(into.lexical)) return bad;
    if (literal.language) {
        into.language = view(literal.language);
        return checkLanguage(into.language);
    }
    if (!literal.datatype) {
        into.language = language;
        return language.empty() ? std::nullopt : checkLanguage(into.language);
    }
    auto bad = readIri(literal.datatype, into.datatype);
    if (isXsdString(into.datatype)) into.datatype.clear();
    return bad;
}

void RdfXmlParser::Private::statement(const raptor_statement& statement) {
    auto bad = readTerm(*statement.subject, quad.subject);
    if (!bad) bad = readTerm(*statement.predicate, quad.predicate);
    if (!bad) bad = readTerm(*statement.object, quad.object);
    if (bad) {
        badTriples.push_back(faultAtTag(std::move(bad->reason), std::move(bad->message)));
    } else {
        std::ranges::move(repairs, std::back_inserter(badTriples));
        (*quads)(quad);
    }
    repairs.clear();
}

void RdfXmlParser::Private::feed(std::string_view text, bool last) {
    askedForMore = false;
    const int failed =
        raptor_parser_parse_chunk(parser.get(), reinterpret_cast<const unsigned char*>(text.data()),
                                  text.size(), last ? 1 : 0);
    if (askedForMore)
        fault = faultAtTag(say("Sentence", "reference to another file"),
                           "It wants something loaded from outside the file, which is never done.");
    else if (failed)
        blame(faultAtTag(say("Sentence", "syntax error"), "The XML ends early or is damaged."));
}

void RdfXmlParser::Private::readPiece() {
    const auto bad = isUtf8 ? firstInvalidUtf8(piece->text) : std::string_view::npos;
    if (bad != std::string_view::npos) {
        fault = Fault{say("Sentence", "invalid UTF-8"), "The text is not valid UTF-8.", piece->line,
                      piece->column};
        fault->moveOn(piece->text, bad);
        return;
    }
    if (!parser) startAgain();
    feed(mended ? *mended : piece->text, false);
    if (!fault)
        for (Fault& found : badTriples) (*faults)(std::move(found));
    badTriples.clear();
}

/// What could make the parsers below run for hours, or away with the memory, never gets there.
std::optional<Fault> RdfXmlParser::Private::refuse() {
    const auto tag = std::string_view(piece->text).substr(piece->tag);
    if (tag.starts_with("<!") && !tag.starts_with("<!--") && !tag.starts_with("<![CDATA[")) {
        if (auto declared = entities.declare(tag); !declared)
            return faultAtTag(say("Sentence", "DOCTYPE"), declared.error().message.text());
    } else if (!entities.fits(piece->text)) {
        return faultAtTag(say("Sentence", "entities"),
                          "The entities expand to far more than the text that names them.");
    }
    if (piece->depth < 0)
        return faultAtTag(say("Sentence", "not well-formed XML"),
                          "More elements are closed than were open.");
    if (piece->depth > static_cast<std::int64_t>(deepestNesting))  // each is looked through
        return faultAtTag(say("Sentence", "nesting"), "More than 1,000 elements are open at once.");
    if (piece->attributes > mostAttributes)
        return faultAtTag(say("Sentence", "attributes"), "A tag has more than 10,000 attributes.");
    if (tag.starts_with("<!--") && hasHyphensInside(tag))
        return faultAtTag(say("Sentence", "not well-formed XML"), "A comment holds \"--\".");
    if (!tag.starts_with("<!") && !tag.starts_with("<?") &&
        std::count(tag.begin(), tag.end(), '/') > mostSlashes)
        return faultAtTag(say("Sentence", "attributes"), "A tag has more than 10,000 slashes.");
    return noteEncoding();
}

/// raptor 2.0.15 forgets xml:lang for values written as attributes. What is in scope at the tag
/// that makes a literal complete is right for those in elements as well.
void RdfXmlParser::Private::noteLanguage() {
    const auto tag = std::string_view(piece->text).substr(piece->tag);
    if (piece->depth < static_cast<std::int64_t>(languages.size())) {  // an end tag
        language = std::move(languages.back());
        languages.pop_back();
        return;
    }
    language = xmlAttribute(tag, "xml:lang").value_or(languages.empty() ? "" : languages.back());
    if (piece->depth > static_cast<std::int64_t>(languages.size())) languages.push_back(language);
}

void RdfXmlParser::Private::noteHead() {
    const auto tag = std::string_view(piece->text).substr(piece->tag);
    if (tag.empty() || tag.starts_with("<!--")) return;
    head += tag;
    const auto name = tag.substr(1, tag.find_first_of(" \t\r\n/>") - 1);
    rootIsRdf = name == "RDF" || name.ends_with(":RDF");
}

/// XML can come in any encoding; the cutter needs one in which '<' is the byte '<' alone.
std::optional<Fault> RdfXmlParser::Private::noteEncoding() {
    if (!piece->text.starts_with("<?xml") || piece->text.starts_with("<?xml-")) return std::nullopt;
    const std::string declaration = text::toLower(piece->text);
    const auto at = declaration.find("encoding");
    if (at == std::string::npos) return std::nullopt;
    const auto start = declaration.find_first_of("\"'", at) + 1;
    const auto name = std::string_view(declaration)
                          .substr(start, declaration.find_first_of("\"'", start) - start);
    isUtf8 = name == "utf-8" || name == "us-ascii" || name == "ascii";
    if (isUtf8 || name.starts_with("iso-8859-") || name.starts_with("windows-125"))
        return std::nullopt;
    return faultAtTag(say("Sentence", "unknown encoding"),
                      "The text is in an encoding that is not read here; save it as UTF-8.");
}

RdfXmlParser::RdfXmlParser(const ReadOptions& options) : d(std::make_unique<Private>()) {
    d->blankPrefix = options.blankPrefix;
    d->base = options.base.empty() ? std::string(noBase) + "///" : options.base;
    if (options.baseIsAssumed) d->assumedFolder = d->base.substr(0, d->base.rfind('/') + 1);
    d->onError = options.onError;
    d->names.emplace(options.onError);
    d->openWorld();
    d->start();
}

RdfXmlParser::RdfXmlParser(RdfXmlParser&&) noexcept = default;
RdfXmlParser::~RdfXmlParser() = default;

RdfXmlParser::Step RdfXmlParser::parse(const XmlPiece& piece,
                                       const StatementParser::QuadSink& quads,
                                       const StatementParser::FaultSink& faults) {
    d->piece = &piece;
    d->quads = &quads;
    d->faults = &faults;
    d->fault.reset();
    if (auto refused = d->refuse()) return {std::move(refused), true};
    d->noteLanguage();
    const auto before = std::exchange(d->depth, piece.depth);
    if (before == 0) d->noteHead();
    d->mended = d->names->mended(piece, faults);
    if (!d->givenUp) d->readPiece();

    Step step{d->fault};
    step.fatal = d->fault && (before == 0 || piece.depth == 0 || !d->rootIsRdf);
    step.elementEnds = piece.depth <= 1 && before > 0;
    if (d->fault) d->givenUp = d->fault;
    if (d->givenUp && step.elementEnds) {
        d->givenUp.reset();
        d->parser.reset();
    }
    return step;
}

RdfXmlParser::Step RdfXmlParser::finish(const XmlPiece& end) {
    if (d->givenUp) return {d->givenUp, true};  // its end was not to be found
    d->piece = &end;
    d->fault.reset();
    if (!d->parser) d->startAgain();
    d->feed({}, true);
    return {d->fault, d->fault.has_value()};
}

std::map<std::string, std::string> RdfXmlParser::prefixes() const { return d->prefixes; }

}  // namespace tripletalk::rdf
