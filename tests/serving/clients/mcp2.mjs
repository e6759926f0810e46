// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// mcp2.mjs FOLDER http URL TOKEN | mcp2.mjs FOLDER stdio PROGRAM WORD…: the second official client, once with requests
// that tell all of themselves (2026-07-28) and once with a handshake, of npm's @modelcontextprotocol/client in
// FOLDER/node_modules.
import { createRequire } from "node:module";
import { join } from "node:path";
import { cancel, check, walk } from "./walk.mjs";

const [folder, way, ...rest] = process.argv.slice(2);
const require = createRequire(join(folder, "package.json"));
const { Client, StreamableHTTPClientTransport } = require("@modelcontextprotocol/client");

function transport() {
  if (way === "stdio") {
    const { StdioClientTransport } = require("@modelcontextprotocol/client/stdio");
    return new StdioClientTransport({ command: rest[0], args: rest.slice(1), env: process.env });
  }
  return new StreamableHTTPClientTransport(new URL(rest[0]), { requestInit: { headers: { Authorization: `Bearer ${rest[1]}` } } });
}

for (const mode of [{ pin: "2026-07-28" }, "auto", "legacy"]) {
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  await client.connect(transport());
  const version = client.getNegotiatedProtocolVersion();
  check((version === "2026-07-28") === (mode !== "legacy"), `version ${version}`);
  const callTool = (params, options) => client.callTool(params, options);
  await walk(client, callTool);
  if (way === "http") await cancel(callTool);
  await client.close();
}
