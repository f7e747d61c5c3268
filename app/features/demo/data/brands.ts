import type { Words } from "./categories.ts";

/** First words of business names; each is used at most twice, never in the same trade. */
export const brandWords: readonly Words[] = [
  ["Noor", "نور"], ["Diyar", "ديار"], ["Rawasi", "رواسي"], ["Bayt Najd", "بيت نجد"], ["Sidra", "سدرة"], ["Wahat", "واحة"], ["Afnan", "أفنان"], ["Jumana", "جمانة"], ["Layan", "ليان"], ["Tuwaiq", "طويق"],
  ["Rimal", "رمال"], ["Sahab", "سحاب"], ["Qasr", "قصر"], ["Dar Al Funoon", "دار الفنون"], ["Athar", "أثر"], ["Nakhla", "نخلة"], ["Riwaq", "رواق"], ["Iwan", "إيوان"], ["Liwan", "ليوان"], ["Mashrab", "مشرب"],
  ["Basma", "بسمة"], ["Ghaym", "غيم"], ["Hijaz House", "بيت الحجاز"], ["Rawshan", "روشان"], ["Balad", "بلد"], ["Marsa", "مرسى"], ["Lulua", "لؤلؤة"], ["Murjan", "مرجان"], ["Sadaf", "صدف"],
  ["Dana", "دانة"], ["Fanar", "فنار"], ["Shira", "شراع"], ["Zahra", "زهرة"], ["Yasmeen", "ياسمين"], ["Rayhan", "ريحان"], ["Khuzama", "خزامى"], ["Arfaj", "عرفج"], ["Samra", "سمرة"], ["Talh", "طلح"],
  ["Ghada", "غادة"], ["Areen", "عرين"], ["Asala", "أصالة"], ["Itqan", "إتقان"], ["Ibda", "إبداع"], ["Imar Al Dar", "إعمار الدار"], ["Bunyan", "بنيان"], ["Arkan", "أركان"], ["Asas", "أساس"], ["Qimma", "قمة"],
  ["Masar", "مسار"], ["Ufuq", "أفق"], ["Madar", "مدار"], ["Namaa", "نماء"], ["Rafah", "رفاه"], ["Sakan", "سكن"], ["Manzil", "منزل"], ["Wejdan", "وجدان"], ["Tanaghum", "تناغم"], ["Insijam", "انسجام"],
  ["Ruwwad", "رواد"], ["Sanad", "سند"], ["Thabat", "ثبات"], ["Wathba", "وثبة"], ["Hirfa", "حرفة"], ["Sanaa", "صنعة"], ["Naqsh", "نقش"], ["Zakhrafa", "زخرفة"], ["Fusayfisa", "فسيفساء"], ["Qubba", "قبة"],
  ["Qaws", "قوس"], ["Shurfa", "شرفة"], ["Fina", "فناء"], ["Bustan", "بستان"], ["Rawda", "روضة"], ["Ghadeer", "غدير"], ["Nabaa", "نبع"], ["Falaj", "فلج"], ["Sahel", "ساحل"], ["Shati", "شاطئ"],
  ["Jabal", "جبل"], ["Sarawat", "سروات"], ["Aja", "أجا"], ["Salma", "سلمى"], ["Hisma", "حسمى"], ["Nafud", "نفود"], ["Dahna", "دهناء"], ["Yamama", "يمامة"], ["Aridh", "عارض"], ["Washm", "وشم"],
  ["Sudair", "سدير"], ["Tihama", "تهامة"], ["Asiriya", "عسيرية"], ["Darin", "دارين"], ["Tarout", "تاروت"], ["Uqair", "عقير"], ["Hofuf House", "بيت الهفوف"], ["Hegra", "حِجر"], ["Lihyan", "لحيان"],
  ["Dadan", "دادان"], ["Ukaz", "عكاظ"], ["Sadu", "سدو"], ["Khayma", "خيمة"], ["Hawdaj", "هودج"], ["Qafila", "قافلة"], ["Najm", "نجم"], ["Thurayya", "ثريا"], ["Suhail", "سهيل"], ["Badr Al Dar", "بدر الدار"],
  ["Hilal", "هلال"], ["Shams", "شمس"], ["Fajr", "فجر"], ["Duha", "ضحى"], ["Shafaq", "شفق"], ["Nasma", "نسمة"], ["Nada", "ندى"], ["Ghaith", "غيث"],
  ["Durra", "درة"], ["Yaqut", "ياقوت"], ["Fairuz", "فيروز"], ["Aqeeq", "عقيق"], ["Zumurrud", "زمرد"], ["Kahraman", "كهرمان"], ["Nuhas", "نحاس"],
  ["Tin & Lime", "طين وجير"], ["Jiss", "جص"], ["Sandal", "صندل"], ["Oud House", "بيت العود"], ["Arz", "أرز"], ["Zaytoun", "زيتون"], ["Rumman", "رمان"], ["Tamra", "تمرة"],
  ["Ward Taifi", "ورد طائفي"], ["Kadi", "كادي"], ["Narjis", "نرجس"], ["Banafsaj", "بنفسج"], ["Lavender Hill", "تلة الخزامى"], ["Raha", "راحة"], ["Sakina", "سكينة"], ["Safa", "صفا"], ["Hana", "هنا"],
  ["Karam", "كرم"], ["Diwaniya", "ديوانية"], ["Dallah", "دلة"], ["Finjan", "فنجان"], ["Mihrab", "محراب"], ["Burj", "برج"], ["Soor", "سور"], ["Bawaba", "بوابة"], ["Darb", "درب"], ["Midmak", "مدماك"],
  ["Qirmid", "قرميد"], ["Sahn", "صحن"], ["Turath", "تراث"], ["Haditha", "حديثة"], ["Rafeef", "رفيف"], ["Haneen", "حنين"], ["Sukun", "سكون"], ["Wasam", "وسام"], ["Taj", "تاج"],
];

/** Families whose names businesses carry. */
export const families: readonly Words[] = [
  ["Al Harbi", "الحربي"], ["Al Otaibi", "العتيبي"], ["Al Qahtani", "القحطاني"], ["Al Shammari", "الشمري"], ["Al Ghamdi", "الغامدي"], ["Al Zahrani", "الزهراني"], ["Al Dosari", "الدوسري"], ["Al Mutairi", "المطيري"],
  ["Al Anazi", "العنزي"], ["Al Subaie", "السبيعي"], ["Al Yami", "اليامي"], ["Al Asmari", "الأسمري"], ["Al Malki", "المالكي"], ["Al Juhani", "الجهني"], ["Al Balawi", "البلوي"], ["Al Omari", "العمري"],
  ["Al Shehri", "الشهري"], ["Al Amri", "العامري"], ["Al Khaldi", "الخالدي"], ["Al Rashidi", "الرشيدي"], ["Al Thaqafi", "الثقفي"], ["Al Salmi", "السلمي"], ["Al Najrani", "النجراني"], ["Al Ahmadi", "الأحمدي"],
  ["Al Hazmi", "الحازمي"], ["Al Sahli", "السهلي"], ["Al Wadie", "الوادعي"], ["Al Faifi", "الفيفي"], ["Al Hakami", "الحكمي"], ["Al Jaber", "الجابر"], ["Al Mousa", "الموسى"], ["Al Nasser", "الناصر"],
  ["Al Saleh", "الصالح"], ["Al Hamad", "الحمد"], ["Al Ibrahim", "الإبراهيم"], ["Al Yousef", "اليوسف"], ["Al Khalaf", "الخلف"], ["Al Turki", "التركي"], ["Al Fahad", "الفهد"], ["Al Sultan", "السلطان"],
];

export const firstNames: readonly Words[] = [
  ["Abdullah", "عبدالله"], ["Mohammed", "محمد"], ["Fahad", "فهد"], ["Khalid", "خالد"], ["Saud", "سعود"], ["Turki", "تركي"], ["Majed", "ماجد"], ["Bandar", "بندر"], ["Nawaf", "نواف"], ["Yazeed", "يزيد"],
  ["Omar", "عمر"], ["Hassan", "حسن"], ["Ibrahim", "إبراهيم"], ["Mansour", "منصور"], ["Rakan", "راكان"], ["Ziyad", "زياد"], ["Sara", "سارة"], ["Noura", "نورة"], ["Hessa", "حصة"], ["Lama", "لمى"],
  ["Reem", "ريم"], ["Abeer", "عبير"], ["Maha", "مها"], ["Huda", "هدى"], ["Amal", "أمل"], ["Latifah", "لطيفة"], ["Ghadah", "غادة"], ["Munira", "منيرة"], ["Dalal", "دلال"], ["Joud", "جود"],
  ["Shahad", "شهد"], ["Rahaf", "رهف"], ["Aisha", "عائشة"], ["Fatimah", "فاطمة"], ["Maryam", "مريم"], ["Yasser", "ياسر"], ["Sultan", "سلطان"], ["Tariq", "طارق"], ["Walid", "وليد"], ["Hind", "هند"],
];
