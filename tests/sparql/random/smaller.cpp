// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sparql/random/smaller.h"

#include <functional>

namespace tripletalk::tests {

using namespace sparql;

namespace {

/// Takes a smaller version of the part it was made for.
template <typename Part>
using Use = std::function<void(Part)>;

void shrink(const Query& query, const Use<Query>& use);
void shrink(const GroupPattern& group, const Use<GroupPattern>& use);

/// All lists with one entry less.
template <typename Part>
void shorten(const std::vector<Part>& list, const Use<std::vector<Part>>& use) {
    for (std::size_t i = 0; i < list.size(); ++i) {
        auto copy = list;
        copy.erase(copy.begin() + static_cast<std::ptrdiff_t>(i));
        use(std::move(copy));
    }
}

/// All lists with one entry shrunk.
template <typename Part, typename Shrink>
void shrinkEach(const std::vector<Part>& list, const Use<std::vector<Part>>& use, Shrink shrink) {
    for (std::size_t i = 0; i < list.size(); ++i)
        shrink(list[i], [&](Part part) {
            auto copy = list;
            copy[i] = std::move(part);
            use(std::move(copy));
        });
}

void shrink(const Expression& expression, const Use<Expression>& use) {
    const auto* call = std::get_if<Call>(&expression.value);
    if (!call) return;
    for (const Expression& argument : call->arguments) use(argument);
    shrinkEach<Expression>(
        call->arguments,
        [&](std::vector<Expression> arguments) {
            Call copy = *call;
            copy.arguments = std::move(arguments);
            use({copy});
        },
        [](const Expression& part, const Use<Expression>& with) { shrink(part, with); });
    if (call->pattern)
        shrink(*call->pattern, [&](GroupPattern group) {
            Call copy = *call;
            copy.pattern = std::make_shared<GroupPattern>(std::move(group));
            use({copy});
        });
}

void shrink(const Path& path, const Use<Path>& use) {
    if (path.kind == Path::Kind::NegatedSet && path.parts.size() > 1)
        shorten<Path>(path.parts, [&](std::vector<Path> parts) {
            use({path.kind, path.iri, std::move(parts)});
        });
    if (path.kind == Path::Kind::NegatedSet) return;
    for (const Path& part : path.parts) use(part);
    shrinkEach<Path>(
        path.parts,
        [&](std::vector<Path> parts) {
            use({path.kind, path.iri, std::move(parts)});
        },
        [](const Path& part, const Use<Path>& with) { shrink(part, with); });
}

void shrink(const TriplePattern& triple, const Use<TriplePattern>& use) {
    if (const auto* path = std::get_if<Path>(&triple.predicate))
        shrink(*path, [&](Path part) {
            TriplePattern copy = triple;
            if (part.kind == Path::Kind::Iri)
                copy.predicate = Node(rdf::Term::iri(part.iri));
            else
                copy.predicate = std::move(part);
            use(std::move(copy));
        });
}

struct ShrinkElement {
    const Use<PatternElement>& use;

    void operator()(const Triples& element) const {
        const Use<std::vector<TriplePattern>> with = [&](auto patterns) {
            use(Triples{std::move(patterns)});
        };
        shorten(element.patterns, with);
        shrinkEach<TriplePattern>(element.patterns, with,
                                  [](const TriplePattern& part, const Use<TriplePattern>& again) {
                                      shrink(part, again);
                                  });
    }
    void operator()(const Union& element) const {
        const Use<std::vector<GroupPattern>> with = [&](auto groups) {
            if (groups.size() > 1)
                use(Union{std::move(groups)});
            else
                use(NestedGroup{std::make_shared<GroupPattern>(std::move(groups.front()))});
        };
        shorten(element.groups, with);
        shrinkEach<GroupPattern>(
            element.groups, with,
            [](const GroupPattern& part, const Use<GroupPattern>& again) { shrink(part, again); });
    }
    void operator()(const Filter& element) const {
        shrink(element.condition, [&](Expression part) { use(Filter{std::move(part)}); });
    }
    void operator()(const Bind& element) const {
        shrink(element.expression, [&](Expression part) {
            use(Bind{std::move(part), element.variable});
        });
    }
    void operator()(const Values& element) const {
        shorten<std::vector<std::optional<rdf::Term>>>(element.rows, [&](auto rows) {
            use(Values{element.variables, std::move(rows)});
        });
    }
    void operator()(const SubSelect& element) const {
        shrink(*element.query,
               [&](Query part) { use(SubSelect{std::make_shared<Query>(std::move(part))}); });
        use(NestedGroup{std::make_shared<GroupPattern>(element.query->where)});
    }
    template <typename Group>
    void operator()(const Group& element) const {
        shrink(*element.group, [&](GroupPattern part) {
            Group copy = element;
            copy.group = std::make_shared<GroupPattern>(std::move(part));
            use(copy);
        });
    }
};

void shrink(const GroupPattern& group, const Use<GroupPattern>& use) {
    const Use<std::vector<PatternElement>> with = [&](auto elements) {
        use(GroupPattern{std::move(elements)});
    };
    shorten(group.elements, with);
    shrinkEach<PatternElement>(group.elements, with,
                               [](const PatternElement& part, const Use<PatternElement>& again) {
                                   std::visit(ShrinkElement{again}, part);
                               });
}

void shrink(const Query& query, const Use<Query>& use) {
    const auto with = [&](const std::function<void(Query&)>& change) {
        Query copy = query;
        change(copy);
        use(std::move(copy));
    };
    if (query.distinct) with([](Query& copy) { copy.distinct = false; });
    if (!query.orderBy.empty() && !query.limit && !query.offset)
        with([](Query& copy) { copy.orderBy.clear(); });
    if (query.limit) with([](Query& copy) { copy.limit.reset(); });
    if (query.offset) with([](Query& copy) { copy.offset.reset(); });
    if (query.values) with([](Query& copy) { copy.values.reset(); });
    if (!query.from.empty()) with([](Query& copy) { copy.from.clear(); });
    if (!query.fromNamed.empty()) with([](Query& copy) { copy.fromNamed.clear(); });
    shorten<Expression>(query.having, [&](auto having) {
        with([&](Query& copy) { copy.having = std::move(having); });
    });
    if (query.projection.size() > 1 && query.orderBy.empty())
        shorten<Projection>(query.projection, [&](auto projection) {
            with([&](Query& copy) { copy.projection = std::move(projection); });
        });
    shrink(query.where,
           [&](GroupPattern group) { with([&](Query& copy) { copy.where = std::move(group); }); });
}

}  // namespace

std::vector<Query> smaller(const Query& query) {
    std::vector<Query> all;
    shrink(query, [&](Query copy) { all.push_back(std::move(copy)); });
    return all;
}

}  // namespace tripletalk::tests
