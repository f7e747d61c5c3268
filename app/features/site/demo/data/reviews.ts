import type { TradeKey, Words } from "./categories.ts";

type Texts = { good: readonly Words[]; fair: readonly Words[]; poor: readonly Words[] };

/** Sentences that suit any business; a review is one of these, often with a second one of its trade. */
export const generalReviews: Texts = {
  good: [
    ["They arrived on the day they promised and finished two days early.", "حضروا في الموعد وانتهوا قبل المدة بيومين."],
    ["Clear price from the beginning, no surprises at the end.", "السعر واضح من البداية ولا مفاجآت في النهاية."],
    ["Polite team, and they cleaned up after themselves every evening.", "فريق مهذب وينظف المكان كل مساء."],
    ["I compared four offers; this was not the cheapest, but it was the most honest.", "قارنت أربعة عروض، لم يكن الأرخص لكنه كان الأصدق."],
    ["My mother is very particular, and even she is happy.", "والدتي دقيقة جدًا وحتى هي راضية."],
    ["They answered every message within the hour.", "يردون على كل رسالة خلال ساعة."],
    ["Second time we work with them, the same quality as the first.", "تعاملنا معهم للمرة الثانية وبالجودة نفسها."],
    ["They pointed out a mistake in our drawings before it became expensive.", "نبهونا إلى خطأ في مخططاتنا قبل أن يكلفنا كثيرًا."],
    ["A small defect appeared after a month; they fixed it the next day without charge.", "ظهر عيب بسيط بعد شهر فأصلحوه في اليوم التالي مجانًا."],
    ["The result looks better than the drawing.", "النتيجة أجمل من الرسم."],
    ["Recommended by my brother and now by me.", "أوصاني بهم أخي والآن أوصي بهم أنا."],
    ["The engineer explained each choice with patience.", "شرح المهندس كل خيار بصبر."],
    ["Excellent workmanship in the details that nobody sees.", "إتقان ممتاز في التفاصيل التي لا يراها أحد."],
    ["They respected the privacy of the house and the prayer times.", "احترموا خصوصية البيت وأوقات الصلاة."],
    ["We were in another city and followed everything through photographs.", "كنا في مدينة أخرى وتابعنا كل شيء بالصور."],
    ["Ready before Ramadan, exactly as agreed.", "جاهز قبل رمضان كما اتفقنا تمامًا."],
    ["Fair contract, stamped invoices, everything official.", "عقد منصف وفواتير مختومة وكل شيء رسمي."],
    ["Our guests ask who did it every single time.", "يسألنا الضيوف في كل مرة من نفذه."],
  ],
  fair: [
    ["Good work, though delivery came a week late.", "العمل جيد لكن التسليم تأخر أسبوعًا."],
    ["The quality is right; communication could be better.", "الجودة مناسبة والتواصل يحتاج تحسينًا."],
    ["Happy with the result, less so with the number of visits it took.", "النتيجة مُرضية، لكن عدد الزيارات كان كبيرًا."],
    ["Prices are a little high for the size of the job.", "الأسعار مرتفعة قليلًا مقارنة بحجم العمل."],
    ["One item had to be replaced; they did it without arguing.", "احتاجت قطعة إلى استبدال وفعلوا ذلك دون جدال."],
  ],
  poor: [
    ["The date was moved three times, and I had to call to find out.", "تأجل الموعد ثلاث مرات وكنت أنا من يتصل ليعرف."],
    ["The finish in the corners is not what the sample promised.", "التشطيب في الزوايا ليس كما في العينة."],
    ["It was put right in the end, but it should not have taken a month.", "عولج الأمر في النهاية، لكن ما كان يجب أن يستغرق شهرًا."],
  ],
};

export const tradeReviews: Record<TradeKey, readonly Words[]> = {
  interior: [
    ["The majlis and the family room finally feel like one house.", "أصبح المجلس وغرفة العائلة كأنهما بيت واحد."],
    ["They made a 180 m² apartment feel twice as large.", "جعلوا شقة 180 مترًا تبدو ضعف مساحتها."],
    ["The color choices were braver than mine, and right.", "كانت اختياراتهم للألوان أجرأ مني، وأصح."],
    ["The renderings matched the finished rooms almost exactly.", "جاءت الصور التخيلية مطابقة تقريبًا للغرف المنفذة."],
  ],
  architecture: [
    ["The courtyard keeps the ground floor cool even in July.", "الفناء يبقي الدور الأرضي باردًا حتى في يوليو."],
    ["The permit was issued at the first submission.", "صدرت الرخصة من أول تقديم."],
    ["They saved us a fifth of the concrete without touching safety.", "وفروا علينا خُمس الخرسانة دون مساس بالسلامة."],
  ],
  contracting: [
    ["The roof has been through two rainy seasons without a drop.", "مر على السطح موسما مطر دون قطرة."],
    ["They rebuilt the annex in seven weeks.", "أعادوا بناء الملحق في سبعة أسابيع."],
    ["Plumbing and electricity were labeled and photographed before closing the walls.", "رُقمت السباكة والكهرباء وصُورت قبل إغلاق الجدران."],
    ["We stayed in the house during the renovation and managed fine.", "بقينا في البيت أثناء الترميم وكانت الأمور ميسرة."],
  ],
  kitchens: [
    ["The drawers close like a whisper.", "الأدراج تُغلق كالهمس."],
    ["They planned a preparation kitchen I did not know I needed.", "خططوا لمطبخ تحضيري لم أكن أعلم أنني أحتاجه."],
    ["The joints of the quartz are invisible.", "وصلات الكوارتز لا تُرى."],
    ["Measured to the millimetre, no fillers anywhere.", "القياس بالملّيمتر ولا حشوات في أي مكان."],
  ],
  bathrooms: [
    ["No leak, no smell, and the glass stays clear.", "لا تسرب ولا رائحة والزجاج يبقى صافيًا."],
    ["The walk-in shower was perfect for my father.", "الدش المفتوح كان مثاليًا لوالدي."],
    ["Old tiles out and the new bathroom in use after eleven days.", "أُزيل البلاط القديم واستخدمنا الحمّام الجديد بعد أحد عشر يومًا."],
  ],
  majlis: [
    ["Thirty men sat comfortably at our Eid gathering.", "جلس ثلاثون رجلًا براحة في اجتماع العيد."],
    ["The Sadu cushions are the first thing guests touch.", "مساند السدو أول ما يلمسه الضيوف."],
    ["The foam is firm and has not sunk after a year.", "الإسفنج متماسك ولم يهبط بعد سنة."],
    ["They covered my grandfather's seating again and kept its character.", "أعادوا تنجيد جلسة جدي وحافظوا على طابعها."],
  ],
  furniture: [
    ["The sofa arrived wrapped, on time, and was carried up three floors.", "وصل الكنب مغلفًا في وقته وحُمل إلى الدور الثالث."],
    ["Real oak, you can tell by the weight.", "بلوط حقيقي، يُعرف من وزنه."],
    ["The table was built from my own sketch.", "صُنعت الطاولة من رسمي."],
    ["The fabric survived my three boys and a pot of coffee.", "صمد القماش أمام أولادي الثلاثة ودلة قهوة."],
  ],
  carpentry: [
    ["The doors have not moved since they were hung in August.", "لم تتحرك الأبواب منذ تركيبها في أغسطس."],
    ["The mashrabiya throws the most beautiful shadows in the afternoon.", "المشربية ترسم أجمل الظلال عصرًا."],
    ["The dressing room uses every centimetre.", "غرفة الملابس تستغل كل سنتيمتر."],
  ],
  stone: [
    ["The veins run across the whole wall as if it were one piece.", "العروق ممتدة على الجدار كله كأنه قطعة واحدة."],
    ["After polishing the old floor looks newly laid.", "بعد الجلي تبدو الأرضية القديمة كأنها جديدة."],
    ["The facade is straight and the joints are even.", "الواجهة مستقيمة والفواصل متساوية."],
  ],
  lighting: [
    ["Dinner under the new lamp feels like a restaurant.", "العشاء تحت المصباح الجديد كأنه في مطعم."],
    ["The lanterns are heavy brass, not painted tin.", "الفوانيس نحاس ثقيل لا صفيح مطلي."],
    ["They moved two points on the ceiling and the room changed.", "غيروا موضع نقطتين في السقف فتغيرت الغرفة."],
  ],
  gardens: [
    ["The jasmine is alive after its second summer.", "الياسمين حي بعد صيفه الثاني."],
    ["The pool water is clear and the pump is quiet.", "ماء المسبح صافٍ والمضخة هادئة."],
    ["We drink our coffee outside again.", "عدنا نشرب القهوة في الخارج."],
    ["The pergola stood through the sandstorm without a sound.", "صمدت البرجولة في العاصفة الرملية دون صوت."],
  ],
  textiles: [
    ["The blackout is complete; the baby sleeps until eight.", "العتمة كاملة والطفل ينام حتى الثامنة."],
    ["The rug is even finer than in the photograph.", "السجادة أرقى من صورتها."],
    ["The curtains fall perfectly straight over six metres.", "الستائر تنسدل مستقيمة تمامًا على ستة أمتار."],
  ],
  paints: [
    ["No smell the same night, as they said.", "لا رائحة في الليلة نفسها كما قالوا."],
    ["The lime plaster gives the hall a calm light.", "اللياسة الجيرية تعطي الصالة ضوءًا هادئًا."],
    ["They treated the damp first instead of painting over it.", "عالجوا الرطوبة أولًا بدل أن يدهنوا فوقها."],
  ],
  smart: [
    ["The children use the Arabic application, and so does my father.", "الأولاد يستخدمون التطبيق بالعربية ووالدي كذلك."],
    ["The electricity bill fell by a quarter.", "انخفضت فاتورة الكهرباء بمقدار الربع."],
    ["The network reaches the garden at last.", "وصلت الشبكة إلى الحديقة أخيرًا."],
  ],
};
