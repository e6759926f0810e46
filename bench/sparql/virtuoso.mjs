// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// virtuoso.mjs FOLDER: Debian's Virtuoso as a peer of bench_sparql (see peer.h), over its SPARQL
// protocol. FOLDER is where install-virtuoso.sh has unpacked it.
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { startVirtuoso } from "./virtuosoprocess.mjs";

let server;

async function load(path) {
  server = await startVirtuoso(process.argv[2], { data: dirname(path), buffers: 170000 });
  server.load(path);
  return {};
}

async function query(text) {
  const response = await fetch(server.url, {
    method: "POST",
    headers: { accept: "application/sparql-results+json", "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ query: text }),
  });
  const body = await response.text();
  if (!response.ok) throw new Error(body.slice(0, 200));
  const rows = JSON.parse(body).results.bindings;
  let cells = 0;
  for (const row of rows) cells += Object.keys(row).length;
  return { rows: rows.length, cells };
}

async function answer(request) {
  const begin = process.hrtime.bigint();
  try {
    const result = await (request.load ? load(request.load) : query(request.query));
    return { ...result, ms: Number(process.hrtime.bigint() - begin) / 1e6 };
  } catch (error) {
    return { error: String(error) };
  }
}

for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(JSON.stringify(await answer(JSON.parse(line))) + "\n");
await server?.stop();
