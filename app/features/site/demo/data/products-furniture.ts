import type { DemoProduct } from "./products.ts";

/** Tables, storage and beds. */
export const furnitureProducts: readonly DemoProduct[] = [
  {
    ...{
      photo: "coffee_table_arabesque",
      trade: "majlis",
      category: "tables",
      styles: ["traditional"],
      rooms: ["majlis", "living_room"],
      materials: ["walnut"],
    },
    ...{ name: ["Carved walnut coffee table", "طاولة قهوة من الجوز المحفور"], cm: [84, 84, 43], kg: 19, price: 2_890, stock: 5, weeks: 4, years: 5 },
    text: [
      "Eight sides of pierced walnut around a top that takes a full coffee tray. Cut by hand after a screen from old Jeddah.",
      "ثمانية أوجه من الجوز المخرّم حول سطح يتسع لصينية قهوة كاملة. محفورة يدويًا على نقش مشربية من جدة القديمة.",
    ],
  },
  {
    ...{
      photo: "bed_upholstered",
      trade: "furniture",
      category: "beds",
      styles: ["contemporary", "modern"],
      rooms: ["bedroom"],
      materials: ["linen", "walnut"],
    },
    ...{ name: ["Upholstered bed with a channeled headboard", "سرير منجد بظهر مضلّع"], cm: [188, 216, 128], kg: 82, price: 5_900, stock: 3, weeks: 5, years: 5 },
    text: [
      "A headboard padded deep enough to read against, and slats that do not creak. The mattress is sold apart.",
      "ظهر محشو يُتكأ عليه للقراءة، وألواح لا تصدر صوتًا. المرتبة تُباع منفصلة.",
    ],
    sizes: [
      { name: ["Queen, 160", "كوين 160"], width: 168, price: 5_200 },
      { name: ["King, 180", "كينج 180"], width: 188, price: 5_900 },
    ],
  },
  {
    ...{
      photo: "dining_table_oak",
      trade: "furniture",
      category: "tables",
      styles: ["scandinavian", "minimalist"],
      rooms: ["dining_room", "kitchen"],
      materials: ["oak"],
    },
    ...{ name: ["Oak dining table with four chairs", "طاولة طعام بلوط مع أربعة كراسي"], cm: [200, 95, 75], kg: 64, price: 4_750, stock: 4, years: 5 },
    text: [
      "Solid oak, oiled, with corners soft enough for children. Four chairs come with it; two more can be ordered from the same wood.",
      "بلوط صلب مزيّت بزوايا لينة للأطفال. معها أربعة كراسي، ويمكن طلب اثنين من الخشب نفسه.",
    ],
  },
  {
    ...{
      photo: "media_console",
      trade: "carpentry",
      category: "storage",
      styles: ["modern", "minimalist"],
      rooms: ["living_room", "majlis"],
      materials: ["walnut", "brass"],
    },
    ...{ name: ["Slatted walnut console", "كونسول جوز بشرائح"], cm: [180, 42, 56], kg: 47, price: 4_100, stock: 3, weeks: 4, years: 5 },
    text: [
      "Sliding doors of walnut slats hide the receiver and let its remote through. Cables leave at the back, out of sight.",
      "أبواب منزلقة من شرائح الجوز تخفي الأجهزة ويمر منها جهاز التحكم. الأسلاك تخرج من الخلف دون أن تُرى.",
    ],
  },
  {
    ...{
      photo: "coffee_table_marble",
      trade: "stone",
      category: "tables",
      styles: ["contemporary", "modern"],
      rooms: ["living_room", "majlis"],
      materials: ["marble", "brass"],
    },
    ...{ name: ["Nesting marble tables", "طاولتان متداخلتان من الرخام"], cm: [125, 86, 40], kg: 51, price: 3_350, stock: 6, years: 2 },
    text: [
      "Two round tops of white marble on brass rings; the lower one slides under when the children play.",
      "سطحان دائريان من الرخام الأبيض على حلقات نحاسية، والأصغر ينزلق تحت الأكبر حين يلعب الأطفال.",
    ],
  },
  {
    ...{
      photo: "bookshelf",
      trade: "carpentry",
      category: "storage",
      styles: ["industrial", "modern"],
      rooms: ["home_office", "living_room"],
      materials: ["oak", "metal"],
    },
    ...{ name: ["Oak and steel bookshelf", "مكتبة من البلوط والحديد"], cm: [130, 32, 190], kg: 58, price: 2_640, stock: 7, years: 5 },
    text: [
      "Five oak shelves in a black frame that is screwed to the wall. Each carries forty kilograms of books.",
      "خمسة رفوف بلوط في إطار أسود يُثبت في الجدار. يحمل كل رف أربعين كيلوغرامًا من الكتب.",
    ],
  },
  {
    ...{ photo: "bed_oak", trade: "furniture", category: "beds", styles: ["scandinavian", "minimalist"], rooms: ["bedroom"], materials: ["oak"] },
    ...{ name: ["Oak bed with a slatted headboard", "سرير بلوط بظهر من الشرائح"], cm: [176, 210, 108], kg: 68, price: 4_300, stock: 5, years: 5 },
    text: [
      "Oak, oil and wooden joints: nothing in it smells of glue. It goes up without tools in a quarter of an hour.",
      "بلوط وزيت ووصلات خشبية: لا رائحة غراء فيه. يُركّب دون أدوات في ربع ساعة.",
    ],
    sizes: [
      { name: ["Single, 120", "مفرد 120"], width: 136, price: 3_400 },
      { name: ["Queen, 160", "كوين 160"], width: 176, price: 4_300 },
      { name: ["King, 180", "كينج 180"], width: 196, price: 4_800 },
    ],
  },
  {
    ...{
      photo: "dining_chair",
      trade: "furniture",
      category: "seating",
      styles: ["modern", "contemporary"],
      rooms: ["dining_room"],
      materials: ["velvet", "walnut"],
    },
    ...{ name: ["Upholstered dining chair", "كرسي طعام منجد"], cm: [52, 60, 86], seat: 47, kg: 8, price: 890, stock: 24, years: 3 },
    text: [
      "A curved back that holds through a long dinner, walnut legs and a seat that wipes clean.",
      "ظهر منحنٍ يريح في عشاء طويل، وأرجل من الجوز، ومقعد يُمسح بسهولة.",
    ],
    fabrics: [{ name: ["Deep green velvet", "مخمل أخضر داكن"], color: "#2F4A42" }],
  },
];
