import type { RoomType } from "#app/features/inspiration/ideas/public.ts";
import type { Restyle } from "#app/features/studio/redesign/public.ts";

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

/** Each word stands for one of the sixteen swatches. */
export const COLOR_WORDS: Record<string, readonly string[]> = {
  "#000000": ["black", "اسود", "سوداء"],
  "#FFFFFF": ["white", "ivory", "cream", "off white", "ابيض", "بيضاء", "عاجي", "كريمي"],
  "#FF0000": ["red", "احمر", "حمراء"],
  "#00FF00": ["lime", "ليموني"],
  "#0000FF": ["blue", "azure", "ازرق", "زرقاء"],
  "#FFFF00": ["yellow", "gold", "golden", "mustard", "اصفر", "صفراء", "ذهبي", "خردلي"],
  "#FF00FF": ["magenta", "fuchsia", "فوشيا", "ارجواني"],
  "#00FFFF": ["turquoise", "teal", "cyan", "aqua", "تركوازي", "فيروزي"],
  "#FFA500": ["orange", "terracotta", "apricot", "برتقالي", "طوبي", "تيراكوتا"],
  "#800080": ["purple", "violet", "plum", "بنفسجي", "باذنجاني"],
  "#FFC0CB": ["pink", "rose", "blush", "وردي", "زهري"],
  "#A52A2A": ["brown", "walnut", "chocolate", "camel", "beige", "sand", "sandy", "بني", "بيج", "رملي", "جوزي", "جملي"],
  "#808080": ["gray", "grey", "silver", "charcoal", "رمادي", "فضي", "فحمي"],
  "#008000": ["green", "olive", "sage", "emerald", "اخضر", "خضراء", "زيتي", "زيتوني", "زمردي"],
  "#000080": ["navy", "indigo", "كحلي", "نيلي"],
  "#800000": ["maroon", "burgundy", "wine", "عنابي", "خمري", "نبيتي"],
};
