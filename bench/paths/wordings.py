# SPDX-FileCopyrightText: 2026 TripleTalk contributors
# SPDX-License-Identifier: Apache-2.0
"""The 45 relations of the generated graph, and how each is asked for: paraphrases that share few words.

A line each: relation | class | leads to (a class, or "year", "number") | English name | Chinese name | English questions | Chinese questions |
English phrases | Chinese phrases. {x} is the thing. A phrase stands for the thing itself inside a question of two hops; where there is none,
nothing goes on from there.
"""

RELATIONS = """
bornIn|Person|City|birthplace|出生地|Where was {x} born?;Which town is {x} a native of?;{x} first saw the light of day in what place?|{x}出生在哪里？;{x}是哪里人？;{x}的老家在什么地方？|the birthplace of {x};the town where {x} was born|{x}的出生地;{x}的故乡
spouse|Person|Person|spouse|配偶|Who is {x} married to?;Whom did {x} wed?;What is {x}'s partner called?|{x}和谁结婚了？;{x}的爱人是谁？;谁是{x}的另一半？|the spouse of {x};the person {x} married|{x}的配偶;{x}的爱人
citizenOf|Person|Country|nationality|国籍|What nationality does {x} have?;Which country issued {x}'s passport?;{x} is a citizen of where?|{x}的国籍是什么？;{x}是哪国人？;{x}拿的是哪个国家的护照？|the home country of {x}|{x}的祖国
employer|Person|Company|employer|雇主|Who does {x} work for?;Which firm pays {x}'s salary?;{x} is on whose payroll?|{x}在哪家单位上班？;{x}的雇主是谁？;谁给{x}发工资？|the employer of {x};the firm {x} works for|{x}的雇主;{x}上班的单位
alumnusOf|Person|University|alma mater|母校|Where did {x} study?;Which school awarded {x} a degree?;What is {x}'s alma mater?|{x}毕业于哪所学校？;{x}的母校是哪个？;{x}在哪儿读的书？|the alma mater of {x};the school where {x} studied|{x}的母校;{x}毕业的学校
mother|Person|Person|mother|母亲|Who gave birth to {x}?;What is the name of {x}'s mother?;Whose son or daughter is {x} on the maternal side?|谁生下了{x}？;{x}的妈妈叫什么？;{x}的母亲是谁？|the mother of {x};{x}'s mum|{x}的母亲;{x}的妈妈
father|Person|Person|father|父亲|Who is {x}'s dad?;What was the father of {x} called?;Which man brought {x} into the world?|{x}的爸爸是谁？;{x}的父亲叫什么名字？;谁是{x}的爹？|the father of {x};{x}'s dad|{x}的父亲;{x}的爸爸
teacher|Person|Person|teacher|老师|Who taught {x}?;Under whom did {x} learn the craft?;Which mentor trained {x}?|谁教过{x}？;{x}的老师是谁？;{x}师从何人？|the teacher of {x};{x}'s mentor|{x}的老师;{x}的导师
award|Person|Prize|award|获奖|Which prize has {x} won?;What honour was bestowed on {x}?;{x} took home what trophy?|{x}得过什么奖？;{x}拿到了哪个奖项？;{x}获得了什么荣誉？||
bornOn|Person|year|year of birth|出生年份|When was {x} born?;In what year did {x} come into the world?;How far back does {x}'s birthday lie?|{x}是哪年生的？;{x}的出生年份是什么？;{x}哪一年来到人世？||
height|Person|number|body height|身高|How tall is {x}?;What is the body height of {x}?;How many centimetres does {x} measure from head to toe?|{x}有多高？;{x}的身高是多少？;{x}个子多高？||
occupation|Person|Job|occupation|职业|What does {x} do for a living?;Which profession does {x} have?;How does {x} earn money?|{x}是做什么的？;{x}的职业是什么？;{x}靠什么谋生？||
director|Film|Person|director|导演|Who directed {x}?;Which film-maker is behind {x}?;{x} was shot under whose direction?|{x}是谁导演的？;{x}的导演是谁？;谁执导了{x}？|the director of {x};the film-maker behind {x}|{x}的导演;执导{x}的人
lead|Film|Person|leading actor|主演|Who stars in {x}?;Which actor plays the main part in {x}?;Whose face is on the poster of {x}?|谁主演了{x}？;{x}的主角由谁扮演？;{x}是哪个演员演的？|the star of {x};the leading actor of {x}|{x}的主演;{x}的主角
studio|Film|Company|film studio|制片公司|Which studio produced {x}?;Who financed {x}?;What company brought {x} to the cinemas?|{x}是哪家公司出品的？;谁投资拍了{x}？;{x}的制片方是谁？|the studio of {x};the company that produced {x}|{x}的制片公司;出品{x}的公司
released|Film|year|release year|上映年份|When did {x} come out?;In which year was {x} first shown?;What year is {x} from?|{x}哪年上映？;{x}是什么时候公映的？;{x}的首映在哪一年？||
filmedIn|Film|City|filming location|取景地|Where was {x} shot?;Which place served as the set of {x}?;At what location were the cameras set up for {x}?|{x}在哪里拍摄？;{x}的取景地是哪儿？;{x}的外景是在什么地方？|the place where {x} was shot|{x}的取景地
composer|Film|Person|composer|作曲|Who wrote the music for {x}?;Whose score does {x} have?;Which composer is heard in {x}?|{x}的配乐是谁写的？;谁给{x}作曲？;{x}的音乐出自谁手？|the composer of {x}|{x}的作曲者
basedOn|Film|Book|based on|原著|Which novel is {x} adapted from?;What book was {x} based on?;{x} retells which story?|{x}改编自哪本书？;{x}的原著是什么？;{x}是根据哪部小说拍的？|the book behind {x};the novel {x} is adapted from|{x}的原著;{x}改编的小说
budget|Film|number|budget|预算|How much did {x} cost to make?;What was the budget of {x}?;How expensive was the production of {x}?|{x}花了多少钱？;{x}的预算是多少？;拍{x}的成本有多大？||
author|Book|Person|author|作者|Who wrote {x}?;Who is the author of {x}?;From whose pen does {x} come?|{x}是谁写的？;{x}的作者是谁？;谁创作了{x}？|the author of {x};the writer of {x}|{x}的作者;写{x}的人
publisher|Book|Company|publisher|出版社|Who published {x}?;Which house printed {x}?;Under what imprint did {x} appear?|{x}由谁出版？;{x}是哪个社印的？;{x}的出版社叫什么？|the publisher of {x}|{x}的出版社
pages|Book|number|number of pages|页数|How many pages does {x} have?;How long is {x}?;How thick a volume is {x}?|{x}有多少页？;{x}的页数是多少？;{x}这本书有多厚？||
language|Book|Language|original language|语言|What language is {x} written in?;In which tongue did {x} first appear?;What does one have to speak to read {x} in the original?|{x}用什么语言写成？;{x}的原文是什么语？;{x}的语言是哪种？||
genre|Book|Genre|genre|体裁|What kind of literature is {x}?;Which genre does {x} belong to?;On what shelf would a bookseller put {x}?|{x}属于什么体裁？;{x}是哪类作品？;{x}该归到哪一类？||
founder|Company|Person|founder|创始人|Who founded {x}?;Who set up {x}?;Which entrepreneur started {x}?|{x}是谁创办的？;{x}的创始人是谁？;谁建立了{x}？|the founder of {x};the person who started {x}|{x}的创始人;创办{x}的人
seat|Company|City|headquarters|总部|Where is {x}?;In what city does {x} have its headquarters?;Where does the board of {x} meet?|{x}在哪里？;{x}的总部设在哪座城市？;{x}在什么地方办公？|the city where {x} has its seat;the headquarters of {x}|{x}的总部所在地
parent|Company|Company|parent company|母公司|Who owns {x}?;Which group does {x} belong to?;Of what concern is {x} a subsidiary?|{x}归谁所有？;{x}属于哪个集团？;{x}的母公司是哪家？|the owner of {x};the parent company of {x}|{x}的母公司;{x}所属的集团
staff|Company|number|number of employees|员工数|How many people work at {x}?;How large is {x}'s staff?;What is the headcount of {x}?|{x}有多少员工？;{x}的人数是多少？;多少人在{x}工作？||
product|Company|Product|product|产品|What does {x} make?;Which goods leave the gates of {x}?;What is {x} known for selling?|{x}生产什么？;{x}卖的是什么？;{x}的产品是什么？||
chief|Company|Person|chief executive|总裁|Who runs {x}?;Who is the boss of {x}?;Which manager heads {x}?|谁负责{x}？;{x}的总裁是谁？;{x}的老板叫什么？|the boss of {x};the head of {x}|{x}的总裁;{x}的老板
country|City|Country|country|所属国家|Where is {x}?;Which country does {x} lie in?;To what state does {x} belong?|{x}在哪里？;{x}属于哪个国家？;{x}位于哪国？|the country of {x}|{x}所在的国家
mayor|City|Person|mayor|市长|Who runs {x}?;Who is the mayor of {x}?;Who sits in the town hall of {x}?|谁负责{x}？;{x}的市长是谁？;{x}由谁主政？|the mayor of {x}|{x}的市长
river|City|River|river|河流|Which river flows through {x}?;On what water does {x} lie?;What do the bridges of {x} cross?|哪条河流经{x}？;{x}靠着什么江？;穿过{x}的是什么河？||
population|City|number|population|人口|How many people live in {x}?;What is the population of {x}?;How many inhabitants does {x} count?|{x}有多少人口？;{x}住着多少人？;{x}的居民有几何？||
twin|City|City|twin town|友好城市|Which town is {x} twinned with?;What is the sister city of {x}?;With whom does {x} keep a partnership of towns?|{x}的友好城市是哪个？;{x}和哪座城结为姐妹？;{x}跟谁是姊妹城？|the twin town of {x};the sister city of {x}|{x}的友好城市;{x}的姐妹城
cityArea|City|number|area|面积|How big is {x}?;What area does {x} cover?;How many square kilometres does {x} stretch over?|{x}有多大？;{x}的面积是多少？;{x}占地多少？||
rector|University|Person|rector|校长|Who runs {x}?;Who is the rector of {x}?;Which professor leads {x}?|谁负责{x}？;{x}的校长是谁？;{x}由谁执掌？|the rector of {x}|{x}的校长
campus|University|City|campus|校址|Where is {x}?;In which town is the campus of {x}?;Where do freshmen of {x} look for a room?|{x}在哪里？;{x}的校址在什么地方？;{x}建在哪座城市？|the town of {x}|{x}所在的城市
foundedIn|University|year|founding year|建校年份|When was {x} founded?;How old is {x}?;In what year did {x} open its doors?|{x}哪年建校？;{x}成立于什么时候？;{x}的历史从哪年算起？||
students|University|number|number of students|学生数|How many students does {x} have?;How many young people are enrolled at {x}?;How full are the lecture halls of {x}?|{x}有多少学生？;{x}的在校生数是多少？;多少人在{x}念书？||
shipyard|Ship|Company|shipyard|造船厂|Who built {x}?;At which yard was {x} laid down?;Where does the hull of {x} come from?|{x}是谁建造的？;{x}由哪家船厂造？;哪个厂造了{x}？|the builder of {x};the yard that built {x}|{x}的造船厂;建造{x}的船厂
length|Ship|number|length|长度|How long is {x}?;What is the length of {x}?;How many metres lie between bow and stern of {x}?|{x}有多长？;{x}的长度是多少？;{x}从头到尾几米？||
port|Ship|City|home port|母港|Where is {x}?;What is the home port of {x}?;To which harbour does {x} return?|{x}在哪里？;{x}的母港是哪个？;{x}停靠在什么地方？|the home port of {x}|{x}的母港
captain|Ship|Person|captain|船长|Who commands {x}?;Who is the captain of {x}?;Whose hand is on the helm of {x}?|谁指挥{x}？;{x}的船长是谁？;{x}由谁掌舵？|the captain of {x};the skipper of {x}|{x}的船长;指挥{x}的人
"""

# Beginnings and endings that say nothing.
ENGLISH_FRAMES = ["{q}", "{q}", "{q}", "Please tell me: {l}", "I would like to know {l}", "Do you know {l}", "Quick question: {l}", "{q} Thanks!",
                  "For my homework: {l}", "Can you look up {l}"]
CHINESE_FRAMES = ["{q}", "{q}", "{q}", "请问{q}", "我想知道{q}", "你知道{q}", "麻烦告诉我，{q}", "帮我查一下{q}", "问一下，{q}", "{q}谢谢！"]
