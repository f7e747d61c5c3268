type Text = readonly [en: string, ar: string];
type Item = readonly [en: string, ar: string, quantity: number | null, unit: string];

/** What families of the demo plan; each is used several times, in another city, district and state. */
export const demoProjects: readonly {
  title: Text;
  work: string;
  room: string;
  area: number;
  photo: RegExp;
  about: Text;
  items: readonly Item[];
  cost: number;
}[] = [
  {
    title: ["Men’s majlis", "مجلس الرجال"],
    work: "renovation",
    room: "majlis",
    area: 30,
    photo: /majlis/,
    cost: 95_000,
    about: [
      "Seats eighteen. My father needs the seat at 45 cm and no step at the door. We keep the windows and the air conditioning.",
      "يتسع لثمانية عشر ضيفًا. يحتاج والدي إلى مقعد بارتفاع 45 سم وبلا درجة عند الباب. نُبقي النوافذ والتكييف.",
    ],
    items: [
      ["Remove the old seating and carpet", "إزالة الجلسة القديمة والسجاد", null, "job"],
      ["Gypsum ceiling with a light recess", "سقف جبس بإضاءة مخفية", 30, "m2"],
      ["Oak floor, laid and oiled", "أرضية بلوط مركّبة ومزيّتة", 30, "m2"],
      ["Seating on three sides", "جلسة على ثلاث جهات", 14, "m"],
    ],
  },
  {
    title: ["Kitchen with a bright pantry", "مطبخ بمخزن مضيء"],
    work: "renovation",
    room: "kitchen",
    area: 18,
    photo: /kitchen/,
    cost: 70_000,
    about: ["Four of us cook at once on Fridays. More counter, fewer corners.", "نطبخ أربعة معًا يوم الجمعة. نريد سطح عمل أوسع وزوايا أقل."],
    items: [
      ["Cabinets, floor to ceiling", "خزائن من الأرض إلى السقف", 9, "m"],
      ["Quartz counter", "سطح كوارتز", 7.5, "m"],
      ["New points for appliances", "نقاط كهرباء للأجهزة", 8, "point"],
    ],
  },
  {
    title: ["Main bathroom", "الحمام الرئيسي"],
    work: "renovation",
    room: "bathroom",
    area: 8,
    photo: /bathroom/,
    cost: 38_000,
    about: ["The shower leaks into the room below. A walk-in one, please.", "يتسرب الماء إلى الغرفة التي تحته. نريد دُشًا مفتوحًا دون عتبة."],
    items: [
      ["Waterproofing, tested", "عزل مائي مع اختبار", 22, "m2"],
      ["Wall and floor tiles", "بلاط للجدران والأرضية", 34, "m2"],
      ["Walk-in shower with a glass wall", "دُش مفتوح بجدار زجاجي", 1, "set"],
    ],
  },
  {
    title: ["Our bedroom", "غرفة نومنا"],
    work: "furnishing",
    room: "bedroom",
    area: 22,
    photo: /bedroom/,
    cost: 30_000,
    about: ["Quiet colors and a wardrobe that closes. The bed stays.", "ألوان هادئة وخزانة تُغلق جيدًا. السرير باقٍ."],
    items: [
      ["Wardrobe with sliding doors", "خزانة بأبواب منزلقة", 4.2, "m"],
      ["Blackout curtains", "ستائر معتمة", 2, "set"],
    ],
  },
  {
    title: ["Living room for five", "غرفة معيشة لخمسة"],
    work: "design",
    room: "living_room",
    area: 36,
    photo: /living_room/,
    cost: 45_000,
    about: ["Homework at one end, football at the other. We need a plan first.", "واجبات مدرسية في طرف وكرة القدم في الطرف الآخر. نحتاج إلى تصور أولًا."],
    items: [
      ["Plan, materials and a list of pieces", "مخطط ومواد وقائمة بالقطع", null, "job"],
      ["Days on site during the work", "أيام إشراف في الموقع خلال التنفيذ", 4, "day"],
    ],
  },
  {
    title: ["Dining room for the big family", "غرفة طعام للعائلة الكبيرة"],
    work: "furnishing",
    room: "dining_room",
    area: 24,
    photo: /dining_room/,
    cost: 42_000,
    about: ["Sixteen on Fridays, six on other days. The table may be two tables.", "ستة عشر يوم الجمعة وستة في غيره. لا مانع من طاولتين."],
    items: [
      ["Table that extends, with chairs", "طاولة تتمدد مع كراسيها", 1, "set"],
      ["Lights above it, dimmed", "إضاءة فوقها مع خافت", 2, "piece"],
      ["Sideboard along the wall", "بوفيه بطول الجدار", 2.4, "m"],
    ],
  },
  {
    title: ["Courtyard with shade", "حوش بمظلة"],
    work: "renovation",
    room: "outdoor",
    area: 60,
    photo: /outdoor/,
    cost: 65_000,
    about: [
      "We want to sit outside from October to April, and in the evening in summer, too.",
      "نريد الجلوس في الخارج من أكتوبر إلى أبريل، ومساءً في الصيف أيضًا.",
    ],
    items: [
      ["Pergola, anchored", "برجولة مثبتة", 24, "m2"],
      ["Paving with a slope to the drain", "رصف بميل نحو التصريف", 60, "m2"],
      ["Garden lights, low voltage", "إنارة حديقة منخفضة الجهد", 12, "point"],
      ["Bench along the wall", "جلسة ثابتة بطول الجدار", 9, "m"],
    ],
  },
  {
    title: ["Study for two", "مكتب لشخصين"],
    work: "furnishing",
    room: "home_office",
    area: 14,
    photo: /home_office/,
    cost: 24_000,
    about: ["Two of us work from home. One of us talks all day.", "نعمل من البيت نحن الاثنان، وأحدنا في مكالمات طوال اليوم."],
    items: [
      ["Desks and shelves", "مكتبان ورفوف", 1, "set"],
      ["Sound panels on one wall", "ألواح عازلة للصوت على جدار", 9, "m2"],
      ["Points for power and network", "نقاط كهرباء وشبكة", 8, "point"],
    ],
  },
  {
    title: ["Guest bathroom by the majlis", "حمام الضيوف عند المجلس"],
    work: "renovation",
    room: "bathroom",
    area: 5,
    photo: /bathroom/,
    cost: 21_000,
    about: ["Small, and the first thing that guests see. Two basins outside, please.", "صغير وأول ما يراه الضيف. نريد مغسلتين خارجه."],
    items: [
      ["New tiles and waterproofing", "بلاط جديد مع عزل", 20, "m2"],
      ["Two basins with a mirror", "مغسلتان مع مرآة", 1, "set"],
    ],
  },
  {
    title: ["The girls’ bedroom", "غرفة البنات"],
    work: "design",
    room: "bedroom",
    area: 20,
    photo: /bedroom/,
    cost: 27_000,
    about: ["Nine and thirteen, one room, and each wants her own door to close.", "تسع سنوات وثلاث عشرة في غرفة واحدة، وكل منهما تريد بابًا تغلقه."],
    items: [
      ["Plan with two sides", "مخطط بقسمين", null, "job"],
      ["Beds with storage", "سريران بتخزين", 2, "piece"],
      ["Partition with shelves", "قاطع برفوف", 2.6, "m"],
    ],
  },
];

export const demoDistricts: readonly (readonly [city: string, en: string, ar: string])[] = [
  ["Riyadh", "Al Malqa", "الملقا"],
  ["Riyadh", "Al Yasmin", "الياسمين"],
  ["Jeddah", "Al Shati", "الشاطئ"],
  ["Jeddah", "Al Rawdah", "الروضة"],
  ["Dammam", "Al Faisaliyah", "الفيصلية"],
  ["Madinah", "Al Azhari", "الأزهري"],
  ["Abha", "Al Mansak", "المنسك"],
  ["Buraydah", "Al Rayyan", "الريان"],
];
