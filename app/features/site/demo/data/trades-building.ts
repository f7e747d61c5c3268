import type { Trade } from "./trades.ts";

/** {city} and {name} are the vendor's own; amounts in SAR. */
export const buildingTrades = {
  contracting: {
    weight: 34,
    price: [25_000, 300_000],
    kinds: { Service: 1, Both: 0, Product: 0 },
    rooms: ["living_room", "kitchen", "bathroom", "outdoor", "home_office"],
    products: [],
    related: ["paints", "bathrooms"],
    suffixes: [
      ["Contracting", "للمقاولات"],
      ["Construction", "للإنشاءات"],
      ["Renovation", "للترميم"],
      ["Builders", "للبناء"],
      ["Fit-Out", "للتجهيزات"],
      ["General Contracting", "للمقاولات العامة"],
      ["Building & Finishing", "للبناء والتشطيب"],
    ],
    openers: [
      [
        "{name} builds and renovates villas in {city} with its own crews and one engineer answerable for each site.",
        "تبني {name} وترمم الفلل في {city} بفرقها الخاصة ومهندس واحد مسؤول عن كل موقع.",
      ],
      [
        "{name} takes old houses in {city} back to sound walls and dry roofs, then finishes them beautifully.",
        "تعيد {name} البيوت القديمة في {city} إلى جدران سليمة وأسطح جافة، ثم تشطبها بإتقان.",
      ],
      [
        "Structure, plumbing, electricity, gypsum and paint: {name} coordinates every trade so that you call one number.",
        "هيكل وسباكة وكهرباء وجبس ودهان: تنسق {name} جميع الأعمال لتتصل برقم واحد.",
      ],
      [
        "Most clients of {name} come through a neighbor; the company has worked street by street in {city} since its first villa.",
        "يأتي معظم عملاء {name} عن طريق جار؛ فقد عملت الشركة شارعًا بعد شارع في {city} منذ أول فيلا.",
      ],
    ],
    details: [
      [
        "The price is fixed by a bill of quantities before work starts and paid in stages you can check.",
        "يُثبت السعر بجدول كميات قبل البدء ويُدفع على مراحل يمكنك التحقق منها.",
      ],
      ["Roof insulation is guaranteed for ten years, finishing work for two.", "عزل الأسطح مضمون عشر سنوات وأعمال التشطيب سنتين."],
      [
        "Dust walls, covered furniture and swept floors every evening make it possible to stay at home meanwhile.",
        "حواجز الغبار وتغطية الأثاث وتنظيف الأرضيات كل مساء تتيح لك البقاء في المنزل أثناء العمل.",
      ],
      [
        "A shared photo diary shows what was done each day, also to owners who live in another city.",
        "تعرض يوميات مصورة مشتركة ما أُنجز كل يوم، حتى للملاك المقيمين في مدينة أخرى.",
      ],
    ],
    tags: ["Villas", "Renovation", "Turnkey", "Insulation", "Extensions", "Gypsum", "Plumbing", "Electrical", "Roof waterproofing", "Fixed price", "Annexes"],
    tagsAr: ["ترميم", "عظم", "تشطيب", "ملاحق"],
  },
  carpentry: {
    weight: 28,
    price: [3_000, 40_000],
    kinds: { Service: 0.4, Both: 0.6, Product: 0 },
    rooms: ["home_office", "bedroom", "majlis", "living_room"],
    products: ["mashrabiya_screen", "bookshelf", "media_console", "coffee_table_arabesque"],
    related: ["furniture", "kitchens"],
    suffixes: [
      ["Joinery", "للنجارة"],
      ["Carpentry", "لأعمال النجارة"],
      ["Doors", "للأبواب"],
      ["Woodcraft", "للحرف الخشبية"],
      ["Wood & Mashrabiya", "للخشب والمشربيات"],
      ["Wardrobes", "للخزائن"],
    ],
    openers: [
      [
        "{name} is a joinery workshop in {city} where doors, wardrobes and paneling leave with their edges finished by hand.",
        "{name} ورشة نجارة في {city} تخرج منها الأبواب والخزائن والتكسيات بحواف مشطبة يدويًا.",
      ],
      [
        "The carvers of {name} still cut mashrabiya from walnut and beech, knot by knot, for houses in {city} and beyond.",
        "ما زال نقاشو {name} يصنعون المشربية من الجوز والزان عقدة عقدة لبيوت {city} وما حولها.",
      ],
      [
        "{name} fits wardrobes and dressing rooms to the last centimetre, with lighting and drawers where you reach for them.",
        "تفصل {name} الخزائن وغرف الملابس حتى آخر سنتيمتر، بإضاءة وأدراج حيث تصل يدك.",
      ],
    ],
    details: [
      [
        "Timber is dried to the humidity of Saudi interiors, so doors do not warp in their first summer.",
        "يُجفف الخشب إلى رطوبة المنازل السعودية، فلا تلتوي الأبواب في صيفها الأول.",
      ],
      [
        "Drawings and a sample corner are approved before cutting; installation is by the people who built the piece.",
        "تُعتمد الرسومات وزاوية نموذجية قبل القص، ويركّب القطعة من صنعها.",
      ],
      ["Fire-rated and sound-insulated doors are certified and labeled.", "الأبواب المقاومة للحريق والعازلة للصوت معتمدة وموسومة."],
    ],
    tags: ["Doors", "Wardrobes", "Mashrabiya", "Wall paneling", "Walnut", "Stairs", "Hand carving", "CNC", "Dressing rooms", "Restoration"],
    tagsAr: ["أبواب خشب", "مشربيات", "خزائن"],
  },
  stone: {
    weight: 20,
    price: [5_000, 60_000],
    kinds: { Service: 0.15, Both: 0.6, Product: 0.25 },
    rooms: ["bathroom", "kitchen", "dining_room"],
    products: ["coffee_table_marble", "vases"],
    related: ["bathrooms", "gardens"],
    suffixes: [
      ["Marble", "للرخام"],
      ["Stone", "للحجر"],
      ["Marble & Granite", "للرخام والجرانيت"],
      ["Tiles", "للبلاط"],
      ["Stone House", "بيت الحجر"],
      ["Quarries", "للمحاجر"],
    ],
    openers: [
      [
        "{name} cuts and lays marble in {city}, from a single threshold to the hall of a palace.",
        "تقص {name} الرخام وتركبه في {city}، من عتبة واحدة إلى صالة قصر.",
      ],
      [
        "Riyadh stone, Najran granite and imported slabs stand side by side in the {city} yard of {name}.",
        "يصطف حجر الرياض وجرانيت نجران والألواح المستوردة جنبًا إلى جنب في ساحة {name} في {city}.",
      ],
      [
        "{name} dresses facades in {city} with stone that is anchored, ventilated and calculated, not merely glued.",
        "تكسو {name} الواجهات في {city} بحجر مثبت ومهوى ومحسوب، لا ملصق فحسب.",
      ],
    ],
    details: [
      [
        "You choose your own slabs; each is photographed, numbered and laid in the order you approved.",
        "تختار ألواحك بنفسك؛ يُصور كل لوح ويُرقم ويُركب بالترتيب الذي اعتمدته.",
      ],
      ["Water-jet cutting makes medallions and inlays from your drawing.", "يتيح القص بالماء تنفيذ الوردات والتطعيمات من رسمك."],
      [
        "Polishing and crystal treatment bring ten-year-old floors back in two days, without dust.",
        "يعيد الجلي والتلميع الكريستالي أرضيات عمرها عشر سنوات إلى رونقها في يومين ودون غبار.",
      ],
    ],
    tags: ["Marble", "Granite", "Riyadh stone", "Porcelain", "Facades", "Water-jet", "Polishing", "Travertine", "Stairs", "Countertops"],
    tagsAr: ["رخام", "حجر الرياض", "واجهات"],
  },
  lighting: {
    weight: 20,
    price: [1_500, 25_000],
    kinds: { Service: 0.15, Both: 0.4, Product: 0.45 },
    rooms: ["dining_room", "living_room"],
    products: ["floor_lamp", "lantern_pendant", "pendant_rattan", "table_lamp"],
    related: ["smart", "interior"],
    suffixes: [
      ["Lighting", "للإضاءة"],
      ["Lights", "للإنارة"],
      ["Lighting Design", "لتصميم الإضاءة"],
      ["Lanterns", "للفوانيس"],
      ["Chandeliers", "للثريات"],
      ["Light Gallery", "معرض الإضاءة"],
    ],
    openers: [
      [
        "{name} lights homes in {city} in layers: enough to read by, low enough to rest.",
        "تضيء {name} بيوت {city} على طبقات: ما يكفي للقراءة، وما يهدأ للراحة.",
      ],
      [
        "Brass lanterns from the {city} workshop of {name} hang in courtyards from the Hijaz to the Gulf.",
        "تتدلى فوانيس النحاس من ورشة {name} في {city} في أفنية من الحجاز إلى الخليج.",
      ],
      [
        "{name} carries pendants, wall lights and chandeliers, and sends an electrician who knows how to hang them.",
        "توفر {name} المعلقات والأبليكات والثريات، وترسل كهربائيًا يعرف كيف يعلقها.",
      ],
    ],
    details: [
      ["A lighting plan with lux values is drawn for each room before anything is bought.", "يُرسم مخطط إضاءة بقيم اللوكس لكل غرفة قبل شراء أي شيء."],
      ["All drivers are dimmable and replaceable, with a three-year guarantee.", "جميع المحولات قابلة للتعتيم والاستبدال بضمان ثلاث سنوات."],
      ["Garden and facade fittings are sealed against dust and tested at fifty degrees.", "وحدات الحدائق والواجهات محكمة ضد الغبار ومختبرة عند خمسين درجة."],
    ],
    tags: ["Chandeliers", "Brass", "Lanterns", "LED", "Dimmable", "Garden lighting", "Lighting plans", "Track lighting", "Handmade", "Warm white"],
    tagsAr: ["ثريات", "فوانيس", "إنارة حدائق"],
  },
  gardens: {
    weight: 22,
    price: [10_000, 110_000],
    kinds: { Service: 0.6, Both: 0.4, Product: 0 },
    rooms: ["outdoor"],
    products: ["plant_palm", "vases"],
    extraRooms: ["dining_room", "living_room"],
    related: ["stone", "lighting"],
    suffixes: [
      ["Gardens", "للحدائق"],
      ["Landscape", "لتنسيق الحدائق"],
      ["Pools", "للمسابح"],
      ["Pools & Gardens", "للمسابح والحدائق"],
      ["Outdoor Living", "للجلسات الخارجية"],
      ["Nurseries", "للمشاتل"],
    ],
    openers: [
      [
        "{name} plants gardens in {city} that survive August: ghaf, sidr, bougainvillea and very little thirst.",
        "تزرع {name} حدائق في {city} تصمد في أغسطس: غاف وسدر وجهنمية وعطش قليل.",
      ],
      [
        "Pools by {name} are poured, tiled and filled in {city} within ten weeks, safety cover included.",
        "تُصب مسابح {name} وتُبلط وتُملأ في {city} خلال عشرة أسابيع، شاملة غطاء الأمان.",
      ],
      [
        "{name} makes outdoor rooms: a pergola, a seat that stays cool, and the sound of water.",
        "تصنع {name} غرفًا في الهواء الطلق: برجولة وجلسة باردة وصوت ماء.",
      ],
    ],
    details: [
      [
        "Drip irrigation runs on treated water where it is available and is controlled from your telephone.",
        "يعمل الري بالتنقيط بالمياه المعالجة حيث تتوفر، ويُدار من هاتفك.",
      ],
      ["Monthly care covers pruning, water chemistry and pumps.", "تشمل العناية الشهرية التقليم وكيمياء المياه والمضخات."],
      [
        "Shade structures are calculated for wind and finished in thermally treated pine or powder-coated aluminum.",
        "تُحسب هياكل التظليل للرياح وتُشطب بصنوبر معالج حراريًا أو ألمنيوم مطلي.",
      ],
    ],
    tags: [
      "Landscape",
      "Swimming pools",
      "Pergolas",
      "Native plants",
      "Drip irrigation",
      "Fountains",
      "Roof gardens",
      "Artificial grass",
      "Outdoor seating",
      "Maintenance",
    ],
    tagsAr: ["حدائق", "مسابح", "برجولات", "شلالات"],
  },
  paints: {
    weight: 14,
    price: [2_000, 20_000],
    kinds: { Service: 0.8, Both: 0.2, Product: 0 },
    rooms: ["living_room", "bedroom", "dining_room", "bathroom"],
    products: [],
    related: ["contracting", "interior"],
    suffixes: [
      ["Paints", "للدهانات"],
      ["Painting & Decor", "للدهانات والديكور"],
      ["Finishes", "للتشطيبات"],
      ["Plaster & Paint", "للياسة والدهان"],
      ["Floors", "للأرضيات"],
    ],
    openers: [
      [
        "{name} paints villas in {city} room by room, with sharp lines and clean floors.",
        "تدهن {name} الفلل في {city} غرفة بعد غرفة بخطوط حادة وأرضيات نظيفة.",
      ],
      [
        "Lime plaster, microcement and quiet colors are what people in {city} know {name} for.",
        "اللياسة الجيرية والميكروسمنت والألوان الهادئة هي ما يعرف به أهل {city} {name}.",
      ],
      ["{name} repairs what is under the paint first: damp, cracks and hollow plaster.", "تعالج {name} ما تحت الدهان أولًا: الرطوبة والشقوق واللياسة الفارغة."],
    ],
    details: [
      [
        "Low-odor, washable paints are standard, so a bedroom can be slept in the same night.",
        "الدهانات قليلة الرائحة والقابلة للغسل هي الأساس، فيمكن النوم في الغرفة الليلة نفسها.",
      ],
      ["Three sample squares are painted on your own wall before the color is mixed.", "تُدهن ثلاث عينات على جدارك قبل خلط اللون."],
      [
        "Floors in oak or resin are laid over a measured, level base and guaranteed for five years.",
        "تُركب أرضيات البلوط أو الإيبوكسي على قاعدة مقاسة ومستوية وتُضمن خمس سنوات.",
      ],
    ],
    tags: ["Interior painting", "Microcement", "Lime plaster", "Wallpaper", "Facade paint", "Low odor", "Epoxy", "Parquet", "Stucco", "Color advice"],
    tagsAr: ["دهانات", "ميكروسمنت", "باركيه"],
  },
  smart: {
    weight: 18,
    price: [3_000, 55_000],
    kinds: { Service: 0.35, Both: 0.6, Product: 0.05 },
    rooms: ["living_room", "home_office"],
    products: ["media_console", "floor_lamp"],
    related: ["lighting", "contracting"],
    suffixes: [
      ["Smart Homes", "للمنازل الذكية"],
      ["Home Automation", "لأتمتة المنازل"],
      ["Home Systems", "للأنظمة المنزلية"],
      ["Cooling & Energy", "للتكييف والطاقة"],
      ["Connected Living", "للمعيشة الذكية"],
    ],
    openers: [
      [
        "{name} makes houses in {city} clever in a quiet way: lights, curtains and cooling that simply do the right thing.",
        "تجعل {name} بيوت {city} ذكية بهدوء: إضاءة وستائر وتكييف تفعل الصواب وحدها.",
      ],
      [
        "{name} wires new villas in {city} before the plaster and adds wireless systems to finished ones.",
        "تمدد {name} الفلل الجديدة في {city} قبل اللياسة وتضيف الأنظمة اللاسلكية للمنازل القائمة.",
      ],
      [
        "Cameras, intercom, cinema and network: {name} installs them as one system with one application in Arabic and English.",
        "كاميرات وإنتركم وسينما وشبكة: تركبها {name} نظامًا واحدًا بتطبيق واحد بالعربية والإنجليزية.",
      ],
    ],
    details: [
      ["Recordings stay in your house; nothing is sent to a cloud unless you ask for it.", "تبقى التسجيلات في بيتك، ولا يُرسل شيء إلى السحابة إلا بطلبك."],
      [
        "Engineers are certified for open standards, so that parts can be replaced by any other company.",
        "المهندسون معتمدون على المعايير المفتوحة، لتتمكن أي شركة أخرى من استبدال القطع.",
      ],
      ["Energy reports every month show what the cooling costs, room by room.", "تعرض تقارير الطاقة الشهرية تكلفة التبريد غرفة غرفة."],
    ],
    tags: ["KNX", "Lighting control", "CCTV", "Home cinema", "Smart locks", "Solar", "Inverter AC", "Wi-Fi", "Voice control", "Energy saving"],
    tagsAr: ["منزل ذكي", "كاميرات", "تكييف", "طاقة شمسية"],
  },
} satisfies Partial<Record<string, Trade>>;
