import { z } from "zod";
import { IdSchema, MoneySchema, publicProcedure } from "#app/platform/api/contract.ts";
import { declare, defineError } from "#app/platform/api/errors.ts";
import { cardLimit, cardPage, NamedFacetSchema } from "#app/platform/list/card-page.ts";
import { orNone } from "#app/platform/list/list-schema.ts";
import { PublicPhoto } from "#app/platform/media/photo-schema.ts";
import { MAX_PAGE, SEARCH_LENGTH, VENDOR_SORTS, VENDOR_TYPES } from "./vendors.search.ts";

const Type = z.enum(VENDOR_TYPES);
const Status = z.enum(["Pending", "Verified", "Inactive"]);

export type VendorPhoto = z.infer<typeof PublicPhoto>;

/** One vendor on a card. Texts are in the language of the request where the vendor has them. */
const Card = z.object({
  id: IdSchema,
  slug: z.string(),
  name: z.string(),
  vendorType: Type,
  status: Status,
  isFeatured: z.boolean(),
  /** The city's name in the language of the request. */
  city: z.string().nullable(),
  /** The part of the city that the address names. */
  district: z.string().nullable(),
  rating: z.number(),
  reviewCount: z.number().int(),
  minProjectValue: MoneySchema.nullable(),
  tags: z.array(z.string()),
  /** Addresses for the quick links, ready to use: tel:, https://wa.me/, mailto:. Null where the vendor has none. */
  phoneUrl: z.string().nullable(),
  whatsappUrl: z.string().nullable(),
  emailUrl: z.string().nullable(),
  photo: PublicPhoto.nullable(),
});
export type VendorCardData = z.infer<typeof Card>;
export { Card as VendorCardSchema };

const Filters = z.object({
  search: z.string().max(SEARCH_LENGTH).default(""),
  /** A category's id; a department includes its subcategories. */
  category: orNone(IdSchema),
  city: z.string().max(80).default(""),
  vendorType: orNone(Type),
});
export type VendorFilters = z.infer<typeof Filters>;

const Page = cardPage(Card);
export type VendorPage = z.infer<typeof Page>;

const Facets = z.object({
  /** Active categories that have vendors, the largest first, children behind their parent. Counts follow the other filters; null where they are not known (very common words). */
  categories: z.array(z.object({ id: IdSchema, name: z.string(), parentId: IdSchema.nullable(), count: z.number().int().nullable() })),
  allCategories: z.number().int().nullable(),
  /** Cities with at least one public vendor; `value` is what the filter takes. */
  cities: z.array(NamedFacetSchema),
});
export type VendorFacets = z.infer<typeof Facets>;

const Detail = Card.extend({
  /** Of the rating: how many reviews were written here; 0 where it comes from an import. */
  ownReviewCount: z.number().int(),
  /** What another site said when the listing was imported. */
  imported: z.object({ rating: z.number(), count: z.number().int(), isGoogle: z.boolean() }).nullable(),
  photos: z.array(PublicPhoto),
  hasLogo: z.boolean(),
  /** It has an owner, who can be written to. */
  hasOwner: z.boolean(),
  cityValue: z.string().nullable(),
  description: z.string().nullable(),
  categories: z.array(z.object({ id: IdSchema, name: z.string(), type: z.enum(["Service", "Product"]), slug: z.string() })),
  contactPhone: z.string().nullable(),
  contactEmail: z.string().nullable(),
  whatsapp: z.string().nullable(),
  address: z.string().nullable(),
  websiteUrl: z.string().nullable(),
  instagramUrl: z.string().nullable(),
  googleMapsUrl: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  priceRangeMin: MoneySchema.nullable(),
  priceRangeMax: MoneySchema.nullable(),
  coverageAreas: z.array(z.string()),
  languages: z.array(z.string()),
  licenseNumber: z.string().nullable(),
  updatedAt: z.iso.datetime(),
  permissions: z.object({ canEdit: z.boolean(), canAnswerQuotes: z.boolean() }),
});
export type VendorDetailData = z.infer<typeof Detail>;

const Review = z.object({
  id: IdSchema,
  authorName: z.string(),
  rating: z.number().int(),
  body: z.string().nullable(),
  language: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

const HomeVendors = z.object({
  city: z.object({ value: z.string(), label: z.string(), vendors: z.array(Card) }).nullable(),
  reviews: z.array(Review.extend({ vendorName: z.string(), vendorSlug: z.string() })),
});
export type HomeVendors = z.infer<typeof HomeVendors>;

const tags = ["Vendors"];
const slug = z.string().min(1).max(200);

export const vendorMoved = defineError("MOVED", { status: 410, message: "This vendor has a new address.", data: z.object({ slug: z.string() }) });

export const vendorsContract = {
  /** One page of at most 24 verified vendors. Words match by prefix, in either language, with one typo allowed. Open to everybody. */
  list: publicProcedure
    .route({ method: "GET", path: "/vendors", summary: "List verified vendors", tags })
    .input(Filters.extend({ sort: z.enum(VENDOR_SORTS).default("featured"), page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1), limit: cardLimit }))
    .output(Page),
  /** Categories and cities to filter by, with the number of vendors each would leave. Open to everybody. */
  facets: publicProcedure.route({ method: "GET", path: "/vendors/facets", summary: "Count vendors by category and city", tags }).input(Filters).output(Facets),
  /** What the home page shows of the directory; `city` asks for one city's vendors, else the city with most of them. Open to everybody. */
  highlights: publicProcedure
    .route({ method: "GET", path: "/vendors/highlights", summary: "Vendors of one city, and the latest reviews", tags })
    .input(z.object({ city: z.string().max(80).default("") }))
    .output(HomeVendors),
  /** One verified vendor. MOVED names the current slug of a renamed vendor; NOT_FOUND unless it is public. Open to everybody. */
  get: publicProcedure
    .route({ method: "GET", path: "/vendors/{slug}", summary: "Get a vendor", tags })
    .errors(declare(vendorMoved))
    .input(z.object({ slug }))
    .output(Detail),
  /** Up to four verified vendors that share a category, nearest first: same city, then featured, then rating. Open to everybody. */
  similar: publicProcedure
    .route({ method: "GET", path: "/vendors/{slug}/similar", summary: "List similar vendors", tags })
    .input(z.object({ slug }))
    .output(z.array(Card)),
};
