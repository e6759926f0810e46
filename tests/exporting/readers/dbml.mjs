// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// dbml.mjs FOLDER FILE: the schema as @dbml/core in FOLDER/node_modules reads it, as JSON: tables with their columns, references.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
const { Parser } = createRequire(process.argv[2] + "/")("@dbml/core");
const schema = new Parser().parse(readFileSync(process.argv[3], "utf8"), "dbmlv2").schemas[0];
const tables = {};
for (const table of schema.tables)
  tables[table.name] = table.fields.map((field) => [field.name, field.type.type_name, field.pk ? "PK" : "", field.note ?? ""]);
console.log(JSON.stringify({
  tables,
  relations: schema.refs.map((ref) => ref.endpoints.map((end) => end.tableName + "." + end.fieldNames.join()).join(" ")),
}));
