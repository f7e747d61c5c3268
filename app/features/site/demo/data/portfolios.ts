import type { RoomType } from "#app/features/inspiration/ideas/public.ts";

type Both = readonly [english: string, arabic: string];
type Story = { title: Both; text: Both };

/** Rooms that people of a trade show, the most usual first. */
export const ROOMS_OF_TRADE: Readonly<Record<string, readonly RoomType[]>> = {
  architect: ["living_room", "majlis", "outdoor", "home_office"],
  interior_designer: ["majlis", "living_room", "bedroom", "dining_room"],
  kitchen_bathroom_designer: ["kitchen", "bathroom", "dining_room"],
  lighting_designer: ["living_room", "majlis", "outdoor", "dining_room"],
  design_build_firm: ["living_room", "majlis", "kitchen", "bedroom"],
  kitchen_bathroom_remodeler: ["bathroom", "kitchen"],
};

/** What was done, by room; each person uses each story once. */
export const STORIES: Readonly<Partial<Record<RoomType, readonly Story[]>>> = {
  majlis: [
    {
      title: ["A majlis for six brothers", "مجلس لستة إخوة"],
      text: [
        "Friday lunch brings thirty people, and nobody should sit with their back to another. We turned the seating by a quarter and gained four places without moving a wall.",
        "غداء الجمعة يجمع ثلاثين شخصًا، ولا يليق أن يدير أحدهم ظهره للآخر. أدرنا الجلسة ربع دورة فزادت أربعة أماكن دون تحريك جدار.",
      ],
    },
    {
      title: ["The grandfather’s majlis, kept", "مجلس الجد كما كان"],
      text: [
        "The family wanted it new and the grandfather wanted it as it was. The old doors stayed, the air conditioning went behind the cornice, and both sides are content.",
        "أراده الأبناء جديدًا وأراده الجد كما هو. بقيت الأبواب القديمة واختفى التكييف خلف الكورنيش، فرضي الطرفان.",
      ],
    },
    {
      title: ["Women’s majlis with its own door", "مجلس نساء بمدخله الخاص"],
      text: [
        "The way in no longer crosses the kitchen. A low wall, a lamp and a bench made an entrance out of a corner that held boxes.",
        "لم يعد الدخول يمر بالمطبخ. جدار منخفض ومصباح ومقعد صنعت مدخلًا من زاوية كانت للصناديق.",
      ],
    },
    {
      title: ["Coffee corner and floor seating", "ركن قهوة وجلسة أرضية"],
      text: [
        "The coffee is made in the room, so the corner has its own water, its own drain and a stone that takes a hot pot.",
        "القهوة تُعدّ في المجلس نفسه، فللركن ماؤه وصرفه وحجر يتحمل الدلة الساخنة.",
      ],
    },
  ],
  living_room: [
    {
      title: ["One room for homework and guests", "غرفة واحدة للمذاكرة والضيوف"],
      text: [
        "Four children, one table. It folds into the wall when the doorbell rings, and the shelves hide the printer.",
        "أربعة أطفال وطاولة واحدة، تنطوي في الجدار حين يرن الجرس، والرفوف تخفي الطابعة.",
      ],
    },
    {
      title: ["Evening light in a north-facing room", "ضوء المساء في غرفة شمالية"],
      text: [
        "The room never had sun. Warm walls, three layers of light and a mirror across from the window do what the compass could not.",
        "لم تدخلها الشمس يومًا. جدران دافئة وثلاث طبقات من الإضاءة ومرآة مقابل النافذة فعلت ما لم تفعله الجهة.",
      ],
    },
    {
      title: ["The wall between two small rooms", "الجدار بين غرفتين صغيرتين"],
      text: [
        "It carried nothing but habit. Two dark rooms became one that the family uses all day.",
        "لم يكن يحمل إلا العادة. صارت الغرفتان المعتمتان غرفة تعيش فيها العائلة طوال اليوم.",
      ],
    },
    {
      title: ["A quiet room above a loud street", "غرفة هادئة فوق شارع صاخب"],
      text: [
        "Double glazing, a heavy curtain track and a bookcase on the street side: from the sofa you hear the clock.",
        "زجاج مزدوج وسكة ستائر ثقيلة ومكتبة على جهة الشارع: من الكنبة لا تسمع إلا الساعة.",
      ],
    },
  ],
  bedroom: [
    {
      title: ["A bedroom with no wardrobe in sight", "غرفة نوم بلا خزانة ظاهرة"],
      text: [
        "The wardrobe is the wall behind the bed. The doors close flush, and the room lost nothing but its clutter.",
        "الخزانة هي الجدار خلف السرير. أبوابها مستوية معه، ولم تفقد الغرفة إلا الفوضى.",
      ],
    },
    {
      title: ["Rooms for three sisters", "غرفة لثلاث أخوات"],
      text: [
        "Three beds, three lamps, three shelves of exactly the same length. We measured twice and they measured after us.",
        "ثلاثة أسرّة وثلاثة مصابيح وثلاثة رفوف بطول واحد. قسنا مرتين ثم قسن هنّ بعدنا.",
      ],
    },
    {
      title: ["The parents’ room on the ground floor", "غرفة الوالدين في الدور الأرضي"],
      text: [
        "No step, no edge, a light that comes on by itself at night, and a door wide enough for the years to come.",
        "لا درجة ولا حافة، وضوء يعمل وحده ليلًا، وباب يتسع للسنوات القادمة.",
      ],
    },
  ],
  kitchen: [
    {
      title: ["A kitchen for iftar", "مطبخ لإفطار رمضان"],
      text: [
        "Three people cook at once without meeting. The heat stays on one side and the guests see the other.",
        "يطبخ ثلاثة في وقت واحد دون أن يتصادموا. الحرارة في جهة والضيوف يرون الأخرى.",
      ],
    },
    {
      title: ["Everyday kitchen, 9 m²", "مطبخ كل يوم في 9 أمتار"],
      text: [
        "Every drawer has a name on the drawing. The tall units went to the short wall and the window came back.",
        "لكل درج اسم في المخطط. انتقلت الخزائن العالية إلى الجدار القصير فعادت النافذة.",
      ],
    },
    {
      title: ["Stone that forgives turmeric", "رخام لا يخاف الكركم"],
      text: [
        "The family cooks with color. We tested nine samples with lemon, oil and turmeric and kept the one that did not remember.",
        "مطبخ العائلة ملوّن. جرّبنا تسع عينات بالليمون والزيت والكركم واخترنا التي لا تتذكر.",
      ],
    },
  ],
  bathroom: [
    {
      title: ["A bathroom that dries by itself", "حمام يجف وحده"],
      text: [
        "The floor slopes where nobody feels it, the fan listens to the humidity, and the joints are where the water is not.",
        "ميلان لا يشعر به أحد، ومروحة تتبع الرطوبة، وفواصل بعيدة عن الماء.",
      ],
    },
    {
      title: ["Forty-year-old pipes, one week", "أنابيب عمرها أربعون عامًا في أسبوع"],
      text: [
        "The family stayed in the house. Water was off for nine hours in all, and the guarantee on the waterproofing is in writing.",
        "بقيت العائلة في البيت. انقطع الماء تسع ساعات فقط، وضمان العزل مكتوب.",
      ],
    },
    {
      title: ["Guest bathroom under the stairs", "حمام ضيوف تحت الدرج"],
      text: [
        "1.4 meters wide and nobody hits their head. The mirror hides the valve, the niche holds the oud.",
        "عرضه 1.4 متر ولا يرتطم فيه رأس. المرآة تخفي المحبس والكوة تحمل العود.",
      ],
    },
  ],
  dining_room: [
    {
      title: ["Dining room for eight, or sixteen", "غرفة طعام لثمانية أو ستة عشر"],
      text: [
        "The second table lives in the sideboard. On feast days it takes four minutes, which the children time.",
        "الطاولة الثانية داخل البوفيه. في العيد تحتاج أربع دقائق يحسبها الأطفال.",
      ],
    },
    {
      title: ["A table between kitchen and garden", "طاولة بين المطبخ والحديقة"],
      text: [
        "We moved one door. Now the shortest way from the stove to the shade passes the table.",
        "نقلنا بابًا واحدًا، فصار أقصر طريق من الموقد إلى الظل يمر بالطاولة.",
      ],
    },
  ],
  home_office: [
    {
      title: ["A study for a judge", "مكتبة قاضٍ"],
      text: [
        "Two thousand books, one desk, and a door that closes without a sound. The shelves follow the width of the volumes.",
        "ألفا كتاب ومكتب واحد وباب يُغلق بلا صوت. الرفوف على مقاس المجلدات.",
      ],
    },
    {
      title: ["Two desks, one window", "مكتبان ونافذة واحدة"],
      text: ["She draws, he calls. A curtain of felt does what a wall would have cost.", "هي ترسم وهو يتصل. ستارة من اللباد فعلت ما كان سيكلفه جدار."],
    },
  ],
  outdoor: [
    {
      title: ["A courtyard that works in July", "فناء يصلح في يوليو"],
      text: [
        "Shade first, then air, then water. At five in the afternoon it is eleven degrees cooler than the street.",
        "الظل أولًا ثم الهواء ثم الماء. عند الخامسة عصرًا أبرد من الشارع بإحدى عشرة درجة.",
      ],
    },
    {
      title: ["Roof terrace with a majlis", "سطح وجلسة"],
      text: [
        "A roof that held tanks now holds the family. The tanks are still there; nobody has found them yet.",
        "سطح كان للخزانات صار للعائلة. الخزانات باقية ولم يجدها أحد بعد.",
      ],
    },
  ],
};

/** What it was made of. */
export const MATERIALS: readonly string[] = [
  "Walnut, travertine, bouclé",
  "Oak, lime plaster, linen",
  "خشب الطلح، جبس محفور، سدو",
  "Riyadh stone, brushed brass, wool",
  "رخام أبيض، خشب جوز، نحاس",
  "Terrazzo, ash, cotton canvas",
];

/** What a professional answers. */
export const REPLIES: readonly Both[] = [
  ["Thank you. I drive past your house and still look at the window.", "شكرًا لكم. أمر أمام البيت وما زلت أنظر إلى النافذة."],
  ["True, and I now order marble before the demolition begins.", "صحيح، وصرت أطلب الرخام قبل بدء الهدم."],
  ["It was a pleasure. The cardamom coffee helped.", "سعدت بالعمل معكم، وقهوتكم ساعدتنا."],
];
