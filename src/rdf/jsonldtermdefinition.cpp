// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"
#include "rdf/iri.h"
#include "rdf/jsonldcontext.h"
#include "rdf/jsonldkeyword.h"

#include <algorithm>
#include <array>

/// Create Term Definition (JSON-LD 1.1 API, section 4.2); the steps of comments are its.
namespace tripletalk::rdf {

namespace {

using nlohmann::json;

constexpr int deepestTerms = 100;

/// Null where the definition has no such entry.
const json* entryOf(const json& value, std::string_view name) {
    const auto at = value.find(name);
    return at == value.end() ? nullptr : &*at;
}

bool isIriOrBlank(std::string_view text) { return hasScheme(text) || isBlankName(text); }

/// Step 4: of @type it can only be said that it is a set, and protected.
bool isOfType(const json& value) {
    if (!value.is_object() || value.empty()) return false;
    return std::ranges::all_of(value.items(), [](const auto& entry) {
        return entry.key() == "@protected" ||
               (entry.key() == "@container" && entry.value() == "@set");
    });
}

bool isKnownEntry(std::string_view key) {
    constexpr std::array<std::string_view, 11> known{
        "@container", "@context", "@direction", "@id",      "@index", "@language",
        "@nest",      "@prefix",  "@protected", "@reverse", "@type"};
    return std::ranges::find(known, key) != known.end();
}

bool mayEndPrefix(char last) {
    return std::string_view(":/?#[]@").find(last) != std::string_view::npos;
}

unsigned containerOf(const json& name) {
    if (name == "@list") return InList;
    if (name == "@set") return InSet;
    if (name == "@graph") return InGraph;
    if (name == "@language") return ByLanguage;
    if (name == "@index") return ByIndex;
    if (name == "@id") return ById;
    if (name == "@type") return ByType;
    return 0;
}

/// Step 19; 0 if there is no such combination.
unsigned containersOf(const json& value) {
    unsigned all = 0;
    for (const json& each : value.is_array() ? value : json::array({value})) {
        const unsigned one = containerOf(each);
        if (one == 0) return 0;
        all |= one;
    }
    constexpr std::array<unsigned, 8> besideSet{0,    InGraph, ByLanguage,     ByIndex,
                                                ById, ByType,  InGraph | ById, InGraph | ByIndex};
    const bool isGood = all == InList || std::ranges::count(besideSet, all & ~InSet) > 0;
    return isGood ? all : 0;
}

bool meanTheSame(const TermDefinition& one, TermDefinition other) {
    const bool same =
        !one.context == !other.context && (!one.context || *one.context == *other.context);
    other.isProtected = one.isProtected;
    other.context = one.context;
    other.contextBase = one.contextBase;
    return same && one == other;
}

}  // namespace

void ContextProcessor::define(Defining& all, std::string_view name) {
    const std::string term(name);
    if (const auto known = all.defined.find(term); known != all.defined.end()) {
        if (!known->second) fail("cyclic IRI mapping", "\"" + term + "\" is made of itself.", term);
        return;
    }
    if (term.empty()) {
        fail("invalid term definition", "A term is not empty.", term);
        return;
    }
    if (!spend(1)) return;
    if (m_depth == deepestTerms) {
        fail("context overflow", "Terms are made of one another more than 100 levels deep.", term);
        return;
    }
    const json& value = all.local[term];
    const bool isType = term == "@type" && isOfType(value);
    if (!isType && isJsonLdKeyword(term)) {
        fail("keyword redefinition", "\"" + term + "\" is a keyword of JSON-LD.", term);
        return;
    }
    if (!isType && hasKeywordForm(term)) return;
    ++m_depth;
    all.defined[term] = false;
    defineFrom(all, term, value);
    --m_depth;
}

/// For changes: a copy where other contexts hold the terms, too.
ActiveContext::Terms& ContextProcessor::ownTerms(Defining& all) {
    if (!all.own || all.own.use_count() > 2) {
        all.own = std::make_shared<ActiveContext::Terms>(*all.active.terms);
        all.active.terms = all.own;
    }
    return *all.own;
}

void ContextProcessor::defineFrom(Defining& all, const std::string& term, const json& value) {
    std::shared_ptr<const TermDefinition> earlier;
    if (const auto at = all.active.terms->find(term); at != all.active.terms->end()) {
        earlier = at->second;
        ownTerms(all).erase(term);
    }
    const bool isSimple = value.is_string();
    if (!isSimple && !value.is_null() && !value.is_object()) {
        fail("invalid term definition", "\"" + term + "\" is defined by no IRI and no object.",
             term);
        return;
    }
    json written;
    if (!value.is_object()) written = json{{"@id", value}};
    const json& definition = value.is_object() ? value : written;
    TermDefinition made;
    made.isProtected = all.protects;
    if (const json* isProtected = entryOf(definition, "@protected")) {
        if (!isProtected->is_boolean()) {
            fail("invalid @protected value", "@protected is true or false.", term);
            return;
        }
        made.isProtected = isProtected->get<bool>();
    }
    if (!readType(all, term, definition, made)) return;
    const bool isGood = definition.contains("@reverse")
                            ? readReverse(all, term, definition, made)
                            : readIri(all, term, definition, isSimple, made) &&
                                  readContainer(term, definition, made) &&
                                  readRest(all, term, definition, made);
    if (isGood) keep(all, term, std::move(made), earlier);
}

/// Steps 27 and 28.
void ContextProcessor::keep(Defining& all, const std::string& term, TermDefinition&& definition,
                            const std::shared_ptr<const TermDefinition>& earlier) {
    auto made = std::make_shared<const TermDefinition>(std::move(definition));
    if (earlier && earlier->isProtected && !all.origin.overridesProtected) {
        if (!meanTheSame(*earlier, *made))
            fail("protected term redefinition", "\"" + term + "\" is protected.", term);
        made = earlier;
    }
    ownTerms(all)[term] = std::move(made);
    all.defined[term] = true;
}

/// Step 12.
bool ContextProcessor::readType(Defining& all, const std::string& term, const json& value,
                                TermDefinition& into) {
    const json* type = entryOf(value, "@type");
    if (!type) return true;
    if (type->is_string()) {
        const auto iri =
            expand(all.active, type->get_ref<const std::string&>(), Names::Terms, &all);
        into.type = iri.value_or("");
    }
    const bool isKeyword =
        into.type == "@id" || into.type == "@vocab" || into.type == "@json" || into.type == "@none";
    if (isKeyword || hasScheme(into.type)) return true;
    return fail("invalid type mapping", "The @type of \"" + term + "\" is no IRI.", term);
}

/// Step 13.
bool ContextProcessor::readReverse(Defining& all, const std::string& term, const json& value,
                                   TermDefinition& into) {
    if (value.contains("@id") || value.contains("@nest"))
        return fail("invalid reverse property",
                    "\"" + term + "\" is a reverse property with an @id or @nest.", term);
    const std::string* reverse = entryOf(value, "@reverse")->get_ptr<const std::string*>();
    if (!reverse)
        return fail("invalid IRI mapping", "The @reverse of \"" + term + "\" is no IRI.", term);
    if (hasKeywordForm(*reverse)) return false;
    into.iri = expand(all.active, *reverse, Names::Terms, &all);
    if (!into.iri || !isIriOrBlank(*into.iri))
        return fail("invalid IRI mapping", "The @reverse of \"" + term + "\" is no IRI.", term);
    if (const json* container = entryOf(value, "@container"); container && !container->is_null()) {
        into.containers = containerOf(*container);
        if (into.containers != InSet && into.containers != ByIndex)
            return fail("invalid reverse property",
                        "The @container of \"" + term + "\" is not @set or @index.", term);
    }
    into.isReverse = true;
    return true;
}

/// Steps 14 to 18.
bool ContextProcessor::readIri(Defining& all, const std::string& term, const json& value,
                               bool isSimple, TermDefinition& into) {
    const json* id = entryOf(value, "@id");
    if (!id || *id == term) return readImpliedIri(all, term, into);
    if (id->is_null()) return true;
    if (!id->is_string())
        return fail("invalid IRI mapping", "The @id of \"" + term + "\" is no IRI.", term);
    return readOwnIri(all, term, isSimple, id->get_ref<const std::string&>(), into);
}

bool ContextProcessor::readOwnIri(Defining& all, const std::string& term, bool isSimple,
                                  const std::string& id, TermDefinition& into) {
    if (!isJsonLdKeyword(id) && hasKeywordForm(id)) return false;
    into.iri = expand(all.active, id, Names::Terms, &all);
    if (!into.iri || (!isJsonLdKeyword(*into.iri) && !isIriOrBlank(*into.iri)))
        return fail("invalid IRI mapping",
                    "\"" + term + "\" is defined as \"" + id + "\", which is no IRI.", term);
    if (into.iri == "@context")
        return fail("invalid keyword alias", "\"" + term + "\" stands for @context.", term);
    const auto colon = term.find(':', 1);
    const bool hasSlash = term.find('/') != std::string::npos;
    if ((colon != std::string::npos && colon + 1 < term.size()) || hasSlash) {
        all.defined[term] = true;
        if (expand(all.active, term, Names::Terms, &all) != into.iri)
            return fail("invalid IRI mapping",
                        "\"" + term + "\" is an IRI, and defined as another one.", term);
    }
    if (term.find(':') == std::string::npos && !hasSlash && isSimple)
        into.isPrefix = mayEndPrefix(into.iri->back()) || isBlankName(*into.iri);
    return true;
}

/// The IRI of a term that says none itself.
bool ContextProcessor::readImpliedIri(Defining& all, const std::string& term,
                                      TermDefinition& into) {
    if (const auto colon = term.find(':', 1); colon != std::string::npos) {
        const std::string prefix = term.substr(0, colon);
        if (all.local.contains(prefix)) define(all, prefix);
        const TermDefinition* known = all.active.find(prefix);
        into.iri = known && known->iri ? *known->iri + term.substr(colon + 1) : term;
        return !m_diagnosis.failed() && spendText(into.iri->size());
    }
    if (term.find('/') != std::string::npos) {
        into.iri = expand(all.active, term, Names::Terms, nullptr);
        if (into.iri && hasScheme(*into.iri)) return true;
    } else if (term == "@type") {
        into.iri = term;
        return true;
    } else if (all.active.vocabulary) {
        into.iri = *all.active.vocabulary + term;
        return spendText(into.iri->size());
    }
    return fail("invalid IRI mapping",
                "\"" + term + "\" has no IRI, and there is no @vocab to make one of.", term);
}

/// Step 19.
bool ContextProcessor::readContainer(const std::string& term, const json& value,
                                     TermDefinition& into) {
    const json* container = entryOf(value, "@container");
    if (!container) return true;
    into.containers = containersOf(*container);
    if (into.containers == 0)
        return fail("invalid container mapping", "The @container of \"" + term + "\" is unknown.",
                    term);
    if (!into.has(ByType)) return true;
    if (into.type.empty()) into.type = "@id";
    if (into.type == "@id" || into.type == "@vocab") return true;
    return fail("invalid type mapping",
                "The values of \"" + term + "\" stand by their type, and so are nodes.", term);
}

/// Step 21. That a context is good is seen where it is defined, not where it is first needed.
bool ContextProcessor::readScope(Defining& all, const std::string& term, const json& value,
                                 TermDefinition& into) {
    const json* context = entryOf(value, "@context");
    if (!context) return true;
    into.context = {all.origin.owner, context};  // a copy at each level could fill any memory
    into.contextBase = all.origin.base;
    Origin origin{all.origin.base, into.context, all.origin.references};
    origin.overridesProtected = true;
    origin.isValidation = true;
    if (!spend(all.active.weight())) return false;
    process(std::make_shared<const ActiveContext>(all.active), *context, origin);
    if (!m_diagnosis.failed()) return true;
    const TermFault inner = m_diagnosis.failure()->what;
    const std::string& code = inner.reason.source();
    if (code == "missing context" || code == "invalid scoped context") return false;
    m_diagnosis.forget();
    return fail("invalid scoped context",
                "The context of \"" + term + "\": " + inner.reason.text() + ". " + inner.message,
                term);
}

/// Steps 20 to 26.
bool ContextProcessor::readRest(Defining& all, const std::string& term, const json& value,
                                TermDefinition& into) {
    const auto text = [&](std::string_view name) -> std::optional<std::string> {
        const json* entry = entryOf(value, name);
        if (!entry || !entry->is_string()) return std::nullopt;
        return entry->get<std::string>();
    };
    const auto iriOf = [&](const std::string& name) {
        return expand(all.active, name, Names::Terms, &all).value_or("");
    };
    if (value.contains("@index")) {
        into.index = text("@index").value_or("");
        if (!into.has(ByIndex) || into.index.empty() || !hasScheme(iriOf(into.index)))
            return fail("invalid term definition",
                        "The @index of \"" + term + "\" is no property to stand by.", term);
    }
    if (!readScope(all, term, value, into)) return false;
    const bool isTyped = value.contains("@type");
    if (const json* language = entryOf(value, "@language"); language && !isTyped) {
        if (!language->is_null() && !language->is_string())
            return fail("invalid language mapping",
                        "The @language of \"" + term + "\" is no language tag.", term);
        into.language = text::toLower(text("@language").value_or(""));
    }
    if (const json* direction = entryOf(value, "@direction"); direction && !isTyped) {
        into.direction = text("@direction").value_or("");
        if (!direction->is_null() && *into.direction != "ltr" && *into.direction != "rtl")
            return fail("invalid base direction",
                        "The @direction of \"" + term + "\" is not \"ltr\" or \"rtl\".", term);
    }
    if (value.contains("@nest")) {
        into.nest = text("@nest").value_or("");
        if (into.nest.empty() || (isJsonLdKeyword(into.nest) && into.nest != "@nest"))
            return fail("invalid @nest value", "The @nest of \"" + term + "\" is no term.", term);
    }
    if (const json* prefix = entryOf(value, "@prefix")) {
        if (term.find_first_of(":/") != std::string::npos)
            return fail("invalid term definition",
                        "\"" + term + "\" has a ':' or '/' and is no prefix.", term);
        if (!prefix->is_boolean())
            return fail("invalid @prefix value", "@prefix is true or false.", term);
        into.isPrefix = prefix->get<bool>();
        if (into.isPrefix && into.iri && isJsonLdKeyword(*into.iri))
            return fail("invalid term definition",
                        "\"" + term + "\" stands for a keyword and is no prefix.", term);
    }
    for (const auto& [key, _] : value.items())
        if (!isKnownEntry(key))
            return fail("invalid term definition",
                        "\"" + key + "\" says nothing about the term \"" + term + "\".", term);
    return true;
}

}  // namespace tripletalk::rdf
