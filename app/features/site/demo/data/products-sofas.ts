import type { Words } from "./categories.ts";
import type { DemoProduct } from "./products.ts";
import { BRUSH, COVERS, fabric, LEATHER, SOFA } from "./products-upholstery.ts";

const FRAME = {
  ...SOFA,
  styles: ["scandinavian", "minimalist"],
  cm: [213, 86, 90],
  kg: 48,
  seat: 42,
  care: COVERS,
  weeks: 5,
} as const satisfies Partial<DemoProduct>;

const FRAME_TEXT: Words = [
  "Solid wood all around and cushions that lift out. The frame shows its joints, the seat is firm and the covers come off for washing.",
  "خشب صلب من كل جهة ومساند تُرفع. الهيكل يُظهر وصلاته، والجلسة ثابتة، والأغطية تُنزع للغسيل.",
];

const two: Words = ["Two seats", "مقعدان"];
const three: Words = ["Three seats", "ثلاثة مقاعد"];
const four: Words = ["Four seats", "أربعة مقاعد"];

export const sofaProducts: readonly DemoProduct[] = [
  {
    ...{ ...SOFA, photo: "sofa_velvet", styles: ["contemporary", "traditional"], materials: ["velvet", "brass"], cm: [228, 94, 90], kg: 61 },
    ...{ name: ["Emerald channeled sofa", "كنبة زمردية مضلّعة"], price: 6_450, stock: 4, weeks: 5, care: BRUSH },
    text: [
      "Eleven channels across the back, stuffed by hand, on a plinth wrapped in brass. Deep enough to sit cross-legged, firm enough for a guest in a bisht to get up from.",
      "أحد عشر ضلعًا على الظهر محشوة يدويًا، على قاعدة ملفوفة بالنحاس. عميقة لمن يتربّع، ومتينة لضيف ببشت ينهض منها.",
    ],
    fabrics: [fabric("Emerald velvet", "مخمل زمردي", "#1F7A6B")],
    sizes: [
      { name: two, width: 182, price: 5_300 },
      { name: three, width: 228, price: 6_450 },
      { name: four, width: 276, price: 7_600 },
    ],
  },
  {
    ...{ ...SOFA, photo: "sofa_deco_palm", styles: ["contemporary", "traditional"], materials: ["velvet", "brass"], cm: [221, 96, 92], kg: 63 },
    ...{ name: ["Fluted deco sofa", "كنبة ديكو مضلّعة"], price: 5_900, was: 6_800, stock: 6, weeks: 6, care: BRUSH },
    text: [
      "Scalloped arms that curve into a fluted back, and a rail of brass along the foot. Four velvets, each from one dye lot.",
      "ذراعان ينحنيان نحو ظهر مضلّع، وشريط من النحاس عند القدم. أربعة ألوان من المخمل، كل لون من صبغة واحدة.",
    ],
    fabrics: [
      fabric("Palm velvet", "مخمل أخضر نخيل", "#3F7A3F", "sofa_deco_palm"),
      fabric("Henna velvet", "مخمل حنّاء", "#A8434A", "sofa_deco_henna"),
      fabric("Indigo velvet", "مخمل نيلي", "#3F5F94", "sofa_deco_indigo"),
      fabric("Cream velvet", "مخمل كريمي", "#E6E0D4", "sofa_deco_cream"),
    ],
  },
  {
    ...{ ...SOFA, photo: "sofa_boucle", styles: ["modern", "minimalist"], materials: ["boucle", "oak"], cm: [226, 96, 92], kg: 46, stock: 5 },
    ...{ name: ["Two-seat bouclé sofa", "كنبة بوكليه بمقعدين"], price: 5_200, care: BRUSH, fabrics: [fabric("Stone bouclé", "بوكليه حجري", "#C4BCAF")] },
    text: [
      "A quiet sofa in nubby bouclé with low oak legs. It fits where a three-seat one does not, and sleeps a tall person with the cushions off.",
      "كنبة هادئة من البوكليه بأرجل بلوط منخفضة. تناسب مكانًا لا يتسع لثلاثة مقاعد، وينام عليها الطويل حين تُرفع المساند.",
    ],
  },
  {
    ...{
      ...SOFA,
      photo: "sofa_chaise_right_indigo",
      styles: ["modern", "contemporary"],
      materials: ["linen", "walnut"],
      cm: [271, 170, 93],
      kg: 82,
      weeks: 5,
      care: COVERS,
    },
    ...{ name: ["Indigo corner sofa", "كنبة زاوية نيلية"], price: 6_900, stock: 2, fabrics: [fabric("Indigo linen", "كتان نيلي", "#3F5F94")] },
    text: [
      "A long seat on the right for whoever comes home last. Feathers over foam, and walnut legs high enough for a robot vacuum.",
      "مقعد طويل على اليمين لمن يصل آخرًا. ريش فوق إسفنج، وأرجل جوز مرتفعة تمر تحتها المكنسة الآلية.",
    ],
  },
  {
    ...{
      ...FRAME,
      photo: "sofa_frame_oak_cream",
      materials: ["oak", "cotton"],
      name: ["Oak frame sofa", "كنبة بهيكل بلوط"],
      text: FRAME_TEXT,
      price: 4_450,
      stock: 4,
    },
    ...{ fabrics: [fabric("Cream cotton", "قطن كريمي", "#E6E0D4")] },
  },
  {
    ...{
      ...SOFA,
      photo: "sofa_low_leather_tan",
      styles: ["industrial", "modern"],
      materials: ["leather", "ebony"],
      cm: [241, 96, 91],
      kg: 70,
      care: LEATHER,
      years: 10,
    },
    ...{ name: ["Low tan leather sofa", "كنبة جلد بنية منخفضة"], price: 9_800, stock: 2, fabrics: [fabric("Tan leather", "جلد بني فاتح", "#A8703F")] },
    text: [
      "Full-grain leather that darkens where it is used. Low arms, wide seats, and seams sewn twice.",
      "جلد طبيعي كامل يغمق حيث يُستعمل. ذراعان منخفضان ومقاعد عريضة ودرزات مزدوجة.",
    ],
  },
  {
    ...{
      ...SOFA,
      photo: "sofa_sea_boucle",
      styles: ["contemporary", "modern"],
      materials: ["boucle", "oak"],
      cm: [221, 96, 94],
      kg: 58,
      weeks: 5,
      care: BRUSH,
    },
    ...{ name: ["Sea green sofa", "كنبة بلون البحر"], price: 5_650, stock: 3, fabrics: [fabric("Sea bouclé", "بوكليه بحري", "#1F8272")] },
    text: [
      "A plain three-seat sofa made interesting by its color. The bouclé hides cat claws and coffee better than anything smooth.",
      "كنبة بثلاثة مقاعد بسيطة يميزها لونها. البوكليه يخفي مخالب القطط والقهوة أفضل من أي قماش أملس.",
    ],
    sizes: [
      { name: two, width: 166, price: 4_600 },
      { name: three, width: 221, price: 5_650 },
    ],
  },
  {
    ...{ ...SOFA, photo: "sofa_two_seat_rose", styles: ["contemporary"], materials: ["velvet", "ash"], cm: [166, 96, 95], kg: 44, care: BRUSH },
    ...{ name: ["Rose two-seat sofa", "كنبة وردية بمقعدين"], price: 3_950, stock: 4, fabrics: [fabric("Rose velvet", "مخمل وردي", "#D99A90")] },
    text: [
      "For a dressing room, a bay window or a first apartment. Pale legs keep it light on the floor.",
      "لغرفة الملابس أو نافذة بارزة أو أول شقة. أرجلها الفاتحة تجعلها خفيفة على الأرض.",
    ],
  },
  {
    ...{
      ...SOFA,
      photo: "sofa_four_seat_cream",
      styles: ["minimalist", "modern"],
      materials: ["linen", "oak"],
      cm: [291, 96, 95],
      kg: 76,
      weeks: 5,
      care: COVERS,
    },
    ...{ name: ["Cream four-seat sofa", "كنبة كريمية بأربعة مقاعد"], price: 6_800, stock: 2, fabrics: [fabric("Cream linen", "كتان كريمي", "#E6E0D4")] },
    text: [
      "Four real seats in one line, for the wall that two sofas never fill well. It comes in two halves that bolt together.",
      "أربعة مقاعد حقيقية في صف واحد، للجدار الذي لا تملؤه كنبتان. تصل نصفين يُثبتان معًا.",
    ],
  },
  {
    ...{
      ...FRAME,
      photo: "sofa_frame_walnut_olive",
      materials: ["walnut", "cotton"],
      name: ["Walnut frame sofa", "كنبة بهيكل جوز"],
      text: FRAME_TEXT,
      price: 4_950,
      was: 5_400,
      stock: 3,
    },
    ...{ fabrics: [fabric("Olive cotton", "قطن زيتوني", "#7D8F5A")] },
  },
  {
    ...{ ...SOFA, photo: "sofa_sand_linen", styles: ["minimalist", "scandinavian"], materials: ["linen", "oak"], cm: [231, 96, 96], kg: 58, care: COVERS },
    ...{ name: ["Sand linen sofa", "كنبة كتان رملية"], price: 4_850, stock: 8, fabrics: [fabric("Sand linen", "كتان رملي", "#D8C7A8")] },
    text: [
      "The sofa that goes with everything: washed linen, feather seats and oak legs. Every cover comes off.",
      "الكنبة التي تناسب كل شيء: كتان مغسول ومقاعد ريش وأرجل بلوط. كل أغطيتها تُنزع.",
    ],
    sizes: [
      { name: two, width: 176, price: 3_900 },
      { name: three, width: 231, price: 4_850 },
    ],
  },
  {
    ...{ ...SOFA, photo: "sofa_charcoal_linen", styles: ["modern", "industrial"], materials: ["linen", "walnut"], cm: [231, 96, 93], kg: 58, care: COVERS },
    ...{ name: ["Charcoal linen sofa", "كنبة كتان فحمية"], price: 4_850, stock: 5, fabrics: [fabric("Charcoal linen", "كتان فحمي", "#4A4947")] },
    text: [
      "Dark enough for children, soft enough for a film. Heavy linen on a walnut-legged frame.",
      "داكنة بما يناسب الأطفال، وناعمة بما يناسب فيلمًا. كتان سميك على هيكل بأرجل جوز.",
    ],
  },
  {
    ...{
      ...SOFA,
      photo: "sofa_chaise_left_grey",
      styles: ["modern", "minimalist"],
      materials: ["linen", "oak"],
      cm: [271, 170, 96],
      kg: 82,
      weeks: 5,
      care: COVERS,
    },
    ...{ name: ["Gray corner sofa", "كنبة زاوية رمادية"], price: 6_700, stock: 1, fabrics: [fabric("Gray linen", "كتان رمادي", "#A9A59C")] },
    text: [
      "The corner stands on the left, for rooms that open to the right. One lift of the seat shows a box for blankets.",
      "الزاوية على اليسار، لغرف تنفتح على اليمين. تحت المقعد صندوق للبطانيات.",
    ],
  },
  {
    ...{
      ...FRAME,
      photo: "sofa_frame_teak_sand",
      materials: ["teak", "cotton"],
      name: ["Teak frame sofa", "كنبة بهيكل ساج"],
      text: FRAME_TEXT,
      price: 5_100,
      stock: 2,
    },
    ...{ fabrics: [fabric("Sand cotton", "قطن رملي", "#D8C7A8")] },
  },
  {
    ...{ ...SOFA, photo: "sofa_olive_velvet", styles: ["contemporary"], materials: ["velvet", "walnut"], cm: [211, 96, 96], kg: 54, care: BRUSH },
    ...{ name: ["Olive velvet sofa", "كنبة مخمل زيتونية"], price: 4_650, stock: 3, fabrics: [fabric("Olive velvet", "مخمل زيتوني", "#7D8F5A")] },
    text: [
      "Matte velvet the color of olive leaves. Seven centimeters shorter than most, for the wall beside a door.",
      "مخمل غير لامع بلون ورق الزيتون. أقصر من غيرها بسبعة سنتيمترات، للجدار الذي بجانب الباب.",
    ],
  },
  {
    ...{
      ...SOFA,
      photo: "sofa_low_leather_black",
      styles: ["industrial", "modern"],
      materials: ["leather", "ebony"],
      cm: [221, 96, 91],
      kg: 66,
      care: LEATHER,
      years: 10,
    },
    ...{ name: ["Low black leather sofa", "كنبة جلد سوداء منخفضة"], price: 9_200, stock: 2, fabrics: [fabric("Black leather", "جلد أسود", "#2E2A27")] },
    text: [
      "Black leather with a soft hand and a low back that leaves the window free. Seams sewn twice, legs of ebony.",
      "جلد أسود ناعم الملمس وظهر منخفض يترك النافذة مكشوفة. درزات مزدوجة وأرجل من الأبنوس.",
    ],
  },
  {
    ...{
      ...FRAME,
      photo: "sofa_frame_blond_grey",
      materials: ["ash", "cotton"],
      name: ["Ash frame sofa", "كنبة بهيكل خشب فاتح"],
      text: FRAME_TEXT,
      price: 4_350,
      stock: 5,
    },
    ...{ fabrics: [fabric("Gray cotton", "قطن رمادي", "#B7B4AD")] },
  },
  {
    ...{ ...SOFA, photo: "sofa_two_seat_cream", styles: ["minimalist", "scandinavian"], materials: ["boucle", "oak"], cm: [166, 96, 94], kg: 44, care: BRUSH },
    ...{ name: ["Cream two-seat sofa", "كنبة كريمية بمقعدين"], price: 4_100, stock: 6, fabrics: [fabric("Cream bouclé", "بوكليه كريمي", "#E6E0D4")] },
    text: [
      "Bouclé the color of milk on short oak legs. Two grown people fit, or one with a book and a child.",
      "بوكليه بلون الحليب على أرجل بلوط قصيرة. تتسع لشخصين، أو لواحد مع كتاب وطفل.",
    ],
  },
];
