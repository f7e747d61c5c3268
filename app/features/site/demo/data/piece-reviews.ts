import type { ProductCategory } from "#app/features/shop/products/public.ts";
import type { Words } from "./categories.ts";

type Texts = { good: readonly Words[]; fair: readonly Words[]; poor: readonly Words[] };

/** What buyers say of any piece; a review is one of these, often with a second one of its kind. */
export const pieceReviews: Texts = {
  good: [
    ["The color is exactly that of the photos.", "اللون مطابق للصور تمامًا."],
    ["It came a day early, and the two men carried it up without touching a wall.", "وصلت قبل الموعد بيوم، وحملها العاملان إلى الأعلى دون أن يلمسا جدارًا."],
    ["Heavier and better made than I expected at this price.", "أثقل وأتقن مما توقعت بهذا السعر."],
    ["We measured twice and trusted the drawing on the page: it fits to the centimeter.", "قسنا مرتين ووثقنا بالرسم في الصفحة، فجاءت على المقاس بالسنتيمتر."],
    ["Bought one, then a second one for my parents.", "اشتريت واحدة ثم أخرى لبيت الوالدين."],
    ["Packed so well that unpacking took longer than delivery.", "التغليف ممتاز لدرجة أن فكه أخذ وقتًا أطول من التوصيل."],
    ["Half a year of children, and it still looks new.", "نصف سنة مع الأطفال وما زالت كالجديدة."],
    ["Our guests ask where it is from.", "يسألنا الضيوف من أين هي."],
    ["No smell of glue or paint, even on the first day.", "بلا رائحة غراء أو دهان حتى في اليوم الأول."],
    ["The seller wrote before delivery to ask which side the door opens.", "راسلنا البائع قبل التوصيل ليسأل عن جهة فتح الباب."],
  ],
  fair: [
    ["Lovely piece, a shade darker than on my screen.", "قطعة جميلة، لكنها أغمق بدرجة مما ظهر في شاشتي."],
    ["Good, though delivery was moved by two days.", "جيدة، لكن التوصيل تأجل يومين."],
    ["One screw was missing; they sent it the next day.", "نقص برغي واحد وأرسلوه في اليوم التالي."],
    ["Right for the price; the back is plainer than the front.", "مناسبة للسعر، والظهر أبسط من الواجهة."],
  ],
  poor: [
    [
      "It arrived with a scratch. They refunded a part, but I would have preferred a flawless one.",
      "وصلت بخدش. أعادوا جزءًا من المبلغ، لكني كنت أفضّل قطعة سليمة.",
    ],
    ["The box was open at one corner and the seller took three days to answer.", "كان الصندوق مفتوحًا من زاوية، وتأخر رد البائع ثلاثة أيام."],
  ],
};

export const categoryReviews: Record<ProductCategory, readonly Words[]> = {
  seating: [
    ["Firm enough for my father, soft enough for a film.", "متماسك بما يناسب والدي وناعم بما يكفي لسهرة فيلم."],
    ["The covers came off, went through the wash and came back the same.", "فككنا الأغطية وغسلناها وعادت كما كانت."],
  ],
  tables: [
    ["It does not wobble, even on our old tiles.", "لا تهتز حتى على بلاطنا القديم."],
    ["Coffee cups leave no ring on it.", "لا تترك فناجين القهوة أثرًا عليها."],
  ],
  storage: [
    ["The doors close softly, and everything finally has a place.", "الأبواب تُغلق بهدوء، وصار لكل شيء مكان."],
    ["It holds my heaviest books without bending.", "تحمل أثقل كتبي دون انحناء."],
  ],
  lighting: [
    ["A warm light that flatters the whole room.", "ضوء دافئ يجمّل الغرفة كلها."],
    ["The electrician hung it in ten minutes.", "علّقه الكهربائي في عشر دقائق."],
  ],
  decor: [
    ["It made the room look finished.", "بها اكتملت الغرفة."],
    ["Even more beautiful in the evening light.", "أجمل في ضوء المساء."],
  ],
  beds: [
    ["Not a creak in four months.", "بلا أي صرير منذ أربعة أشهر."],
    ["The headboard is high enough to read against.", "ارتفاع الظهر مريح للقراءة."],
  ],
  accessories: [
    ["It pours without a drip, as they say.", "تصب دون أن تقطر كما قالوا."],
    ["A gift that my mother uses every day.", "هدية تستعملها والدتي كل يوم."],
  ],
};

export const pieceReplies: readonly Words[] = [
  ["We are sorry. A flawless one is on its way to you this week, and we pick up the other.", "نعتذر منك. أرسلنا قطعة سليمة تصلك هذا الأسبوع ونستلم الأخرى."],
  ["Thank you for telling us. We have changed how this piece is packed.", "شكرًا لإخبارنا. غيّرنا طريقة تغليف هذه القطعة."],
];
