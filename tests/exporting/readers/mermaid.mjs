// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// mermaid.mjs FOLDER FILE: the diagram as Mermaid in FOLDER/node_modules reads it, as JSON: entities with their attributes, relations.
import { readFileSync } from "node:fs";
const { default: mermaid } = await import(process.argv[2] + "/node_modules/mermaid/dist/mermaid.core.mjs");
const text = readFileSync(process.argv[3], "utf8");
await mermaid.parse(text);
const diagram = await mermaid.mermaidAPI.getDiagramFromText(text);
const tables = {};
for (const [name, entity] of diagram.db.getEntities())
  tables[name] = entity.attributes.map((attribute) => [attribute.name, attribute.type, (attribute.keys ?? []).join(" "), attribute.comment ?? ""]);
console.log(JSON.stringify({ tables, relations: diagram.db.getRelationships().map((relation) => relation.roleA) }));
