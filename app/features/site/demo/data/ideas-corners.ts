import type { DemoIdea } from "./ideas.ts";

/** Rooms seen from a corner or from close by. */
export const cornerIdeas: readonly DemoIdea[] = [
  {
    photos: ["majlis-modern-1-left"],
    title: { en: "One seat along two walls", ar: "جلسة واحدة على جدارين" },
    text: {
      en: "The seating turns the corner without a gap, so a late guest always finds a place. Pale linen, oak screens that break the glare, and one block of marble where the coffee stands.",
      ar: "تلتف الجلسة مع الزاوية دون فراغ، فيجد الضيف المتأخر مكانه دائمًا. كتان فاتح، ومشربيات بلوط تكسر وهج الشمس، وكتلة رخام واحدة توضع عليها القهوة.",
    },
    tags: ["floor seating", "mashrabiya", "marble", "star rug"],
    cost: 58_000,
    difficulty: "medium",
    time: "4-5 weeks",
    author: "lama.alshammari",
  },
  {
    photos: ["kitchen-modern-2-left"],
    title: { en: "Green below, oak above", ar: "أخضر في الأسفل وبلوط في الأعلى" },
    text: {
      en: "All the cooking is along one wall; the island is for everything else, from homework to dough. A strip of light under the wall cabinets does most of the evening's work.",
      ar: "الطبخ كله على جدار واحد، والجزيرة لما سواه من الواجبات المدرسية إلى العجين. وشريط إضاءة تحت الخزائن العلوية يكفي معظم المساء.",
    },
    tags: ["island", "oak", "slatted wood", "pendant lights"],
    cost: 51_200,
    difficulty: "medium",
    time: "5-6 weeks",
    author: "hessa.kitchens",
  },
  {
    photos: ["dining_room-modern-1-left"],
    title: { en: "A table without corners", ar: "طاولة بلا زوايا" },
    text: {
      en: "Six sit comfortably and eight get along. The oval top leaves room to walk past, and sheer curtains keep the midday light soft.",
      ar: "تتسع لستة براحة ولثمانية بمودّة. السطح البيضاوي يترك ممرًا حولها، والستائر الشفافة تلطّف ضوء الظهيرة.",
    },
    tags: ["oak", "curtains", "pendant lights", "natural light"],
    cost: 23_600,
    difficulty: "easy",
    time: "2-3 weeks",
    author: "dalal.spaces",
  },
  {
    photos: ["home_office-modern-2-near_left"],
    title: { en: "A chair to read in, a desk to leave", ar: "كرسي للقراءة ومكتب يُترك" },
    text: {
      en: "The bookshelf is open on both sides so that the small room stays light. After four in the afternoon the armchair is the better office.",
      ar: "الرفوف مفتوحة من الجهتين فتبقى الغرفة الصغيرة مضيئة. وبعد الرابعة عصرًا يصبح الكرسي أفضل مكتب.",
    },
    tags: ["desk", "bookcase", "oak", "work from home"],
    cost: 16_400,
    difficulty: "easy",
    time: "1-2 weeks",
    author: "lama.alshammari",
  },
  {
    photos: ["majlis-traditional-najdi"],
    title: { en: "Where the coffee is made in the room", ar: "مجلس وقهوته على الوجار" },
    text: {
      en: "A gypsum hearth with its shelves of dallahs, a painted door and a row of triangular openings that let the smoke out and the evening in. The beams are tamarisk and the walls are earth, finished by hand.",
      ar: "وجار من الجص برفوفه ودلاله، وباب منقوش، وصف من الفتحات المثلثة يخرج منه الدخان ويدخل هواء المساء. السقف من خشب الأثل والجدران من الطين، ملساء بكفّ البنّاء.",
    },
    tags: ["floor seating", "sadu", "earth plaster", "wood beams"],
    region: "najd",
    cost: 61_500,
    difficulty: "hard",
    time: "7-8 weeks",
    author: "nouf.najd",
  },
  {
    photos: ["kitchen-traditional-2-near_right"],
    title: { en: "Lanterns over a marble island", ar: "فوانيس فوق جزيرة من الرخام" },
    text: {
      en: "Painted panel doors, brass that may age and two arched windows left free of curtains. Breakfast happens on the three stools; lunch needs the big table.",
      ar: "أبواب بحشوات مدهونة، ونحاس لا يضره القِدم، ونافذتان مقوّستان بلا ستائر. الفطور على المقاعد الثلاثة، أما الغداء فله الطاولة الكبيرة.",
    },
    tags: ["island", "marble", "brass", "arches", "lanterns"],
    cost: 56_700,
    difficulty: "medium",
    time: "5-6 weeks",
    author: "rana.renovates",
  },
];
