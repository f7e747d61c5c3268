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
    ],
    specializations: ["kitchens", "bathrooms", "renovation", "joinery", "accessibility", "sustainability"],
    rates: [110, 240],
  },
];
