// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "cypher/functions/cypherfunctions.h"

#include "cypher/failure.h"

#include <unordered_map>

namespace tripletalk::cypher {

const std::vector<const CypherFunction*>& allFunctions() {
    static const std::vector<const CypherFunction*> all = [] {
        std::vector<const CypherFunction*> functions;
        for (const auto family : {textFunctions(), listFunctions(), numberFunctions(),
                                  graphFunctions(), temporalFunctions()})
            for (const CypherFunction& function : family) functions.push_back(&function);
        return functions;
    }();
    return all;
}

const CypherFunction* functionOf(std::string_view name) {
    static const std::unordered_map<std::string_view, const CypherFunction*> byName = [] {
        std::unordered_map<std::string_view, const CypherFunction*> map;
        for (const CypherFunction* function : allFunctions()) map[function->name] = function;
        return map;
    }();
    const auto found = byName.find(name);
    return found == byName.end() ? nullptr : found->second;
}

void wrongType(std::string_view function, const Value& value) {
    fail(ErrorKind::Input,
         say("Sentence", "%1 cannot take a value of type %2.").arg(function, typeName(value)),
         "InvalidArgumentType");
}

}  // namespace tripletalk::cypher
