// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// oxigraph.mjs FOLDER TURTLE: a SPARQL endpoint over the graph, by npm's oxigraph in FOLDER/node_modules. Says its URL
// on a line, and ends with its standard input.
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";

const oxigraph = createRequire(import.meta.url)(join(process.argv[2], "node_modules", "oxigraph"));
const store = new oxigraph.Store();
store.load(process.argv[3], { format: "text/turtle" });

const formats = ["application/sparql-results+json", "application/n-triples"];

function answer(query, accept) {
  const type = formats.find((format) => accept.startsWith(format));
  return { type, body: store.query(query, { results_format: type }) };
}

const server = createServer(async (request, response) => {
  let body = "";
  for await (const piece of request) body += piece;
  const parameters = request.method === "POST" ? new URLSearchParams(body) : new URL(request.url, "http://x").searchParams;
  try {
    const found = answer(parameters.get("query"), request.headers.accept);
    response.writeHead(200, { "Content-Type": found.type });
    response.end(found.body);
  } catch (error) {
    response.writeHead(400, { "Content-Type": "text/plain" });
    response.end(String(error));
  }
});
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}/query`));
process.stdin.on("end", () => process.exit(0)).resume();
