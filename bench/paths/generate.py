#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""Writes a graph of 12,000 facts by 45 relations, and questions about it in English and Chinese, of one and two hops, for learning and for
asking: graph.ttl, train.jsonl (docs/cli.md, train), test.jsonl (docs/questions.md).

    python3 bench/paths/generate.py --out DIR [--seed N] [--facts N] [--train N] [--test N]

Things have names in one of the two languages; questions about a thing are in that of its name. What a thing has is drawn at random, so that a
wording which fits several relations ("Where is X?") is decided by what X has. Some names stand inside others (a university is called after
its city), some are borne by two things of different kinds. The same seed gives the same files.
"""
import argparse
import json
import random
from pathlib import Path

from wordings import CHINESE_FRAMES, ENGLISH_FRAMES, RELATIONS

NAMESPACE = "http://paths.example/"
SURNAMES = "王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文"
GIVEN = "伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华玉萍红梅建国文辉力永健世广志义兴良海山仁波宁贵福生龙元全胜学祥才发成康星光天达安岩中茂进林有坚和彪博诚先敬震振壮会思群豪心邦承乐绍功松善厚庆民友裕河哲江浩亮政谦亨奇固之轮翰朗伯宏言若鸣朋斌梁栋维启克伦翔旭鹏泽晨辰士以家致树炎德行时泰盛雄琛钧冠策腾楠榕风航弘"
PLACES = "青岭南河沙溪云石桥湾安庆柳泉清源凤鸣白鹭金川玉临江阳平望海松古渡长洲宁远怀仁鹤岗梅镇兰陵苍梧桐霞浦晋丰永昌瑞乌苏临汾"
TITLES = "春秋夜雨孤城暗流归途风声远方星河旧梦沉默潮汐迷雾青春故园边缘烈火寒霜长歌无名少年月光荒原彼岸黎明镜中浮生白昼尘埃"
SYLLABLES = ["ba", "cor", "da", "el", "fen", "gri", "hol", "is", "jar", "ka", "lor", "mi", "nor", "os", "pra", "quil", "ri", "sa", "tor", "ul", "ven", "wil",
             "xan", "yor", "zel", "bri", "cha", "dun", "fa", "gle", "har", "kel", "len", "mar", "nes", "pol", "ros", "sten", "tha", "vor"]
FIRST = ["Ada", "Ben", "Clara", "David", "Edith", "Frank", "Greta", "Henry", "Ines", "James", "Karla", "Leo", "Mona", "Nils", "Olga", "Paul", "Rosa", "Simon",
         "Tara", "Ursula", "Victor", "Wanda", "Yara", "Zoe", "Anton", "Bella", "Conrad", "Dora", "Emil", "Fiona"]
NOUNS = ["River", "Harbour", "Silence", "Winter", "Garden", "Mirror", "Stranger", "Island", "Letter", "Shadow", "Orchard", "Lantern", "Window", "Promise",
         "Journey", "Summer", "Kingdom", "Forest", "Station", "Bridge", "Circle", "Desert", "Thunder", "Feather"]
WORDS = ["Silent", "Golden", "Broken", "Last", "Hidden", "Distant", "Burning", "Empty", "Crimson", "Second", "Forgotten", "Northern", "Endless", "Paper",
         "Hollow", "Quiet"]
CHINESE_LISTS = {
    "Country": [a + b for a in "东西南北中大新古" for b in ("兰国", "陵国", "岳国")],
    "River": [a + "江" for a in "沅澧湘赣淮渭泾洛汉漓浔沱"] + [a + "河" for a in "滹沱漳卫潮洋滦"],
    "Prize": [a + "奖" for a in ("金狮", "银桂", "玉兰", "白鹤", "长城", "星海", "春雷", "百川")],
    "Job": ["画家", "工程师", "厨师", "律师", "医生", "歌手", "记者", "建筑师", "翻译", "裁缝"],
    "Language": ["官话", "粤语", "吴语", "闽语", "藏语", "蒙语", "壮语", "维语"],
    "Genre": ["武侠", "传记", "诗集", "童话", "悬疑", "历史", "散文", "科幻"],
    "Product": ["轴承", "茶叶", "丝绸", "电池", "水泥", "钢琴", "玻璃", "拖拉机", "手表", "陶瓷"],
}
ENGLISH_LISTS = {
    "Country": ["Arvenia", "Belmora", "Cordovia", "Drasland", "Elbonia", "Fenwick Isles", "Galdoria", "Hestmark", "Ivoria", "Jorvania", "Kelland", "Lumeria"],
    "River": ["Aldra", "Brenn", "Calder", "Dorne", "Esk", "Fal", "Gavra", "Hull", "Ilm", "Jagst", "Kamp", "Lune"],
    "Prize": ["Silver Quill", "Golden Anchor", "Laurel Cup", "Crystal Globe", "Iron Rose", "Blue Ribbon", "North Star", "Amber Wreath"],
    "Job": ["painter", "engineer", "cook", "lawyer", "physician", "singer", "reporter", "architect", "translator", "tailor"],
    "Language": ["Old Norse", "Latin", "Cornish", "Sorbian", "Frisian", "Manx", "Occitan", "Romansh"],
    "Genre": ["thriller", "biography", "poetry", "fairy tale", "mystery", "history", "essay", "science fiction"],
    "Product": ["bearings", "tea", "silk", "batteries", "cement", "pianos", "glass", "tractors", "watches", "china"],
}
HEADS = {"Person": 1500, "Film": 700, "Book": 500, "Company": 400, "City": 300, "University": 150, "Ship": 250}
TWO_HOPS = 0.3
GOES_BACK = ("spouse", "twin")  # what leads back to where it came from


def relations():
    rows = []
    for line in RELATIONS.strip().splitlines():
        name, start, end, english, chinese, *texts = line.split("|")
        questions = {"en": texts[0].split(";"), "zh": texts[1].split(";")}
        phrases = {"en": [t for t in texts[2].split(";") if t], "zh": [t for t in texts[3].split(";") if t]}
        rows.append({"name": name, "from": start, "to": end, "en": english, "zh": chinese, "questions": questions, "phrases": phrases})
    assert len(rows) == 45
    return rows


class World:
    def __init__(self, seed, facts):
        self.random = random.Random(seed)
        self.relations = relations()
        self.things = {}   # IRI -> (class, language, name)
        self.of_kind = {}  # (class, language) -> IRIs
        self.facts = {}    # (IRI, relation) -> ends, IRIs or numbers
        self.taken = set()
        self.make_things()
        self.make_facts(facts)

    def add(self, kind, language, name):
        iri = f"{NAMESPACE}t{len(self.things)}"
        self.things[iri] = (kind, language, name)
        self.of_kind.setdefault((kind, language), []).append(iri)
        return iri

    def unused(self, make, kind):
        for _ in range(1000):
            name = make()
            if (kind, name) not in self.taken and (name not in self.taken or self.random.random() < 0.01):
                self.taken.add((kind, name))
                self.taken.add(name)
                return name
        raise SystemExit(f"no more names for {kind}")

    def chinese_name(self, kind):
        r = self.random
        some = lambda letters, n: "".join(r.choice(letters) for _ in range(n))
        return {"Person": lambda: r.choice(SURNAMES) + some(GIVEN, r.choice((1, 2, 2, 2))),
                "Film": lambda: some(TITLES, r.randint(3, 5)), "Book": lambda: some(TITLES, r.randint(3, 6)),
                "Company": lambda: some(PLACES, 2) + r.choice(("集团", "公司", "实业", "机械厂", "船厂", "传媒")),
                "City": lambda: some(PLACES, 2) + r.choice(("", "", "市", "城")),
                "University": lambda: self.city_name("zh") + r.choice(("大学", "师范大学", "理工学院", "医学院")),
                "Ship": lambda: some(PLACES, 2) + "号"}[kind]()

    def english_name(self, kind):
        r = self.random
        made = lambda n: "".join(r.choice(SYLLABLES) for _ in range(n)).capitalize()
        return {"Person": lambda: r.choice(FIRST) + " " + made(2) + r.choice(("", "", "son", "berg")),
                "Film": lambda: r.choice((f"The {r.choice(WORDS)} {r.choice(NOUNS)}", f"{r.choice(NOUNS)} of {made(2)}", f"{made(2)} {r.choice(NOUNS)}")),
                "Book": lambda: r.choice((f"A {r.choice(WORDS)} {r.choice(NOUNS)}", f"{made(2)}'s {r.choice(NOUNS)}", f"{r.choice(NOUNS)} and {r.choice(NOUNS)}")),
                "Company": lambda: made(2) + " " + r.choice(("Works", "Group", "Industries", "Pictures", "Press", "Yard")),
                "City": lambda: made(2) + r.choice(("ton", "burg", "mouth", "")),
                "University": lambda: r.choice((f"University of {self.city_name('en')}", f"{self.city_name('en')} College")),
                "Ship": lambda: "MS " + made(2) + r.choice(("", " Star", " Queen"))}[kind]()

    def city_name(self, language):
        return self.things[self.random.choice(self.of_kind[("City", language)])][2]

    def make_things(self):
        for kind in ("Country", "River", "Prize", "Job", "Language", "Genre", "Product"):
            for language, lists in (("zh", CHINESE_LISTS), ("en", ENGLISH_LISTS)):
                for name in lists[kind]:
                    self.taken.add(name)
                    self.add(kind, language, name)
        for kind in ("City", "Person", "Film", "Book", "Company", "University", "Ship"):
            for i in range(HEADS[kind]):
                language = "zh" if i % 2 else "en"
                make = self.chinese_name if language == "zh" else self.english_name
                self.add(kind, language, self.unused(lambda: make(kind), kind))

    def make_facts(self, wanted):
        r = self.random
        heads = [iri for iri, (kind, _, _) in self.things.items() if kind in HEADS]
        slots = [(iri, relation["name"]) for iri in heads for relation in self.relations if relation["from"] == self.things[iri][0]]
        r.shuffle(slots)
        of_name = {relation["name"]: relation for relation in self.relations}
        count = 0
        for iri, name in slots:
            if count >= wanted:
                break
            relation = of_name[name]
            ends = self.ends_for(iri, relation)
            ends = ends[:wanted - count]
            if ends:
                self.facts[(iri, name)] = ends
                count += len(ends)
        assert count == wanted, count

    def ends_for(self, iri, relation):
        r = self.random
        if relation["to"] == "year":
            return [r.randint(1700 if relation["from"] == "University" else 1890, 2020)]
        if relation["to"] == "number":
            return [r.randint(20, 9000)]
        pool = self.of_kind[(relation["to"], self.things[iri][1])]
        ends = {r.choice(pool) for _ in range(1 if r.random() < 0.9 else r.randint(2, 4))} - {iri}
        return sorted(ends)

    def walk(self, iri, path):
        ends = [iri]
        for name in path:
            ends = [end for at in ends for end in self.facts.get((at, name), [])]
        return [end for end in dict.fromkeys(ends) if end != iri]

    def turtle(self):
        yield "@prefix : <%s> .\n@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .\n" % NAMESPACE
        for relation in self.relations:
            yield f':{relation["name"]} rdfs:label "{relation["en"]}"@en, "{relation["zh"]}"@zh .'
        for iri, (kind, language, name) in self.things.items():
            yield f'<{iri}> a :{kind} ; rdfs:label "{name}"@{language} .'
        for (iri, name), ends in self.facts.items():
            for end in ends:
                yield f"<{iri}> :{name} {end if isinstance(end, int) else '<' + end + '>'} ."

    def question(self, iri, path):
        """Asks for where a path of one or two relations leads from a thing."""
        r = self.random
        _, language, name = self.things[iri]
        of_name = {relation["name"]: relation for relation in self.relations}
        thing = name
        for step in path[:-1]:
            thing = r.choice(of_name[step]["phrases"][language]).format(x=thing)
        text = r.choice(of_name[path[-1]]["questions"][language]).format(x=thing)
        frame = r.choice(ENGLISH_FRAMES if language == "en" else CHINESE_FRAMES)
        lowered = text if text.startswith(name) else text[0].lower() + text[1:]
        return frame.format(q=text, l=lowered)

    def paths(self):
        """All (thing, path) that lead somewhere, of one hop and of two."""
        one, two = [], []
        of_kind = {}
        for relation in self.relations:
            of_kind.setdefault(relation["from"], []).append(relation)
        for (iri, name), _ in self.facts.items():
            one.append((iri, (name,)))
            first = next(relation for relation in self.relations if relation["name"] == name)
            if not first["phrases"]["en"]:
                continue
            for second in of_kind.get(first["to"], []):
                if name == second["name"] and name in GOES_BACK:
                    continue
                if self.walk(iri, (name, second["name"])):
                    two.append((iri, (name, second["name"])))
        return one, two


def write(world, folder, train, test):
    r = world.random
    one, two = world.paths()
    asked, lines = set(), []
    while len(lines) < train + test:
        iri, path = r.choice(two if r.random() < TWO_HOPS else one)
        text = world.question(iri, path)
        if text in asked:
            continue
        asked.add(text)
        lines.append((text, iri, path))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "graph.ttl").write_text("\n".join(world.turtle()) + "\n", encoding="utf-8")
    with open(folder / "train.jsonl", "w", encoding="utf-8") as out:
        for text, iri, path in lines[:train]:
            out.write(json.dumps({"question": text, "thing": iri, "path": [NAMESPACE + name for name in path]}, ensure_ascii=False) + "\n")
    with open(folder / "test.jsonl", "w", encoding="utf-8") as out:
        for number, (text, iri, path) in enumerate(lines[train:], 1):
            gold = [[{"number": end}] if isinstance(end, int) else [{"iri": end, "label": world.things[end][2]}] for end in world.walk(iri, path)]
            out.write(json.dumps({"conversation": number, "turn": 1, "type": "lookup", "question": text, "gold": gold,
                                  "hops": len(path)}, ensure_ascii=False) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--facts", type=int, default=12_000)
    parser.add_argument("--train", type=int, default=15_000)
    parser.add_argument("--test", type=int, default=3_000)
    options = parser.parse_args()
    write(World(options.seed, options.facts), options.out, options.train, options.test)


if __name__ == "__main__":
    main()
