import type { Insertable, Kysely } from "kysely";
import { insertProducts, type NewProduct, type NewVariant } from "#app/features/shop/products/public.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import type { storeImageBytes } from "#app/platform/media/store-image.server.ts";
import { toMinor } from "#app/platform/money/money.ts";
import { HOUR_MS } from "#app/platform/rules/durations.ts";
import type { TradeKey } from "../data/categories.ts";
import { type DemoProduct, demoProducts } from "../data/products.ts";
import type { DemoEntry } from "../demo-data.ts";
import type { DemoImage } from "../demo-photos.ts";
import { seeded, seededId } from "../seeded.ts";
import type { StoredModel } from "./demo-models.server.ts";

type Input = {
  ranked: readonly DemoEntry[];
  images: readonly DemoImage[];
  stored: ReadonlyMap<string, Awaited<ReturnType<typeof storeImageBytes>>>;
  models: ReadonlyMap<string, StoredModel>;
  newest: Date;
};

const BETWEEN_HOURS = 31;
const MILLIMETERS = 10;
const GRAMS = 1_000;
const DAYS_OF_A_WEEK = 7;
const MONTHS_OF_A_YEAR = 12;
/** So many vendors of a trade share its pieces. */
const SELLERS = 4;
const OWN_EVERY = 5;
/** What stands first in the finder. */
const FEATURED = 6;

/** The shop's pieces, sold by vendors of their trade. @returns them by the name of their photograph */
export async function insertDemoProducts(
  trx: Kysely<DB>,
  { ranked, images, stored, models, newest }: Input,
): Promise<Map<string, { id: string; createdAt: Date }>> {
  const files: Insertable<DB["files"]>[] = [];
  const storeOne = (name: string, at: Date): string | null => {
    const file = `product-${name}.webp`;
    const image = images.find((known) => known.file === file);
    const bytes = stored.get(file);
    if (!image || !bytes) return null;
    const id = seededId(`shop ${name}`, at);
    files.push({ ...bytes, id, alt_en: image.alt_en, alt_ar: image.alt_ar, is_public: true, created_at: at });
    return id;
  };
  /** The front, and the other side where it was photographed. */
  const store = (name: string, at: Date): string[] => {
    const [front, side] = [storeOne(name, at), storeOne(`${name}_side`, at)];
    if (!front) throw new Error(`No photograph of ${name}`);
    return side ? [front, side] : [front];
  };
  const storeModel = (name: string, at: Date): string | null => {
    const bytes = models.get(name);
    if (!bytes) return null;
    const id = seededId(`model ${name}`, at);
    files.push({ ...bytes, id, is_public: true, created_at: at });
    return id;
  };
  const sellers = sellersOf(ranked);
  const products = demoProducts.map((product, index): NewProduct => {
    const createdAt = new Date(newest.getTime() - (index * BETWEEN_HOURS + seeded(product.photo).int(2, 20)) * HOUR_MS);
    const pictured = product.fabrics?.some(({ photo }) => photo);
    return {
      ...shapeOf(product),
      id: seededId(`product ${product.photo}`, createdAt),
      vendorId: sellers(product.trade, index),
      isFeatured: index < FEATURED,
      createdAt,
      modelId: storeModel(product.photo, createdAt),
      photoIds: pictured ? [] : store(product.photo, createdAt),
      variants: variantsOf(product, (name) => store(name, createdAt)),
    };
  });
  await trx.insertInto("files").values(files).execute();
  const made = await insertProducts(trx, products);
  return new Map(made.map(({ id }, index) => [demoProducts[index]?.photo ?? "", { id, createdAt: products[index]?.createdAt ?? newest }]));
}

/** The demo's own vendor sells every fifth piece; the best vendors of each trade sell the others, in turn. */
function sellersOf(ranked: readonly DemoEntry[]): (trade: TradeKey, index: number) => string {
  const sells = ({ vendor }: DemoEntry) => vendor.status === "Verified" && vendor.vendorType !== "Service";
  const own = ranked.find(({ index }) => index === 0)?.vendor.id;
  return (trade, index) => {
    if (own && index % OWN_EVERY === 0) return own;
    const known = ranked.filter((entry) => entry.vendor.trade === trade && sells(entry)).slice(0, SELLERS);
    const seller = known[index % known.length];
    if (!seller) throw new Error(`The demo has nobody who sells ${trade}`);
    return seller.vendor.id;
  };
}

const shapeOf = (product: DemoProduct): Omit<NewProduct, "vendorId" | "variants"> => ({
  name: product.name[0],
  nameAr: product.name[1],
  description: product.text[0],
  descriptionAr: product.text[1],
  category: product.category,
  styles: product.styles ?? [],
  rooms: product.rooms ?? [],
  materials: product.materials ?? [],
  widthMm: product.cm[0] * MILLIMETERS,
  depthMm: product.cm[1] * MILLIMETERS,
  heightMm: product.cm[2] * MILLIMETERS,
  weightG: product.kg * GRAMS,
  seatMm: product.seat === undefined ? null : product.seat * MILLIMETERS,
  care: product.care?.[0] ?? null,
  careAr: product.care?.[1] ?? null,
  warrantyMonths: product.years === undefined ? null : product.years * MONTHS_OF_A_YEAR,
  leadDays: product.weeks === undefined ? null : product.weeks * DAYS_OF_A_WEEK,
  status: "live",
});

/** Every size in every fabric; the stock is split between them. */
function variantsOf(product: DemoProduct, store: (photo: string) => string[]): NewVariant[] {
  const fabrics = product.fabrics ?? [undefined];
  const sizes = product.sizes ?? [undefined];
  const each = Math.floor(product.stock / (fabrics.length * sizes.length));
  return fabrics.flatMap((fabric, f) =>
    sizes.map((size, s): NewVariant => {
      const photoIds = fabric?.photo && s === 0 ? store(fabric.photo) : [];
      return {
        sku: `${product.photo.replaceAll("_", "-").toUpperCase()}-${f + 1}${s + 1}`,
        fabric: fabric?.name[0] ?? null,
        fabricAr: fabric?.name[1] ?? null,
        color: fabric?.color ?? null,
        size: size?.name[0] ?? null,
        sizeAr: size?.name[1] ?? null,
        widthMm: size ? size.width * MILLIMETERS : null,
        price: toMinor(size?.price ?? product.price),
        compareAt: product.was === undefined ? null : toMinor(product.was),
        stock: f + s === 0 ? product.stock - each * (fabrics.length * sizes.length - 1) : each,
        photoIds,
      };
    }),
  );
}
