/** English, Arabic. */
export type Words = readonly [en: string, ar: string];
export type TradeKey =
  | "interior"
  | "architecture"
  | "contracting"
  | "kitchens"
  | "bathrooms"
  | "majlis"
  | "furniture"
  | "carpentry"
  | "stone"
  | "lighting"
  | "gardens"
  | "textiles"
  | "paints"
  | "smart";
export type VendorKind = "Service" | "Product";
type DemoCategory = { name: Words; kind: VendorKind; photo: string; children: readonly (readonly [en: string, ar: string, kind: VendorKind])[] };

export const demoCategories: Record<TradeKey, DemoCategory> = {
  interior: {
    name: ["Interior Design", "التصميم الداخلي"],
    kind: "Service",
    photo: "living_room-contemporary-1",
    children: [
      ["Residential Interiors", "تصميم داخلي سكني", "Service"],
      ["Majlis Design", "تصميم المجالس", "Service"],
      ["Office Interiors", "تصميم المكاتب", "Service"],
      ["3D Visualization", "تصوير ثلاثي الأبعاد", "Service"],
      ["Home Styling", "تنسيق المنازل", "Service"],
    ],
  },
  architecture: {
    name: ["Architecture & Engineering", "العمارة والهندسة"],
    kind: "Service",
    photo: "home_office-contemporary-1",
    children: [
      ["Villa Architecture", "تصميم الفلل المعماري", "Service"],
      ["Structural Engineering", "الهندسة الإنشائية", "Service"],
      ["Permits & Drawings", "الرخص والمخططات", "Service"],
      ["Site Supervision", "الإشراف على التنفيذ", "Service"],
    ],
  },
  contracting: {
    name: ["Contracting & Renovation", "المقاولات والترميم"],
    kind: "Service",
    photo: "living_room-industrial-1",
    children: [
      ["Villa Construction", "بناء الفلل", "Service"],
      ["Home Renovation", "ترميم المنازل", "Service"],
      ["Waterproofing & Insulation", "العزل المائي والحراري", "Service"],
      ["Electrical & Plumbing", "الكهرباء والسباكة", "Service"],
      ["Gypsum & Ceilings", "الجبس والأسقف", "Service"],
    ],
  },
  kitchens: {
    name: ["Kitchens", "المطابخ"],
    kind: "Product",
    photo: "kitchen-modern-1",
    children: [
      ["Fitted Kitchens", "مطابخ مفصلة", "Product"],
      ["Kitchen Renovation", "تجديد المطابخ", "Service"],
      ["Countertops", "أسطح المطابخ", "Product"],
      ["Kitchen Appliances", "أجهزة المطبخ", "Product"],
    ],
  },
  bathrooms: {
    name: ["Bathrooms", "الحمّامات"],
    kind: "Product",
    photo: "bathroom-contemporary-1",
    children: [
      ["Bathroom Renovation", "تجديد الحمّامات", "Service"],
      ["Sanitary Ware", "الأدوات الصحية", "Product"],
      ["Vanities & Mirrors", "المغاسل والمرايا", "Product"],
      ["Showers & Glass", "كبائن الاستحمام والزجاج", "Product"],
    ],
  },
  majlis: {
    name: ["Majlis & Seating", "المجالس والجلسات"],
    kind: "Product",
    photo: "majlis-traditional-1",
    children: [
      ["Traditional Majlis", "مجالس تراثية", "Product"],
      ["Modern Majlis", "مجالس حديثة", "Product"],
      ["Floor Seating & Cushions", "جلسات أرضية ومساند", "Product"],
      ["Upholstery", "التنجيد", "Service"],
    ],
  },
  furniture: {
    name: ["Furniture", "الأثاث"],
    kind: "Product",
    photo: "living_room-scandinavian-2",
    children: [
      ["Living Room Furniture", "أثاث غرف المعيشة", "Product"],
      ["Bedroom Furniture", "أثاث غرف النوم", "Product"],
      ["Dining Furniture", "أثاث غرف الطعام", "Product"],
      ["Office Furniture", "أثاث مكتبي", "Product"],
      ["Custom Furniture", "أثاث حسب الطلب", "Product"],
    ],
  },
  carpentry: {
    name: ["Carpentry & Doors", "النجارة والأبواب"],
    kind: "Service",
    photo: "home_office-rustic-2",
    children: [
      ["Doors & Frames", "الأبواب والإطارات", "Product"],
      ["Wardrobes & Dressing Rooms", "الخزائن وغرف الملابس", "Product"],
      ["Mashrabiya & Woodcarving", "المشربيات والنقش على الخشب", "Service"],
      ["Wall Paneling", "تكسيات الجدران", "Service"],
      ["Stairs & Railings", "السلالم والدرابزين", "Service"],
    ],
  },
  stone: {
    name: ["Stone & Marble", "الحجر والرخام"],
    kind: "Product",
    photo: "bathroom-art_deco-2",
    children: [
      ["Marble & Granite", "الرخام والجرانيت", "Product"],
      ["Stone Facades", "واجهات الحجر", "Service"],
      ["Tiles & Porcelain", "البلاط والبورسلان", "Product"],
      ["Marble Care & Polishing", "جلي وتلميع الرخام", "Service"],
    ],
  },
  lighting: {
    name: ["Lighting", "الإضاءة"],
    kind: "Product",
    photo: "dining_room-modern-2",
    children: [
      ["Decorative Lighting", "إضاءة ديكورية", "Product"],
      ["Lighting Design", "تصميم الإضاءة", "Service"],
      ["Outdoor Lighting", "إضاءة خارجية", "Product"],
      ["Lanterns & Chandeliers", "الفوانيس والثريات", "Product"],
    ],
  },
  gardens: {
    name: ["Gardens & Pools", "الحدائق والمسابح"],
    kind: "Service",
    photo: "outdoor-mediterranean-1",
    children: [
      ["Landscape Design", "تنسيق الحدائق", "Service"],
      ["Swimming Pools", "المسابح", "Service"],
      ["Pergolas & Shades", "البرجولات والمظلات", "Product"],
      ["Irrigation & Planting", "الري والزراعة", "Service"],
      ["Outdoor Furniture", "أثاث خارجي", "Product"],
    ],
  },
  textiles: {
    name: ["Curtains & Textiles", "الستائر والمنسوجات"],
    kind: "Product",
    photo: "bedroom-bohemian-1",
    children: [
      ["Curtains & Blinds", "الستائر", "Product"],
      ["Carpets & Rugs", "السجاد", "Product"],
      ["Sadu & Handwoven", "السدو والنسيج اليدوي", "Product"],
      ["Bed & Table Linen", "المفارش والبياضات", "Product"],
    ],
  },
  paints: {
    name: ["Paints & Finishes", "الدهانات والتشطيبات"],
    kind: "Service",
    photo: "living_room-mediterranean-1",
    children: [
      ["House Painting", "دهان المنازل", "Service"],
      ["Decorative Plaster", "اللياسة الديكورية", "Service"],
      ["Wallpaper", "ورق الجدران", "Product"],
      ["Wood & Resin Floors", "أرضيات الخشب والإيبوكسي", "Service"],
    ],
  },
  smart: {
    name: ["Smart Home", "المنزل الذكي"],
    kind: "Service",
    photo: "living_room-minimalist-2",
    children: [
      ["Home Automation", "أتمتة المنازل", "Service"],
      ["Security & Cameras", "الأمن والكاميرات", "Product"],
      ["Home Cinema & Audio", "السينما والصوتيات المنزلية", "Product"],
      ["Solar Energy", "الطاقة الشمسية", "Service"],
      ["Air Conditioning", "التكييف", "Service"],
    ],
  },
};
