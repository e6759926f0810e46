// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "retrieval/stopwords.h"

namespace tripletalk::retrieval {

const std::unordered_set<std::string_view>& stopWords() {
    // Folded forms: "fur" is the German "für", "uber" is "über".
    static const std::unordered_set<std::string_view> words{
        // English
        "a", "about", "all", "also", "am", "an", "and", "any", "are", "as", "at", "be", "been",
        "being", "both", "but", "by", "can", "could", "d", "did", "do", "does", "doing", "each",
        "for", "from", "had", "has", "have", "having", "he", "her", "here", "hers", "him", "his",
        "how", "i", "if", "in", "into", "is", "it", "its", "ll", "many", "me", "much", "my", "no",
        "nor", "not", "of", "on", "only", "or", "other", "our", "out", "own", "re", "s", "same",
        "shall", "she", "should", "so", "some", "such", "t", "than", "that", "the", "their", "them",
        "then", "there", "these", "they", "this", "those", "to", "too", "us", "ve", "very", "was",
        "we", "were", "what", "when", "where", "which", "while", "who", "whom", "whose", "why",
        "will", "with", "would", "you", "your",
        // German
        "aber", "alle", "allem", "allen", "aller", "alles", "als", "auch", "auf", "aus", "bei",
        "beim", "bin", "bis", "bist", "da", "dann", "das", "dass", "dein", "dem", "den", "denn",
        "der", "deren", "des", "dessen", "dich", "die", "dies", "diese", "diesem", "diesen",
        "dieser", "dieses", "dir", "doch", "du", "durch", "ein", "eine", "einem", "einen", "einer",
        "eines", "er", "es", "euch", "fur", "gibt", "hat", "hatte", "hatten", "haben", "ich", "ihm",
        "ihn", "ihnen", "ihr", "ihre", "ihrem", "ihren", "ihrer", "im", "ins", "ist", "jede",
        "jedem", "jeden", "jeder", "jedes", "kann", "kein", "keine", "keinen", "konnen", "mein",
        "meine", "mich", "mir", "mit", "nach", "nicht", "noch", "nur", "ob", "oder", "ohne", "sein",
        "seine", "seinem", "seinen", "seiner", "sich", "sie", "sind", "sowie", "uber", "um", "und",
        "uns", "unser", "unsere", "unter", "vom", "von", "vor", "wann", "war", "waren", "warum",
        "was", "welche", "welchem", "welchen", "welcher", "welches", "wem", "wen", "wenn", "wer",
        "werden", "wessen", "wie", "wieso", "wieviel", "wieviele", "wird", "wir", "wo", "wurde",
        "wurden", "zu", "zum", "zur", "zwischen"};
    return words;
}

bool isStopWord(std::string_view word) { return stopWords().contains(word); }

}  // namespace tripletalk::retrieval
