// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "base/file.h"
#include "cli/command.h"
#include "cli/configurationoptions.h"
#include "cli/endpointoptions.h"
#include "net/loopback.h"
#include "net/server/webserver.h"
#include "serving/mcp/mcpstdio.h"
#include "serving/secrets.h"
#include "serving/service.h"

#include <condition_variable>
#include <cstdlib>
#include <map>
#include <mutex>

namespace tripletalk::cli {

namespace {

constexpr int defaultPort = 8765;
constexpr std::size_t shortestToken = 16;

Result<std::string> tokenFromEnvironment() {
    const char* given = std::getenv("TRIPLETALK_TOKEN");
    if (!given || !*given) return serving::secretText();
    if (std::string_view(given).size() < shortestToken)
        return Error{
            ErrorKind::Usage,
            say("Sentence", "TRIPLETALK_TOKEN is shorter than %1 characters.").arg(shortestToken)};
    return std::string(given);
}

Result<std::string> contentOf(const Options& options, const char* name) {
    const auto file = options.find(name);
    return file ? readFile(*file) : Result<std::string>(std::string());
}

/// "IRI=NAME": the base that answers for a dataset of the challenge.
Result<std::map<std::string, std::string>> datasetsFrom(const Options& options) {
    std::map<std::string, std::string> datasets;
    for (const std::string& given : options.all("dataset")) {
        const std::size_t equals = given.rfind('=');
        if (equals == 0 || equals == std::string::npos)
            return Error{ErrorKind::Usage, say("Sentence", "--dataset takes IRI=NAME.")};
        datasets[given.substr(0, equals)] = given.substr(equals + 1);
    }
    return datasets;
}

Result<net::WebServer::Options> listeningFrom(const Options& options) {
    net::WebServer::Options listening;
    listening.address = options.get("address", listening.address);
    const auto port = options.number("port", defaultPort, 0, 65'535);
    if (!port) return port.error();
    listening.port = static_cast<std::uint16_t>(*port);
    auto certificate = contentOf(options, "certificate");
    if (!certificate) return certificate.error();
    auto key = contentOf(options, "key");
    if (!key) return key.error();
    listening.certificate = *std::move(certificate);
    listening.key = *std::move(key);
    if (options.has("certificate") != options.has("key") ||
        (options.has("key") && (listening.certificate.empty() || listening.key.empty())))
        return Error{ErrorKind::Usage,
                     say("Sentence", "A certificate and its key are needed, both as PEM.")};
    const bool guarded = !listening.certificate.empty() || options.has("behind-proxy");
    if (!net::isThisComputer(listening.address) && !guarded)
        return Error{ErrorKind::Usage,
                     say("Sentence",
                         "At an address that others reach, --certificate and --key are needed, or "
                         "a proxy that encrypts and --behind-proxy.")};
    return listening;
}

/// Prints a line a request: what was done, never what was asked.
std::function<void(const serving::Served&)> logTo(const Context& context) {
    return [&context, mutex = std::make_shared<std::mutex>()](const serving::Served& served) {
        const std::lock_guard lock(*mutex);
        context.err << served.method << " " << served.path << " "
                    << (served.refusal == 0 ? "served" : std::to_string(served.refusal)) << " "
                    << static_cast<int>(served.ms) << " ms\n"
                    << std::flush;
    };
}

void waitFor(const CancelToken& cancel) {
    std::mutex mutex;
    std::condition_variable stopped;
    bool done = false;
    const auto registration = cancel.onCancel([&] {
        const std::lock_guard lock(mutex);
        done = true;
        stopped.notify_all();
    });
    std::unique_lock lock(mutex);
    stopped.wait(lock, [&] { return done; });
}

int serveHttp(const Context& context, const Options& options, serving::SharedBases& bases,
              serving::Asking& asking) {
    auto listening = listeningFrom(options);
    if (!listening) return context.fail(listening.error());
    const std::string host = listening->address.find(':') == std::string::npos
                                 ? listening->address
                                 : "[" + listening->address + "]";
    const auto token = tokenFromEnvironment();
    if (!token) return context.fail(token.error());
    auto datasets = datasetsFrom(options);
    if (!datasets) return context.fail(datasets.error());
    serving::Service::Options wanted;
    wanted.admission.token = *token;
    wanted.admission.hosts.push_back(host);
    for (const std::string& name : options.all("host")) wanted.admission.hosts.push_back(name);
    wanted.admission.origins = options.all("allow-origin");
    wanted.behindProxy = options.has("behind-proxy");
    wanted.datasets = *std::move(datasets);
    if (options.has("log")) wanted.log = logTo(context);
    serving::Service service(bases, asking, wanted);
    listening->admits = [&](const net::HeaderFields& headers) { return service.admits(headers); };
    const auto server = net::WebServer::start(
        *listening, [&](const net::ServedRequest& request, net::ServedReply& reply,
                        const CancelToken& cancel) { service.serve(request, reply, cancel); });
    if (!server) return context.fail(server.error());
    const std::string address = (listening->certificate.empty() ? "http://" : "https://") + host +
                                ":" + std::to_string((*server)->port());
    if (context.json)
        context.print({{"address", address}, {"token", *token}, {"bases", bases.names()}});
    else
        context.out << "Serving at " << address << "/\nToken: " << *token << "\n" << std::flush;
    waitFor(context.cancel);
    return Done;
}

int serveStdio(Context& context, serving::SharedBases& bases, serving::Asking& asking) {
    serving::McpServer server(bases, asking);
    // The next line of input may never come. There is nothing to be saved.
    const auto registration = context.cancel.onCancel([] { std::_Exit(Interrupted); });
    serving::serveMcp(server, context.in, context.out.asWritten(), context.cancel);
    return Done;
}

int runServe(Context& context, const Options& options) {
    auto opened = basesFrom(context, options);
    if (!opened) return context.fail(opened.error());
    if (const auto checked = strategyFrom(options, {opened->front()}, context.client); !checked)
        return context.fail(checked.error());
    serving::SharedBases bases(*std::move(opened));
    serving::Asking asking([&](const std::vector<knowledge::KnowledgeBase>& asked) {
        return strategyFrom(options, asked, context.client);
    });
    return options.has("stdio") ? serveStdio(context, bases, asking)
                                : serveHttp(context, options, bases, asking);
}

}  // namespace

Command serveCommand() {
    std::vector<OptionSpec> specs{
        {"kb", "DIR", "a knowledge base to serve; may be given again", true},
        {"stdio", "", "speak the Model Context Protocol over standard input and output"},
        {"port", "N", "of the server (default 8765; 0: a free one)"},
        {"address", "IP", "that the server listens at (default 127.0.0.1: this computer alone)"},
        {"host", "NAME", "what else the server is called; may be given again"},
        {"allow-origin", "URL", "pages from there may ask; may be given again"},
        {"certificate", "FILE", "PEM, for https"},
        {"key", "FILE", "PEM, the certificate's key"},
        {"behind-proxy", "", "whoever asks may be elsewhere, and is let through by a proxy"},
        {"dataset", "IRI=NAME", "the base that answers for a dataset of TEXT2SPARQL"},
        {"log", "", "a line a request on standard error, without what was asked"},
        authorizationOption()};
    for (OptionSpec& spec : configurationOptions()) specs.push_back(std::move(spec));
    return {"serve", "",
            "Serve knowledge bases to other programs: MCP, SPARQL, chat, pages (docs/serve.md).",
            specs, runServe};
}

}  // namespace tripletalk::cli
