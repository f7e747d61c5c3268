import type { TRADE_PAGES } from "#app/features/directory/professionals/public.ts";

type Trade = (typeof TRADE_PAGES)[keyof typeof TRADE_PAGES];
type Both = readonly [english: string, arabic: string];

/** What people of a trade say, are called and do; combined by turn into the directory's people. */
export type TradeWords = {
  trade: Trade;
  /** Behind a family's or a place's name. */
  company: readonly Both[];
  bios: readonly string[];
  specializations: readonly string[];
  rates: readonly [low: number, high: number];
};

export const FIRST_NAMES: readonly Both[] = [
  ["Abeer", "عبير"],
  ["Ahmed", "أحمد"],
  ["Alanoud", "العنود"],
  ["Ali", "علي"],
  ["Amani", "أماني"],
  ["Badr", "بدر"],
  ["Dana", "دانة"],
  ["Faisal", "فيصل"],
  ["Ghada", "غادة"],
  ["Hamad", "حمد"],
  ["Hanan", "حنان"],
  ["Ibrahim", "إبراهيم"],
  ["Jawaher", "جواهر"],
  ["Khalid", "خالد"],
  ["Khulood", "خلود"],
  ["Mansour", "منصور"],
  ["Maha", "مها"],
  ["Mohammed", "محمد"],
  ["Munirah", "منيرة"],
  ["Nasser", "ناصر"],
  ["Reem", "ريم"],
  ["Saad", "سعد"],
  ["Sara", "سارة"],
  ["Talal", "طلال"],
  ["Wafa", "وفاء"],
  ["Waleed", "وليد"],
  ["Yara", "يارا"],
  ["Ziyad", "زياد"],
];

/** Where they live, and the region beside it that they work in. */
export const HOMES: readonly (readonly [city: string, region: string])[] = [
  ["Riyadh", "SA-01"],
  ["Jeddah", "SA-02"],
  ["Dammam", "SA-04"],
  ["Riyadh", "SA-05"],
  ["Madinah", "SA-03"],
  ["Khobar", "SA-04"],
  ["Makkah", "SA-02"],
  ["Abha", "SA-14"],
  ["Riyadh", "SA-01"],
  ["Buraydah", "SA-05"],
  ["Taif", "SA-02"],
  ["Hail", "SA-06"],
  ["Tabuk", "SA-07"],
];

/** Behind what they say about themselves. */
export const CLOSINGS: readonly Both[] = [
  ["The first visit in the city is free.", "الزيارة الأولى داخل المدينة مجانية."],
  ["I answer the same day.", "أردّ في اليوم نفسه."],
  ["References on request, with the owners’ permission.", "أعمال سابقة تُزار بإذن أصحابها."],
  ["Saturdays by appointment.", "السبت بموعد مسبق."],
  ["Prices with VAT, always.", "الأسعار شاملة الضريبة دائمًا."],
];

export const TRADES: readonly TradeWords[] = [
  {
    trade: "architect",
    company: [
      ["Architects", "للعمارة"],
      ["Architecture Studio", "للدراسات المعمارية"],
    ],
    bios: [
      "Villas that face away from the afternoon sun. I draw the plan around how you receive guests, then around everything else.",
      "Additions, annexes and second floors on houses people already love. Permits included; surprises kept small.",
      "أصمم بيوتًا تتنفس: فناء في الوسط، وظل في الصيف، ومدخلان لا يلتقيان. أتابع التنفيذ حتى تسليم المفتاح.",
      "مخططات تمر من البلدية من أول مرة. أراجع الارتدادات والمواقف قبل أن أرسم الواجهة.",
      "I redraw the plan until the kitchen, the guests and the children no longer cross each other.",
      "Small plots, long and narrow: a light well, a stair that earns its place, and no dark rooms.",
      "واجهات نجدية بروح اليوم: جدار سميك، وفتحات صغيرة نحو الشارع، وكبيرة نحو الفناء.",
      "Site visits every week during the work, with a written note the same evening.",
      "أرمم البيوت القديمة كما هي: أوثّق كل قوس وباب قبل أن يُمس.",
      "Two-family villas: one entrance or two, shared roof or not. We settle it on paper first.",
      "مخطط الأثاث مع المخطط المعماري من أول يوم، فلا يفاجئك باب خلف الكنبة.",
      "Rest houses outside the city: shade, wind and water first, walls later.",
    ],
    specializations: ["villas", "new_build", "facades", "majlis", "najdi", "space_planning", "supervision", "sustainability"],
    rates: [280, 480],
  },
  {
    trade: "interior_designer",
    company: [
      ["Interiors", "للتصميم الداخلي"],
      ["Interior Studio", "للديكور"],
    ],
    bios: [
      "Calm rooms for busy families. I start with what you own and only then look at what to buy.",
      "أصمم المجالس وغرف المعيشة بخامات تحتمل الضيوف والأطفال، وأكتب لك قائمة شراء بأسعارها قبل أن تدفع ريالًا.",
      "Apartments first: storage you cannot see, light you do not notice, and one wall worth talking about.",
      "أبدأ بزيارة وقائمة بما سيبقى من أثاثك، ثم أقترح أقل ما يكفي.",
      "New apartments in four weeks: plan, samples, shopping list, and one day to hang everything.",
      "ألوان هادئة وقماش يُغسل. بيوت فيها أطفال أعرفها جيدًا، فعندي أربعة.",
      "I design around one carpet, one painting or one memory you bring me.",
      "مجالس نساء بطابع حجازي: رواشين، وضوء من الجانب، وركن للقهوة.",
      "Remote design for families abroad who are furnishing a home here: drawings, prices, deliveries.",
      "غرف أطفال تكبر معهم: سرير يتحول، ومكتب يرتفع، وجدار للرسم.",
      "Storage first. A tidy room needs a third of its wall for things nobody sees.",
      "أعمل بميزانية معلنة من أول لقاء، ولا أتجاوزها إلا بموافقتك المكتوبة.",
    ],
    specializations: ["majlis", "living_rooms", "bedrooms", "apartments", "furniture", "space_planning", "hijazi", "visualization"],
    rates: [150, 350],
  },
  {
    trade: "kitchen_bathroom_designer",
    company: [
      ["Kitchens", "للمطابخ"],
      ["Kitchen and Bath Design", "لتصميم المطابخ والحمامات"],
    ],
    bios: [
      "I measure twice, draw every drawer, and hand the carpenter a plan that leaves nothing to guess.",
      "مطبخ للعزائم ومطبخ لكل يوم: أوزع بينهما الحرارة والروائح والخطوات، وأرسم كل درج بمقاسه.",
      "Bathrooms that dry by themselves: slopes, ventilation and stone that forgives hard water.",
      "أرسم المطبخ على طريقة طبخك: أين يوضع القدر الكبير، وأين تبرد الدلة.",
      "Kitchens for short and tall cooks in one family: two counter heights, one calm line.",
      "حمامات لكبار السن: لا عتبة، ومقابض في مكانها، وأرضية لا تنزلق.",
      "Every drawing names the hinge, the runner and the tap, so that offers can be compared.",
      "مخزن خلف المطبخ بدل خزائن معلقة، فتبقى الجدران للضوء.",
      "Laundry rooms get the same care as kitchens: light, a drain and a place to fold.",
      "أختار معك الرخام من المصنع، لوحًا لوحًا، قبل القص.",
      "Ventilation drawings with the plan: a kitchen that smells of nothing at noon.",
      "تصميم خلال أسبوعين، وتعديلان مشمولان في السعر.",
    ],
    specializations: ["kitchens", "bathrooms", "space_planning", "joinery", "accessibility", "visualization"],
    rates: [160, 320],
  },
  {
    trade: "lighting_designer",
    company: [
      ["Lighting", "للإضاءة"],
      ["Light Studio", "لتصميم الإضاءة"],
    ],
    bios: [
      "Light for the majlis at night and for the kitchen at dawn, on one bill of quantities your electrician can read.",
      "أرسم الظل قبل الضوء. كل غرفة لها ثلاث حالات: ضيوف، ومذاكرة، وسهرة هادئة.",
      "Courtyards and facades lit so that the neighbors thank you. Warm, low and easy to maintain.",
      "إضاءة الدرج والممرات من الأسفل، فلا تُوقظ النائم.",
      "Dimming that grandmothers use: three buttons, no app required.",
      "أحسب شدة الإضاءة لكل غرفة وأكتب رقم كل لمبة، فتجد بديلها بعد سنين.",
      "I come back after sunset to aim every lamp. It is part of the price.",
      "مساجد ومجالس: ضوء على القارئ لا في عينه.",
      "Old chandeliers rewired, cleaned and hung where they finally make sense.",
      "إنارة حدائق بجهد منخفض، موفرة وآمنة للأطفال.",
      "Electrical plans checked before the ceiling closes: the cheapest day to move a point.",
      "ثلاث نماذج تجربها في غرفتك مساءً قبل أن تشتري.",
    ],
    specializations: ["lighting", "facades", "outdoor", "majlis", "smart_home", "restaurants"],
    rates: [180, 340],
  },
  {
    trade: "design_build_firm",
    company: [
      ["Design and Build", "للتصميم والتنفيذ"],
      ["Contracting and Design", "للتصميم والمقاولات"],
    ],
    bios: [
      "One contract from the first sketch to the keys. You get a dated program and a named engineer on site every day.",
      "نصمم وننفذ بفريق واحد، فلا يلوم المقاول المصمم. تقرير مصور كل خميس، ودفعات مرتبطة بما اكتمل.",
      "Renovations of lived-in villas, floor by floor, so the family never has to move out.",
      "نبني العظم والتشطيب بعقد واحد، وجدول دفعات تراه قبل التوقيع.",
      "Our own carpenters, electricians and painters. We subcontract lifts and pools, and say so.",
      "ملاحق وأدوار إضافية خلال أربعة أشهر، مع الرخصة والإشراف.",
      "A price per item before we start; changes in writing, with their days and their riyals.",
      "مهندس مقيم في الموقع، وصور كل مساء على مشروعك.",
      "Offices and clinics handed over on a date that is in the contract, with a penalty if we miss it.",
      "نسلّم على مراحل: غرف النوم أولًا، لتعود العائلة قبل اكتمال الحديقة.",
      "Fifteen years, two hundred villas, the same foremen. Ask the neighbors of any of them.",
      "ضمان مكتوب: عشر سنوات على الهيكل، وسنتان على التشطيب.",
    ],
    specializations: ["villas", "new_build", "renovation", "supervision", "facades", "offices", "hospitality"],
    rates: [220, 420],
  },
  {
    trade: "kitchen_bathroom_remodeler",
    company: [
      ["Renovations", "للترميم"],
      ["Kitchen and Bath Renovation", "لتجديد المطابخ والحمامات"],
    ],
    bios: [
      "Out with the old kitchen on Sunday, water running again by Thursday. I leave the house clean every evening.",
      "تجديد الحمام من العزل إلى آخر سيراميكة، بضمان مكتوب على التسريبات.",
      "Small bathrooms, old pipes, awkward corners: the jobs others price twice. I price them once.",
      "كشف تسربات قبل أي تكسير، وتقرير بالصور تحتفظ به.",
      "Tile over tile where it holds, honest advice where it will not.",
      "مطبخ ألمنيوم أو خشب، مركّب خلال ثلاثة أيام عمل.",
      "Water off for one morning at most. I carry the spare pump.",
      "أغيّر شبكة المياه القديمة دون تكسير الجدران كلها.",
      "One bathroom at a time, so the family always has another.",
      "سعر ثابت للحمام بعد المعاينة، شامل رفع المخلفات.",
      "Counters, sinks and taps replaced in a day; cabinets refaced in three.",
      "عزل مضمون عشر سنوات، واختبار غمر بالماء 48 ساعة أمامك.",
    ],
    specializations: ["kitchens", "bathrooms", "renovation", "joinery", "accessibility", "sustainability"],
    rates: [110, 240],
  },
];
