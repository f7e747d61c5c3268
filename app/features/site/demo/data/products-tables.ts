import type { Words } from "./categories.ts";
import type { DemoProduct } from "./products.ts";
import { OIL } from "./products-upholstery.ts";

const COFFEE = { trade: "furniture", category: "tables", rooms: ["living_room", "majlis"], years: 3 } as const;
const STONE = { ...COFFEE, trade: "stone", weeks: 4 } as const;
const DINING = { trade: "furniture", category: "tables", rooms: ["dining_room", "kitchen"], years: 5 } as const;
const SIDE = { ...COFFEE, rooms: ["living_room", "bedroom"], cm: [46, 46, 50], kg: 9 } as const satisfies Partial<DemoProduct>;

const SEAL: Words = ["Wipe with water; seal the stone once a year.", "يُمسح بالماء، ويُعزل الحجر مرة في السنة."];

const NEST_TEXT: Words = [
  "Two tops at two heights that slide over each other: one in front of the sofa on most days, two when guests come.",
  "سطحان بارتفاعين ينزلق أحدهما فوق الآخر: واحد أمام الكنبة في معظم الأيام، واثنان حين يأتي الضيوف.",
];
const SLAB_TEXT: Words = [
  "A top, two ends and a shelf from one slab, cut so that the veins run around the corners. Books go below, coffee above.",
  "سطح وجانبان ورف من لوح واحد تلتف عروقه عند الزوايا. الكتب في الأسفل والقهوة في الأعلى.",
];
const SIDE_TEXT: Words = [
  "As tall as a sofa’s arm and as wide as a tray with two cups. One hand carries it to where it is needed.",
  "بارتفاع ذراع الكنبة وعرض صينية بفنجانين. تحمله يد واحدة إلى حيث تحتاجه.",
];
const ROUND_TEXT: Words = [
  "No corner to sit at, so there is room for one more. The foot stands in the middle, clear of every knee.",
  "بلا زوايا، فيتسع لواحد أكثر. القاعدة في الوسط بعيدًا عن الركب.",
];

/** Tables for the sitting room, for meals and for work. */
export const tableProducts: readonly DemoProduct[] = [
  {
    ...{ ...STONE, photo: "coffee_table_drum_travertine", styles: ["contemporary", "minimalist"], materials: ["travertine"], cm: [90, 90, 35], kg: 58 },
    ...{ name: ["Travertine pedestal table", "طاولة ترافرتين على قاعدة"], price: 3_850, stock: 3, care: SEAL },
    text: [
      "A thin round top on a foot that narrows at the waist. Heavy enough that no child moves it.",
      "سطح دائري رفيع على قاعدة مخصّرة. ثقيلة لا يزحزحها طفل.",
    ],
  },
  {
    ...{ ...DINING, photo: "dining_table_walnut_six", styles: ["modern", "contemporary"], materials: ["walnut"], cm: [190, 95, 75], kg: 58 },
    ...{ name: ["Walnut dining table for six", "طاولة طعام جوز لستة"], price: 4_900, stock: 4, care: OIL },
    text: [
      "Boards chosen from one trunk, so the grain runs from end to end. Six people sit without an elbow in the way.",
      "ألواح من جذع واحد تمتد عروقها من طرف إلى طرف. يجلس ستة دون أن تتزاحم المرافق.",
    ],
    sizes: [
      { name: ["For six", "لستة"], width: 190, price: 4_900 },
      { name: ["For eight", "لثمانية"], width: 240, price: 5_900 },
    ],
  },
  {
    ...{ ...SIDE, photo: "side_table_white_marble", styles: ["contemporary", "modern"], materials: ["marble", "brass"] },
    ...{ name: ["White marble side table", "طاولة جانبية من الرخام الأبيض"], text: SIDE_TEXT, price: 890, stock: 12, care: SEAL },
  },
  {
    ...{ ...COFFEE, photo: "coffee_table_drum_walnut", styles: ["modern", "scandinavian"], materials: ["walnut"], cm: [90, 90, 35], kg: 24 },
    ...{ name: ["Walnut pedestal table", "طاولة جوز على قاعدة"], price: 2_250, stock: 6, care: OIL },
    text: [
      "A turned foot and a round top with an edge that invites the hand. No legs to set the vacuum cleaner around.",
      "قاعدة مخروطة وسطح دائري بحافة لطيفة على اليد. لا أرجل تعيق المكنسة.",
    ],
  },
  {
    ...{ ...DINING, photo: "dining_table_oak_round", styles: ["scandinavian", "minimalist"], materials: ["oak"], cm: [130, 130, 75], kg: 44 },
    ...{ name: ["Round oak table", "طاولة بلوط مستديرة"], text: ROUND_TEXT, price: 3_450, was: 3_900, stock: 5, care: OIL },
  },
  {
    ...{ ...COFFEE, photo: "coffee_table_nest_black", styles: ["contemporary", "industrial"], materials: ["marble", "metal"], cm: [125, 86, 40], kg: 46 },
    ...{ name: ["Black marble nesting tables", "طاولتان متداخلتان من الرخام الأسود"], text: NEST_TEXT, price: 3_600, stock: 3, care: SEAL },
  },
  {
    ...{ ...COFFEE, photo: "coffee_table_nest_oak", styles: ["scandinavian", "modern"], materials: ["oak", "metal"], cm: [125, 86, 40], kg: 28 },
    ...{ name: ["Oak nesting tables", "طاولتان متداخلتان من البلوط"], text: NEST_TEXT, price: 2_150, stock: 8, care: OIL },
  },
  {
    ...{ ...DINING, photo: "dining_table_blond_eight", styles: ["scandinavian", "minimalist"], materials: ["ash"], cm: [240, 100, 75], kg: 66 },
    ...{ name: ["Ash dining table for eight", "طاولة طعام من خشب الدردار لثمانية"], price: 5_400, stock: 2, weeks: 5, care: OIL },
    text: [
      "Pale ash that brightens a room without a window. Eight every day, ten on a feast.",
      "خشب فاتح يضيء غرفة بلا نافذة. لثمانية كل يوم، ولعشرة في العيد.",
    ],
  },
  {
    ...{ ...SIDE, photo: "side_table_black_marble", styles: ["contemporary", "industrial"], materials: ["marble", "metal"] },
    ...{ name: ["Black marble side table", "طاولة جانبية من الرخام الأسود"], text: SIDE_TEXT, price: 920, stock: 9, care: SEAL },
  },
  {
    ...{ ...STONE, photo: "coffee_table_slab_green_marble", styles: ["contemporary", "modern"], materials: ["marble"], cm: [125, 66, 39], kg: 92 },
    ...{ name: ["Green marble slab table", "طاولة من ألواح الرخام الأخضر"], text: SLAB_TEXT, price: 5_200, stock: 2, care: SEAL },
  },
  {
    ...{ ...DINING, photo: "dining_table_ebony_pedestal", styles: ["contemporary", "traditional"], materials: ["ebony"], cm: [220, 100, 75], kg: 88 },
    ...{ name: ["Ebony pedestal table", "طاولة أبنوس على قاعدتين"], price: 7_600, stock: 2, weeks: 6, care: OIL },
    text: [
      "A dark top on two turned feet, for dinners that last. Chairs stand anywhere along it, for no leg is in the way.",
      "سطح داكن على قاعدتين مخروطتين لعشاء يطول. تقف الكراسي حيث شئت، فلا رجل تعيقها.",
    ],
  },
  {
    ...{ ...COFFEE, photo: "coffee_table_slab_oak", styles: ["scandinavian", "minimalist"], materials: ["oak"], cm: [125, 66, 39], kg: 34 },
    ...{ name: ["Oak slab table", "طاولة من ألواح البلوط"], text: SLAB_TEXT, price: 2_400, stock: 6, care: OIL },
  },
  {
    ...{ ...STONE, photo: "coffee_table_block_travertine", styles: ["minimalist", "contemporary"], materials: ["travertine"], cm: [115, 70, 33], kg: 110 },
    ...{ name: ["Travertine block table", "طاولة كتلة من الترافرتين"], price: 4_700, stock: 2, care: SEAL },
    text: [
      "A low block with a shadow at its foot, filled and honed. It asks for a plain rug and nothing on top.",
      "كتلة منخفضة بظل عند قاعدتها، معبأة ومصقولة. تكفيها سجادة سادة ولا شيء فوقها.",
    ],
  },
  {
    ...{ ...DINING, photo: "dining_table_walnut_round", styles: ["modern", "contemporary"], materials: ["walnut"], cm: [120, 120, 75], kg: 41 },
    ...{ name: ["Round walnut table", "طاولة جوز مستديرة"], text: ROUND_TEXT, price: 3_700, stock: 4, care: OIL },
  },
  {
    ...{ ...COFFEE, trade: "majlis", photo: "coffee_table_oct_ebony", styles: ["traditional"], materials: ["ebony"], cm: [83, 83, 45], kg: 21, weeks: 4 },
    ...{ name: ["Ebony lattice coffee table", "طاولة قهوة أبنوس مخرّمة"], price: 3_100, stock: 4, care: OIL },
    text: [
      "Eight pierced sides in dark wood. Light a lamp beside it in the evening and its pattern lies on the rug.",
      "ثمانية أوجه مخرّمة من خشب داكن. أضئ مصباحًا بجانبها مساءً ويرتسم نقشها على السجادة.",
    ],
  },
  {
    ...{ ...SIDE, photo: "side_table_walnut", styles: ["modern", "scandinavian"], materials: ["walnut", "metal"] },
    ...{ name: ["Walnut side table", "طاولة جانبية من الجوز"], text: SIDE_TEXT, price: 640, stock: 16, care: OIL },
  },
  {
    ...{ ...DINING, photo: "dining_table_teak_four", styles: ["traditional", "scandinavian"], materials: ["teak"], cm: [140, 85, 75], kg: 39 },
    ...{ name: ["Teak table for four", "طاولة ساج لأربعة"], price: 3_100, stock: 6, care: OIL },
    text: [
      "Teak does not mind a wet glass, and it stands on a roof terrace as well as in a kitchen.",
      "الساج لا يضره كأس مبلل، ويصلح لجلسة السطح كما يصلح للمطبخ.",
    ],
  },
  {
    ...{ ...COFFEE, photo: "coffee_table_indus_teak", styles: ["industrial"], materials: ["teak", "metal"], cm: [120, 66, 41], kg: 27 },
    ...{ name: ["Teak and steel coffee table", "طاولة قهوة من الساج والحديد"], price: 1_950, stock: 7, care: OIL },
    text: [
      "A shelf for what would lie on top, and a black frame welded without a visible seam.",
      "رف لما كان سيتراكم على السطح، وإطار أسود ملحوم بلا درز ظاهر.",
    ],
  },
];
