/** A question of the demo's forum. People are roles of the demo accounts or usernames. */
export type DemoThread = {
  topic: string;
  by: string;
  title: string;
  body: string;
  hoursAgo: number;
  votes: number;
  photo?: string;
  isPinned?: boolean;
  answers?: DemoAnswer[];
};
export type DemoAnswer = {
  by: string;
  body: string;
  /** After the question. */
  hoursLater: number;
  votes?: number;
  isAccepted?: boolean;
  replies?: { by: string; body: string; hoursLater: number }[];
};

export const demoThreads: readonly DemoThread[] = [
  {
    topic: "majlis",
    by: "homeowner",
    title: "How high should the ceiling of a majlis for twenty be?",
    body: "We are rebuilding my parents' majlis in Riyadh. It is 6 by 9 meters and must seat twenty, with carved gypsum on the ceiling.\n\nThe contractor says 3.2 meters is enough. My uncle says nothing below 4. What did you build, and how does it feel with people in it?",
    hoursAgo: 30,
    votes: 9,
    photo: "majlis-traditional-1.webp",
    answers: [
      {
        by: "lama.alshammari",
        body: "For 6 by 9 with carved gypsum I would go for 3.8 meters clear, measured below the carving.\n\n- Below 3.4 the carving feels as if you could touch it.\n- Above 4.2 voices get lost and you cool air that nobody sits in.\n- Hide the air outlets in the shadow gap of the frame; with 3.2 meters there is no room for them.\n\nIf the structure only gives you 3.2, carve the edge and leave the middle flat. It looks intended and wins 12 centimeters.",
        hoursLater: 3,
        votes: 12,
        isAccepted: true,
        replies: [
          { by: "homeowner", body: "Carving only the edge is the idea I was missing. Thank you @lama.alshammari!", hoursLater: 5 },
          { by: "lama.alshammari", body: "Send a photo when it is done. Keep the light warm, 2700 K, so that the carving has shadows.", hoursLater: 6 },
        ],
      },
      {
        by: "nouf.najd",
        body: "في المجالس النجدية القديمة كان السقف بين 3.5 و4 أمتار والنوافذ العالية تخرج الهواء الحار. مع التكييف يكفيكم 3.6 إذا كان الجص خفيفًا.",
        hoursLater: 9,
        votes: 6,
      },
      {
        by: "majed.build",
        body: "Ask your structural engineer first where the beams run. We lost 25 centimeters to a beam nobody had drawn.",
        hoursLater: 20,
        votes: 2,
      },
    ],
  },
  {
    topic: "air-conditioning",
    by: "dalal.spaces",
    title: "How do I keep a majlis cool without seeing the air conditioner?",
    body: "The client wants no visible unit at all. Ducted is possible on one side only. Has anybody used linear slots in the cornice, and did it stay quiet?",
    hoursAgo: 54,
    votes: 7,
    answers: [
      {
        by: "sultan.engineer",
        body: "Linear slots work if the air leaves slowly: below 2 meters a second you do not hear it. For 54 square meters that means about 7 meters of slot, not the 3 that most suppliers draw.\n\n1. Size the slot by speed, not by looks.\n2. Line the last 2 meters of the duct.\n3. Give the return air its own slot on the other side.",
        hoursLater: 4,
        votes: 11,
        isAccepted: true,
      },
      { by: "turki.light", body: "Coordinate with lighting early. The slot and the cove light fight for the same 20 centimeters.", hoursLater: 7, votes: 4 },
    ],
  },
  {
    topic: "gardens",
    by: "homeowner",
    title: "أي الأشجار تظلل فناء صغيرًا في الرياض دون أن تكسر البلاط؟",
    body: "فناؤنا 4 × 5 أمتار ومبلّط. نريد ظلًا في الصيف وجذورًا لا ترفع البلاط، وسقيًا قليلًا. ماذا زرعتم؟",
    hoursAgo: 76,
    votes: 14,
    photo: "outdoor-traditional-1.webp",
    answers: [
      {
        by: "yousef.oasis",
        body: "لفناء بهذا الحجم أنصح بشجرة واحدة في حوض لا يقل عن 1.2 متر:\n\n- السدر: ظل جميل، وجذوره عميقة إن سُقي سقيًا عميقًا متباعدًا.\n- الغاف الرمادي: بطيء لكنه الأقل حاجة إلى الماء.\n- تجنبوا الفيكس والكونوكاربس تمامًا، فجذورهما ترفع البلاط وتدخل الأنابيب.\n\nوضعوا حاجز جذور بعمق 60 سم من جهة الجدار.",
        hoursLater: 5,
        votes: 15,
        isAccepted: true,
        replies: [
          { by: "homeowner", body: "شكرًا @yousef.oasis، كم يحتاج السدر من الماء في أول صيف؟", hoursLater: 8 },
          { by: "yousef.oasis", body: "مرتان في الأسبوع، 40 لترًا في كل مرة، فجرًا. بعد السنة الثانية مرة كل عشرة أيام.", hoursLater: 9 },
        ],
      },
      { by: "a.alzahrani", body: "فكروا أيضًا بعريشة خشبية نصف مظللة حتى تكبر الشجرة، فالسدر يحتاج أربع سنوات ليعطي ظلًا حقيقيًا.", hoursLater: 24, votes: 5 },
    ],
  },
  {
    topic: "kitchens",
    by: "rana.renovates",
    title: "Quartz, porcelain or granite for a kitchen that really cooks?",
    body: "Daily cooking for nine, hot pots straight from the stove, turmeric everywhere. Porcelain slabs are twice the price of local granite. Is it worth it?",
    hoursAgo: 120,
    votes: 10,
    answers: [
      {
        by: "hessa.kitchens",
        body: "For the preparation kitchen take granite, honed, sealed once a year. For the show kitchen porcelain: turmeric does not stay and hot pots do nothing to it. Quartz is the one I avoid next to the stove, the resin browns from about 150 degrees.",
        hoursLater: 2,
        votes: 13,
        isAccepted: true,
      },
      {
        by: "bandar.joinery",
        body: "Whatever you take, round the front edge by 3 millimeters. Sharp porcelain edges chip when a pot hits them.",
        hoursLater: 11,
        votes: 8,
      },
    ],
  },
  {
    topic: "permits",
    by: "majed.build",
    title: "هل يحتاج ملحق السطح إلى رخصة جديدة أم يكفي تعديل الرخصة القائمة؟",
    body: "الفيلا مرخصة ومسكونة من ثلاث سنوات، ونريد ملحقًا بنسبة 50% من السطح. ما الخطوات في بلدي وكم استغرقت معكم؟",
    hoursAgo: 150,
    votes: 8,
    answers: [
      {
        by: "sultan.engineer",
        body: "تُقدَّم رخصة إضافة وتعديل عبر مكتب هندسي معتمد، ومعها تقرير إنشائي يثبت أن الأساسات تتحمل الحمل الجديد. استغرقت آخر معاملة معنا 19 يوم عمل. تأكدوا من نسبة الملحق والارتدادات في حيكم، فهي تختلف من مدينة إلى أخرى.",
        hoursLater: 6,
        votes: 9,
        isAccepted: true,
      },
      { by: "a.alzahrani", body: "أضيف: صوّروا السطح قبل البدء، فقد طُلب منا إثبات أن الملحق لم يكن قائمًا.", hoursLater: 30, votes: 3 },
    ],
  },
  {
    topic: "lighting",
    by: "homeowner",
    title: "Warm or neutral light for a living room with beige walls?",
    body: "The electrician wants 4000 K everywhere because 'it is brighter'. I find it cold in the evening. What do you use, and can both live in one room?",
    hoursAgo: 18,
    votes: 5,
    answers: [
      {
        by: "turki.light",
        body: "2700 K where you sit, 3000 K where you pass, and neutral only over the desk. Brightness comes from lumens, not from kelvin. Two circuits and one dimmer give you both evenings and cleaning day.",
        hoursLater: 2,
        votes: 7,
      },
      {
        by: "amal.bajaber",
        body: "Try it with two lamps from the shop before you decide. Beige with a green tone looks grey under 4000 K.",
        hoursLater: 4,
        votes: 3,
      },
    ],
  },
  {
    topic: "flooring",
    by: "amal.bajaber",
    title: "ما الأنسب لغرف النوم: باركيه طبيعي أم بورسلان بشكل الخشب؟",
    body: "العميلة تحب دفء الخشب، لكنها تخشى الجفاف والنمل الأبيض. لدينا تكييف مركزي يعمل ثمانية أشهر.",
    hoursAgo: 210,
    votes: 6,
    answers: [
      {
        by: "bandar.joinery",
        body: "باركيه هندسي بطبقة بلوط 4 مم ملصق بالكامل، مع رطوبة بين 40 و55%. الخشب الصلب يتقلص عندنا في الشتاء. والنمل الأبيض مشكلة التربة لا الأرضية: عالجوا ما تحت البلاطة.",
        hoursLater: 10,
        votes: 8,
        isAccepted: true,
      },
      {
        by: "dalal.spaces",
        body: "Porcelain at the window and wood in the rest of the room: the strip that gets the afternoon sun fades first.",
        hoursLater: 40,
        votes: 2,
      },
    ],
  },
  {
    topic: "costs-contracts",
    by: "homeowner",
    title: "How do you split the payments of a finishing contract?",
    body: "Contract of 280,000 riyals, six months. The contractor asks for 40% before he starts. That feels like a lot. What is fair to both?",
    hoursAgo: 260,
    votes: 16,
    isPinned: true,
    answers: [
      {
        by: "majed.build",
        body: "As a contractor: 10 to 15% to start, then by finished and measured stages, and keep 5% for a year.\n\n1. 10% at signing\n2. 20% when first fix is approved\n3. 25% when plaster and tiles are done\n4. 25% when joinery and paint are done\n5. 15% at handover with the snag list closed\n6. 5% after twelve months\n\nWhoever needs 40% is financing another site with your money.",
        hoursLater: 5,
        votes: 15,
        isAccepted: true,
      },
      {
        by: "rana.renovates",
        body: "Write down what 'finished' means for each stage, with photos. That line saves more quarrels than any percentage.",
        hoursLater: 12,
        votes: 9,
      },
    ],
  },
  {
    topic: "bathroom",
    by: "a.alzahrani",
    title: "كيف أختبر عزل الحمام قبل تركيب البلاط؟",
    body: "المقاول يقول إن العزل جاهز. كم يومًا نملأ الحمام بالماء، وما الذي نراقبه؟",
    hoursAgo: 96,
    votes: 7,
    answers: [
      {
        by: "sultan.engineer",
        body: "48 ساعة على الأقل بارتفاع 5 سم، بعد سد الصفايات. علّموا منسوب الماء بقلم، وصوّروا سقف الدور السفلي قبل الاختبار وبعده. إن نزل المنسوب أكثر من 3 مم دون تبخر ظاهر فأعيدوا الزوايا ومحيط المواسير.",
        hoursLater: 3,
        votes: 10,
        isAccepted: true,
      },
    ],
  },
  {
    topic: "smart-home",
    by: "turki.light",
    title: "Which cables should go into the walls even if we buy nothing smart now?",
    body: "We close the walls in three weeks and the family does not want to decide about a system yet. What would you regret not having pulled?",
    hoursAgo: 44,
    votes: 6,
    answers: [
      {
        by: "sultan.engineer",
        body: "Two network cables to every ceiling access point and camera place, one to each bell and curtain box, a neutral wire in every switch box and deep boxes everywhere. And an empty pipe from the roof to the board: whoever adds solar later will thank you.",
        hoursLater: 8,
        votes: 6,
      },
    ],
  },
  {
    topic: "moving-in",
    by: "nouf.najd",
    title: "قائمة الملاحظات قبل الاستلام: ماذا تفحصون في أول جولة؟",
    body: "نستلم البيت الأسبوع القادم. أريد قائمة قصيرة لا أنسى منها شيئًا، من السباكة إلى الأبواب.",
    hoursAgo: 12,
    votes: 4,
    answers: [
      {
        by: "rana.renovates",
        body: "- افتحوا كل الصنابير خمس دقائق وراقبوا التصريف.\n- جرّبوا كل مفتاح وكل فيش بجهاز فحص.\n- أغلقوا كل باب ونافذة واسمعوا الصفير.\n- مرروا كشافًا على الجدران من الجانب ليلًا، تظهر كل موجة.\n- شغّلوا التكييف ساعتين وقيسوا حرارة المخارج.",
        hoursLater: 2,
        votes: 5,
      },
    ],
  },
  {
    topic: "home-office",
    by: "vendor",
    title: "A desk in the bedroom that can disappear: what works in daily life?",
    body: "Two children study at home in the afternoon. We think of a folding desk in the wardrobe wall. Does anybody really fold it away after a month?",
    hoursAgo: 66,
    votes: 3,
    photo: "home_office-scandinavian-2.webp",
    answers: [
      {
        by: "dalal.spaces",
        body: "Nobody folds it. Sliding doors in front of a fixed desk do get closed, because the mess can stay behind them. Leave 75 centimeters for the chair.",
        hoursLater: 12,
        votes: 4,
      },
    ],
  },
  {
    topic: "painting",
    by: "homeowner",
    title: "لماذا يظهر تشقق رفيع فوق النوافذ بعد الدهان مباشرة؟",
    body: "دهنا قبل شهرين، والآن خط رفيع فوق كل نافذة بزاوية مائلة. هل هو من المعجون أم من البناء؟",
    hoursAgo: 7,
    votes: 2,
  },
  {
    topic: "interior-designers",
    by: "professional",
    title: "Fixed fee or by the square meter: what do clients understand best?",
    body: "I move from a price per square meter to a fixed fee by stages. Clients ask fewer questions, but small flats look expensive. How do you explain it?",
    hoursAgo: 180,
    votes: 8,
    answers: [
      {
        by: "lama.alshammari",
        body: "I name three fixed packages and say what is not in them. The meter invites people to compare offices that do different work.",
        hoursLater: 9,
        votes: 7,
      },
      { by: "amal.bajaber", body: "رسم ثابت مع عدد محدد من التعديلات. بعد التعديل الثاني أحسب بالساعة، ويُكتب ذلك في أول صفحة.", hoursLater: 20, votes: 5 },
    ],
  },
  {
    topic: "outdoor",
    by: "yousef.oasis",
    title: "Shade for a roof terrace that survives a dust storm?",
    body: "Fabric sails tear every second spring. Aluminium louvres cost 900 riyals a square meter. Is there something in between?",
    hoursAgo: 3,
    votes: 1,
  },
];
