// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "app/settings/troublewords.h"

#include <QCoreApplication>

namespace tripletalk::app {

using llm::Provider;
using llm::Trouble;

namespace {

struct Sentences {
    Q_DECLARE_TR_FUNCTIONS(Trouble)

  public:
    static TroubleWords ofAddress(Trouble trouble, Provider provider, const QString& address);
    static TroubleWords ofModel(Trouble trouble, Provider provider, const QString& model);
    static TroubleWords ofServer(Trouble trouble, const QString& address);
};

TroubleWords Sentences::ofAddress(Trouble trouble, Provider provider, const QString& address) {
    const bool ollama = provider == Provider::Ollama;
    switch (trouble) {
        case Trouble::Address:
            return {tr("“%1” is not a web address.").arg(address),
                    tr("Write it like http://127.0.0.1:11434 or https://api.example.com/v1.")};
        case Trouble::NotFound:
            return {tr("There is no server called %1.").arg(address),
                    tr("Look for a typing mistake in the address, and whether this computer is "
                       "online.")};
        case Trouble::Refused:
            return {tr("Nothing answers at %1.").arg(address),
                    ollama ? tr("Start Ollama (“ollama serve”), or install it from ollama.com. If "
                                "it runs on another port or computer, change the address.")
                           : tr("Start the server, or change the address or its port.")};
        case Trouble::Unreachable:
            return {tr("%1 cannot be reached.").arg(address),
                    tr("Look whether this computer is online, and whether a proxy is needed "
                       "(Network).")};
        case Trouble::Proxy:
            return {tr("The proxy does not let the request through to %1.").arg(address),
                    tr("Look at the address, the name and the password of the proxy (Network).")};
        case Trouble::Tls:
            return {tr("The certificate of %1 is not trusted.").arg(address),
                    tr("If it is of your own organisation, choose its certificate file "
                       "(Network).")};
        default:
            return {};
    }
}

TroubleWords Sentences::ofServer(Trouble trouble, const QString& address) {
    switch (trouble) {
        case Trouble::NoKey:
            return {tr("%1 asks for a key.").arg(address), tr("Enter the key of your account.")};
        case Trouble::WrongKey:
            return {tr("%1 does not accept the key.").arg(address),
                    tr("Copy the key anew from your account there: it may be mistyped, expired or "
                       "of another server.")};
        case Trouble::NoServer:
            return {tr("Something answers at %1, but it is not a model server.").arg(address),
                    tr("Look at the end of the address: OpenAI-compatible servers mostly want "
                       "/v1 there, Ollama nothing.")};
        case Trouble::TooSlow:
            return {tr("%1 did not answer in time.").arg(address),
                    tr("A large model may need long to load: try once more, or choose a smaller "
                       "one.")};
        case Trouble::Busy:
            return {tr("%1 has too much to do, or your quota is used up.").arg(address),
                    tr("Wait a minute and try again, or look at your account there.")};
        case Trouble::Elsewhere:
            return {tr("%1 is not this computer, and the privacy rule of the knowledge base lets "
                       "nothing leave it.")
                        .arg(address),
                    tr("Choose a model on this computer, or change the rule.")};
        default:
            return {tr("%1 answers with an error.").arg(address), tr("Read below what it says.")};
    }
}

TroubleWords Sentences::ofModel(Trouble trouble, Provider provider, const QString& model) {
    switch (trouble) {
        case Trouble::NoModel:
            return {tr("The server has no model “%1”.").arg(model),
                    provider == Provider::Ollama
                        ? tr("Choose one of the list, or fetch this one by its name.")
                        : tr("Choose one of the list, or look for a typing mistake.")};
        case Trouble::NoJson:
            return {tr("The model “%1” answers, but does not keep to the form that is asked for "
                       "(JSON).")
                        .arg(model),
                    tr("It may still work, but badly: a larger or newer model is better.")};
        default:
            return {};
    }
}

}  // namespace

TroubleWords wordsFor(Trouble trouble, Provider provider, const QString& address,
                      const QString& model) {
    switch (trouble) {
        case Trouble::None:
        case Trouble::Stopped:
            return {};
        case Trouble::Address:
        case Trouble::NotFound:
        case Trouble::Refused:
        case Trouble::Unreachable:
        case Trouble::Proxy:
        case Trouble::Tls:
            return Sentences::ofAddress(trouble, provider, address);
        case Trouble::NoModel:
        case Trouble::NoJson:
            return Sentences::ofModel(trouble, provider, model);
        default:
            return Sentences::ofServer(trouble, address);
    }
}

}  // namespace tripletalk::app
