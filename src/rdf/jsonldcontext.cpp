// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "rdf/jsonldcontext.h"

#include "base/text.h"
#include "rdf/iri.h"
#include "rdf/jsonldkeyword.h"

#include <algorithm>
#include <array>

namespace tripletalk::rdf {

namespace {

using nlohmann::json;

constexpr std::size_t mostReferences = 20;
constexpr std::size_t mostTermsOfItem = 10'000'000;
constexpr std::size_t termsOfReference = 1000;  // a short text may lead to it again and again
constexpr int deepestContexts = 100;
constexpr std::size_t nodeContextsKept = 8;
constexpr std::size_t scopedContextsKept = 1000;
constexpr std::size_t mostTermsKept = 1'000'000;  // in contexts of nodes, and in scoped ones
constexpr std::size_t mostTextOfItem = std::size_t{256} << 20;

const json* memberOf(const json& object, std::string_view name) {
    const auto at = object.find(name);
    return at == object.end() ? nullptr : &*at;
}

/// What it takes to keep a JSON value or a context, in terms.
std::size_t weightOf(const json& value) {
    if (const auto* text = value.get_ptr<const std::string*>()) return 1 + text->size() / 64;
    std::size_t weight = 1;
    if (value.is_object())
        for (const auto& [key, each] : value.items()) weight += weightOf(each) + key.size() / 64;
    if (value.is_array())
        for (const json& each : value) weight += weightOf(each);
    return weight;
}
std::size_t weightOf(const ActiveContext& context) {
    std::size_t weight = context.weight();
    for (const auto& [_, term] : *context.terms) weight += term->iri ? term->iri->size() / 64 : 0;
    return weight;
}

bool isSettingOfContext(std::string_view key) {
    constexpr std::array<std::string_view, 8> settings{"@base",     "@direction", "@import",
                                                       "@language", "@propagate", "@protected",
                                                       "@version",  "@vocab"};
    return std::ranges::find(settings, key) != settings.end();
}

}  // namespace

ContextProcessor::ContextProcessor(const ReadOptions& options, JsonLdDiagnosis& diagnosis)
    : m_diagnosis(diagnosis), m_loader(options), m_documentBase(options.base) {
    ActiveContext initial;
    if (!options.base.empty()) initial.base = options.base;
    initial.baseIsAssumed = options.baseIsAssumed;
    m_initial = std::make_shared<const ActiveContext>(std::move(initial));
}

bool ContextProcessor::fail(std::string_view code, std::string message, std::string_view near) {
    m_diagnosis.fail(code, std::move(message), near);
    return false;
}

bool ContextProcessor::spend(std::size_t terms) {
    m_defined += terms;
    if (m_defined <= mostTermsOfItem) return true;
    return fail("context overflow",
                "Its contexts define too many terms, or lead to others too often.");
}

bool ContextProcessor::spendText(std::size_t bytes) {
    m_written += bytes;
    if (m_written <= mostTextOfItem) return true;
    return fail("context overflow", "Its contexts make more than 256 MB of its texts.");
}

ContextPtr ContextProcessor::ofNode(const ContextPtr& active, const json& local) {
    for (const OfNode& known : m_ofNodes)
        if (known.active == active && *known.local == local) return known.result;
    const auto kept = std::make_shared<const json>(local);
    auto result = process(active, *kept, {m_documentBase, kept});
    if (m_diagnosis.failed()) return active;
    keep({active, kept, result, weightOf(*kept) + weightOf(*result)});
    return result;
}

void ContextProcessor::keep(OfNode&& made) {
    m_weightOfNodes += made.weight;
    m_ofNodes.push_back(std::move(made));
    while (m_ofNodes.size() > nodeContextsKept ||
           (m_ofNodes.size() > 1 && m_weightOfNodes > mostTermsKept)) {
        m_weightOfNodes -= m_ofNodes.front().weight;
        m_ofNodes.erase(m_ofNodes.begin());
        forgetScoped();  // some were for it, and keep it
    }
}

void ContextProcessor::forgetScoped() {
    m_scoped.clear();
    m_weightOfScoped = 0;
}

ContextPtr ContextProcessor::scoped(const ContextPtr& active, const TermDefinition& term,
                                    Within within) {
    const auto key = std::tuple(static_cast<const void*>(active.get()),
                                static_cast<const void*>(term.context.get()), within);
    if (const auto known = m_scoped.find(key); known != m_scoped.end()) return known->second.result;
    const auto local = term.context;
    Origin origin{term.contextBase, local};
    origin.overridesProtected = within == Within::Property;
    origin.propagates = within == Within::Property;
    auto result = process(active, *local, origin);
    if (m_diagnosis.failed()) return active;
    const std::size_t weight = weightOf(*result);
    if (m_scoped.size() == scopedContextsKept || m_weightOfScoped + weight > mostTermsKept)
        forgetScoped();
    m_weightOfScoped += weight;
    m_scoped.emplace(key, Scoped{active, local, result});
    return result;
}

ContextPtr ContextProcessor::process(const ContextPtr& active, const json& local,
                                     const Origin& origin) {
    if (m_diagnosis.failed()) return active;
    if (m_depth == deepestContexts) {
        fail("context overflow", "Contexts lie more than 100 levels deep in one another.");
        return active;
    }
    ++m_depth;
    ContextPtr result = active;
    bool propagates = origin.propagates;
    if (const json* told = local.is_object() ? memberOf(local, "@propagate") : nullptr)
        propagates = !told->is_boolean() || told->get<bool>();
    if (!propagates && !result->previous && spend(result->weight())) {
        auto marked = std::make_shared<ActiveContext>(*active);
        marked->previous = active;
        result = std::move(marked);
    }
    Origin of = origin;
    of.propagates = propagates;
    if (local.is_array())
        for (const json& each : local) result = processEach(std::move(result), each, of);
    else
        result = processEach(std::move(result), local, of);
    --m_depth;
    return m_diagnosis.failed() ? active : result;
}

ContextPtr ContextProcessor::processEach(ContextPtr active, const json& local,
                                         const Origin& origin) {
    if (m_diagnosis.failed()) return active;
    if (local.is_null()) return spend(1) ? reset(active, origin) : active;
    if (local.is_string()) return byReference(active, local.get_ref<const std::string&>(), origin);
    if (!local.is_object()) {
        fail("invalid local context", "A context is an object, an IRI or null.", "@context");
        return active;
    }
    const auto merged = imported(local, origin);
    if (!merged || !spend(active->weight())) return active;
    auto result = std::make_shared<ActiveContext>(*active);
    readHeader(*result, *merged, origin);
    Origin of = origin;
    of.owner = merged;
    Defining all{*result, *merged, of};
    if (const json* protects = memberOf(*merged, "@protected")) {
        if (!protects->is_boolean())
            fail("invalid @protected value", "@protected is true or false.", "@protected");
        else
            all.protects = protects->get<bool>();
    }
    for (const auto& [term, _] : merged->items()) {
        if (m_diagnosis.failed()) break;
        if (!isSettingOfContext(term)) define(all, term);
    }
    return result;
}

/// Section 4.1.2, step 5.1.
ContextPtr ContextProcessor::reset(const ContextPtr& active, const Origin& origin) {
    const auto isProtected = [](const auto& term) { return term.second->isProtected; };
    if (!origin.overridesProtected && std::ranges::any_of(*active->terms, isProtected)) {
        fail("invalid context nullification",
             "A context has protected terms and may not be undone.", "@context");
        return active;
    }
    if (origin.propagates) return m_initial;
    auto empty = std::make_shared<ActiveContext>(*m_initial);
    empty->previous = active->previous ? active->previous : active;  // no chain of them
    return empty;
}

/// Step 5.2.
ContextPtr ContextProcessor::byReference(const ContextPtr& active, const std::string& reference,
                                         const Origin& origin) {
    const std::string iri = resolveIri(origin.base, reference);
    if (std::ranges::find(origin.references, iri) != origin.references.end()) {
        if (!origin.isValidation)
            fail("recursive context inclusion", "The context <" + iri + "> includes itself.",
                 reference);
        return active;
    }
    if (origin.references.size() == mostReferences) {
        fail("context overflow", "More than 20 contexts refer to one another.", reference);
        return active;
    }
    const json* local = contextOf(iri);
    if (!local || !spend(termsOfReference)) return active;
    Origin within = origin;
    within.base = iri;
    within.owner = nullptr;
    within.references.push_back(iri);
    within.propagates = true;
    return process(active, *local, within);
}

/// What a document that is named by its IRI has as its context; null where it has none.
const json* ContextProcessor::contextOf(const std::string& iri) {
    const json* document = m_loader.load(iri, m_diagnosis);
    if (!document) return nullptr;
    const json* context = document->is_object() ? memberOf(*document, "@context") : nullptr;
    if (!context) fail("invalid remote context", "<" + iri + "> holds no @context.", iri);
    return context;
}

/// With what it imports (step 5.6), or itself; null where that failed.
std::shared_ptr<const json> ContextProcessor::imported(const json& local, const Origin& origin) {
    const json* import = memberOf(local, "@import");
    if (!import) return {origin.owner, &local};
    if (!import->is_string()) {
        fail("invalid @import value", "@import is the IRI of a context.", "@import");
        return nullptr;
    }
    const std::string iri = resolveIri(origin.base, import->get_ref<const std::string&>());
    const json* imported = contextOf(iri);
    if (!imported) return nullptr;
    if (!imported->is_object()) {
        fail("invalid remote context", "The context <" + iri + "> is not one alone.", iri);
        return nullptr;
    }
    if (memberOf(*imported, "@import")) {
        fail("invalid context entry", "<" + iri + "> is imported and imports itself.", iri);
        return nullptr;
    }
    if (!spend(weightOf(*imported))) return nullptr;
    auto merged = std::make_shared<json>(*imported);
    merged->update(local);
    return merged;
}

/// Steps 5.5 to 5.11: what holds for all terms.
void ContextProcessor::readHeader(ActiveContext& active, const json& local, const Origin& origin) {
    if (const json* version = memberOf(local, "@version"))
        if (!version->is_number() || version->get<double>() != 1.1)
            fail("invalid @version value", "@version is 1.1.", "@version");
    if (const json* base = memberOf(local, "@base"); base && origin.references.empty())
        readBase(active, *base);
    if (const json* vocabulary = memberOf(local, "@vocab")) readVocabulary(active, *vocabulary);
    if (const json* language = memberOf(local, "@language")) {
        if (!language->is_null() && !language->is_string())
            fail("invalid default language", "@language is a language tag or null.", "@language");
        else
            active.language = language->is_null()
                                  ? std::string()
                                  : text::toLower(language->get_ref<const std::string&>());
    }
    if (const json* direction = memberOf(local, "@direction")) {
        if (*direction != nullptr && *direction != "ltr" && *direction != "rtl")
            fail("invalid base direction", "@direction is \"ltr\", \"rtl\" or null.", "@direction");
        else
            active.direction = direction->is_null() ? "" : direction->get<std::string>();
    }
    if (const json* propagate = memberOf(local, "@propagate");
        propagate && !propagate->is_boolean())
        fail("invalid @propagate value", "@propagate is true or false.", "@propagate");
}

void ContextProcessor::readBase(ActiveContext& active, const json& value) {
    if (value.is_null()) {
        active.base.reset();
        return;
    }
    const std::string* written = value.get_ptr<const std::string*>();
    if (!written || (!hasScheme(*written) && !active.base)) {
        fail("invalid base IRI", "@base is an IRI or null.", "@base");
        return;
    }
    if (hasScheme(*written)) active.baseIsAssumed = false;
    active.base = resolveIri(active.base.value_or(""), *written);
}

void ContextProcessor::readVocabulary(ActiveContext& active, const json& value) {
    if (value.is_null()) {
        active.vocabulary.reset();
        return;
    }
    const std::string* written = value.get_ptr<const std::string*>();
    if (!written) {
        fail("invalid vocab mapping", "@vocab is an IRI or null.", "@vocab");
        return;
    }
    if (auto iri = expandIri(active, *written, Names::TermsOrRelative)) active.vocabulary = *iri;
}

/// Section 5.2.
std::optional<std::string> ContextProcessor::expandIri(const ActiveContext& active,
                                                       std::string_view text, Names names) {
    return expand(active, text, names, nullptr);
}

std::optional<std::string> ContextProcessor::expand(const ActiveContext& active,
                                                    std::string_view text, Names names,
                                                    Defining* defining) {
    if (isJsonLdKeyword(text)) return std::string(text);
    if (hasKeywordForm(text)) return std::nullopt;
    const auto defineFirst = [&](std::string_view term) {
        if (!defining || !defining->local.contains(term)) return;
        const auto known = defining->defined.find(term);
        if (known == defining->defined.end() || !known->second) define(*defining, term);
    };
    defineFirst(text);
    if (const TermDefinition* term = active.find(text)) {
        if (names != Names::Relative) return counted(term->iri);
        if (term->iri && isJsonLdKeyword(*term->iri)) return term->iri;
    }
    if (const auto colon = text.find(':', 1); colon != std::string_view::npos) {
        const auto prefix = text.substr(0, colon);
        const auto suffix = text.substr(colon + 1);
        if (prefix == "_" || suffix.starts_with("//")) return counted(std::string(text));
        defineFirst(prefix);
        if (const TermDefinition* term = active.find(prefix); term && term->iri && term->isPrefix)
            return counted(*term->iri + std::string(suffix));
        if (hasScheme(text)) return counted(std::string(text));
    }
    if (names != Names::Relative && active.vocabulary)
        return counted(*active.vocabulary + std::string(text));
    if (names == Names::Terms || !active.base) return counted(std::string(text));
    std::string iri = resolveIri(*active.base, text);
    if (active.baseIsAssumed)
        m_diagnosis.tell(
            {{say("Sentence", "relative IRI, read as relative to the file's own address"),
              "<" + std::string(text) + "> is read as <" + iri + ">"},
             std::string(text),
             JsonLdFinding::Kind::Repaired});
    return counted(std::move(iri));
}

std::optional<std::string> ContextProcessor::counted(std::optional<std::string> iri) {
    if (iri) spendText(iri->size());
    return iri;
}

}  // namespace tripletalk::rdf
