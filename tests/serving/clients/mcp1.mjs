// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
// mcp1.mjs FOLDER http URL TOKEN | mcp1.mjs FOLDER stdio PROGRAM WORD…: the first official client (a handshake, then
// a session), of npm's @modelcontextprotocol/sdk in FOLDER/node_modules.
import { createRequire } from "node:module";
import { join } from "node:path";
import { cancel, check, walk } from "./walk.mjs";

const [folder, way, ...rest] = process.argv.slice(2);
const require = createRequire(join(folder, "package.json"));
const sdk = "@modelcontextprotocol/sdk/client";
const { Client } = require(`${sdk}/index.js`);

function transport() {
  if (way === "stdio") {
    const { StdioClientTransport } = require(`${sdk}/stdio.js`);
    return new StdioClientTransport({ command: rest[0], args: rest.slice(1), env: process.env });
  }
  const { StreamableHTTPClientTransport } = require(`${sdk}/streamableHttp.js`);
  return new StreamableHTTPClientTransport(new URL(rest[0]), { requestInit: { headers: { Authorization: `Bearer ${rest[1]}` } } });
}

const client = new Client({ name: "test", version: "1" });
await client.connect(transport());
check(client.getServerVersion().name === "tripletalk", "server");
await client.ping();
const callTool = (params, options) => client.callTool(params, undefined, options);
await walk(client, callTool);
if (way === "http") {
  await cancel(callTool);
  await client.transport.terminateSession();
}
await client.close();
