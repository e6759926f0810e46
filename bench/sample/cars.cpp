// SPDX-FileCopyrightText: 2026 TripleTalk contributors
// SPDX-License-Identifier: Apache-2.0
#include "sample/samplevocabulary.h"

namespace tripletalk::sample {

namespace {

Vocabulary makeCars() {
    Vocabulary v;
    v.name = "cars";
    v.classes = {{
        {"Car", "Car", "One variant of a car as it can be ordered."},
        {"Series", {}, "A family of cars that share a body."},
        {"Engine", "Engine"},
        {"ProductionPlant", "Production plant", "Where cars are built."},
        {"EquipmentPackage", "Equipment package"},
        {"Colour"},
        {"Dealer", "Dealer"},
    }};
    v.attributes = {{
        {"price", Shape::DotThousands, "EUR", 23500, 98500, 50, "price",
         "List price including tax."},
        {"wheelbase", Shape::CommaThousands, "mm", 2480, 3210, 5},
        {"curbWeight", Shape::DotThousands, "kg", 1190, 2480, 5, "curb weight"},
        {"topSpeed", Shape::Plain, "km/h", 158, 290, 1, {}, "The highest speed in km/h."},
        {"acceleration", Shape::Decimal, "s", 3.4, 11.9, 0.1, {}, "Time from 0 to 100 km/h."},
        {"fuelConsumption", Shape::DecimalSpan, "l/100km", 4.2, 10.8, 0.1},
        {"chargingTime", Shape::Clock, "h", 18, 74, 1, "charging time",
         "From 10 to 80 % at a fast charger."},
        {"electricRange",
         Shape::Span,
         "km",
         310,
         610,
         5,
         {},
         "How far the car goes with one charge."},
        {"bootVolume", Shape::Plain, "l", 260, 690, 5, "boot volume"},
        {"seats", Shape::Integer, {}, 2, 7, 1, "seats"},
        {"launchDate", Shape::Date, {}, 2016, 2024, 1},
        {"partOfSeries", Shape::Link, {}, 0, 0, 1, "series"},
        {"hasEngine", Shape::Link},
        {"builtAt", Shape::Link, {}, 0, 0, 1, "built at"},
        {"availablePackage", Shape::Link, {}, 0, 0, 1, "available package"},
        {"availableColour", Shape::Link},
        {"bodyType", Shape::Text},
        {"power", Shape::Plain, "kW", 70, 390, 5},
        {"fuelType", Shape::Text, {}, 0, 0, 1, "fuel type"},
        {"finish", Shape::Text},
        {"city", Shape::Text, {}, 0, 0, 1, "city"},
        {"country", Shape::Text},
        {"numberOfEmployees", Shape::DotThousands, {}, 600, 14800, 50},
        {"sells", Shape::Link, {}, 0, 0, 1, {}, "A series that the dealer has on offer."},
    }};
    v.firsts = {"114", "116", "118", "120", "125", "130", "216", "218", "220", "225", "235", "320",
                "325", "330", "340", "418", "420", "430", "440", "520", "530", "540", "630", "640"};
    v.seconds = {"i", "d", "e", "h"};
    v.secondFollowsFuel = true;
    v.designationJoined = true;
    v.bodies = {{"Gran Coupe", "Coupe"}, {"Touring", "Estate"},     {"Limousine", "Saloon"},
                {"Cross", "SUV"},        {"Cabrio", "Convertible"}, {"City", "Hatchback"}};
    v.trims = {"Sport Line",   "Executive",     "Urban Pro",
               "Comfort Plus", "Performance S", "Edition Nova"};
    v.fuels = {"Petrol", "Diesel", "Electric", "Plug-in hybrid"};
    v.engineCodes = {"1.5 T", "2.0 T", "2.0 TT", "3.0 V", "4.0 V8", "R4", "R6", "GT"};
    v.plantWords = {"Works", "Assembly"};
    v.dealerWords = {"Autohaus", "Motors", "Car Centre", "Garage", "Automobile"};
    v.finishes = {"Solid", "Metallic", "Pearl", "Matt"};
    v.colourAdjectives = {"Glacier", "Ember",  "Midnight", "Sahara",
                          "Lagoon",  "Forest", "Storm",    "Copper"};
    v.colourNouns = {"White", "Red", "Blue", "Grey", "Green", "Black"};
    v.bilingualColours = {{"Cloud Silver", "Wolkensilber"}, {"Dune Yellow", "Dünengelb"}};
    v.packageQualifiers = {"Classic", "Premium", "Select", "Signature", "Advanced", "Essential",
                           "Elite",   "Compact", "Prime",  "Heritage",  "Avenue",   "Summit"};
    v.packageWords = {"Package", "Pack"};
    v.themes = {
        {"Interior",
         {"two-tone leather seats", "ambient lighting in nine colours", "open-pored oak trim",
          "a knitted headliner", "a crystal gear lever", "velvet floor mats",
          "a leather-wrapped dashboard", "illuminated door sills", "brushed aluminium inlays",
          "quilted door panels"},
         "for a cabin that feels like a living room"},
        {"Winter",
         {"heated front seats", "a heated steering wheel", "a heated windscreen",
          "snow chains in a bag", "headlight washers", "an auxiliary heater with remote control"},
         "for icy roads and dark winter mornings"},
        {"Family",
         {"two built-in child seats", "window blinds in the rear doors",
          "folding tables behind the front seats", "washable seat covers",
          "a second mirror for watching the back row", "electric child locks"},
         "for parents who travel with children"},
        {"Sound",
         {"sixteen loudspeakers", "a subwoofer under the boot floor", "active noise cancelling",
          "a 600 watt amplifier", "a digital radio tuner", "headrest loudspeakers"},
         "for people who love music"},
        {"Assistance",
         {"lane keeping assist", "adaptive cruise control", "traffic sign recognition",
          "emergency braking", "blind spot warning", "a driver attention monitor"},
         "for calm hours on the motorway"},
        {"Parking",
         {"a rear view camera", "ultrasonic sensors all round", "an automatic parking assistant",
          "folding mirrors", "a bird's eye view display", "remote controlled parking"},
         "for narrow garages and crowded streets"},
        {"Dynamic",
         {"sport suspension", "a locking differential", "bigger brake discs", "a sports exhaust",
          "shift paddles", "a launch control"},
         "for winding roads"},
        {"Light",
         {"matrix headlights", "dynamic turn signals", "a cornering light", "laser high beam",
          "welcome light at the doors", "adaptive tail lights"},
         "for seeing and being seen at night"},
        {"Travel",
         {"massaging front seats", "a rooftop luggage box", "a bicycle carrier",
          "a cooled glove box", "four zone climate control", "privacy glass"},
         "for long distances"},
        {"Connect",
         {"wireless phone charging", "a mobile hotspot", "online navigation", "a digital key",
          "voice control in twelve languages", "over-the-air updates"},
         "for everyone who is always online"},
        {"Towing",
         {"a swivelling tow bar", "trailer stability control", "a reinforced rear axle",
          "trailer manoeuvring assist", "a thirteen pin socket", "extended mirrors"},
         "for caravans and boats"},
        {"Protection",
         {"a steel underbody guard", "rubber boot lining", "stone chip film on the bonnet",
          "an alarm with tilt sensor", "door edge guards", "locking wheel bolts"},
         "for a car that stays like new"},
    };
    v.countries = {"Austria", "Belgium", "Denmark",  "Finland",
                   "Ireland", "Norway",  "Portugal", "Spain"};
    v.phrases = {
        {"1.1",
         {"How heavy is the {a}?", "What does the {a} weigh?",
          "I'm thinking about the {a}. How heavy is it?"}},
        {"1.2",
         {"And its wheelbase?", "And how long is its wheelbase?", "What about the wheelbase?"}},
        {"1.3", {"How does this compare to the {b}?", "And how does that compare with the {b}?"}},
        {"1.4",
         {"Which of the two has the bigger boot?", "Which of the two offers more boot space?"}},
        {"1.5", {"And at which plant is that one built?", "In which plant is that one built?"}},
        {"2.1",
         {"How many cars are there in the {series} series?",
          "How many cars belong to the {series} series?"}},
        {"2.2", {"Which of these is the cheapest?", "Which one of them costs the least?"}},
        {"2.3", {"How fast is it?", "And how fast can it go?", "What top speed does it reach?"}},
        {"2.4", {"Which packages are there for it?", "What equipment can I get for it?"}},
        {"2.5",
         {"What is the average price in this series?",
          "And what do the cars of that series cost on average?"}},
        {"3.1",
         {"What can you tell me about the interior of the {a}?",
          "What is the interior of the {a} like?"}},
        {"3.2",
         {"Which equipment makes winter driving easier?", "What helps me when I drive in winter?"}},
        {"3.3", {"How much is the {package} package?", "What does the {package} package cost?"}},
        {"3.4", {"How many cars can be ordered with it?", "And how many cars offer it?"}},
        {"3.5",
         {"What does the {package2} package include?", "And what is in the {package2} package?"}},
        {"4.1", {"How many cars are purely electric?", "How many electric cars are there?"}},
        {"4.2",
         {"Which of those charges the quickest?", "Which of them takes the least time to charge?"}},
        {"4.3", {"How far does it get on one charge?", "What is its range?"}},
        {"4.4", {"And the {b}?", "What about the {b}?"}},
        {"4.5", {"Tell me more about its engine.", "What can you tell me about its engine?"}},
        {"5.1", {"Which plant builds the {a}?", "At which plant do they build the {a}?"}},
        {"5.2", {"How many people work there?", "And how many employees does it have?"}},
        {"5.3", {"What else do you know about this plant?", "Tell me more about that plant."}},
        {"5.4",
         {"Which dealers in {country} sell the {series}?", "Who sells the {series} in {country}?"}},
        {"5.5",
         {"How many dealers are there in each country?",
          "And how many dealers are there per country?"}},
        {"6.1",
         {"Which cars are faster than {speed} km/h and cost less than {price} euros?",
          "Which cars cost less than {price} euros and go faster than {speed} km/h?"}},
        {"6.2",
         {"What is special about the {a}?", "What does the {a} have that no other car has?"}},
        {"6.3",
         {"How does its price compare to the {b}?",
          "And how does it compare in price with the {b}?"}},
        {"6.4", {"When was the {b} launched?", "And when did the {b} come out?"}},
        {"6.5",
         {"Is there any equipment for people who travel with children?",
          "What do you offer for trips with children?"}},
        {"d.g1", {"How many seats does the {a} have?", "How many people fit into the {a}?"}},
        {"d.g2", {"Which engine does the {a} have?", "What engine is in the {a}?"}},
        {"d.g3",
         {"Which is the most expensive car of the {series} series?",
          "Which {series} costs the most?"}},
        {"d.b1", {"How heavy is the {a}, and how far does it need to stop from 100 km/h?"}},
        {"d.b2", {"What does the {a} cost, and how loud is it inside?"}},
        {"d.b3",
         {"Where is the {a} built, and how many months of warranty are there on its paint?"}},
    };
    v.measurements = {
        {"From 100 km/h the {x} came to a stop after {n} metres.",
         "Braking distance from 100 km/h",
         "m",
         {"How many metres does the {a} need to brake from 100 km/h?",
          "What is the braking distance of the {a}?"},
         33,
         41},
        {"Inside the {x} our meter showed {n} dB at 130 km/h.",
         "Noise in the cabin",
         "dB",
         {"How loud is the {a} inside?", "How noisy is the cabin of the {a} at motorway speed?"},
         58,
         71},
        {"The paint of the {x} is covered by a warranty of {n} months.",
         "Paint warranty",
         "months",
         {"How long is the paint of the {a} under warranty?",
          "How many months of warranty are there on the {a}'s paint?"},
         36,
         144,
         6},
        {"The {x} turns within a circle of {n} decimetres.",
         "Turning circle",
         "dm",
         {"How big is the turning circle of the {a}?", "What turning circle does the {a} have?"},
         98,
         127},
    };
    v.reportTitle = "Road test: {x}";
    v.reportIntro =
        "We drove the {x} for two weeks, in town, on the motorway and on country roads.";
    v.sheetTitle = "Data sheet: {x}";
    v.sheetIntro = "Values measured by our workshop; list values are the maker's own.";
    v.newsTitle = "News from the {series} series";
    v.newsItems = {
        "The {x} leaves the line at {plant}.", "The {package} can now be ordered online.",
        "Test drives of the {x} start next month.", "Existing customers receive a letter."};
    v.noteTitle = "Service note for the {x}";
    v.noteSteps = {"Check the tyre pressure when the tyres are cold.",
                   "Use only the engine oil named in the handbook.",
                   "Replace the cabin filter once a year.",
                   "Wash the car by hand during the first month."};
    v.remarks = {"The seats are firm, but nobody complained after four hours.",
                 "The menus on the screen need getting used to.",
                 "On wet roads it stays easy to control.",
                 "The driver's door closes with a satisfying sound.",
                 "Fully loaded, it leans a little more in fast bends.",
                 "Our youngest tester liked the cup holders best."};
    return v;
}

}  // namespace

const Vocabulary& cars() {
    static const Vocabulary words = makeCars();
    return words;
}

}  // namespace tripletalk::sample
