// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "naming/names.h"

#include "base/ascii.h"
#include "base/text.h"
#include "language/valuewords.h"
#include "sqlite/database.h"

#include <algorithm>
#include <vector>

#include <QString>
#include <QStringList>

namespace tripletalk::naming {

namespace {

constexpr std::size_t longestIdentifier = 60;

bool isLatin(char32_t c) { return QChar::script(c) == QChar::Script_Latin; }

/// German writes its umlauts with an e when it has to do without dots; other accents are simply
/// left out.
const char* transliteration(char32_t c) {
    switch (c) {
        case U'ä':
            return "ae";
        case U'ö':
            return "oe";
        case U'ü':
            return "ue";
        case U'ß':
            return "ss";
        case U'æ':
            return "ae";
        case U'œ':
            return "oe";
        case U'ø':
            return "o";
        case U'ł':
            return "l";
        case U'đ':
        case U'ð':
            return "d";
        case U'þ':
            return "th";
        case U'ı':
            return "i";
        case U'€':
            return "eur";
        case U'%':
            return " percent ";
        case U'&':
            return " and ";
        default:
            return nullptr;
    }
}

/// Lower case with every separator as '_', before the rules about length, digits and keywords.
QString plainName(std::string_view label) {
    const QString lower = QString::fromUtf8(label.data(), static_cast<qsizetype>(label.size()))
                              .normalized(QString::NormalizationForm_KC)
                              .toLower();
    QString spelled;
    for (const char32_t c : lower.toStdU32String()) {
        if (const char* ascii = transliteration(c))
            spelled += QLatin1String(ascii);
        else
            spelled += QString::fromUcs4(&c, 1);
    }
    QString name;
    bool afterLatin = false;
    for (const char32_t c : spelled.normalized(QString::NormalizationForm_KD).toStdU32String()) {
        const bool mark = QChar::isMark(c);
        if (mark && afterLatin) continue;
        if (QChar::isLetterOrNumber(c) || mark)
            name += QString::fromUcs4(&c, 1);
        else if (c != U'\'' && c != U'’' && !name.isEmpty() && !name.endsWith(u'_'))
            name += u'_';
        afterLatin = isLatin(c);
    }
    while (name.endsWith(u'_')) name.chop(1);
    return name.normalized(QString::NormalizationForm_C);
}

std::string shortened(std::string name) {
    if (name.size() <= longestIdentifier) return name;
    std::size_t end = name.rfind('_', longestIdentifier);
    if (end == std::string::npos || end < longestIdentifier / 2) {
        end = longestIdentifier;
        while ((static_cast<unsigned char>(name[end]) & 0xC0) == 0x80)
            --end;  // not inside a character
    }
    name.resize(end);
    return name;
}

/// The words of one run without separators: borders are lower-to-upper changes and the end of an
/// acronym.
std::vector<QString> camelWords(const QString& run) {
    std::vector<QString> found;
    qsizetype begin = 0;
    for (qsizetype i = 1; i < run.size(); ++i) {
        const bool rises = run[i - 1].isLower() && run[i].isUpper();
        const bool acronymEnds = run[i - 1].isUpper() && run[i].isUpper() && i + 2 < run.size() &&
                                 run[i + 1].isLower() && run[i + 2].isLower();
        if (!rises && !acronymEnds) continue;
        found.push_back(run.mid(begin, i - begin));
        begin = i;
    }
    found.push_back(run.mid(begin));
    return found;
}

bool isAcronym(const QString& word) { return word.size() > 1 && word == word.toUpper(); }

bool hasDigit(const QString& text) {
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
}

/// "address2" has no digit before a letter, "A0E0" has.
bool digitsEndIt(const QString& word) {
    const auto* digit = std::find_if(word.begin(), word.end(), [](QChar c) { return c.isDigit(); });
    return std::all_of(digit, word.end(), [](QChar c) { return c.isDigit(); });
}

/// Whether camel case marks words in `run`, and is not the spelling of a code: "hasBOMPart",
/// "xCoordinate", not "kWh", "KiloW", "A0E0L2" or "KiloGM-PER-M3".
bool areWords(const QString& run, const std::vector<QString>& parts) {
    if (parts.size() < 2) return false;
    const bool plain = std::all_of(run.begin(), run.end(),
                                   [](QChar c) { return c.isLetterOrNumber() || c.isMark(); });
    if (!plain || parts[1].size() < 2 || (parts[0].size() == 1 && parts[1].size() < 3))
        return false;
    return parts.back().size() > 1 && std::all_of(parts.begin(), parts.end(), digitsEndIt);
}

/// What a part of a name between separators is.
enum class Part { Word, Acronym, Code };

Part kindOf(const QString& part) {
    if (hasDigit(part)) return Part::Code;
    const auto letters =
        std::count_if(part.begin(), part.end(), [](QChar c) { return c.isLetter(); });
    const bool lower =
        std::any_of(part.begin(), part.end(), [](QChar c) { return c.isLetter() && !c.isUpper(); });
    if (letters > 1) return lower ? Part::Word : Part::Acronym;
    // One small letter is a unit ("length_m"), or a word in scripts that have no capitals.
    return letters == 1 && part == part.toLower() ? Part::Word : Part::Code;
}

/// Whether the parts are words and the separators stand for blanks. Numbers and single capitals
/// are in a code, unless words enough stand around them ("2010_FIFA_World_Cup").
bool areWords(const QStringList& parts) {
    const auto count = [&](Part wanted) {
        return std::count_if(parts.begin(), parts.end(),
                             [&](const QString& part) { return kindOf(part) == wanted; });
    };
    return count(Part::Word) >= (count(Part::Code) > 0 ? 2 : 1);
}

/// The parts of a name at its separators; the name itself where these belong to it. '-' and '+' do
/// unless the name is nothing but words in small letters: "product-category", not "CGS-EMU",
/// "ug.m-3", "Baden-Württemberg".
QStringList partsOf(const QString& name) {
    QString separated = name;
    const auto separate = [&](auto&& isSeparator) {
        for (QChar& c : separated)
            if (isSeparator(c)) c = u' ';
        return separated.split(u' ', Qt::SkipEmptyParts);
    };
    QStringList parts = separate([](QChar c) { return c == u'_' || c.isSpace(); });
    if (parts.size() > 1) return areWords(parts) ? parts : QStringList{name};
    const bool wordsAlone = name == name.toLower() && !hasDigit(name);
    if (!wordsAlone) return parts;
    const QStringList finer = separate([](QChar c) { return c == u'-' || c == u'+'; });
    const bool words = !name.endsWith(u'-') && !name.endsWith(u'+') &&
                       std::all_of(finer.begin(), finer.end(), [](const QString& part) {
                           return part.size() > 1 && kindOf(part) == Part::Word;
                       });
    return words ? finer : parts;
}

/// A word on its own keeps its case: it may be a name ("South_Africa"); camel case only marks
/// borders.
void addWords(QStringList& words, const std::vector<QString>& parts) {
    for (const QString& part : parts)
        words << (parts.size() == 1 || isAcronym(part) ? part : part.toLower());
}

QString fromUtf8(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace

std::string decoded(std::string_view text) {
    if (text.find('%') == std::string_view::npos) return std::string(text);
    std::string bytes;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool escape = text[i] == '%' && i + 2 < text.size() &&
                            ascii::hexValue(text[i + 1]) >= 0 && ascii::hexValue(text[i + 2]) >= 0;
        if (!escape) {
            bytes += text[i];
            continue;
        }
        bytes +=
            static_cast<char>(ascii::hexValue(text[i + 1]) * 16 + ascii::hexValue(text[i + 2]));
        i += 2;
    }
    const bool readable = text::isValidUtf8(bytes) &&
                          std::none_of(bytes.begin(), bytes.end(),
                                       [](unsigned char c) { return c < 0x20 || c == 0x7F; });
    return readable ? bytes : std::string(text);
}

std::string_view ending(std::string_view iri, int segments) {
    constexpr std::string_view separators = "/#:";
    const auto lastReal = iri.find_last_not_of(separators);
    if (lastReal == std::string_view::npos) return iri;
    const std::string_view body = iri.substr(0, lastReal + 1);
    std::size_t end = body.size();
    for (int i = 0; i < segments; ++i) {
        const auto at = end == 0 ? std::string_view::npos : body.find_last_of(separators, end - 1);
        if (at == std::string_view::npos) return iri;
        end = at;
        while (end > 0 && separators.find(body[end - 1]) != std::string_view::npos)
            --end;  // "//" is one border
        if (i + 1 == segments) return body.substr(body.find_first_not_of(separators, end));
    }
    return body;
}

std::string localName(std::string_view iri) { return decoded(ending(iri, 1)); }

std::string humanise(std::string_view localName) {
    const QString name = fromUtf8(localName);
    QStringList words;
    for (const QString& run : partsOf(name)) {
        const std::vector<QString> parts = camelWords(run);
        if (areWords(run, parts))
            addWords(words, parts);
        else
            words << run;
    }
    return words.isEmpty() ? std::string(localName) : words.join(u' ').toStdString();
}

std::string allWords(std::string_view localName) {
    QString separated = fromUtf8(localName);
    for (QChar& c : separated)
        if (c == u'_' || c == u'-' || c == u'+' || c.isSpace()) c = u' ';
    QStringList words;
    for (const QString& run : separated.split(u' ', Qt::SkipEmptyParts))
        addWords(words, camelWords(run));
    return words.isEmpty() ? std::string(localName) : words.join(u' ').toStdString();
}

std::string inWords(std::string_view label) {
    const bool oneRun = label.find_first_of(" \t\n_-") == std::string_view::npos;
    return oneRun ? humanise(label) : std::string(label);
}

std::string identifier(std::string_view label) {
    std::string name = shortened(plainName(inWords(label)).toStdString());
    if (name.empty()) name = "unnamed";
    // A digit cannot begin a name, and SQLite keeps "sqlite_" to itself.
    if ((name.front() >= '0' && name.front() <= '9') || name.starts_with("sqlite_"))
        name.insert(0, "_");
    if (sqlite::isKeyword(name)) name += '_';
    return name;
}

std::string attributeName(std::string_view predicateLabel) {
    const std::string words = inWords(text::trim(predicateLabel));
    const std::string_view label = words;
    const auto blank = label.find(' ');
    if (blank == std::string_view::npos) return words;
    const std::string first = text::toLower(label.substr(0, blank));
    const bool helper = language::valueWords().helpers.contains(first);
    return std::string(helper ? text::trim(label.substr(blank + 1)) : label);
}

std::string NameAllocator::allocate(const std::string& wanted) {
    std::string name = wanted;
    for (int number = 2; !m_taken.insert(text::toLower(name)).second; ++number)
        name = wanted + (wanted.ends_with('_') ? "" : "_") + std::to_string(number);
    return name;
}

bool NameAllocator::isTaken(const std::string& name) const {
    return m_taken.contains(text::toLower(name));
}

}  // namespace tripletalk::naming
