import type { Words } from "./categories.ts";
import type { DemoProduct } from "./products.ts";
import { fabric, GLASS, RUG_CARE, SUN } from "./products-upholstery.ts";

const DRY: Words = ["Water every three weeks; little light is enough.", "تُسقى كل ثلاثة أسابيع ويكفيها ضوء قليل."];

/** Light, rugs, plants and what hangs on a wall. */
export const accentProducts: readonly DemoProduct[] = [
  {
    ...{
      photo: "rug_berber",
      trade: "textiles",
      category: "decor",
      styles: ["scandinavian", "minimalist"],
      rooms: ["living_room", "bedroom"],
      materials: ["wool"],
    },
    ...{ name: ["Berber diamond rug", "سجادة بربرية بالمعينات"], cm: [240, 160, 2], kg: 12, price: 2_900, stock: 5, care: RUG_CARE },
    text: [
      "Undyed wool in cream with charcoal diamonds, left a little uneven as the weaver’s hand made them. Soft enough for bare feet.",
      "صوف كريمي غير مصبوغ بمعينات فحمية، تُركت كما رسمتها يد الناسج. ناعمة على القدم الحافية.",
    ],
    fabrics: [fabric("Cream and charcoal", "كريمي وفحمي", "#E6DFD2")],
  },
  {
    ...{
      photo: "pendant_dome_black",
      trade: "lighting",
      category: "lighting",
      styles: ["industrial", "modern"],
      rooms: ["kitchen", "dining_room"],
      materials: ["metal"],
    },
    ...{ name: ["Black dome pendant", "مصباح معلق بقبة سوداء"], cm: [42, 42, 94], kg: 2, price: 420, stock: 20, years: 2 },
    text: [
      "Spun steel, black outside and cream inside, so the light falls warm on the counter and nowhere else. Hang three in a row.",
      "فولاذ أسود من الخارج وكريمي من الداخل، فينزل الضوء دافئًا على الكاونتر وحده. علّق ثلاثة في صف.",
    ],
    fabrics: [fabric("Black", "أسود", "#1E1D1C")],
  },
  {
    ...{
      photo: "plant_olive",
      trade: "gardens",
      category: "decor",
      styles: ["minimalist", "contemporary"],
      rooms: ["living_room", "entrance"],
      materials: ["plant", "ceramic"],
    },
    ...{ name: ["Olive tree in a gray pot", "شجرة زيتون في أصيص رمادي"], cm: [89, 64, 148], kg: 24, price: 690, stock: 7, care: SUN },
    text: [
      "A young olive that likes a bright window or a shaded terrace. It asks for little water and lives for decades.",
      "زيتونة صغيرة تحب النافذة المضيئة أو الشرفة المظللة. قليلة الماء وتعيش عقودًا.",
    ],
    fabrics: [fabric("Green", "أخضر", "#4F6B45")],
  },
  {
    ...{
      photo: "floor_lamp_drum_brass",
      trade: "lighting",
      category: "lighting",
      styles: ["contemporary", "traditional"],
      rooms: ["living_room", "majlis", "bedroom"],
      materials: ["brass", "linen"],
    },
    ...{ name: ["Brass floor lamp", "مصباح أرضي نحاسي"], cm: [42, 42, 155], kg: 6, price: 760, stock: 9, years: 2 },
    text: [
      "A slim brass stem, a heavy foot and a linen drum. It lights a corner and a page at the same time.",
      "ساق نحاسية رفيعة وقاعدة ثقيلة ومظلة كتان. يضيء الزاوية وصفحة الكتاب معًا.",
    ],
    fabrics: [fabric("Brass", "نحاس أصفر", "#B88D4A")],
  },
  {
    ...{
      photo: "mirror_round_brass",
      trade: "furniture",
      category: "decor",
      styles: ["contemporary", "modern"],
      rooms: ["entrance", "bathroom", "bedroom"],
      materials: ["brass"],
    },
    ...{ name: ["Round brass mirror", "مرآة دائرية بإطار نحاسي"], cm: [80, 2, 80], kg: 8, price: 780, stock: 10, years: 2, care: GLASS },
    text: [
      "Eighty centimeters of clear glass in a thin brass rim. It hangs from one screw and finds its own level.",
      "زجاج صافٍ بقطر ثمانين سنتيمترًا في إطار نحاسي رفيع. تُعلق على برغي واحد وتستوي وحدها.",
    ],
    fabrics: [fabric("Brass", "نحاس أصفر", "#B88D4A")],
  },
  {
    ...{
      photo: "plant_snake",
      trade: "gardens",
      category: "decor",
      styles: ["modern", "industrial"],
      rooms: ["home_office", "bedroom", "bathroom"],
      materials: ["plant", "ceramic"],
    },
    ...{ name: ["Snake plant in a charcoal pot", "نبتة السانسفيريا في أصيص فحمي"], cm: [32, 32, 92], kg: 9, price: 240, stock: 20, care: DRY },
    text: [
      "The plant for people who travel: it forgives a month without water and a room with little light.",
      "نبتة لمن يسافر كثيرًا: تصبر شهرًا دون ماء وترضى بغرفة قليلة الضوء.",
    ],
    fabrics: [fabric("Green", "أخضر", "#5E7A45")],
  },
  {
    ...{
      photo: "pendant_globe_brass",
      trade: "lighting",
      category: "lighting",
      styles: ["minimalist", "contemporary"],
      rooms: ["bedroom", "entrance", "kitchen"],
      materials: ["brass"],
    },
    ...{ name: ["Globe pendant", "مصباح معلق كروي"], cm: [24, 24, 100], kg: 2, price: 380, stock: 16, years: 2 },
    text: [
      "A ball of milk glass on a brass cap. Even light all around, for a corridor, a bedside or a row above an island.",
      "كرة من الزجاج الحليبي بغطاء نحاسي. ضوء متساوٍ من كل جهة للممر وجانب السرير وفوق الجزيرة.",
    ],
    fabrics: [fabric("Milk glass and brass", "زجاج حليبي ونحاس", "#E9D9B8")],
  },
];
