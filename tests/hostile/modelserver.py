# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""A small HTTP server that stands in for a model or an endpoint and does what its script says."""

import http.server
import json
import threading


class Reply:
    """What is sent: a status, headers, and pieces of bytes (an iterable that may have no end)."""

    def __init__(self, pieces, kind="application/json", status=200, headers=None, version="HTTP/1.0"):
        self.pieces, self.kind, self.status, self.headers, self.version = pieces, kind, status, headers or {}, version


class Server:
    """`script(server, path, body)` makes each Reply; requests are kept with their headers."""

    def __init__(self, script):
        self.requests = []
        outer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def answer(self):
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode("utf-8", "replace")
                outer.requests.append((self.path, dict(self.headers), body))
                send(self, script(outer, self.path, body))

            do_GET = do_POST = answer

            def log_message(self, *_):
                pass

        self._http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._http.daemon_threads = True
        threading.Thread(target=self._http.serve_forever, args=(0.05,), daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self._http.server_address[1]}"

    def env(self, key="key-of-the-test"):
        """Where the command line finds this server as either kind of model server."""
        return {"OPENAI_BASE_URL": self.url + "/v1", "OPENAI_API_KEY": key, "OLLAMA_HOST": self.url}

    def heard(self):
        """Everything that was sent here, unescaped."""
        return "\n".join(path + "\n" + str(headers) + "\n" + unescaped(body) for path, headers, body in self.requests)

    def close(self):
        self._http.shutdown()
        self._http.server_close()


def unescaped(body):
    try:
        return json.dumps(json.loads(body), ensure_ascii=False)
    except ValueError:
        return body


def send(handler, reply):
    try:
        handler.protocol_version = reply.version
        handler.send_response(reply.status)
        handler.send_header("Content-Type", reply.kind)
        for name, value in reply.headers.items():
            handler.send_header(name, value)
        handler.send_header("Connection", "close")
        handler.end_headers()
        for piece in reply.pieces:
            handler.wfile.write(piece)
    except OSError:  # the program had enough
        pass
    handler.close_connection = True


# ---- chat models

def _event(delta, finish=None):
    choice = {"index": 0, "delta": delta, "finish_reason": finish}
    return f"data: {json.dumps({'id': '1', 'object': 'chat.completion.chunk', 'choices': [choice]})}\n\n".encode()


def openai_reply(content="", calls=""):
    """A streamed reply; `calls` is the text of the member tool_calls."""
    pieces = [_event({"role": "assistant", "content": content})]
    if calls:
        pieces.append(b'data: {"choices":[{"index":0,"delta":{"tool_calls":' + calls.encode() + b'}}]}\n\n')
    return Reply(pieces + [_event({}, "tool_calls" if calls else "stop"), b"data: [DONE]\n\n"], "text/event-stream")


def ollama_reply(content="", calls=""):
    message = '{"role":"assistant","content":%s%s}' % (json.dumps(content), ',"tool_calls":' + calls if calls else "")
    return Reply([b'{"model":"m","done":false,"message":' + message.encode() + b"}\n",
                  b'{"model":"m","done":true,"done_reason":"stop","message":{"role":"assistant","content":""}}\n'],
                 "application/x-ndjson")


def chat(replies):
    """A script that gives a model's replies in turn, the last one again and again, in the protocol it is asked in.
    A reply is a text, a Reply, or a function of the request's body."""
    given = []

    def script(_server, path, body):
        if path.endswith("/embeddings") or path.endswith("/api/embed"):
            return Reply([b'{"data":[{"index":0,"embedding":[0.1,0.2]}],"embeddings":[[0.1,0.2]]}'])
        if "chat" not in path:
            return Reply([b'{"capabilities":["completion","tools"],"data":[{"id":"m"}],"models":[{"name":"m"}]}'])
        given.append(body)
        reply = replies[min(len(given), len(replies)) - 1]
        if callable(reply):
            reply = reply(body)
        if isinstance(reply, Reply):
            return reply
        return ollama_reply(reply) if path.startswith("/api/") else openai_reply(reply)

    return script


def decision(**members):
    return json.dumps({"understood": "Which?", "why": "because", "sql": "", "search": "", **members})


def verdict(answer, results=()):
    return json.dumps({"verdict": "answer", "why": "because", "results": list(results), "answer": answer})


# ---- endpoints

def endpoint(select):
    """A SPARQL endpoint that answers small queries as it should, and others with `select` (a Reply)."""
    true = b'{"head":{},"boolean":true}'
    empty = b'{"head":{"vars":["x"]},"results":{"bindings":[]}}'

    def script(_server, path, body):
        kind = "application/sparql-results+json"
        if "ASK" in (path + body).upper():
            return Reply([true], kind)
        return Reply([empty], kind) if select is None else select
    return script
