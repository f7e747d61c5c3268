import type { RoomType } from "#app/features/inspiration/ideas/public.ts";
import type { Restyle } from "#app/features/studio/redesign/public.ts";
import type { SwatchName } from "../palette/swatches.ts";

// Words by which people say what they want, in English and Arabic; Arabic without the article and as `folded` writes it.

export const ROOM_WORDS: Record<RoomType, readonly string[]> = {
  majlis: ["majlis", "majalis", "diwaniya", "guest room", "مجلس", "مجالس", "ديوانيه", "مقلط", "غرفه ضيوف"],
  living_room: ["living room", "living", "sitting room", "lounge", "family room", "salon", "غرفه معيشه", "معيشه", "صاله", "صالون", "غرفه جلوس"],
  bedroom: ["bedroom", "bed room", "master bedroom", "غرفه نوم", "نوم"],
  kitchen: ["kitchen", "مطبخ", "مطابخ"],
  bathroom: ["bathroom", "bath", "shower room", "washroom", "حمام", "حمامات", "دوره مياه", "مغاسل"],
  dining_room: ["dining room", "dining", "غرفه طعام", "طعام", "سفره", "غرفه سفره"],
  home_office: ["home office", "office", "study", "workspace", "مكتب", "مكتب منزلي", "غرفه مكتب"],
  outdoor: ["outdoor", "garden", "courtyard", "patio", "terrace", "roof", "yard", "حديقه", "حوش", "فناء", "سطح", "تراس", "جلسه خارجيه"],
  basement: ["basement", "cellar", "قبو", "بدروم", "سرداب"],
  attic: ["attic", "loft", "annex", "ملحق", "علويه"],
  garage: ["garage", "carport", "كراج", "موقف", "مراب"],
  entrance: ["entrance", "entry", "hallway", "foyer", "مدخل", "مداخل", "ممر", "بهو"],
};

export const STYLE_WORDS: Record<Restyle, readonly string[]> = {
  modern: ["modern", "حديث", "مودرن", "عصري"],
  minimalist: ["minimalist", "minimal", "minimalism", "simple", "بسيط", "مينيمال", "تبسيطي"],
  scandinavian: ["scandinavian", "scandi", "nordic", "اسكندنافي", "سكندنافي", "نورديك"],
  industrial: ["industrial", "صناعي"],
  traditional: ["traditional", "classic", "classical", "تقليدي", "كلاسيكي", "كلاسيك"],
  contemporary: ["contemporary", "معاصر"],
  bohemian: ["bohemian", "boho", "بوهيمي", "بوهو"],
  rustic: ["rustic", "farmhouse", "country", "ريفي"],
  art_deco: ["art deco", "deco", "ارت ديكو"],
  mediterranean: ["mediterranean", "متوسطي", "بحر متوسط"],
  najdi: ["najdi", "najd", "نجدي", "نجد"],
  hijazi: ["hijazi", "hejazi", "hijaz", "حجازي", "حجاز"],
};

/** Each word stands for one of the sixteen swatches. Names of woods, metals, cloths and walls are materials, not colors: MATERIAL_WORDS. */
export const COLOR_WORDS: Record<SwatchName, readonly string[]> = {
  plaster: ["white", "off white", "ivory", "cream", "creamy", "eggshell", "chalk", "pearl", "ابيض", "بيضاء", "عاجي", "كريمي", "سكري", "لولوي", "طباشيري"],
  sand: ["sand", "sandy", "beige", "camel", "taupe", "oatmeal", "wheat", "caramel", "رملي", "رمليه", "بيج", "جملي", "قمحي", "كراميل"],
  clay: ["clay", "terracotta", "orange", "rust", "apricot", "peach", "طيني", "طين", "برتقالي", "طوبي", "تيراكوتا", "مشمشي", "خوخي"],
  henna: ["henna", "maroon", "burgundy", "wine", "oxblood", "حناء", "حنائي", "عنابي", "خمري", "نبيتي", "ماروني"],
  walnut: ["brown", "chocolate", "coffee", "dark brown", "mocha", "tobacco", "بني", "شوكولاته", "قهوي", "جوزي", "موكا"],
  saffron: ["saffron", "yellow", "gold", "golden", "mustard", "ochre", "honey", "زعفراني", "زعفران", "اصفر", "صفراء", "ذهبي", "خردلي", "عسلي"],
  pomegranate: ["pomegranate", "red", "crimson", "scarlet", "ruby", "رماني", "احمر", "حمراء", "قرمزي", "ياقوتي"],
  taifRose: ["rose", "pink", "blush", "dusty rose", "coral", "fuchsia", "magenta", "وردي", "ورديه", "زهري", "مرجاني", "فوشيا"],
  lavender: ["lavender", "purple", "violet", "lilac", "plum", "aubergine", "mauve", "لافندر", "خزامي", "بنفسجي", "ليلكي", "باذنجاني", "ارجواني", "موف"],
  indigo: ["indigo", "navy", "navy blue", "midnight blue", "dark blue", "royal blue", "نيلي", "كحلي", "ازرق داكن", "ازرق غامق", "ازرق ملكي"],
  sea: ["sea blue", "ocean blue", "blue", "azure", "sky", "sky blue", "denim", "بحري", "ازرق", "زرقاء", "سماوي", "لازوردي"],
  turquoise: ["turquoise", "sea green", "teal", "cyan", "aqua", "jade", "petrol", "mint", "تركوازي", "فيروزي", "تركواز", "نعناعي", "بترولي"],
  palm: ["palm green", "green", "emerald", "forest green", "dark green", "اخضر", "خضراء", "زمردي", "نخيلي", "عشبي"],
  olive: ["olive", "sage", "sage green", "khaki", "moss", "olive green", "pistachio", "زيتي", "زيتوني", "مريمي", "كاكي", "فستقي"],
  stone: ["stone", "gray", "grey", "silver", "greige", "ash gray", "light gray", "حجري", "رمادي", "رماديه", "فضي", "سكني"],
  basalt: ["basalt", "black", "charcoal", "anthracite", "dark gray", "بازلت", "اسود", "سوداء", "فحمي", "انثراسيت"],
};

/** Names of materials: named ones take precedence over the style's. */
export const MATERIAL_WORDS = {
  wall: {
    plaster: ["plaster", "lime plaster", "stucco", "tadelakt", "limewash", "جص", "لياسه", "لياسه جيريه"],
    gypsum: ["carved gypsum", "gypsum", "جبس", "جبس منقوش", "جص منقوش", "جبسيه"],
    brick: ["brick", "bricks", "طوب", "طابوق", "قرميد"],
    wainscot: ["wainscot", "wainscoting", "paneling", "panelling", "تجاليد", "وزره خشبيه"],
    mashrabiya: ["mashrabiya", "rawashin", "roshan", "lattice", "مشربيه", "مشربيات", "روشان", "رواشين"],
    slats: ["slats", "wood slats", "slatted wood", "شرائح خشب", "شرائح خشبيه"],
  },
  textile: {
    linen: ["linen", "كتان"],
    boucle: ["boucle", "bouclé", "بوكليه"],
    wool: ["wool", "woollen", "woolen", "صوف"],
    velvet: ["velvet", "مخمل", "قطيفه"],
    leather: ["leather", "جلد"],
    cotton: ["cotton", "قطن"],
    sadu: ["sadu", "سدو"],
    jute: ["jute", "خيش", "جوت"],
  },
  wood: {
    oak: ["oak", "بلوط", "سنديان"],
    walnut: ["walnut", "خشب جوز", "خشب الجوز", "جوز"],
    ash: ["ash wood", "خشب دردار", "دردار"],
    teak: ["teak", "ساج", "خشب ساج"],
    pine: ["pine", "صنوبر"],
    acacia: ["acacia", "اكاسيا", "اثل"],
  },
  metal: {
    brass: ["brass", "نحاس اصفر", "نحاسي"],
    blackSteel: ["black steel", "black iron", "black metal", "حديد اسود", "معدن اسود"],
    brushedSteel: ["steel", "stainless steel", "brushed steel", "ستيل", "ستانلس"],
    copper: ["copper", "نحاس احمر", "نحاس"],
    bronze: ["bronze", "برونز"],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>;
