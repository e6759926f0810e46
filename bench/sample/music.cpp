// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sample/samplevocabulary.h"

namespace tripletalk::sample {

namespace {

Vocabulary makeMusic() {
    Vocabulary v;
    v.name = "music";
    v.classes = {{
        {"Album", "Album", "One edition of an album as it can be bought."},
        {"Artist", {}, "Somebody who makes music, or a band."},
        {"RecordingStudio", "Recording studio"},
        {"PressingPlant", "Pressing plant", "Where albums are pressed."},
        {"BonusBundle", "Bonus bundle"},
        {"Sleeve"},
        {"RecordShop", "Record shop"},
    }};
    v.attributes = {{
        {"productionCost", Shape::DotThousands, "EUR", 23500, 98500, 50, "production cost",
         "What it cost to make."},
        {"playingTime", Shape::CommaThousands, "s", 1480, 4210, 5},
        {"shippingWeight", Shape::DotThousands, "g", 1190, 2480, 5, "shipping weight"},
        {"tempo", Shape::Plain, "bpm", 68, 190, 1, {}, "The average tempo in beats per minute."},
        {"introLength", Shape::Decimal, "s", 3.4, 11.9, 0.1, {}, "Seconds before the first verse."},
        {"dynamicRange", Shape::DecimalSpan, "dB", 4.2, 10.8, 0.1},
        {"downloadTime", Shape::Clock, "h", 18, 74, 1, "download time",
         "All tracks in best quality."},
        {"streamingBitrate",
         Shape::Span,
         "kbit/s",
         310,
         610,
         5,
         {},
         "What a stream of the album needs."},
        {"bookletPages", Shape::Plain, "pages", 12, 196, 2, "booklet pages"},
        {"discs", Shape::Integer, {}, 1, 6, 1, "discs"},
        {"releaseDate", Shape::Date, {}, 2016, 2024, 1},
        {"byArtist", Shape::Link, {}, 0, 0, 1, "artist"},
        {"recordedIn", Shape::Link},
        {"pressedAt", Shape::Link, {}, 0, 0, 1, "pressed at"},
        {"includedBundle", Shape::Link, {}, 0, 0, 1, "included bundle"},
        {"availableSleeve", Shape::Link},
        {"genre", Shape::Text},
        {"floorArea", Shape::Plain, "m2", 70, 390, 5},
        {"recordingMethod", Shape::Text, {}, 0, 0, 1, "recording method"},
        {"finish", Shape::Text},
        {"city", Shape::Text, {}, 0, 0, 1, "city"},
        {"country", Shape::Text},
        {"numberOfEmployees", Shape::DotThousands, {}, 600, 14800, 50},
        {"stocks", Shape::Link, {}, 0, 0, 1, {}, "An artist whose albums the shop has in stock."},
    }};
    v.firsts = {"Glass", "Paper", "Silver", "Hollow", "Distant", "Velvet", "Broken",   "Golden",
                "Quiet", "Amber", "Frozen", "Hidden", "Scarlet", "Wooden", "Electric", "Northern"};
    v.seconds = {"Harbour",  "Rivers",  "Lanterns", "Orchard",    "Windows", "Letters",
                 "Machines", "Gardens", "Shadows",  "Satellites", "Bridges", "Mirrors"};
    v.bodies = {{"Deluxe Edition", "Jazz"}, {"Live Session", "Folk"},    {"Studio Cut", "Rock"},
                {"Anniversary", "Soul"},    {"Acoustic Version", "Pop"}, {"Remaster", "Ambient"}};
    v.trims = {"Double Vinyl",   "Box Set",       "Compact Disc",
               "Picture Record", "Cassette Tape", "Collector Case"};
    v.fuels = {"Analogue", "Tape", "Digital", "Hybrid"};
    v.engineCodes = {"Sound", "Rooms", "Studio A", "Studio B", "Barn", "Tower", "Hall", "Lab"};
    v.plantWords = {"Vinyl Works", "Pressing"};
    v.dealerWords = {"Records", "Vinyl Corner", "Music Store", "Sound Cellar", "Discs"};
    v.finishes = {"Gloss", "Matt", "Linen", "Foil"};
    v.colourAdjectives = {"Dusty",  "Neon",   "Woven",   "Painted",
                          "Starry", "Folded", "Marbled", "Stamped"};
    v.colourNouns = {"Moon", "Leaf", "Wave", "Clock", "Feather", "Ladder"};
    v.bilingualColours = {{"Cloud Window", "Wolkenfenster"}, {"Green Door", "Grüne Tür"}};
    v.packageQualifiers = {"Classic", "Premium", "Select", "Signature", "Rare",   "Essential",
                           "Elite",   "Compact", "Prime",  "Heritage",  "Avenue", "Summit"};
    v.packageWords = {"Bundle", "Set"};
    v.themes = {
        {"Artwork",
         {"a hand-numbered art print", "nine postcards of the paintings",
          "a fold-out cover painting", "an embossed slipcase", "ink drawings for every song",
          "a sheet of stickers", "a silk screen poster", "gold edged inner sleeves",
          "photographs from the first tour", "a portrait by the singer's sister"},
         "for walls that are still empty"},
        {"Rehearsal",
         {"sheet music for piano", "guitar tablature", "play-along tracks without vocals",
          "a chord chart", "a metronome track", "slow versions of every song"},
         "for everybody who is learning the songs at home"},
        {"Gift",
         {"red wrapping paper", "a blank greeting card", "a ribbon with a bell",
          "a small wooden box", "a voucher for a second copy", "a pressed flower"},
         "for buying the album as a present"},
        {"Concert",
         {"a recording of the spring tour", "a backstage photo book", "a replica ticket",
          "the set list of the last night", "an interview before the show", "a festival wristband"},
         "for people who were there"},
        {"Archive",
         {"early demo tapes", "unreleased takes", "radio sessions", "handwritten notes",
          "the producer's diary", "outtakes with laughter"},
         "for listeners who want to know how it began"},
        {"Film",
         {"a documentary on disc", "four music videos", "a making-of reel", "an animated short",
          "tour footage", "a video commentary"},
         "for evenings on the sofa"},
        {"Fashion",
         {"a cotton shirt", "a knitted scarf", "an enamel pin", "a canvas bag", "striped socks",
          "a denim patch"},
         "for wearing on the street"},
        {"Reading",
         {"a book of short stories", "an essay by a critic", "printed liner notes",
          "a glossary of places", "a reading list", "a letter to the listener"},
         "for slow afternoons"},
        {"Hearing",
         {"a surround mix", "a mono mix", "an instrumental disc", "high resolution files",
          "a headphone mix", "a half speed master"},
         "for people with good loudspeakers"},
        {"Travelling",
         {"a download code", "a car disc", "a pocket sleeve", "a map of the songs",
          "a memory stick", "a zipped record bag"},
         "for the road"},
        {"Club",
         {"an extended remix", "a dub version", "a white label single", "a cappella tracks",
          "a mixtape", "a slipmat"},
         "for people who play records to others"},
        {"Care",
         {"an antistatic brush", "a cleaning cloth", "padded inner sleeves", "a record weight",
          "a dust cover", "spare corners"},
         "for a record that stays like new"},
    };
    v.countries = {"Austria", "Belgium", "Denmark",  "Finland",
                   "Ireland", "Norway",  "Portugal", "Spain"};
    v.phrases = {
        {"1.1",
         {"How heavy is the {a}?", "What does the {a} weigh?",
          "I'm thinking about the {a}. How heavy is it?"}},
        {"1.2",
         {"And its playing time?", "And how long is its playing time?",
          "What about the playing time?"}},
        {"1.3", {"How does this compare to the {b}?", "And how does that compare with the {b}?"}},
        {"1.4",
         {"Which of the two has the thicker booklet?",
          "Which of the two has more pages in its booklet?"}},
        {"1.5", {"And at which plant is that one pressed?", "In which plant is that one pressed?"}},
        {"2.1", {"How many albums are there by {series}?", "How many albums did {series} make?"}},
        {"2.2", {"Which of these was the cheapest to make?", "Which one of them cost the least?"}},
        {"2.3", {"What tempo does it have?", "And what is its tempo?", "How fast is it?"}},
        {"2.4", {"Which bundles are there for it?", "What extras come with it?"}},
        {"2.5",
         {"What is the average production cost for this artist?",
          "And what do the albums of that artist cost on average?"}},
        {"3.1",
         {"What can you tell me about the artwork of the {a}?",
          "What is the artwork of the {a} like?"}},
        {"3.2",
         {"Which bundles make learning the songs easier?",
          "What helps me to learn the songs at home?"}},
        {"3.3", {"How much is the {package} bundle?", "What does the {package} bundle cost?"}},
        {"3.4", {"How many albums include it?", "And how many albums come with it?"}},
        {"3.5",
         {"What does the {package2} bundle include?", "And what is in the {package2} bundle?"}},
        {"4.1", {"How many albums were recorded digitally?", "How many digital albums are there?"}},
        {"4.2",
         {"Which of those downloads the quickest?",
          "Which of them takes the least time to download?"}},
        {"4.3", {"What bitrate does it need?", "What is its streaming bitrate?"}},
        {"4.4", {"And the {b}?", "What about the {b}?"}},
        {"4.5",
         {"Tell me more about the studio it was recorded in.",
          "What can you tell me about its recording studio?"}},
        {"5.1", {"Which plant pressed the {a}?", "At which plant did they press the {a}?"}},
        {"5.2", {"How many people work there?", "And how many employees does it have?"}},
        {"5.3", {"What else do you know about this plant?", "Tell me more about that plant."}},
        {"5.4",
         {"Which record shops in {country} stock {series}?", "Who stocks {series} in {country}?"}},
        {"5.5",
         {"How many record shops are there in each country?",
          "And how many record shops are there per country?"}},
        {"6.1",
         {"Which albums are faster than {speed} bpm and cost less than {price} euros?",
          "Which albums cost less than {price} euros and have a tempo above {speed} bpm?"}},
        {"6.2",
         {"What is special about the {a}?", "What does the {a} have that no other album has?"}},
        {"6.3",
         {"How does its production cost compare to the {b}?",
          "And how does it compare in cost with the {b}?"}},
        {"6.4", {"When was the {b} released?", "And when did the {b} come out?"}},
        {"6.5",
         {"Is there any bundle for people who need a present?",
          "What do you offer for somebody who wants a present?"}},
        {"d.g1", {"How many discs does the {a} have?", "How many discs are in the {a}?"}},
        {"d.g2",
         {"In which studio was the {a} recorded?", "Which studio was the {a} recorded in?"}},
        {"d.g3",
         {"Which is the most expensive album by {series}?", "Which {series} album cost the most?"}},
        {"d.b1", {"How heavy is the {a}, and how many takes did its first song need?"}},
        {"d.b2", {"What did the {a} cost to make, and how many points did the reviewers give it?"}},
        {"d.b3", {"Where was the {a} pressed, and for how many months may it be returned?"}},
    };
    v.measurements = {
        {"The first song of {x} needed {n} takes.",
         "Takes of the first song",
         "takes",
         {"How many takes did the first song of the {a} need?",
          "How many takes were needed for the first song of the {a}?"},
         33,
         41},
        {"Our reviewers gave {x} a score of {n} points out of 100.",
         "Score of the reviewers",
         "points",
         {"How many points did the reviewers give the {a}?",
          "What score did the {a} get from the reviewers?"},
         58,
         71},
        {"A copy of {x} with a fault can be returned for {n} months.",
         "Return period",
         "months",
         {"For how many months can the {a} be returned?",
          "How long is the return period of the {a}?"},
         12,
         72,
         6},
        {"At the release party {n} guests heard {x} for the first time.",
         "Guests at the release party",
         "guests",
         {"How many guests came to the release party of the {a}?",
          "How many guests heard the {a} at its release party?"},
         98,
         127},
    };
    v.reportTitle = "Review: {x}";
    v.reportIntro = "We listened to {x} for two weeks, at home, in the car and on a train.";
    v.sheetTitle = "Fact sheet: {x}";
    v.sheetIntro = "Numbers collected by our editors; the rest is the publisher's own.";
    v.newsTitle = "News from {series}";
    v.newsItems = {"{x} is being pressed at {plant}.", "The {package} can now be ordered online.",
                   "The tour with {x} starts next month.", "Subscribers receive a letter."};
    v.noteTitle = "Care note for {x}";
    v.noteSteps = {"Keep the record upright and out of the sun.", "Hold it at the edge only.",
                   "Replace the inner sleeve once a year.",
                   "Clean the needle before the first play."};
    v.remarks = {"The second half is quiet, but nobody fell asleep.",
                 "The order of the songs needs getting used to.",
                 "On small loudspeakers it stays easy to follow.",
                 "The last chord closes the evening with a smile.",
                 "Played loudly, the bass leans forward a little.",
                 "Our youngest listener liked the drums best."};
    return v;
}

}  // namespace

const Vocabulary& music() {
    static const Vocabulary words = makeMusic();
    return words;
}

}  // namespace tripletalk::sample
