// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "rdf/jsonlddiagnosis.h"
#include "rdf/jsonldloader.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <vector>

#include <nlohmann/json.hpp>

namespace tripletalk::rdf {

/// What a term's values come in (JSON-LD 1.1, section 9.15), as bits.
enum Container : unsigned {
    InList = 1,
    InSet = 2,
    InGraph = 4,
    ByLanguage = 8,
    ByIndex = 16,
    ById = 32,
    ByType = 64
};

/// What a context says of one term (JSON-LD 1.1 API, section 4.1).
struct TermDefinition {
    std::optional<std::string> iri;  ///< or a keyword; without one the term is ignored
    bool isPrefix = false;
    bool isProtected = false;
    bool isReverse = false;
    unsigned containers = 0;
    std::string type;                     ///< of values: an IRI or a keyword; empty: none
    std::optional<std::string> language;  ///< of texts; empty: none, whatever the context's is
    std::optional<std::string> direction;
    std::string index;  ///< the property whose values are the keys
    std::string nest;   ///< heeded by who writes JSON-LD; here it only makes definitions differ
    std::shared_ptr<const nlohmann::json> context;  ///< that holds within its values
    std::string contextBase;                        ///< what is relative in it is relative to this

    [[nodiscard]] bool has(unsigned container) const { return (containers & container) != 0; }
    friend bool operator==(const TermDefinition&, const TermDefinition&) = default;
};

/// What terms and relative IRIs mean at one place of a document.
struct ActiveContext {
    struct Hash : std::hash<std::string_view> {
        using is_transparent = void;
    };
    using Terms = std::unordered_map<std::string, std::shared_ptr<const TermDefinition>, Hash,
                                     std::equal_to<>>;
    /// Copies of a context share theirs until one changes its own.
    std::shared_ptr<const Terms> terms = std::make_shared<const Terms>();
    std::optional<std::string> base;  ///< without one, relative IRIs stay as they are
    bool baseIsAssumed = false;
    std::optional<std::string> vocabulary;
    std::string language;                           ///< of texts whose term says none; may be empty
    std::string direction;                          ///< likewise; "ltr", "rtl"
    std::shared_ptr<const ActiveContext> previous;  ///< holds again in the next node within

    /// Whether a key is this keyword, or stands for it.
    [[nodiscard]] bool means(std::string_view key, std::string_view keyword) const {
        const TermDefinition* term = find(key);
        return key == keyword || (term && term->iri == keyword);
    }
    /// What a copy costs, in terms.
    [[nodiscard]] std::size_t weight() const {
        const std::size_t texts =
            language.size() + base.value_or("").size() + vocabulary.value_or("").size();
        return 1 + terms->size() + texts / 64;
    }
    /// Null for what is no term.
    [[nodiscard]] const TermDefinition* find(std::string_view term) const {
        const auto at = terms->find(term);
        return at == terms->end() ? nullptr : at->second.get();
    }
};
using ContextPtr = std::shared_ptr<const ActiveContext>;

/// Context Processing and IRI Expansion (JSON-LD 1.1 API, sections 4.1 to 4.3 and 5.2), in the mode
/// json-ld-1.1. What fails is told to the diagnosis by the recommendation's codes.
///
/// Within one item at most 10 million terms are defined or taken over and 10,000 contexts entered
/// by reference, and what contexts make of its texts has at most 256 MB ("context overflow");
/// contexts and terms that need one another go down at most 100 levels: a short text could ask for
/// any amount else. From one item to the next contexts of about a million terms are kept.
class ContextProcessor {
  public:
    ContextProcessor(const ReadOptions& options, JsonLdDiagnosis& diagnosis);

    /// That of a document that says nothing.
    [[nodiscard]] const ContextPtr& initial() const { return m_initial; }

    /// With the context that stands in a node.
    ContextPtr ofNode(const ContextPtr& active, const nlohmann::json& local);

    /// With the context that a term's definition brings for its values, or for nodes of that type.
    enum class Within { Property, Type };
    ContextPtr scoped(const ContextPtr& active, const TermDefinition& term, Within within);

    /// What may stand for an IRI besides one.
    enum class Names { Relative, Terms, TermsOrRelative };
    /// Nothing for what must be ignored, such as "@unknown".
    std::optional<std::string> expandIri(const ActiveContext& active, std::string_view text,
                                         Names names);

    /// Counts on what contexts make of an item's texts, or repeat of them; false where that is too
    /// much, which is told.
    bool spendText(std::size_t bytes);

    void beginItem() { m_defined = m_written = 0; }

  private:
    /// How a context is processed: what it is relative to, and where it came from.
    struct Origin {
        std::string base;
        std::shared_ptr<const nlohmann::json> owner = {};  ///< keeps it; null: it stays anyway
        std::vector<std::string> references = {};          ///< the contexts by IRI that lead here
        bool overridesProtected = false;
        bool propagates = true;
        bool isValidation = false;  ///< of a term's context, which is only looked at
    };
    /// A context while its terms are defined.
    struct Defining {
        ActiveContext& active;
        const nlohmann::json& local;
        const Origin& origin;
        bool protects = false;
        std::shared_ptr<ActiveContext::Terms> own = {};         ///< null until one changes
        std::map<std::string, bool, std::less<>> defined = {};  ///< false: it is being defined
    };

    ContextPtr process(const ContextPtr& active, const nlohmann::json& local, const Origin& origin);
    ContextPtr processEach(ContextPtr active, const nlohmann::json& local, const Origin& origin);
    ContextPtr reset(const ContextPtr& active, const Origin& origin);
    ContextPtr byReference(const ContextPtr& active, const std::string& reference,
                           const Origin& origin);
    const nlohmann::json* contextOf(const std::string& iri);
    std::shared_ptr<const nlohmann::json> imported(const nlohmann::json& local,
                                                   const Origin& origin);
    void readHeader(ActiveContext& active, const nlohmann::json& local, const Origin& origin);
    void readBase(ActiveContext& active, const nlohmann::json& value);
    void readVocabulary(ActiveContext& active, const nlohmann::json& value);

    static ActiveContext::Terms& ownTerms(Defining& all);
    void define(Defining& all, std::string_view term);
    void defineFrom(Defining& all, const std::string& term, const nlohmann::json& value);
    bool readIri(Defining& all, const std::string& term, const nlohmann::json& value, bool isSimple,
                 TermDefinition& into);
    bool readOwnIri(Defining& all, const std::string& term, bool isSimple, const std::string& id,
                    TermDefinition& into);
    bool readImpliedIri(Defining& all, const std::string& term, TermDefinition& into);
    bool readReverse(Defining& all, const std::string& term, const nlohmann::json& value,
                     TermDefinition& into);
    bool readType(Defining& all, const std::string& term, const nlohmann::json& value,
                  TermDefinition& into);
    bool readContainer(const std::string& term, const nlohmann::json& value, TermDefinition& into);
    bool readScope(Defining& all, const std::string& term, const nlohmann::json& value,
                   TermDefinition& into);
    bool readRest(Defining& all, const std::string& term, const nlohmann::json& value,
                  TermDefinition& into);
    void keep(Defining& all, const std::string& term, TermDefinition&& definition,
              const std::shared_ptr<const TermDefinition>& earlier);
    std::optional<std::string> expand(const ActiveContext& active, std::string_view text,
                                      Names names, Defining* defining);
    std::optional<std::string> counted(std::optional<std::string> iri);
    bool fail(std::string_view code, std::string message, std::string_view near = {});
    bool spend(std::size_t terms);

    JsonLdDiagnosis& m_diagnosis;
    ContextLoader m_loader;
    std::string m_documentBase;
    ContextPtr m_initial;
    std::size_t m_defined = 0;
    std::size_t m_written = 0;
    int m_depth = 0;

    /// What was processed lately, for documents say the same again and again.
    struct OfNode {
        ContextPtr active;
        std::shared_ptr<const nlohmann::json> local;
        ContextPtr result;
        std::size_t weight = 0;
    };
    void keep(OfNode&& made);
    void forgetScoped();
    std::vector<OfNode> m_ofNodes;
    std::size_t m_weightOfNodes = 0;
    struct Scoped {
        ContextPtr active;
        std::shared_ptr<const nlohmann::json> local;
        ContextPtr result;
    };
    std::map<std::tuple<const void*, const void*, Within>, Scoped> m_scoped;
    std::size_t m_weightOfScoped = 0;
};

}  // namespace tripletalk::rdf
