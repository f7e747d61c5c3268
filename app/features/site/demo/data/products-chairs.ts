import type { Words } from "./categories.ts";
import type { DemoProduct } from "./products.ts";
import { BRUSH, COVERS, fabric, LEATHER, SOFA } from "./products-upholstery.ts";

const MAJLIS = { trade: "majlis", category: "seating", rooms: ["majlis", "living_room"], weeks: 4, years: 3, care: COVERS } as const;
const BARREL = { ...SOFA, styles: ["contemporary", "modern"], cm: [86, 78, 74], kg: 24, seat: 44, care: BRUSH } as const satisfies Partial<DemoProduct>;
const LOUNGE = { ...SOFA, styles: ["scandinavian", "modern"], cm: [75, 78, 89], kg: 14, seat: 42, care: COVERS } as const satisfies Partial<DemoProduct>;

const BARREL_TEXT: Words = [
  "A rounded chair whose channeled back turns with you on a brass plinth. Small enough for a bedroom, upright enough for an evening of talking.",
  "كرسي مستدير بظهر مضلّع يدور معك على قاعدة نحاسية. صغير بما يكفي لغرفة النوم، ومريح بما يكفي لسهرة حديث.",
];
const LOUNGE_TEXT: Words = [
  "An open frame with loose cushions and arms shaped to be held. It weighs little, so it follows the company around the room.",
  "هيكل مكشوف بمساند قابلة للنزع وذراعين صُقلا ليُمسك بهما. خفيف، فيتبع الجالسين في أرجاء الغرفة.",
];
const FLOOR_TEXT: Words = [
  "Three seats on a low walnut base with a brass line, made by the meter: two runs and a corner seat a majlis of twenty. Firm foam that does not give way in the middle.",
  "ثلاثة مقاعد على قاعدة منخفضة من الجوز بخط نحاسي، تُصنع بالمتر: جهتان وزاوية تُجلسان مجلسًا لعشرين. إسفنج متين لا يهبط في الوسط.",
];
const SOFT_FLOOR_TEXT: Words = [
  "Floor seating without a base: three blocks and three backs that can be set along a wall or around a corner, and put away for prayer.",
  "جلسة أرضية دون قاعدة: ثلاث قطع وثلاث ظهريات توضع على جدار أو حول زاوية، وتُرفع وقت الصلاة.",
];

/** Chairs, and what a majlis is seated on. */
export const chairProducts: readonly DemoProduct[] = [
  {
    ...{ ...BARREL, photo: "armchair_barrel", materials: ["velvet", "brass"], name: ["Terracotta barrel chair", "كرسي دائري تراكوتا"], text: BARREL_TEXT },
    ...{ price: 1_980, stock: 9, fabrics: [fabric("Terracotta velvet", "مخمل تراكوتا", "#C07A4E")] },
  },
  {
    ...{ ...MAJLIS, photo: "majlis_set", styles: ["traditional"], materials: ["wool", "cotton"], cm: [271, 82, 78], kg: 96 },
    ...{ name: ["Red majlis set with Sadu cushions", "جلسة مجلس حمراء بمساند سدو"], price: 8_900, stock: 2 },
    text: [
      "Seats, backs and arm cushions for one wall of a majlis, with Sadu and star cushions woven in Al-Ahsa. Sold as a set, added to by the meter.",
      "مقاعد وظهريات ومراكي لجدار كامل من المجلس، مع مساند سدو ونجوم منسوجة في الأحساء. تُباع طقمًا، ويُزاد عليها بالمتر.",
    ],
    sizes: [
      { name: ["2.7 meters", "2.7 متر"], width: 271, price: 8_900 },
      { name: ["3.7 meters", "3.7 متر"], width: 371, price: 11_600 },
    ],
  },
  {
    ...{ ...LOUNGE, photo: "armchair_oak", materials: ["oak", "linen"], name: ["Oak armchair with a Sadu cushion", "كرسي بلوط بمسند سدو"], text: LOUNGE_TEXT },
    ...{ price: 2_150, stock: 7, fabrics: [fabric("Natural linen", "كتان طبيعي", "#E4DCCB")] },
  },
  {
    ...{
      ...MAJLIS,
      photo: "majlis_palm",
      styles: ["traditional", "contemporary"],
      materials: ["velvet", "walnut", "brass"],
      cm: [271, 82, 78],
      kg: 78,
      seat: 34,
    },
    ...{
      name: ["Palm green floor seating", "جلسة أرضية خضراء"],
      text: FLOOR_TEXT,
      price: 5_400,
      stock: 3,
      fabrics: [fabric("Palm velvet", "مخمل أخضر نخيل", "#3F7A3F")],
    },
  },
  {
    ...{
      ...BARREL,
      photo: "armchair_barrel_olive",
      materials: ["velvet", "brass"],
      name: ["Olive barrel chair", "كرسي دائري زيتوني"],
      text: BARREL_TEXT,
      price: 1_980,
      stock: 5,
    },
    ...{ fabrics: [fabric("Olive velvet", "مخمل زيتوني", "#7D8F5A")] },
  },
  {
    ...{
      ...LOUNGE,
      photo: "armchair_wood_teak_clay",
      materials: ["teak", "linen"],
      name: ["Teak armchair in clay", "كرسي ساج بلون الطين"],
      text: LOUNGE_TEXT,
      price: 2_350,
      stock: 4,
    },
    ...{ fabrics: [fabric("Clay linen", "كتان طيني", "#C98252")] },
  },
  {
    ...{ ...MAJLIS, photo: "majlis_sadu_red", styles: ["traditional", "minimalist"], materials: ["wool"], cm: [271, 82, 80], kg: 52, seat: 32 },
    ...{
      name: ["Crimson floor seating", "جلسة أرضية قرمزية"],
      text: SOFT_FLOOR_TEXT,
      price: 3_600,
      stock: 6,
      fabrics: [fabric("Crimson wool", "صوف قرمزي", "#B5261F")],
    },
  },
  {
    ...{
      ...BARREL,
      photo: "armchair_barrel_tan",
      materials: ["leather", "brass"],
      name: ["Tan leather barrel chair", "كرسي دائري من الجلد"],
      text: BARREL_TEXT,
      price: 2_650,
      stock: 3,
    },
    ...{ care: LEATHER, fabrics: [fabric("Tan leather", "جلد بني فاتح", "#A8703F")] },
  },
  {
    ...{
      ...MAJLIS,
      photo: "majlis_sand",
      styles: ["traditional", "contemporary"],
      materials: ["velvet", "walnut", "brass"],
      cm: [271, 83, 78],
      kg: 78,
      seat: 34,
    },
    ...{ name: ["Sand floor seating", "جلسة أرضية رملية"], text: FLOOR_TEXT, price: 5_400, stock: 0, fabrics: [fabric("Sand velvet", "مخمل رملي", "#D8C7A8")] },
  },
  {
    ...{
      ...LOUNGE,
      photo: "armchair_wood_blond_sea",
      materials: ["ash", "linen"],
      name: ["Ash armchair in sea green", "كرسي خشب فاتح بلون البحر"],
      text: LOUNGE_TEXT,
      price: 2_250,
      stock: 5,
    },
    ...{ fabrics: [fabric("Sea linen", "كتان بحري", "#1F8272")] },
  },
  {
    ...{
      ...BARREL,
      photo: "armchair_barrel_indigo",
      materials: ["velvet", "brass"],
      name: ["Indigo barrel chair", "كرسي دائري نيلي"],
      text: BARREL_TEXT,
      price: 1_980,
      stock: 6,
    },
    ...{ fabrics: [fabric("Indigo velvet", "مخمل نيلي", "#3F5F94")] },
  },
  {
    ...{
      ...MAJLIS,
      photo: "majlis_indigo",
      styles: ["traditional", "contemporary"],
      materials: ["velvet", "walnut", "brass"],
      cm: [271, 82, 78],
      kg: 78,
      seat: 34,
    },
    ...{
      name: ["Indigo floor seating", "جلسة أرضية نيلية"],
      text: FLOOR_TEXT,
      price: 5_400,
      stock: 2,
      fabrics: [fabric("Indigo velvet", "مخمل نيلي", "#3F5F94")],
    },
  },
  {
    ...{
      ...BARREL,
      photo: "armchair_barrel_cream",
      materials: ["boucle", "brass"],
      name: ["Cream barrel chair", "كرسي دائري كريمي"],
      text: BARREL_TEXT,
      price: 2_100,
      stock: 4,
    },
    ...{ fabrics: [fabric("Cream bouclé", "بوكليه كريمي", "#E6E0D4")] },
  },
  {
    ...{
      ...LOUNGE,
      photo: "armchair_wood_walnut_cream",
      materials: ["walnut", "linen"],
      name: ["Walnut armchair in cream", "كرسي جوز كريمي"],
      text: LOUNGE_TEXT,
      price: 2_400,
      stock: 3,
    },
    ...{ fabrics: [fabric("Cream linen", "كتان كريمي", "#E6E0D4")] },
  },
  {
    ...{
      ...MAJLIS,
      photo: "majlis_charcoal",
      styles: ["contemporary", "traditional"],
      materials: ["velvet", "walnut", "copper"],
      cm: [271, 82, 78],
      kg: 78,
      seat: 34,
    },
    ...{
      name: ["Charcoal floor seating", "جلسة أرضية فحمية"],
      text: FLOOR_TEXT,
      price: 5_400,
      stock: 4,
      fabrics: [fabric("Charcoal velvet", "مخمل فحمي", "#4A4947")],
    },
  },
  {
    ...{
      ...BARREL,
      photo: "armchair_barrel_sand",
      materials: ["boucle", "brass"],
      name: ["Sand barrel chair", "كرسي دائري رملي"],
      text: BARREL_TEXT,
      price: 2_100,
      stock: 2,
    },
    ...{ fabrics: [fabric("Sand bouclé", "بوكليه رملي", "#C9B48C")] },
  },
  {
    ...{ ...MAJLIS, photo: "majlis_sadu_black", styles: ["traditional", "minimalist"], materials: ["wool"], cm: [271, 82, 80], kg: 52, seat: 32 },
    ...{
      name: ["Ocher floor seating", "جلسة أرضية مغرة"],
      text: SOFT_FLOOR_TEXT,
      price: 3_600,
      stock: 3,
      fabrics: [fabric("Ocher wool", "صوف مغرة", "#C9741A")],
    },
  },
  {
    ...{
      ...LOUNGE,
      photo: "armchair_wood_ebony_sand",
      materials: ["ebony", "linen"],
      name: ["Ebony armchair in sand", "كرسي أبنوس رملي"],
      text: LOUNGE_TEXT,
      price: 2_450,
      stock: 3,
    },
    ...{ fabrics: [fabric("Sand linen", "كتان رملي", "#D8C7A8")] },
  },
  {
    ...{ ...SOFA, photo: "pouf_clay", styles: ["contemporary", "modern"], materials: ["velvet"], cm: [55, 55, 40], kg: 8, seat: 40, care: BRUSH },
    ...{ name: ["Clay pouf", "مقعد بوف طيني"], price: 640, stock: 14, fabrics: [fabric("Clay velvet", "مخمل طيني", "#C98252")] },
    text: ["A footrest, a side table with a tray on it, a seat for the one guest too many.", "مسند للقدمين، وطاولة جانبية بصينية فوقها، ومقعد للضيف الزائد."],
  },
];
