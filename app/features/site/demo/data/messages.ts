type Speaker = "homeowner" | "vendor" | "professional";

export type DemoMessage = { from: Speaker /** Minutes before the end of the conversation. */; ago: number; text: string; photo?: string };
export type DemoConversation = {
  about: "quote" | "vendor" | "profile";
  asker: Speaker;
  answerer: Speaker;
  /** Days before the newest thing of the demo. */
  days: number;
  messages: readonly DemoMessage[];
  /** How many of the last messages the asker and the answerer have not read. */
  unread: { asker: number; answerer: number };
  /** Number of the message that the answerer gave to the staff, from 1. */
  reported?: { message: number; note: string };
};

const day = 24 * 60;

/** Conversations of the demo accounts, as people write them: short, in both languages. */
export const demoConversations: readonly DemoConversation[] = [
  {
    about: "quote",
    asker: "homeowner",
    answerer: "vendor",
    days: 0,
    unread: { asker: 1, answerer: 0 },
    messages: [
      { from: "vendor", ago: 2 * day + 190, text: "السلام عليكم ريم، وصلنا طلبك لفيلا الملقا وأعجبتنا الفكرة. هل مقاس المجلس 6 في 5 أمتار صافٍ من الداخل؟" },
      { from: "homeowner", ago: 2 * day + 140, text: "وعليكم السلام. نعم صافٍ، والسقف ارتفاعه 3.2 متر ولا نريد تغييره." },
      { from: "homeowner", ago: 2 * day + 139, text: "هذا قريب من الجو الذي نحبه.", photo: "majlis-contemporary-1.webp" },
      { from: "vendor", ago: 2 * day + 20, text: "جميل جدًا. نقترح جلسة أرضية مرتفعة 25 سم مع إضاءة مخفية، ونبقي الجدار المقابل للباب للخشب." },
      { from: "homeowner", ago: day + 300, text: "ممتاز. كم يستغرق التنفيذ تقريبًا؟ عندنا مناسبة بعد شهرين." },
      { from: "vendor", ago: day + 240, text: "خمسة أسابيع من اعتماد العينات. نقدر نبدأ القياس يوم الأحد." },
      { from: "homeowner", ago: day + 235, text: "الأحد بعد العصر يناسبنا، الساعة 4:30." },
      { from: "vendor", ago: 0, text: "تم. المهندسة دانة ستزوركم الأحد 4:30، وعينات القماش معها. أرسلي لي الموقع قبلها بيوم لو تكرمتِ." },
    ],
  },
  {
    about: "profile",
    asker: "homeowner",
    answerer: "professional",
    days: 1,
    unread: { asker: 0, answerer: 1 },
    messages: [
      {
        from: "homeowner",
        ago: 3 * day,
        text: "Hello Faisal, we are turning two small rooms into one open kitchen in Al Yasmin. Would you draw the plans and supervise?",
      },
      {
        from: "professional",
        ago: 3 * day - 55,
        text: "Hello Reem, gladly. Is the wall between the rooms a load-bearing one? If you have the villa's structural drawings, please send them.",
      },
      {
        from: "homeowner",
        ago: 2 * day,
        text: "I only have this photo for now, the drawings are with the municipality office.",
        photo: "kitchen-modern-1.webp",
      },
      {
        from: "professional",
        ago: 2 * day - 30,
        text: "That helps. A site visit takes an hour and costs nothing. Then I send you two layouts and a fixed fee. The rules for such walls are here: https://www.sbc.gov.sa",
      },
      { from: "homeowner", ago: 0, text: "Thursday morning then? الخميس الساعة عشرة؟" },
    ],
  },
  {
    about: "vendor",
    asker: "professional",
    answerer: "vendor",
    days: 4,
    unread: { asker: 0, answerer: 0 },
    messages: [
      { from: "professional", ago: day, text: "Good morning, do you give trade prices to architects? I furnish three majlis projects a year." },
      { from: "vendor", ago: day - 120, text: "Good morning. Yes, 12% from the second project on, with samples on loan for two weeks." },
      { from: "professional", ago: 30, text: "You could also transfer me 5,000 in advance and I bring you clients outside of the site." },
    ],
    reported: { message: 3, note: "يطلب تحويلًا مقدمًا خارج الموقع." },
  },
];

/** What the people of the homeowner's running project write to each other. Minutes before the newest thing of the demo. */
export const demoProjectTalk: readonly { isOwner: boolean; ago: number; text: string }[] = [
  { isOwner: false, ago: 4 * day - 500, text: "السلام عليكم، نبدأ يوم الأحد الساعة 8 صباحًا. هل المدخل الجانبي مفتوح للعمال؟" },
  { isOwner: true, ago: 4 * day - 570, text: "وعليكم السلام. نعم، والمفتاح عند الحارس." },
  { isOwner: false, ago: 2 * day - 640, text: "وصلت المواد اليوم وهي مطابقة للعينة. نحتاج موافقتكم على اللون قبل التركيب." },
  { isOwner: true, ago: 2 * day - 700, text: "ممتاز. نمر عليكم بعد العصر لنراها." },
  { isOwner: false, ago: 635, text: "انتهينا من القياس، وجدول الأسبوع القادم جاهز. أنسب وقت لمراجعته معكم غدًا قبل الظهر." },
];
