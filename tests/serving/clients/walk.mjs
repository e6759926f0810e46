// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// What every official client of MCP does with the museum: all there is, once.

const ana = "http://example.org/ana";
const calls = {
  list_bases: {},
  describe_schema: { tables: ["painting"] },
  describe_graph: { words: "painting" },
  describe_entity: { entity: ana },
  look_up: { words: "Harbour at Dawn" },
  search_passages: { text: "Who painted Harbour at Dawn?" },
  query_sql: { query: "SELECT year FROM painting ORDER BY year" },
  query_sparql: { query: "SELECT ?a WHERE { ?a a <http://example.org/Artist> } ORDER BY ?a" },
  query_cypher: { query: "MATCH (p:Painting) RETURN p.year AS year ORDER BY year" },
  ask: { question: "How many paintings are there?" },
};

export function check(truth, what) {
  if (!truth) throw new Error(what);
}

/// Counts what `client` receives of how far calls have come. The clients themselves lose what arrives together with the
/// result: they take the result at once, and what was told before it a turn later, when nobody listens.
function countProgress(client) {
  const { transport } = client;
  const { onmessage } = transport;
  const counted = { told: 0 };
  transport.onmessage = (message, extra) => {
    if (message.method === "notifications/progress") ++counted.told;
    onmessage(message, extra);
  };
  return counted;
}

/// callTool: the client's own, with (params, options). It checks each result by the tool's schema.
export async function walk(client, callTool) {
  const { tools } = await client.listTools();
  const names = tools.map((tool) => tool.name).sort();
  check(JSON.stringify(names) === JSON.stringify(Object.keys(calls).sort()), `tools: ${names}`);
  const results = {};
  for (const name of names) {
    const result = await callTool({ name, arguments: calls[name] });
    check(!result.isError, `${name}: ${JSON.stringify(result)}`);
    check(result.structuredContent, `${name} has no data`);
    check(result.content[0].text.length > 10, `${name} has no text`);
    results[name] = result.structuredContent;
  }
  check(results.query_sql.rows[0][0] === "1899", "query_sql");
  check(results.query_sparql.rows[0][0].iri === ana, "query_sparql");
  check(results.describe_entity.label === "Ana Bell", "describe_entity");
  const failed = await callTool({ name: "query_sql", arguments: { query: "SELECT" } });
  check(failed.isError, "a wrong query is an error of the tool");

  const progress = countProgress(client);
  const asked = await callTool({ name: "ask", arguments: calls.ask }, { onprogress: () => {} });
  check(asked.structuredContent.status === "answered", "ask");
  check(progress.told > 0, "no progress was told");
  const further = { ...calls.ask, conversation: asked.structuredContent.conversation };
  check(!(await callTool({ name: "ask", arguments: further })).isError, "the conversation goes on");

  const { resources } = await client.listResources();
  check(resources.length === 1, "resources");
  const sources = asked.structuredContent.sources.map((source) => source.uri);
  const uris = [resources[0].uri, `${resources[0].uri.replace("schema", "entities/")}${encodeURIComponent(ana)}`, ...sources];
  for (const uri of uris) check((await client.readResource({ uri })).contents[0].text, uri);
  check((await client.listResourceTemplates()).resourceTemplates.length === 2, "templates");
  const gone = await client.readResource({ uri: "tripletalk://bases/none/schema" }).catch((error) => error);
  check(gone instanceof Error, "a resource that is not there");

  const { prompts } = await client.listPrompts();
  const prompt = await client.getPrompt({ name: prompts[0].name, arguments: { question: "Who?" } });
  check(prompt.messages[0].content.text.includes("Question: Who?"), "prompt");
  console.log(`walked ${names.length} tools and ${uris.length} resources`);
}

/// Asks what is never answered, and takes it back once it is at work.
export async function cancel(callTool) {
  const abort = new AbortController();
  const options = { signal: abort.signal, onprogress: () => abort.abort("enough") };
  const ended = await callTool({ name: "ask", arguments: { question: "forever" } }, options).catch((error) => error);
  check(ended instanceof Error || ended === "enough", "a cancelled call ends");
  console.log("cancelled");
}
