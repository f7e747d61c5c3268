import type { Trade } from "./trades.ts";

/** {city} and {name} are the vendor's own; amounts in SAR. */
export const designTrades = {
  interior: {
    weight: 44,
    price: [15_000, 120_000],
    kinds: { Service: 0.85, Both: 0.15, Product: 0 },
    rooms: ["living_room", "majlis", "dining_room", "bedroom", "home_office"],
    products: [],
    related: ["majlis", "lighting", "textiles"],
    suffixes: [
      ["Interiors", "للتصميم الداخلي"],
      ["Design Studio", "استوديو التصميم"],
      ["Interior Architects", "للعمارة الداخلية"],
      ["Home Design", "لتصميم المنازل"],
      ["Spaces", "للمساحات الداخلية"],
      ["Atelier", "أتيليه"],
      ["Decor House", "بيت الديكور"],
      ["Living", "للمعيشة والديكور"],
    ],
    openers: [
      ["{name} designs family homes in {city} that feel settled from the first day.", "تصمم {name} بيوتًا عائلية في {city} تشعرك بالألفة من اليوم الأول."],
      [
        "A small studio of designers and draftsmen in {city}, {name} takes on a limited number of homes a year.",
        "{name} استوديو صغير من المصممين والرسامين في {city}، يتولى عددًا محدودًا من المنازل كل عام.",
      ],
      [
        "From the first sketch to the last cushion, {name} looks after whole villas and single rooms alike.",
        "من الرسم الأول إلى آخر وسادة، تعتني {name} بالفلل الكاملة والغرف المفردة على السواء.",
      ],
      ["{name} brings Najdi restraint and modern comfort together in homes across {city}.", "تجمع {name} بين هدوء الطراز النجدي وراحة العصر في منازل {city}."],
    ],
    details: [
      [
        "Every project starts with a visit, a measured plan and a mood board; nothing is ordered before you approve the drawings.",
        "يبدأ كل مشروع بزيارة ومخطط مقاس ولوحة أفكار، ولا يُطلب شيء قبل اعتمادك للرسومات.",
      ],
      [
        "The team prefers natural stone, oak and hand-finished plaster, and keeps a library of more than four hundred samples.",
        "يفضل الفريق الحجر الطبيعي وخشب البلوط واللياسة اليدوية، ولديه مكتبة تضم أكثر من أربعمئة عينة.",
      ],
      [
        "Guest areas and family areas are planned apart, so that the majlis can be busy while the house stays quiet.",
        "تُخطط مساحات الضيوف والعائلة منفصلة، ليمتلئ المجلس ويبقى البيت هادئًا.",
      ],
      [
        "You receive realistic renderings of each room, a full bill of quantities and a weekly report from the site.",
        "تتسلم صورًا واقعية لكل غرفة وجدول كميات كاملًا وتقريرًا أسبوعيًا من الموقع.",
      ],
    ],
    tags: [
      "Modern",
      "Najdi",
      "Contemporary",
      "Minimalist",
      "Villas",
      "Apartments",
      "Turnkey",
      "Space planning",
      "Renderings",
      "Neoclassical",
      "Small spaces",
      "Fit-out",
    ],
    tagsAr: ["تصميم حديث", "طراز نجدي", "فلل", "تسليم مفتاح"],
  },
  architecture: {
    weight: 20,
    price: [20_000, 90_000],
    kinds: { Service: 1, Both: 0, Product: 0 },
    rooms: ["outdoor", "living_room", "dining_room", "home_office"],
    products: [],
    related: ["interior", "gardens"],
    suffixes: [
      ["Architects", "للعمارة"],
      ["Engineering Consultants", "للاستشارات الهندسية"],
      ["Architecture Office", "مكتب العمارة"],
      ["Design & Engineering", "للتصميم والهندسة"],
      ["Planning Group", "للتخطيط العمراني"],
    ],
    openers: [
      [
        "{name} draws villas for the climate of {city}: shaded courtyards, deep windows and rooms that catch the evening breeze.",
        "ترسم {name} فللًا تناسب مناخ {city}: أفنية مظللة ونوافذ عميقة وغرف تستقبل نسيم المساء.",
      ],
      [
        "{name} is an engineering office in {city} that carries private houses from soil report to occupancy certificate.",
        "{name} مكتب هندسي في {city} يرافق المساكن الخاصة من تقرير التربة حتى شهادة الإشغال.",
      ],
      [
        "Architects and structural engineers work at one table at {name}, so drawings agree before they reach the site.",
        "يعمل المعماريون ومهندسو الإنشاء على طاولة واحدة في {name}، فتتفق المخططات قبل وصولها إلى الموقع.",
      ],
    ],
    details: [
      [
        "All drawings follow the Saudi Building Code and are prepared for submission through the Balady platform.",
        "تُعد جميع المخططات وفق كود البناء السعودي وتُجهز للتقديم عبر منصة بلدي.",
      ],
      [
        "Insulation, orientation and shading are calculated early, which keeps cooling bills low for the life of the house.",
        "يُحسب العزل والتوجيه والتظليل مبكرًا، مما يخفض فواتير التبريد طوال عمر المنزل.",
      ],
      [
        "A resident engineer visits the site twice a week and photographs every stage that will be covered.",
        "يزور المهندس المشرف الموقع مرتين أسبوعيًا ويصور كل مرحلة قبل تغطيتها.",
      ],
    ],
    tags: ["Villas", "Courtyard houses", "Permits", "Saudi Building Code", "Structural", "Supervision", "Facades", "Energy efficient", "Extensions", "BIM"],
    tagsAr: ["مخططات", "رخص بناء", "إشراف هندسي"],
  },
  kitchens: {
    weight: 28,
    price: [18_000, 70_000],
    kinds: { Service: 0, Both: 0.6, Product: 0.4 },
    rooms: ["kitchen"],
    products: ["dining_table_oak", "pendant_rattan"],
    extraRooms: ["dining_room"],
    related: ["stone", "carpentry"],
    suffixes: [
      ["Kitchens", "للمطابخ"],
      ["Kitchen House", "بيت المطابخ"],
      ["Kitchen Studio", "استوديو المطابخ"],
      ["Fitted Kitchens", "للمطابخ المفصلة"],
      ["Cucina", "كوتشينا"],
      ["Kitchens & Wardrobes", "للمطابخ والخزائن"],
    ],
    openers: [
      [
        "{name} builds fitted kitchens in its own workshop in {city}, to the millimetre of your walls.",
        "تصنع {name} مطابخ مفصلة في ورشتها الخاصة في {city} على مقاس جدرانك بالملّيمتر.",
      ],
      [
        "Main kitchen, preparation kitchen or coffee corner: {name} plans each around the way your family cooks.",
        "مطبخ رئيسي أو تحضيري أو ركن قهوة: تخطط {name} كلًا منها حول طريقة طبخ عائلتك.",
      ],
      [
        "At the {city} showroom of {name} you can open every drawer of twelve complete kitchens before you decide.",
        "في معرض {name} في {city} يمكنك فتح كل درج في اثني عشر مطبخًا كاملًا قبل أن تقرر.",
      ],
    ],
    details: [
      [
        "Cabinets are moisture-resistant board with soft-close hardware; worktops come in quartz, granite or porcelain.",
        "الخزائن من ألواح مقاومة للرطوبة مع إكسسوارات إغلاق هادئ، والأسطح من الكوارتز أو الجرانيت أو البورسلان.",
      ],
      [
        "Manufacture takes four to six weeks and installation three days, with the old kitchen taken away.",
        "يستغرق التصنيع من أربعة إلى ستة أسابيع والتركيب ثلاثة أيام، مع إزالة المطبخ القديم.",
      ],
      [
        "A designer draws two layouts free of charge after the measuring visit, including sockets and plumbing points.",
        "يرسم المصمم مخططين مجانًا بعد زيارة القياس، شاملة نقاط الكهرباء والسباكة.",
      ],
    ],
    tags: [
      "Fitted kitchens",
      "Quartz",
      "Aluminum",
      "Solid wood",
      "Handleless",
      "Preparation kitchen",
      "Coffee corner",
      "Islands",
      "Soft close",
      "Classic",
      "Modern",
    ],
    tagsAr: ["مطابخ ألمنيوم", "كوارتز", "ركن قهوة"],
  },
  bathrooms: {
    weight: 18,
    price: [8_000, 40_000],
    kinds: { Service: 0.2, Both: 0.6, Product: 0.2 },
    rooms: ["bathroom"],
    products: ["vases"],
    extraRooms: ["bedroom"],
    related: ["stone", "contracting"],
    suffixes: [
      ["Bathrooms", "للحمّامات"],
      ["Bath Gallery", "معرض الحمّامات"],
      ["Sanitary Ware", "للأدوات الصحية"],
      ["Bath & Tile", "للحمّامات والبلاط"],
      ["Hammam", "حمّام"],
    ],
    openers: [
      [
        "{name} turns tired bathrooms in {city} into calm ones, usually within two weeks.",
        "تحوّل {name} الحمّامات القديمة في {city} إلى مساحات هادئة، خلال أسبوعين عادة.",
      ],
      [
        "{name} keeps basins, mixers and showers in stock in {city}, with spare parts for every line it sells.",
        "توفر {name} المغاسل والخلاطات والدش في {city}، مع قطع الغيار لكل ما تبيعه.",
      ],
      [
        "Guest basin, family bathroom or private spa: {name} designs, supplies and installs under one contract.",
        "مغسلة ضيوف أو حمّام عائلي أو سبا خاص: تصمم {name} وتورّد وتركّب بعقد واحد.",
      ],
    ],
    details: [
      [
        "Waterproofing is tested with standing water for 48 hours and guaranteed in writing for ten years.",
        "يُختبر العزل المائي بغمر الماء 48 ساعة ويُضمن كتابيًا عشر سنوات.",
      ],
      [
        "Walk-in showers, safe grips and level floors are planned for children and grandparents alike.",
        "تُخطط كبائن الدش المفتوحة والمقابض الآمنة والأرضيات المستوية للصغار وكبار السن معًا.",
      ],
      [
        "Water-saving fittings carry the Saudi efficiency label and pay for themselves within a year or two.",
        "تحمل التركيبات الموفرة للمياه بطاقة كفاءة سعودية وتعوض ثمنها خلال عام أو عامين.",
      ],
    ],
    tags: ["Walk-in showers", "Vanities", "Waterproofing", "Spa", "Guest basins", "Water saving", "Concealed mixers", "Tiles", "Accessible"],
    tagsAr: ["تجديد حمّامات", "مغاسل", "عزل"],
  },
  majlis: {
    weight: 26,
    price: [6_000, 45_000],
    kinds: { Service: 0, Both: 0.45, Product: 0.55 },
    rooms: ["majlis"],
    products: ["majlis_set", "coffee_table_arabesque", "dallah_set", "mashrabiya_screen", "rug_sadu", "rug_star"],
    related: ["textiles", "carpentry"],
    suffixes: [
      ["Majlis", "للمجالس"],
      ["Majlis & Upholstery", "للمجالس والتنجيد"],
      ["Seating", "للجلسات"],
      ["Arabic Majlis", "للمجالس العربية"],
      ["Majlis House", "بيت المجالس"],
      ["Upholsterers", "للتنجيد"],
    ],
    openers: [
      [
        "{name} makes majlis seating in {city} the way it should be: firm, generous and ready for thirty guests.",
        "تصنع {name} جلسات المجالس في {city} كما يجب: متماسكة ورحبة وجاهزة لثلاثين ضيفًا.",
      ],
      [
        "Three generations of upholsterers stand behind {name}; the frames are still joined by hand in {city}.",
        "يقف خلف {name} ثلاثة أجيال من المنجدين، وما زالت الهياكل تُجمع يدويًا في {city}.",
      ],
      [
        "{name} furnishes men's and women's majlis, winter rooms and desert tents, from cushions to coffee corner.",
        "تؤثث {name} مجالس الرجال والنساء والمشبات والخيام، من المساند حتى ركن القهوة.",
      ],
    ],
    details: [
      [
        "Choose from over two hundred fabrics, Sadu weaves among them; covers come off for washing.",
        "اختر من أكثر من مئتي قماش، منها نقوش السدو، والأغطية قابلة للفك والغسل.",
      ],
      [
        "Cushions are filled with high-density foam and pressed cotton, and keep their shape for ten years.",
        "تُحشى المساند بإسفنج عالي الكثافة وقطن مضغوط وتحافظ على شكلها عشر سنوات.",
      ],
      [
        "Old seating can be stripped, repaired and covered again at about half the price of new.",
        "يمكن فك الجلسات القديمة وإصلاحها وتنجيدها من جديد بنحو نصف سعر الجديد.",
      ],
    ],
    tags: ["Floor seating", "Sadu", "Traditional", "Modern majlis", "Upholstery", "Tents", "Coffee corner", "Custom sizes", "Velvet", "Wood carving"],
    tagsAr: ["جلسات أرضية", "سدو", "تنجيد", "مجالس فخمة"],
  },
  furniture: {
    weight: 36,
    price: [2_500, 35_000],
    kinds: { Service: 0, Both: 0.3, Product: 0.7 },
    rooms: ["living_room", "bedroom", "dining_room"],
    products: [
      "armchair_barrel",
      "armchair_oak",
      "bed_oak",
      "bed_upholstered",
      "bookshelf",
      "coffee_table_marble",
      "dining_chair",
      "dining_table_oak",
      "media_console",
      "sofa_boucle",
      "sofa_velvet",
    ],
    related: ["majlis", "textiles"],
    suffixes: [
      ["Furniture", "للأثاث"],
      ["Home Furniture", "للأثاث المنزلي"],
      ["Woodworks", "للأعمال الخشبية"],
      ["Furnishings", "للمفروشات"],
      ["Gallery", "جاليري"],
      ["Furniture Makers", "لصناعة الأثاث"],
      ["Home", "هوم"],
      ["Living Store", "لأثاث المعيشة"],
    ],
    openers: [
      [
        "{name} makes sofas, beds and tables in {city} for homes where guests are always expected.",
        "تصنع {name} الكنب والأسرّة والطاولات في {city} لبيوت تنتظر ضيوفها دائمًا.",
      ],
      [
        "{name} keeps its range short and good: solid oak and walnut, honest fabrics, ready to deliver in {city}.",
        "تبقي {name} تشكيلتها قصيرة وجيدة: بلوط وجوز صلب وأقمشة صادقة، جاهزة للتوصيل في {city}.",
      ],
      [
        "Bring a photograph or a drawing: {name} builds the piece to your measure in its {city} workshop.",
        "أحضر صورة أو رسمًا: تصنع {name} القطعة على مقاسك في ورشتها في {city}.",
      ],
      [
        "The two floors of {name} in {city} show complete rooms, so you can sit down before you buy.",
        "يعرض طابقا {name} في {city} غرفًا كاملة، لتجلس قبل أن تشتري.",
      ],
    ],
    details: [
      [
        "Delivery and assembly are included inside the city; pieces can be exchanged within fourteen days.",
        "التوصيل والتركيب مشمولان داخل المدينة، ويمكن استبدال القطع خلال أربعة عشر يومًا.",
      ],
      ["Frames are kiln-dried hardwood and guaranteed for five years.", "الهياكل من خشب صلب مجفف ومضمونة خمس سنوات."],
      ["Upholstery is chosen from stain-resistant weaves that stand up to children and coffee.", "تُختار الأقمشة من أنسجة مقاومة للبقع تتحمل الأطفال والقهوة."],
    ],
    tags: [
      "Sofas",
      "Beds",
      "Solid oak",
      "Walnut",
      "Made to measure",
      "Dining sets",
      "Scandinavian",
      "Contemporary",
      "Bookshelves",
      "Delivery included",
      "Velvet",
    ],
    tagsAr: ["كنب", "غرف نوم", "تفصيل"],
  },
  textiles: {
    weight: 18,
    price: [800, 12_000],
    kinds: { Service: 0, Both: 0.5, Product: 0.5 },
    rooms: ["bedroom", "living_room", "majlis"],
    products: ["rug_persian", "rug_sadu", "rug_star"],
    related: ["majlis", "interior"],
    suffixes: [
      ["Curtains", "للستائر"],
      ["Carpets", "للسجاد"],
      ["Textiles", "للمنسوجات"],
      ["Curtains & Carpets", "للستائر والسجاد"],
      ["Fabrics", "للأقمشة"],
      ["Weavers", "للنسيج"],
    ],
    openers: [
      [
        "{name} measures, sews and hangs curtains all over {city}, from bedroom blackouts to double-height halls.",
        "تقيس {name} وتخيط وتركب الستائر في أنحاء {city}، من عتمة غرف النوم إلى الصالات العالية.",
      ],
      [
        "{name} sells hand-knotted rugs and Sadu weaves, each with a note of who made it and where.",
        "تبيع {name} سجادًا معقودًا يدويًا ونسيج السدو، ومع كل قطعة بطاقة بصانعها ومكان صنعها.",
      ],
      [
        "Fabric is the warmest thing in a room, and {name} has filled the houses of {city} with it for years.",
        "القماش أدفأ ما في الغرفة، وقد ملأت به {name} بيوت {city} منذ سنوات.",
      ],
    ],
    details: [
      ["The van brings two hundred samples to your house, so you choose in your own light.", "تصل السيارة إلى بيتك بمئتي عينة، لتختار في ضوء منزلك."],
      [
        "Motorized tracks are fitted quietly and tested with the smart-home system you already have.",
        "تُركب المسارات الكهربائية بهدوء وتُختبر مع نظام منزلك الذكي.",
      ],
      ["Washing, repair and re-hanging are offered every season at a fixed price.", "نقدم الغسيل والإصلاح وإعادة التركيب كل موسم بسعر ثابت."],
    ],
    tags: ["Curtains", "Blackout", "Roman blinds", "Motorized", "Hand-knotted", "Sadu", "Wool rugs", "Linen", "Home visits", "Wall-to-wall carpet"],
    tagsAr: ["ستائر", "سجاد يدوي", "سدو"],
  },
} satisfies Partial<Record<string, Trade>>;
