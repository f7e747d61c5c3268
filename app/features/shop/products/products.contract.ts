import { z } from "zod";
import { COLOR_FAMILIES } from "#app/features/inspiration/ideas/public.ts";
import { IdSchema, MoneySchema, publicProcedure } from "#app/platform/api/contract.ts";
import { cardLimit, cardPage, FacetSchema as Facet } from "#app/platform/list/card-page.ts";
import { orNone } from "#app/platform/list/list-schema.ts";
import { PublicPhoto } from "#app/platform/media/photo-schema.ts";
import { MAX_PAGE, MOST_RIYALS, PRODUCT_SORTS, SEARCH_LENGTH, WIDEST } from "./products.search.ts";
import { AVAILABILITIES, MATERIALS, PRODUCT_CATEGORIES, PRODUCT_ROOMS, PRODUCT_STYLES } from "./products.ts";

const upTo = (most: number) => z.coerce.number().int().min(1).max(most).nullable().default(null);

const Filters = z.object({
  search: z.string().max(SEARCH_LENGTH).default(""),
  room: orNone(z.enum(PRODUCT_ROOMS)),
  category: orNone(z.enum(PRODUCT_CATEGORIES)),
  style: orNone(z.enum(PRODUCT_STYLES)),
  color: orNone(z.enum(COLOR_FAMILIES)),
  material: orNone(z.enum(MATERIALS)),
  /** A vendor's id. */
  vendor: orNone(IdSchema),
  available: orNone(z.enum(AVAILABILITIES)),
  /** Riyals. */
  from: upTo(MOST_RIYALS),
  to: upTo(MOST_RIYALS),
  /** The place it must fit into, in centimeters. */
  width: upTo(WIDEST),
  depth: upTo(WIDEST),
  height: upTo(WIDEST),
});
export type ProductFilters = z.infer<typeof Filters>;

export type ProductPhoto = z.infer<typeof PublicPhoto>;

/** One product on a card. Texts are in the language of the request where the product has them. */
export const ProductCardSchema = z.object({
  id: IdSchema,
  slug: z.string(),
  name: z.string(),
  vendor: z.string(),
  /** Of the cheapest variant on sale, VAT included. */
  price: MoneySchema,
  /** Its price before, where it was lowered. */
  compareAt: MoneySchema.nullable(),
  /** Other variants cost more. */
  isFrom: z.boolean(),
  inStock: z.boolean(),
  isMadeToOrder: z.boolean(),
  photo: PublicPhoto.nullable(),
  /** What a tap puts into the cart: the cheapest variant that can be had, with its own price; null when none can. */
  first: z.object({ variant: IdSchema, price: z.number().int() }).nullable(),
});
export type ProductCardData = z.infer<typeof ProductCardSchema>;

const Page = cardPage(ProductCardSchema);
export type ProductPage = z.infer<typeof Page>;

const Facets = z.object({
  /** By filter, how many products each value would leave with the other filters as they are; values that leave none are not there, except the one that is on. Null where more match than are counted. */
  rooms: z.array(Facet),
  categories: z.array(Facet),
  styles: z.array(Facet),
  colors: z.array(Facet),
  materials: z.array(Facet),
  available: z.array(Facet),
  vendors: z.array(Facet.extend({ name: z.string() })),
});
export type ProductFacets = z.infer<typeof Facets>;

const Measures = z.object({
  /** Millimeters and grams, as the vendor gave them. */
  width: z.number().int().nullable(),
  depth: z.number().int().nullable(),
  height: z.number().int().nullable(),
  weight: z.number().int().nullable(),
});

const Variant = Measures.extend({
  id: IdSchema,
  sku: z.string().nullable(),
  fabric: z.string().nullable(),
  color: z.string().nullable(),
  size: z.string().nullable(),
  /** VAT included, of which `vat` is today's. */
  price: MoneySchema,
  vat: MoneySchema,
  compareAt: MoneySchema.nullable(),
  /** The last day of a sale that lowers the price now. */
  saleEndsOn: z.iso.date().nullable(),
  stock: z.number().int(),
  /** Photographs of this very variant. */
  photoIds: z.array(IdSchema),
});
export type ProductVariant = z.infer<typeof Variant>;

const Detail = z.object({
  id: IdSchema,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.enum(PRODUCT_CATEGORIES),
  styles: z.array(z.string()),
  rooms: z.array(z.string()),
  materials: z.array(z.enum(MATERIALS)),
  care: z.string().nullable(),
  warrantyMonths: z.number().int().nullable(),
  isMadeToOrder: z.boolean(),
  leadDays: z.number().int().nullable(),
  /** Millimeters: the seat above the floor, and the narrowest way it needs. */
  seat: z.number().int().nullable(),
  passage: z.number().int().nullable(),
  photos: z.array(PublicPhoto),
  /** The file of its 3D model. */
  model: IdSchema.nullable(),
  /** Those on sale, in the vendor's order; at least one. */
  variants: z.array(Variant),
  /** Of reviews by buyers. */
  rating: z.number(),
  reviewCount: z.number().int(),
  vendor: z.object({ id: IdSchema, slug: z.string(), name: z.string(), city: z.string().nullable() }),
  updatedAt: z.iso.datetime(),
});
export type ProductDetail = z.infer<typeof Detail>;

const Counted = z.object({ count: z.number().int(), isCapped: z.boolean() });
const Front = z.object({
  pieces: Counted,
  sellers: z.number().int(),
  /** Where guests sit, by category; null where nothing stands there. */
  majlis: z.object({ photo: PublicPhoto.nullable(), departments: z.array(Counted.extend({ category: z.enum(PRODUCT_CATEGORIES) })) }).nullable(),
  /** The other rooms that have both pieces and a photograph. */
  rooms: z.array(Counted.extend({ room: z.enum(PRODUCT_ROOMS), photo: PublicPhoto })),
  newest: z.array(ProductCardSchema),
  /** The newest of them came within seven days, and so many did. */
  newThisWeek: z.number().int(),
  madeToOrder: z.array(ProductCardSchema.extend({ leadDays: z.number().int() })),
});
export type ShopFront = z.infer<typeof Front>;

const tags = ["Products"];
const slug = z.string().min(1).max(200);

export const productsContract = {
  /** The shop's front page: departments with counts, what is new, what is made to order. Counts stop at 1,000. Open to everybody. */
  front: publicProcedure.route({ method: "GET", path: "/shop", summary: "Get the shop's front page", tags }).output(Front),
  /** One page of at most 24 products on sale. Words match from their beginnings, in either language, and forgive one wrong letter. Open to everybody. */
  list: publicProcedure
    .route({ method: "GET", path: "/products", summary: "List products", tags })
    .input(Filters.extend({ sort: z.enum(PRODUCT_SORTS).default("featured"), page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1), limit: cardLimit }))
    .output(Page),
  /** What to filter by, with the number of products each value would leave. Open to everybody. */
  facets: publicProcedure.route({ method: "GET", path: "/products/facets", summary: "Count products by filter", tags }).input(Filters).output(Facets),
  /** One product on sale. Open to everybody. */
  get: publicProcedure.route({ method: "GET", path: "/products/{slug}", summary: "Get a product", tags }).input(z.object({ slug })).output(Detail),
  /** Up to four products of other categories that stand in the same rooms, those of its styles first. Open to everybody. */
  goesWith: publicProcedure
    .route({ method: "GET", path: "/products/{slug}/goes-with", summary: "List products that go with one", tags })
    .input(z.object({ slug }))
    .output(z.array(ProductCardSchema)),
};
