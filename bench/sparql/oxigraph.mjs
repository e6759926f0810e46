// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// oxigraph.mjs FOLDER: npm's oxigraph as a peer of bench_sparql (see peer.h). FOLDER is where
// install-oxigraph.sh has put it.
import { closeSync, openSync, readSync } from "node:fs";
import { createInterface } from "node:readline";
import { createRequire } from "node:module";
import { join } from "node:path";

const oxigraph = createRequire(import.meta.url)(join(process.argv[2], "node_modules", "oxigraph"));
const store = new oxigraph.Store();

// N-Triples in pieces of whole lines: the whole file may be longer than a string can be.
function load(path) {
  const file = openSync(path, "r");
  const block = Buffer.alloc(8 << 20);
  let rest = Buffer.alloc(0);
  for (let bytes; (bytes = readSync(file, block)) > 0; ) {
    const all = Buffer.concat([rest, block.subarray(0, bytes)]);
    const end = all.lastIndexOf(10) + 1;
    store.load(all.toString("utf8", 0, end), { format: "nt", lenient: true, no_transaction: true });
    rest = Buffer.from(all.subarray(end));
  }
  closeSync(file);
  return { triples: store.size };
}

// Reads every term, as somebody who wants the answer does.
function query(text) {
  let cells = 0;
  let length = 0;
  let rows = 0;
  for (const solution of store.query(text)) {
    ++rows;
    for (const [, term] of solution) {
      ++cells;
      length += term.value.length;
    }
  }
  return { rows, cells, length };
}

function answer(request) {
  const begin = process.hrtime.bigint();
  try {
    const result = request.load ? load(request.load) : query(request.query);
    return { ...result, ms: Number(process.hrtime.bigint() - begin) / 1e6 };
  } catch (error) {
    return { error: String(error) };
  }
}

for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(JSON.stringify(answer(JSON.parse(line))) + "\n");
