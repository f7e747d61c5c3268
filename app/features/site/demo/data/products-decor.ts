import type { DemoProduct } from "./products.ts";
import { RUG_CARE } from "./products-upholstery.ts";

/** Light, rugs and what stands on tables. */
export const decorProducts: readonly DemoProduct[] = [
  {
    ...{
      photo: "rug_sadu",
      trade: "textiles",
      category: "decor",
      styles: ["traditional"],
      rooms: ["majlis", "living_room", "entrance"],
      materials: ["wool"],
      care: RUG_CARE,
    },
    ...{ name: ["Sadu wool rug", "سجادة سدو صوف"], cm: [240, 160, 1], kg: 9, price: 3_200, stock: 4, weeks: 6 },
    text: [
      "Woven on a ground loom in red, black and ocher, as tents were. No two are alike; yours comes with the weaver’s name.",
      "منسوجة على النول الأرضي بالأحمر والأسود والمغرة كما نُسجت بيوت الشعر. لا تتشابه اثنتان، وتصلك مع اسم ناسجتها.",
    ],
    fabrics: [{ name: ["Red and ocher wool", "صوف أحمر ومغرة"], color: "#903427" }],
    sizes: [
      { name: ["160 × 240", "160 × 240"], width: 240, price: 3_200 },
      { name: ["200 × 300", "200 × 300"], width: 300, price: 4_900 },
    ],
  },
  {
    ...{ photo: "dallah_set", trade: "majlis", category: "accessories", styles: ["traditional"], rooms: ["majlis"], materials: ["brass"] },
    ...{ name: ["Brass dallah set", "طقم دلة نحاس"], cm: [47, 47, 32], kg: 4, price: 740, stock: 18 },
    text: [
      "A dallah that pours without a drip, four cups, a bowl for dates and the tray they stand on.",
      "دلة تصب دون أن تقطر، وأربعة فناجين، ووعاء للتمر، والصينية التي تحملها.",
    ],
  },
  {
    ...{
      photo: "pendant_rattan",
      trade: "lighting",
      category: "lighting",
      styles: ["scandinavian", "contemporary"],
      rooms: ["dining_room", "kitchen"],
      materials: ["rattan"],
    },
    ...{ name: ["Rattan pendant", "مصباح معلق من الخيزران"], cm: [60, 60, 109], kg: 2, price: 560, stock: 12, years: 2 },
    text: [
      "Woven light for above a table: it draws stripes on the wall and leaves eyes in the shade. Cable of two meters.",
      "ضوء منسوج فوق الطاولة: يرسم خطوطًا على الجدار ويبقي العيون في الظل. السلك بطول مترين.",
    ],
    fabrics: [{ name: ["Natural rattan", "خيزران طبيعي"], color: "#CCB079" }],
  },
  {
    ...{
      photo: "mashrabiya_screen",
      trade: "carpentry",
      category: "decor",
      styles: ["traditional"],
      rooms: ["majlis", "entrance", "living_room"],
      materials: ["walnut"],
      weeks: 5,
    },
    ...{ name: ["Three-panel mashrabiya screen", "ساتر مشربية بثلاث لوحات"], cm: [171, 27, 182], kg: 26, price: 4_800, stock: 2, years: 5 },
    text: [
      "Turned by hand, folded by three brass hinges. It parts a majlis from a hall without taking its light.",
      "مخروطة يدويًا وتُطوى بثلاث مفصلات نحاسية. تفصل المجلس عن الممر دون أن تأخذ ضوءه.",
    ],
    fabrics: [{ name: ["Walnut", "جوز"], color: "#906C50" }],
  },
  {
    ...{
      photo: "rug_star",
      trade: "textiles",
      category: "decor",
      styles: ["traditional", "contemporary"],
      rooms: ["majlis", "living_room"],
      materials: ["wool"],
      care: RUG_CARE,
    },
    ...{ name: ["Eight-point star rug", "سجادة النجمة الثمانية"], cm: [240, 160, 1], kg: 11, price: 3_900, stock: 3 },
    text: [
      "The star of old doors in a flat weave that a chair rolls over. Sea green border, sand ground.",
      "نجمة الأبواب القديمة بنسج مسطح يمر فوقه الكرسي. إطار بلون البحر وأرضية رملية.",
    ],
    fabrics: [{ name: ["Sea green and sand", "أخضر بحري ورملي"], color: "#3F8080" }],
  },
  {
    ...{
      photo: "table_lamp",
      trade: "lighting",
      category: "lighting",
      styles: ["contemporary", "modern"],
      rooms: ["bedroom", "living_room"],
      materials: ["terracotta", "linen"],
    },
    ...{ name: ["Terracotta table lamp", "مصباح طاولة تراكوتا"], cm: [32, 32, 48], kg: 3, price: 390, stock: 15, years: 2 },
    text: [
      "A thrown clay foot under a linen shade. The light is warm, and the switch where a hand looks for it in the dark.",
      "قاعدة من الطين تحت مظلة كتان. ضوء دافئ، ومفتاح حيث تبحث عنه اليد في العتمة.",
    ],
    fabrics: [{ name: ["Terracotta", "تراكوتا"], color: "#BC6A3F" }],
  },
  {
    ...{
      photo: "floor_lamp",
      trade: "lighting",
      category: "lighting",
      styles: ["scandinavian", "minimalist"],
      rooms: ["living_room", "home_office"],
      materials: ["oak", "linen"],
    },
    ...{ name: ["Tripod floor lamp", "مصباح أرضي بثلاث قوائم"], cm: [55, 55, 152], kg: 6, price: 890, stock: 8, years: 2 },
    text: [
      "Three oak legs, a linen drum and a dimmer on the cable. It stands behind a chair without being in the way.",
      "ثلاث قوائم بلوط ومظلة كتان وخافت على السلك. يقف خلف الكرسي دون أن يعيق أحدًا.",
    ],
  },
  {
    ...{
      photo: "vases",
      trade: "stone",
      category: "decor",
      styles: ["contemporary", "minimalist"],
      rooms: ["living_room", "entrance"],
      materials: ["ceramic"],
    },
    ...{ name: ["Set of four ceramic vases", "طقم أربع مزهريات خزفية"], cm: [89, 63, 92], kg: 5, price: 620, stock: 9 },
    text: [
      "Four shapes from one potter’s week: terracotta, white, black and sea green. They hold water.",
      "أربعة أشكال من أسبوع خزّاف واحد: تراكوتا وأبيض وأسود وأخضر بحري. تحفظ الماء.",
    ],
    fabrics: [{ name: ["Mixed glazes", "ألوان متنوعة"], color: "#B5643F" }],
  },
  {
    ...{
      photo: "lantern_pendant",
      trade: "lighting",
      category: "lighting",
      styles: ["traditional"],
      rooms: ["majlis", "entrance"],
      materials: ["brass"],
      weeks: 3,
    },
    ...{ name: ["Pierced brass lantern", "فانوس نحاس مخرّم"], cm: [31, 31, 106], kg: 4, price: 1_250, was: 1_480, stock: 6, years: 2 },
    text: ["Cut and beaten in Al-Balad. In the evening it covers the ceiling with stars.", "مقصوص ومطروق في البلد. في المساء يملأ السقف نجومًا."],
    fabrics: [{ name: ["Brass", "نحاس أصفر"], color: "#C2A050" }],
  },
  {
    ...{
      photo: "rug_persian",
      trade: "textiles",
      category: "decor",
      styles: ["traditional"],
      rooms: ["living_room", "dining_room", "majlis"],
      materials: ["wool"],
      care: RUG_CARE,
    },
    ...{ name: ["Red medallion rug", "سجادة حمراء بميدالية"], cm: [300, 200, 1], kg: 17, price: 5_600, stock: 2 },
    text: [
      "A medallion, a border of flowers and a pile that a hundred guests have not flattened. Knotted in wool.",
      "ميدالية وإطار من الزهور ووبر لم تسطحه أقدام مئة ضيف. معقودة بالصوف.",
    ],
    fabrics: [{ name: ["Madder red", "أحمر قاني"], color: "#A0352E" }],
  },
  {
    ...{
      photo: "plant_palm",
      trade: "gardens",
      category: "decor",
      styles: ["contemporary", "scandinavian"],
      rooms: ["living_room", "entrance", "bathroom"],
      materials: ["plant", "terracotta"],
    },
    ...{ name: ["Kentia palm in a clay pot", "نخلة كنتيا في أصيص فخار"], cm: [139, 129, 140], kg: 18, price: 480, stock: 11 },
    text: [
      "The palm that lives with air conditioning. Water once a week, no direct sun; we replace it within thirty days.",
      "النخلة التي تعيش مع التكييف. تُسقى مرة في الأسبوع دون شمس مباشرة، ونستبدلها خلال ثلاثين يومًا.",
    ],
    care: ["Water once a week; wipe the leaves.", "تُسقى مرة في الأسبوع، وتُمسح أوراقها."],
    fabrics: [{ name: ["Green", "أخضر"], color: "#4F7D4A" }],
  },
];
