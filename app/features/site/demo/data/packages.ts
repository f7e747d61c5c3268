type Both = readonly [english: string, arabic: string];
type Offer = { title: Both; price: readonly [low: number, high: number]; days: number; revisions: number; included: Both; excluded: Both; extra?: Both };

const plan: Offer = {
  title: ["Room plan", "مخطط غرفة"],
  price: [1_400, 2_800],
  days: 6,
  revisions: 1,
  included: ["Survey at your home\nFurniture plan at 1:50\nShopping list with prices", "رفع مقاسات في بيتكم\nمخطط أثاث بمقياس 1:50\nقائمة شراء بالأسعار"],
  excluded: ["Materials and workmen", "المواد والعمالة"],
  extra: ["One 3D picture", "صورة ثلاثية الأبعاد"],
};
const visit: Offer = {
  title: ["Visit and advice", "زيارة واستشارة"],
  price: [350, 700],
  days: 3,
  revisions: 0,
  included: ["Two hours at your home\nTwo pages of notes with priorities", "ساعتان في بيتكم\nصفحتان بالملاحظات حسب الأولوية"],
  excluded: ["Drawings", "المخططات"],
};
const whole: Offer = {
  title: ["Whole room, to the handover", "غرفة كاملة حتى التسليم"],
  price: [7_500, 16_000],
  days: 45,
  revisions: 3,
  included: [
    "Survey and plan\nDrawings that a carpenter can price\nWeekly visits on site\nSnag list and handover",
    "رفع مقاسات ومخطط\nرسومات يسعّرها النجار\nزيارات أسبوعية للموقع\nقائمة ملاحظات وتسليم",
  ],
  excluded: ["Materials and workmen", "المواد والعمالة"],
  extra: ["Purchasing for you", "الشراء نيابة عنكم"],
};
const kitchen: Offer = {
  title: ["Kitchen drawings", "رسومات مطبخ"],
  price: [2_200, 4_600],
  days: 12,
  revisions: 2,
  included: ["Survey\nPlan, elevations and every drawer\nList of appliances", "رفع مقاسات\nمسقط وواجهات وكل درج\nقائمة الأجهزة"],
  excluded: ["Cabinets and installation", "الخزائن والتركيب"],
  extra: ["Visit to the factory", "زيارة للمصنع"],
};
const bathroom: Offer = {
  title: ["Bathroom in ten days", "حمام في عشرة أيام"],
  price: [14_000, 24_000],
  days: 10,
  revisions: 1,
  included: [
    "Demolition and waterproofing\nTiles up to 90 SAR a square meter\nTen years’ guarantee in writing",
    "فك وعزل\nبلاط حتى 90 ريالًا للمتر\nضمان مكتوب عشر سنوات",
  ],
  excluded: ["Sanitary ware", "الأدوات الصحية"],
};
const light: Offer = {
  title: ["Lighting plan for a floor", "مخطط إضاءة لدور"],
  price: [3_200, 6_400],
  days: 14,
  revisions: 2,
  included: ["Three scenes for each room\nBill of quantities for the electrician", "ثلاث حالات لكل غرفة\nجدول كميات للكهربائي"],
  excluded: ["Fittings", "وحدات الإنارة"],
};

/** What people of a trade offer at a fixed price. */
export const OFFERS: Readonly<Record<string, readonly Offer[]>> = {
  architect: [visit, plan, whole],
  interior_designer: [visit, plan, whole],
  kitchen_bathroom_designer: [visit, kitchen],
  lighting_designer: [visit, light],
  design_build_firm: [visit, whole],
  kitchen_bathroom_remodeler: [kitchen, bathroom],
};

/** What the demo's homeowner writes with the packages that she books. */
export const bookingNotes = [
  "The majlis first, please: we have guests on the second day of Eid.",
  "نريد جناح الضيوف كاملًا، والأثاث القديم يبقى منه السجاد فقط.",
] as const;
