export type DemoIdeabook = {
  /** An account's role or a person's user name. */
  owner: string;
  title: string;
  description: string;
  visibility: "public" | "unlisted" | "private";
  /** English titles of ideas in their order, some with a note. */
  ideas: readonly (string | readonly [title: string, note: string])[];
  members?: readonly (readonly [who: string, role: "view" | "edit"])[];
  daysAgo: number;
};

/** Newest last: as people would have made them. */
export const demoIdeabooks: readonly DemoIdeabook[] = [
  {
    owner: "nouf.najd",
    title: "نجد بروح هادئة",
    description: "مجالس وغرف من روح البناء النجدي: جص وخشب وضوء قليل، لمن يريد بيتًا يشبه أرضه.",
    visibility: "public",
    ideas: [
      ["Sand, sadu and beams", "لاحظوا كيف تبقى الجلسة منخفضة فيتسع السقف."],
      "Bare plaster, one table",
      "The red majlis, both ends",
      ["A desk the color of dunes", "لون واحد بثلاث خامات."],
      "A bathroom of clay and stone",
      "A courtyard for cool evenings",
    ],
    daysAgo: 96,
  },
  {
    owner: "hessa.kitchens",
    title: "Kitchens that cook for thirty",
    description: "Islands you can walk around, a place for the big pots, and a back kitchen behind a quiet door.",
    visibility: "public",
    ideas: [
      ["Slatted oak island", "The island is 3.2 m: two people work on each side."],
      "Walnut, marble and a little brass",
      "A sage kitchen under old beams",
      ["Charcoal brick and a warm island", "Dark fronts forgive everything but lime scale."],
      "A kitchen with nothing on show",
      "White tile and yellow stools",
      "Cream fronts, brass lanterns",
    ],
    daysAgo: 71,
  },
  {
    owner: "lama.alshammari",
    title: "Small villas, large majlis",
    description: "Rooms for guests that give the space back to the family the next morning.",
    visibility: "public",
    ideas: [
      "Walnut screens and sea-green seating",
      "Gray linen, black lattice",
      "A northern light for the majlis",
      ["Two arches and a long table", "The opening to the majlis closes with sliding screens."],
      "Friday lunch, velvet chairs",
    ],
    daysAgo: 54,
  },
  {
    owner: "rana.renovates",
    title: "قبل الهدم: ما يمكن إنقاذه",
    description: "بيوت قديمة تجددت دون أن تفقد ما فيها.",
    visibility: "public",
    ideas: [
      "The same table, warmer",
      ["From white to garden green", "الخزائن نفسها، تغيّرت الواجهات فقط."],
      "Two yellow chairs changed the room",
      "Marble where the tiles were",
      "A bedroom that found its color",
    ],
    daysAgo: 33,
  },
  {
    owner: "professional",
    title: "For the villa in Hittin",
    description: "What we looked at together on Tuesday. Tell me which ones to draw.",
    visibility: "unlisted",
    ideas: [
      ["Emerald and brass", "Too much brass for the hall?"],
      "Walnut slats and petrol blue",
      "A green sofa that carries the room",
      "A writing room in jade",
    ],
    members: [["homeowner", "view"]],
    daysAgo: 12,
  },
  {
    owner: "homeowner",
    title: "Mother’s kitchen",
    description: "",
    visibility: "private",
    ideas: [
      ["A sage kitchen under old beams", "أمي تحب هذا اللون."],
      "All the blues of Thuwal",
      ["Cream fronts, brass lanterns", "Ask whether the lanterns exist in 20 cm."],
      "Slatted oak island",
      "Pale oak by a wide window",
    ],
    daysAgo: 9,
  },
  {
    owner: "homeowner",
    title: "Our new majlis",
    description: "For twenty guests, and still a room we sit in ourselves.",
    visibility: "private",
    ideas: [
      ["Walnut screens and sea-green seating", "The rug and the screens. Seating in a darker green."],
      "Sand, sadu and beams",
      ["Gray linen, black lattice", "خيار أبي: أسهل في التنظيف."],
      "Emerald and brass",
      "Blue seating under a Jeddah lattice",
      "Triangles from the highlands",
      ["A courtyard for cool evenings", "The door from the majlis should open onto this."],
      "The red majlis, both ends",
    ],
    members: [["professional", "edit"]],
    daysAgo: 4,
  },
];
