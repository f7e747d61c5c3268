// The vocabulary of products, shared by contract, services and screens. Free of zod, so that public pages load little.

export const PRODUCT_CATEGORIES = ["seating", "tables", "storage", "lighting", "decor", "beds", "accessories"] as const;
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

/** What the finder offers: the documents' six styles; its rooms, and the two that only homes here have. */
export const PRODUCT_STYLES = ["modern", "minimalist", "scandinavian", "industrial", "traditional", "contemporary"] as const;
export type ProductStyle = (typeof PRODUCT_STYLES)[number];
export const PRODUCT_ROOMS = ["living_room", "bedroom", "kitchen", "dining_room", "bathroom", "home_office", "majlis", "entrance"] as const;
export type ProductRoom = (typeof PRODUCT_ROOMS)[number];

export const MATERIALS = [
  "oak",
  "walnut",
  "teak",
  "ash",
  "ebony",
  "velvet",
  "linen",
  "boucle",
  "leather",
  "wool",
  "cotton",
  "marble",
  "travertine",
  "brass",
  "copper",
  "metal",
  "ceramic",
  "terracotta",
  "rattan",
  "plant",
] as const;
export type Material = (typeof MATERIALS)[number];

/** In stock somewhere, or made for who orders it. */
export const AVAILABILITIES = ["now", "order"] as const;

export const productPath = (slug: string): string => `/products/${encodeURIComponent(slug)}`;
