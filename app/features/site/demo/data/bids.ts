type Words = readonly [en: string, ar: string];

/** What bidders of the demo write above their prices; each is used by several. */
export const bidIntros: readonly Words[] = [
  [
    "We measured from your photos; the price stays as it is unless the rooms turn out larger.",
    "احتسبنا الكميات من صورك، ويبقى السعر كما هو ما لم تكن الغرف أكبر.",
  ],
  ["Our own team does all of it, with one foreman who answers you every evening.", "ينفّذ فريقنا العمل كله، ومعه مشرف واحد يردّ عليك كل مساء."],
  ["Materials are included and you choose the samples with us before we order.", "الأسعار شاملة المواد، وتختار العينات معنا قبل أن نطلبها."],
  ["We finished two like it in your district this year and can show you both.", "أنهينا عملين مثله في حيّكم هذا العام، ويسعدنا أن نريك كليهما."],
];

export const bidStages: readonly (readonly [words: Words, due: Words, share: number])[] = [
  [["On signing", "عند التوقيع"], ["day 0", "اليوم الأول"], 3_000],
  [["When the rough work is done", "عند انتهاء أعمال التأسيس"], ["halfway", "منتصف المدة"], 4_000],
  [["On handover", "عند التسليم"], ["at the end", "في النهاية"], 3_000],
];

export const bidExtra: Words = ["Care kit and a visit after a year", "طقم عناية وزيارة بعد سنة"];

export const requestWords: readonly Words[] = [
  ["Please say what you leave out. We would rather know now.", "نرجو ذكر ما لا يشمله العرض. نفضّل أن نعرفه الآن."],
  ["We can show the rooms on any evening but Thursday.", "يمكننا عرض الغرف في أي مساء عدا الخميس."],
];
