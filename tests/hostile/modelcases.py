# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""What models, endpoints and other servers send, and what may be sent to them."""

import itertools
import json

from modelserver import Reply, chat, decision, endpoint, ollama_reply, openai_reply, verdict
from world import GRAPH, VALUES, need, told

ANSWERED = verdict("There are 3 [1].", [{"source": 1}])
COUNT = "SELECT count(*) AS n FROM person"
MODELS = ("openai:m", "ollama:m")
AGENTS = ("sql", "sql+passages", "sparql", "grasp", "auto-kgqa", "uni-oqa")


def said(reply, strategies=("sql", "grasp"), limit=20.0):
    """A model that says this, again and again, in both protocols: the run ends, and the base is whole."""
    def case(world):
        base = world.base()
        for model in MODELS:
            for strategy in strategies:
                server = world.server(chat([reply(model) if callable(reply) else reply]))
                world.ask(base, server, model=model, strategy=strategy, limit=limit)
                need(server.requests, "nobody asked the model")
        world.still_whole(base)
    return case


# ---- 10: depth

DEEP = '{"a":' * 200_000 + "1" + "}" * 200_000


def deep_arguments(model):
    if model.startswith("ollama"):
        return ollama_reply(calls='[{"function":{"name":"execute","arguments":%s}}]' % DEEP)
    return openai_reply(calls='[{"index":0,"id":"c","type":"function","function":{"name":"execute","arguments":%s}}]' % json.dumps(DEEP))


def deep_body(_model):
    return Reply([b'{"error":' * 200_000, b"1", b"}" * 200_000], status=500)


def many_calls(model):
    one = {"function": {"name": "execute", "arguments": {"query": "x"} if model.startswith("ollama") else '{"query": "x"}'}}
    calls = json.dumps([one | ({} if model.startswith("ollama") else {"index": n * 100_000_000, "id": str(n), "type": "function"}) for n in range(1000)])
    return ollama_reply(calls=calls) if model.startswith("ollama") else openai_reply(calls=calls)


# ---- 15: streams without end

def endless_line(_model):
    return Reply(itertools.chain([b'data: {"choices":[{"delta":{"content":"'], itertools.repeat(b"x" * 65536)), "text/event-stream")


def endless_events(model):
    if model.startswith("ollama"):
        piece = b'{"message":{"role":"assistant","content":"' + b"word " * 2000 + b'"},"done":false}\n'
    else:
        piece = b'data: {"choices":[{"index":0,"delta":{"content":"' + b"word " * 2000 + b'"}}]}\n\n'
    return Reply(itertools.repeat(piece), "text/event-stream")


def endless_refusal(world):
    """A refusal whose body has no end, of which Qt shows nothing before it is complete."""
    base = world.base()
    for status in (401, 407, 403, 500):
        for model in MODELS:
            world.ask(base, world.server(chat([Reply(itertools.repeat(b"x" * 65536), status=status)])), model=model, limit=20)
        world.run("sparql", "--endpoint", world.server(lambda *_: Reply(itertools.repeat(b"x" * 65536), status=status)).url, "SELECT * { ?s ?p ?o }",
                  "--limit-time", "10", limit=20)


def endless_chunks(model):
    """In chunks of HTTP/1.1, large ones and such of a byte."""
    event = next(iter(endless_events(model).pieces))
    piece = b"%x\r\n%s\r\n" % (len(event), event) * 8 + b"1\r\n \r\n" * 8
    return Reply(itertools.repeat(piece), "text/event-stream", headers={"Transfer-Encoding": "chunked"}, version="HTTP/1.1")


def endless_header(world):
    """A head that goes on, a length that lies, a body that is none."""
    base = world.base()
    for reply in (Reply([b"x"], headers={"X": "y" * 10_000_000}), Reply([b"{}"], headers={"Content-Length": "999999999999"}),
                  Reply([b"\xff\xfe\0" * 1000], "text/event-stream"), Reply([b"<html>" * 1000], "text/html")):
        world.ask(base, world.server(chat([reply])), limit=20)


def slow_server(world):
    """A byte now and then: Ctrl+C ends the waiting."""
    import time

    def drops():
        for _ in range(600):
            time.sleep(0.1)
            yield b":\n"
    server = world.server(chat([Reply(drops(), "text/event-stream")]))
    result = world.ask(world.base(), server, limit=60, interrupt_after=2)
    need(result.status in (130, 1), f"ended with {result.status}")


# ---- 11, 14: what a model writes

deep_sql_reply = decision(sql="SELECT " + "(select " * 60_000 + "1" + ")" * 60_000)
wide_answer = "|" + "c|" * 1000 + "\n|" + "-|" * 1000 + "\n" + "|x|\n" * 1000


def answers_with(text):
    def case(world):
        base = world.base()
        server = world.server(chat([lambda body: verdict(text, [{"source": 1}]) if "verdict" in body else decision(sql=COUNT)]))
        world.ask(base, server)
        world.ask(base, server, "--json", "--conversation", world.folder / "c.json", "--trace", world.folder / "t.jsonl")
    return case


# ---- 1: values that must stay

LEAKS = ["json_extract('{}', (SELECT group_concat(label) FROM person))", "json((SELECT group_concat(label) FROM person))",
         "label REGEXP '(' || label FROM person", "(SELECT label FROM person) REGEXP '[' || (SELECT group_concat(label) FROM person)",
         "json_extract(label, '$') FROM person", "printf((SELECT group_concat(label) FROM person), 1, 2)",
         "label LIKE 'x' ESCAPE (SELECT group_concat(label) FROM person) FROM person", "strftime((SELECT label FROM person), 'now')",
         "raise(ABORT, (SELECT label FROM person))", "json_each.value FROM json_each((SELECT group_concat(label) FROM person))",
         "group_concat(label) FROM person", "wage FROM person", "label FROM person WHERE wage = 9", "substr(label, 1, 99) AS \"x\" FROM person"]


def heard_values(server, question=""):
    return told(server.heard().replace(question, ""))


def schema_only(world):
    """Whatever a model asks for, and however it fails, no value comes back to it."""
    base = world.base("a.kb", GRAPH, "--privacy", "schema")
    again = 0
    for leak in LEAKS:
        server = world.server(chat([decision(sql="SELECT " + leak)]))
        world.ask(base, server, "--rounds", "3")
        again += len(server.requests) > 1
        need(not heard_values(server), f"{leak} told {heard_values(server)}")
    need(again > len(LEAKS) / 2, "few errors went back to the model, so this case tests little")


def schema_only_history(world):
    """An offline turn names things as the base does; the next question goes to a model."""
    base = world.base("a.kb", GRAPH, "--privacy", "schema")
    history = world.folder / "talk.json"
    for question in ("Which person has the highest wage?", "What does she earn?"):
        world.run("ask", "--kb", base, "--conversation", history, question)
    need(told(history.read_text()), "the offline turns told no value, so this case tests nothing")
    server = world.server(chat([lambda body: verdict("[1]") if "verdict" in body else decision(sql=COUNT)]))
    world.ask(base, server, "--conversation", history, question="And in which town?")
    need(server.requests and not heard_values(server), f"told {heard_values(server)}")


def schema_only_strategies(world):
    """What shows its model values asks none, and no embedder or reranker gets a text."""
    base = world.base("a.kb", GRAPH, "--privacy", "schema")
    server = world.server(chat([verdict("[1]")]))
    for strategy in ("sparql", "grasp", "auto-kgqa", "uni-oqa", "control", "retrieve-rewrite-answer"):
        world.ask(base, server, strategy=strategy)
    for strategy in ("sql", "sql+passages", "passages"):
        world.ask(base, server, "--rerank", "--candidates", "3", strategy=strategy)
    world.run("search", "--kb", base, "--embedder", "openai:m", "Zorb", env=server.env())
    world.run("import", world.file("b.ttl", GRAPH), "--kb", world.folder / "b.kb", "--privacy", "schema", "--embedder", "openai:m", env=server.env())
    world.run("corpus", "--kb", base, "--model", "openai:m", env=server.env())
    need(not heard_values(server), f"told {heard_values(server)}")


def odd_rule(world):
    """A rule that nobody knows counts as the strictest."""
    base = world.base()
    manifest = (base / "manifest.json")
    manifest.write_text(manifest.read_text().replace('"privacy": "any"', '"privacy": "whatever"'))
    server = world.server(chat([verdict("[1]")]))
    for strategy in AGENTS:
        world.ask(base, server, strategy=strategy)
    need(not heard_values(server), f"told {heard_values(server)}")


def local_only(world):
    """Under "local" no address elsewhere is asked, whatever it is called, and no redirect leads there."""
    base = world.base("a.kb", GRAPH, "--privacy", "local")
    for address in ("http://192.0.2.1", "http://127.0.0.1@192.0.2.1", "http://localhost.192.0.2.1.nip.io", "http://[::ffff:192.0.2.1]", "http://0x7f.1.2.3.example"):
        result = world.run("ask", "--kb", base, "--model", "openai:m", "--strategy", "sql", "Who?", env={"OPENAI_BASE_URL": address + "/v1", "OPENAI_API_KEY": "k"})
        need(result.status != 0, f"{address} was asked")
    server = world.server(lambda *_: Reply([], status=307, headers={"Location": "http://192.0.2.1/v1/chat/completions"}))
    need(world.ask(base, server).status != 0, "a redirect was followed")


def hidden_from_models(world):
    """A hidden column's values in no prompt of any strategy that reads tables."""
    import querycases
    base = world.base()
    querycases.hide_wage(world, base)
    for query in querycases.HIDDEN[:6] + ["SELECT wage FROM person"]:
        server = world.server(chat([decision(sql=query, search="wage of Ann Zorblax"), verdict("[1]")]))
        world.ask(base, server, "--rounds", "2", strategy="sql+passages", question="Who earns most?")
        wages = told(server.heard().replace(query, "").replace(json.dumps(query)[1:-1], "").replace("(VALUES (3100), (2800), (4100))", ""), VALUES[3:])
        need(not wages, f"{query} told {wages}")


# ---- 21: keys

def keys(world):
    """A key goes to the server that it was given for: not to another protocol's, not behind a redirect, and is printed nowhere."""
    base = world.base()
    other = world.server(chat([verdict("[1]")]))
    first = world.server(lambda *_: Reply([], status=307, headers={"Location": other.url + "/v1/chat/completions"}))
    texts = [world.ask(base, first, "--trace", world.folder / "t.jsonl").text(),
             world.ask(base, first, env={"OLLAMA_HOST": other.url}, model="ollama:m").text(),
             world.ask(base, world.server(lambda *_: Reply([b'{"error":{"message":"bad key key-of-the-test"}}'], status=401))).text()]
    need("key-of-the-test" not in other.heard(), "another server got the key")
    need("key-of-the-test" not in texts[0] + texts[1], "the key was printed")
    need("key-of-the-test" not in (world.folder / "t.jsonl").read_text() if (world.folder / "t.jsonl").exists() else True, "the key is in the trace")


def endpoint_keys(world):
    """The value of --auth-env goes to the endpoint that wants it alone, not behind a redirect, and no file keeps it."""
    other = world.server(endpoint(None))
    first = world.server(lambda *_: Reply([], status=307, headers={"Location": other.url + "/sparql"}))
    env = {"SECRET": "Bearer secret-of-the-test"}
    world.run("sparql", "--endpoint", first.url + "/sparql", "--auth-env", "SECRET", "SELECT * { ?s ?p ?o }", env=env)
    need("secret-of-the-test" not in other.heard(), "another server got the key")
    good = world.server(endpoint(None))
    world.run("import", "--endpoint", good.url + "/sparql", "--auth-env", "SECRET", "--kb", world.folder / "r.kb", env=env)
    need("secret-of-the-test" in good.heard(), "its own server did not get the key")
    kept = b"".join(part.read_bytes() for part in world.folder.rglob("*") if part.is_file())
    need(b"secret-of-the-test" not in kept, "the key lies in a file")


# ---- endpoints

def endpoint_says(reply, limit=20.0):
    def case(world):
        server = world.server(endpoint(None))
        world.done("import", "--endpoint", server.url + "/sparql", "--kb", world.folder / "r.kb")
        bad = world.server(lambda *_: reply())
        world.run("import", "--endpoint", bad.url + "/sparql", "--kb", world.folder / "bad.kb", limit=limit)
        for query in ("SELECT * { ?s ?p ?o }", "ASK { ?s ?p ?o }", "CONSTRUCT WHERE { ?s ?p ?o }"):
            world.run("sparql", "--endpoint", bad.url + "/sparql", query, "--limit-time", "10", limit=limit)
    return case


def endless_rows():
    row = b'{"x":{"type":"uri","value":"http://example.org/%s"}},' % (b"a" * 1000)
    return Reply(itertools.chain([b'{"head":{"vars":["x"]},"results":{"bindings":['], itertools.repeat(row * 50)), "application/sparql-results+json")


def deep_rows():
    return Reply([b'{"head":{"vars":["x"]},"results":{"bindings":' + b"[" * 200_000], "application/sparql-results+json")


def odd_rows():
    return Reply([b'{"head":{"vars":[7,null]},"results":{"bindings":[1,{"x":"y"},{"x":{"type":[],"value":{}}},{"x":{"type":"uri","value":"\\ud800"}}]}}'],
                 "application/sparql-results+json")


def to_a_file():
    return Reply([], status=302, headers={"Location": "file:///etc/passwd"})
