import type { Words } from "./categories.ts";
import type { DemoProduct } from "./products.ts";
import { BRUSH, COVERS, fabric, LEATHER, SOFA } from "./products-upholstery.ts";

const DINING = { trade: "furniture", category: "seating", rooms: ["dining_room", "kitchen"], years: 3, seat: 46 } as const;
const PADDED = { ...DINING, cm: [53, 60, 86], kg: 8, care: COVERS } as const satisfies Partial<DemoProduct>;
const POUF = { ...SOFA, cm: [55, 55, 40], kg: 8, seat: 40 } as const satisfies Partial<DemoProduct>;

const PADDED_TEXT: Words = [
  "A shell around the back and a seat on springs: the chair that guests do not get up from. Covers come off with a zipper.",
  "ظهر يحتضن ومقعد على نوابض: الكرسي الذي لا يقوم عنه الضيف. يُنزع غطاؤه بسحّاب.",
];
const POUF_TEXT: Words = [
  "A rest for feet, a place for a tray, a seat for a child. It weighs eight kilograms and goes where it is wanted.",
  "مسند للقدمين ومكان لصينية ومقعد لطفل. يزن ثمانية كيلوغرامات ويُنقل حيث شئت.",
];

/** Seats for meals and work, and poufs. */
export const seatProducts: readonly DemoProduct[] = [
  {
    ...{ ...PADDED, photo: "dining_chair_uphol_olive", styles: ["contemporary", "modern"], materials: ["linen", "walnut"] },
    ...{
      name: ["Olive dining chair", "كرسي طعام زيتوني"],
      text: PADDED_TEXT,
      price: 860,
      stock: 18,
      fabrics: [fabric("Olive linen", "كتان زيتوني", "#7D8F5A")],
    },
  },
  {
    ...{ ...POUF, photo: "pouf_cream", styles: ["scandinavian", "minimalist"], materials: ["boucle"], care: BRUSH },
    ...{
      name: ["Cream bouclé pouf", "مقعد بوف بوكليه كريمي"],
      text: POUF_TEXT,
      price: 690,
      stock: 11,
      fabrics: [fabric("Cream bouclé", "بوكليه كريمي", "#E6E0D4")],
    },
  },
  {
    ...{ ...PADDED, photo: "dining_chair_uphol_cream", styles: ["scandinavian", "modern"], materials: ["linen", "oak"] },
    ...{
      name: ["Cream dining chair", "كرسي طعام كريمي"],
      text: PADDED_TEXT,
      price: 820,
      was: 940,
      stock: 22,
      fabrics: [fabric("Cream linen", "كتان كريمي", "#E6E0D4")],
    },
  },
  {
    ...{ ...POUF, photo: "pouf_tan", styles: ["traditional", "industrial"], materials: ["leather"], care: LEATHER },
    ...{
      name: ["Tan leather pouf", "مقعد بوف من الجلد البني"],
      text: POUF_TEXT,
      price: 880,
      stock: 6,
      fabrics: [fabric("Tan leather", "جلد بني فاتح", "#A8703F")],
    },
  },
  {
    ...{ ...PADDED, photo: "dining_chair_uphol_clay", styles: ["contemporary", "traditional"], materials: ["linen", "ebony"] },
    ...{ name: ["Clay dining chair", "كرسي طعام طيني"], text: PADDED_TEXT, price: 880, stock: 15, fabrics: [fabric("Clay linen", "كتان طيني", "#C07A4E")] },
  },
];
