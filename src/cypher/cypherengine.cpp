// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/cypherengine.h"

#include "base/text.h"
#include "cypher/failure.h"
#include "cypher/graph/literalreading.h"
#include "cypher/parser/cypherparser.h"
#include "cypher/plan/planner.h"
#include "cypher/plan/plantext.h"
#include "cypher/run/cypherrunner.h"
#include "cypher/run/partsolver.h"
#include "sparql/openstore.h"

#include <chrono>

namespace tripletalk::cypher {

namespace {
using Clock = std::chrono::steady_clock;

Error withAdvice(Error error, std::chrono::milliseconds time) {
    if (error.kind == ErrorKind::Timeout)
        error.message =
            say("Sentence",
                "The query took longer than %1 s and was stopped: let its patterns share "
                "variables, "
                "name labels and types, bound the length of paths, or add a WHERE or LIMIT.")
                .arg(text::formatNumber(static_cast<double>(time.count()) / 1000));
    return error;
}

/// The graph counts for one query while this lives.
class Asking {
  public:
    Asking(CypherGraph& graph, QueryState& state) : m_graph(graph) { m_graph.begin(&state); }
    ~Asking() { m_graph.begin(nullptr); }
    Asking(const Asking&) = delete;
    Asking& operator=(const Asking&) = delete;

  private:
    CypherGraph& m_graph;
};

}  // namespace

struct CypherEngine::Private {
    Private(std::unique_ptr<sparql::OpenStore> store, const std::filesystem::path& path,
            const sparql::OpenStore::Options& options, bool walks)
        : opened(std::move(store)),
          graph(*opened),
          names(graph),
          parts(path, options),
          walksOnly(walks) {}

    std::unique_ptr<sparql::OpenStore> opened;
    CypherGraph graph;
    GraphNames names;
    PartSolver parts;
    bool walksOnly;

    PartSolver* solver() { return walksOnly ? nullptr : &parts; }

    CypherAnswer run(std::string_view text, const Map& parameters,
                     const sparql::QueryLimits& limits, QueryState& state) {
        Query query = CypherParser(text).parse();
        FunctionContext context{graph, names, state, std::chrono::system_clock::now(), solver()};
        Planner planner(context);
        const QueryPlan plan = planner.plan(query);
        CypherEvaluator evaluator(context, parameters);
        CypherAnswer answer{.columns = plan.columns};
        std::size_t bytes = 0;
        runQuery(plan, {}, evaluator, [&](Row& row) {
            for (const Value& value : row) bytes += sizeOf(value);
            answer.truncated = answer.rows.size() >= limits.rows || bytes > limits.bytes;
            if (!answer.truncated) answer.rows.push_back(std::move(row));
            return !answer.truncated;
        });
        return answer;
    }

    template <typename Work>
    auto guarded(const CancelToken& cancel, std::size_t memory, std::string_view text, Work work)
        -> Result<decltype(work(std::declval<QueryState&>()))> {
        QueryState state(cancel, memory);
        const Asking asking(graph, state);
        try {
            return work(state);
        } catch (const Mistake& mistake) {
            return errorOf(mistake, text);
        } catch (const Failure& failure) {
            return failure.error;
        }
    }
};

CypherEngine::CypherEngine(std::unique_ptr<Private> given) : d(std::move(given)) {}
CypherEngine::~CypherEngine() = default;

Result<std::unique_ptr<CypherEngine>> CypherEngine::open(const std::filesystem::path& graphDb,
                                                         const Options& options) {
    const sparql::OpenStore::Options how{.withheld = options.withheld,
                                         .mergesGraphs = options.mergesGraphs};
    auto opened = sparql::OpenStore::open(graphDb, how);
    if (!opened) return opened.error();
    try {
        return std::unique_ptr<CypherEngine>(new CypherEngine(
            std::make_unique<Private>(*std::move(opened), graphDb, how, options.walksOnly)));
    } catch (const Failure& failure) {
        return failure.error;
    }
}

Result<CypherAnswer> CypherEngine::query(std::string_view text, const Map& parameters,
                                         const sparql::QueryLimits& limits,
                                         const CancelToken& cancel) {
    const auto start = Clock::now();
    if (text.size() > limits.queryLength)
        return Error{ErrorKind::Limit,
                     say("Sentence", "The query is longer than %1 bytes: write a shorter one.")
                         .arg(limits.queryLength)};
    const auto token = CancelToken::withDeadline(cancel, limits.time);
    auto answer = d->guarded(token, limits.memory, text, [&](QueryState& state) {
        return d->run(text, parameters, limits, state);
    });
    if (!answer) return withAdvice(answer.error(), limits.time);
    answer->ms = std::chrono::duration<double, std::milli>(Clock::now() - start).count();
    return answer;
}

Result<std::string> CypherEngine::explain(std::string_view text) {
    const sparql::QueryLimits limits;
    const auto token = CancelToken::withDeadline(CancelToken(), limits.time);
    return d->guarded(token, limits.memory, text, [&](QueryState& state) {
        Query query = CypherParser(text).parse();
        FunctionContext context{d->graph, d->names, state, {}, d->solver()};
        Planner planner(context);
        return toText(planner.plan(query), text, context);
    });
}

Result<void> CypherEngine::check(std::string_view text) {
    const auto explained = explain(text);
    return explained ? Result<void>() : explained.error();
}

std::string CypherEngine::shown(const Value& value) {
    QueryState state(CancelToken(), std::size_t{256} << 20U);
    FunctionContext context{d->graph, d->names, state, {}};
    try {
        return shownText(context, value);
    } catch (const Failure& failure) {
        return failure.error.toText();
    }
}

std::optional<rdf::Term> CypherEngine::termOf(const Value& value) {
    if (value.isNull()) return std::nullopt;
    if (const auto* node = value.as<NodeRef>()) {
        const auto term = d->opened->store->term(node->id);
        if (term) return *term;
    }
    if (auto literal = literalOf(value)) return literal;
    return rdf::Term::literal(shown(value));
}

Result<CypherEngine::Names> CypherEngine::names() {
    return d->guarded(CancelToken(), std::size_t{256} << 20U, {}, [&](QueryState&) {
        return Names{d->names.all(GraphNames::Role::Label), d->names.all(GraphNames::Role::Type),
                     d->names.all(GraphNames::Role::Property)};
    });
}

std::optional<std::string> CypherEngine::iriOf(std::string_view name, Role role) {
    const auto wanted = role == Role::Label  ? GraphNames::Role::Label
                        : role == Role::Type ? GraphNames::Role::Type
                                             : GraphNames::Role::Property;
    const auto found = d->guarded(CancelToken(), std::size_t{256} << 20U, {}, [&](QueryState&) {
        std::optional<std::string> iri;
        if (const auto id = d->names.find(name, wanted))
            if (const auto term = d->opened->store->term(*id)) iri = term->lexical;
        return iri;
    });
    return found ? *found : std::nullopt;
}

Result<std::pair<std::vector<std::string>, Map>> CypherEngine::describe(NodeRef node) {
    return d->guarded(CancelToken(), std::size_t{256} << 20U, {}, [&](QueryState& state) {
        FunctionContext context{d->graph, d->names, state, {}};
        std::vector<std::string> labels;
        const Value all = labelsOf(context, node);
        for (const Value& label : all.list()->items) labels.push_back(*label.text());
        const Value of = node;
        return std::pair(labels, *functionOf("properties")->call(context, {&of, 1}).map());
    });
}

}  // namespace tripletalk::cypher
