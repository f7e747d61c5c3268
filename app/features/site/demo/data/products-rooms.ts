import type { DemoProduct } from "./products.ts";
import { BRUSH, fabric, LEATHER, OIL } from "./products-upholstery.ts";

/** For work, sleep and meals. */
export const roomProducts: readonly DemoProduct[] = [
  {
    ...{
      photo: "stool_tan_black",
      trade: "furniture",
      category: "seating",
      styles: ["industrial", "modern"],
      rooms: ["kitchen"],
      materials: ["leather", "metal"],
    },
    ...{ name: ["Tan leather counter stool", "كرسي كاونتر من الجلد البني"], cm: [42, 40, 85], seat: 66, kg: 6, price: 640, stock: 16, years: 3, care: LEATHER },
    text: [
      "A padded seat at counter height and a low bar that catches the back. The foot ring is where shoes land first, so it is welded, not screwed.",
      "مقعد محشو بارتفاع الكاونتر وظهر منخفض يسند. حلقة القدمين ملحومة لا مثبتة ببراغٍ، فعليها تقع الأقدام أولًا.",
    ],
    fabrics: [fabric("Tan leather", "جلد بني فاتح", "#B8703A")],
  },
  {
    ...{
      photo: "office_chair_tan",
      trade: "furniture",
      category: "seating",
      styles: ["modern", "industrial"],
      rooms: ["home_office"],
      materials: ["leather", "metal"],
    },
    ...{ name: ["Tan leather desk chair", "كرسي مكتب من الجلد البني"], cm: [59, 60, 106], seat: 48, kg: 14, price: 1_490, stock: 9, years: 5, care: LEATHER },
    text: [
      "Leather over a back that leans with you, on five polished feet. Built for a full day of work, quiet enough for a call.",
      "جلد على ظهر يميل معك فوق خمس أرجل مصقولة. مصنوع ليوم عمل كامل، وهادئ أثناء المكالمات.",
    ],
    fabrics: [fabric("Tan leather", "جلد بني فاتح", "#B8703A")],
  },
  {
    ...{
      photo: "nightstand_oak",
      trade: "carpentry",
      category: "storage",
      styles: ["scandinavian", "minimalist"],
      rooms: ["bedroom"],
      materials: ["oak", "metal"],
    },
    ...{ name: ["Oak bedside table", "طاولة سرير جانبية بلوط"], cm: [50, 45, 52], kg: 15, price: 720, stock: 14, years: 3, care: OIL },
    text: [
      "Two drawers that close softly, so nobody wakes. The top holds a lamp, a glass of water and tonight’s book.",
      "درجان يُغلقان بهدوء فلا يستيقظ أحد. يتسع سطحها لمصباح وكأس ماء وكتاب الليلة.",
    ],
    fabrics: [fabric("Oak", "بلوط", "#B98D5E")],
  },
  {
    ...{
      photo: "dining_chair_wish_oak",
      trade: "furniture",
      category: "seating",
      styles: ["scandinavian", "minimalist"],
      rooms: ["dining_room", "kitchen"],
      materials: ["oak", "linen"],
    },
    ...{ name: ["Oak chair with a bent back", "كرسي بلوط بظهر مقوس"], cm: [58, 51, 77], seat: 46, kg: 5, price: 780, stock: 24, years: 5, care: OIL },
    text: [
      "One rail of oak, bent by steam, makes the back and both arms. Light enough to lift with one hand.",
      "قوس واحد من البلوط ثُني بالبخار فصار ظهرًا وذراعين. خفيف تحمله يد واحدة.",
    ],
    fabrics: [fabric("Oak", "بلوط", "#B98D5E")],
  },
  {
    ...{
      photo: "nightstand_walnut",
      trade: "carpentry",
      category: "storage",
      styles: ["modern", "contemporary"],
      rooms: ["bedroom"],
      materials: ["walnut", "brass"],
    },
    ...{ name: ["Walnut bedside table", "طاولة سرير جانبية جوز"], cm: [50, 45, 52], kg: 15, price: 790, stock: 12, years: 3, care: OIL },
    text: [
      "Walnut on four brass feet, with two drawers as deep as the table. Order two: a pair is cut from the same board.",
      "جوز على أربع أقدام نحاسية بدرجين بعمق الطاولة. اطلب اثنتين، فالزوج يُقص من لوح واحد.",
    ],
    fabrics: [fabric("Walnut", "جوز", "#6E4930")],
  },
  {
    ...{
      photo: "desk_oak_drawers",
      trade: "carpentry",
      category: "tables",
      styles: ["scandinavian", "modern"],
      rooms: ["home_office", "bedroom"],
      materials: ["oak", "metal"],
    },
    ...{ name: ["Oak desk with three drawers", "مكتب بلوط بثلاثة أدراج"], cm: [150, 70, 76], kg: 41, price: 2_350, stock: 6, years: 5, care: OIL },
    text: [
      "Room for a screen, a notebook and both elbows. Three deep drawers on the right keep the top empty at the end of the day.",
      "يتسع لشاشة ودفتر وكوعين. ثلاثة أدراج عميقة على اليمين تُبقي السطح فارغًا آخر اليوم.",
    ],
    fabrics: [fabric("Oak", "بلوط", "#B98D5E")],
  },
  {
    ...{
      photo: "armchair_block_cream",
      trade: "furniture",
      category: "seating",
      styles: ["modern", "minimalist"],
      rooms: ["living_room", "majlis"],
      materials: ["boucle", "oak"],
    },
    ...{ name: ["Cream bouclé lounge chair", "كرسي استرخاء بوكليه كريمي"], cm: [87, 85, 73], seat: 45, kg: 24, price: 2_450, stock: 8, years: 5, care: BRUSH },
    text: [
      "Deep, square and soft at every edge. Sit straight for coffee or sideways for a novel; the arms are wide enough for both.",
      "عميق ومربع وناعم الحواف. اجلس معتدلًا للقهوة أو جانبًا مع كتاب؛ ذراعاه عريضان للحالتين.",
    ],
    fabrics: [fabric("Cream bouclé", "بوكليه كريمي", "#DDD5C8")],
  },
  {
    ...{
      photo: "bookshelf_walnut",
      trade: "carpentry",
      category: "storage",
      styles: ["traditional", "contemporary"],
      rooms: ["home_office", "living_room"],
      materials: ["walnut"],
    },
    ...{ name: ["Tall walnut bookcase", "مكتبة جوز عالية"], cm: [90, 32, 190], kg: 49, price: 2_480, stock: 6, weeks: 3, years: 5, care: OIL },
    text: [
      "Five shelves and a solid back, narrow enough for the end of a corridor. It is screwed to the wall at the top; the bracket comes with it.",
      "خمسة رفوف وظهر مصمت، وعرضها يناسب نهاية الممر. تُثبت في الجدار من الأعلى ومعها حاملها.",
    ],
    fabrics: [fabric("Walnut", "جوز", "#6E4930")],
  },
];
