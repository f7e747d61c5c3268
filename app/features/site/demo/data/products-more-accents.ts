import type { DemoProduct } from "./products.ts";
import { fabric, GLASS, RUG_CARE, SUN } from "./products-upholstery.ts";

/** Light, rugs, plants and pictures that came to the shop first. */
export const moreAccents: readonly DemoProduct[] = [
  {
    ...{
      photo: "art_dunes",
      trade: "furniture",
      category: "decor",
      styles: ["contemporary", "minimalist"],
      rooms: ["living_room", "bedroom", "entrance"],
      materials: ["oak"],
    },
    ...{ name: ["Dunes, framed", "لوحة الكثبان بإطار"], cm: [72, 3, 93], kg: 4, price: 460, stock: 12, care: GLASS },
    text: [
      "Five lines of sand and a low sun, printed on cotton paper and set in oak. Drawn after the Empty Quarter at six in the evening.",
      "خمسة خطوط من الرمل وشمس منخفضة على ورق قطني في إطار بلوط. رُسمت عن الربع الخالي عند السادسة مساءً.",
    ],
    fabrics: [fabric("Sand and sun", "رمل وشمس", "#CFA46E")],
  },
  {
    ...{
      photo: "floor_lamp_globe_brass",
      trade: "lighting",
      category: "lighting",
      styles: ["contemporary", "modern"],
      rooms: ["living_room", "majlis"],
      materials: ["brass"],
    },
    ...{ name: ["Two-globe floor lamp", "مصباح أرضي بكرتين"], cm: [40, 26, 156], kg: 7, price: 980, stock: 7, years: 2 },
    text: [
      "Two balls of milk glass on one brass stem: the lower one for a page, the higher one for the room.",
      "كرتان من الزجاج الحليبي على ساق نحاسية واحدة: السفلى للكتاب والعليا للغرفة.",
    ],
    fabrics: [fabric("Brass", "نحاس أصفر", "#B88D4A")],
  },
  {
    ...{
      photo: "mirror_arch_black",
      trade: "furniture",
      category: "decor",
      styles: ["contemporary", "industrial"],
      rooms: ["bedroom", "entrance"],
      materials: ["metal"],
    },
    ...{ name: ["Arched mirror", "مرآة مقوّسة"], cm: [73, 3, 152], kg: 17, price: 1_120, stock: 9, years: 2, care: GLASS },
    text: [
      "Tall enough for a whole abaya, in a black steel edge as thin as a pencil line.",
      "طويلة تكفي العباءة كاملة، بحافة من الفولاذ الأسود رفيعة كخط القلم.",
    ],
    fabrics: [fabric("Black", "أسود", "#1E1D1C")],
  },
  {
    ...{
      photo: "chandelier_ring_brass",
      trade: "lighting",
      category: "lighting",
      styles: ["contemporary", "modern"],
      rooms: ["majlis", "dining_room", "living_room"],
      materials: ["brass"],
    },
    ...{ name: ["Two-ring chandelier", "ثريا بحلقتين"], cm: [108, 108, 75], kg: 9, price: 2_650, stock: 4, weeks: 3, years: 2 },
    text: [
      "Two rings of light at two heights, dimmed from the wall. Over a majlis of twenty it replaces six lamps.",
      "حلقتان من الضوء على ارتفاعين، وخفتهما من الجدار. فوق مجلس لعشرين تغني عن ستة مصابيح.",
    ],
    fabrics: [fabric("Brass", "نحاس أصفر", "#B88D4A")],
  },
  {
    ...{
      photo: "table_lamp_dome_white",
      trade: "lighting",
      category: "lighting",
      styles: ["minimalist", "scandinavian"],
      rooms: ["bedroom", "living_room", "home_office"],
      materials: ["ceramic"],
    },
    ...{ name: ["White dome lamp", "مصباح قبة أبيض"], cm: [34, 34, 36], kg: 2, price: 340, stock: 18, years: 2 },
    text: ["A mushroom of matte ceramic that glows from below. No glare beside the bed.", "قبة من الخزف المطفي تضيء من أسفلها. لا يزعج العين بجانب السرير."],
    fabrics: [fabric("White", "أبيض", "#F1EEE8")],
  },
  {
    ...{
      photo: "plant_ficus",
      trade: "gardens",
      category: "decor",
      styles: ["contemporary", "scandinavian"],
      rooms: ["living_room", "home_office"],
      materials: ["plant", "ceramic"],
    },
    ...{ name: ["Ficus in a white pot", "نبتة فيكس في أصيص أبيض"], cm: [79, 69, 149], kg: 15, price: 390, stock: 10, care: SUN },
    text: ["A small tree with a round crown. Turn it a little every week and it stays round.", "شجرة صغيرة بتاج مستدير. أدرها قليلًا كل أسبوع تبقَ مستديرة."],
    fabrics: [fabric("Green", "أخضر", "#3F5A35")],
  },
  {
    ...{
      photo: "rug_moroccan",
      trade: "textiles",
      category: "decor",
      styles: ["contemporary", "scandinavian"],
      rooms: ["living_room", "bedroom"],
      materials: ["wool"],
    },
    ...{ name: ["Lattice rug in clay", "سجادة معينات طينية"], cm: [240, 160, 2], kg: 12, price: 2_700, stock: 6, care: RUG_CARE },
    text: [
      "Brown lines cross on cream wool and meet in small clay flowers. Thick enough to sit on.",
      "خطوط بنية تتقاطع على صوف كريمي وتلتقي في زهرات طينية. سميكة تصلح للجلوس.",
    ],
    fabrics: [fabric("Cream and clay", "كريمي وطيني", "#E3D6BD")],
  },
  {
    ...{
      photo: "table_lamp_gourd_sea",
      trade: "lighting",
      category: "lighting",
      styles: ["traditional", "contemporary"],
      rooms: ["living_room", "bedroom", "majlis"],
      materials: ["ceramic", "linen"],
    },
    ...{ name: ["Sea green table lamp", "مصباح طاولة أخضر بحري"], cm: [32, 32, 48], kg: 3, price: 460, stock: 10, years: 2 },
    text: ["A glazed gourd the color of the Red Sea near Umluj, under a plain linen shade.", "قاعدة مزججة بلون البحر الأحمر عند أملج تحت مظلة كتان بسيطة."],
    fabrics: [fabric("Sea green", "أخضر بحري", "#1F6B66")],
  },
  {
    ...{
      photo: "rug_stripe_sea",
      trade: "textiles",
      category: "decor",
      styles: ["scandinavian", "minimalist"],
      rooms: ["living_room", "kitchen"],
      materials: ["cotton"],
    },
    ...{ name: ["Striped rug in sea blue", "سجادة مقلّمة بأزرق البحر"], cm: [240, 160, 1], kg: 7, price: 1_450, stock: 9, care: RUG_CARE },
    text: [
      "A flat cotton weave in sea blue and sand. It goes into the machine and back under the table.",
      "نسج قطني مسطح بأزرق البحر والرمل. تُغسل في الغسالة وتعود تحت الطاولة.",
    ],
    fabrics: [fabric("Sea blue and sand", "أزرق بحري ورملي", "#2F6B8E")],
  },
  {
    ...{
      photo: "art_star",
      trade: "furniture",
      category: "decor",
      styles: ["traditional", "contemporary"],
      rooms: ["majlis", "entrance", "living_room"],
      materials: ["walnut"],
    },
    ...{ name: ["Four stars, framed", "لوحة النجوم الأربع بإطار"], cm: [72, 3, 93], kg: 4, price: 480, stock: 9, care: GLASS },
    text: [
      "Four stars drawn with compass and ruler, as on the doors of old Riyadh, in copper ink and a walnut frame.",
      "أربع نجوم رُسمت بالفرجار والمسطرة كما على أبواب الرياض القديمة، بحبر نحاسي وإطار جوز.",
    ],
    fabrics: [fabric("Copper ink", "حبر نحاسي", "#A8642F")],
  },
  {
    ...{
      photo: "pendant_dome_brass",
      trade: "lighting",
      category: "lighting",
      styles: ["contemporary", "industrial"],
      rooms: ["kitchen", "dining_room"],
      materials: ["brass"],
    },
    ...{ name: ["Brass dome pendant", "مصباح معلق بقبة نحاسية"], cm: [42, 42, 94], kg: 2, price: 520, stock: 14, years: 2 },
    text: ["Spun brass that darkens with the years, or stays bright with a cloth and lemon.", "نحاس مشكّل يغمق مع السنين، أو يبقى لامعًا بقطعة قماش وليمونة."],
    fabrics: [fabric("Brass", "نحاس أصفر", "#B88D4A")],
  },
];
