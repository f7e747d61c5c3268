import { randomUUID } from "node:crypto";
import { insertDeliveries } from "#app/features/shop/delivery/public.server.ts";
import { insertProducts, type NewProduct, type NewVariant } from "#app/features/shop/products/public.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { giveVendor } from "#app/platform/testing/give-vendor.ts";
import { aUser } from "#app/platform/testing/people.ts";
import type { CartInput, PlaceInput } from "../orders.contract.ts";
import { orderStepsRouter, ordersRouter } from "../server/procedures.server.ts";

export const asBuyer = clientOf(ordersRouter);
/** The steps of buyer, seller and staff. */
export const asOne = clientOf(orderStepsRouter);

type Sold = Partial<NewVariant> & { product?: Partial<NewProduct> };
export type TestSeller = { id: string; name: string; owner: Viewer; fee: number };

/** A vendor with an owner that delivers to the whole of Riyadh for one fee. */
export async function aSeller({ fee = 5_000, name = "Seller", ...more }: { fee?: number; name?: string; name_ar?: string } = {}): Promise<TestSeller> {
  const owner = await aUser("vendor", { isVendorStaff: true });
  const id = newId();
  await db
    .insertInto("vendors")
    .values({ id, name, slug: `seller-${id}`, status: "Verified", city: "Riyadh", ...more })
    .execute();
  await giveVendor(id, owner.id);
  const method = { kind: "standard" as const, steps: [{ upTo: null, fee }], freeAbove: null, daysMin: 2, daysMax: 4, assemblyFee: 15_000, floorFee: 2_000 };
  await db.transaction().execute((trx) => insertDeliveries(trx, [{ vendorId: id, zones: [{ areas: ["Riyadh"], methods: [method] }] }]));
  return { id, name, owner, fee };
}

/** A piece on sale with one variant. @returns the variant's id */
export async function aVariant(seller: { id: string }, { product, ...variant }: Sold = {}): Promise<string> {
  const [made] = await insertProducts(db, [
    { vendorId: seller.id, name: "Sofa", category: "seating", status: "live", variants: [{ price: 100_000, stock: 10, ...variant }], ...product },
  ]);
  const row = await db
    .selectFrom("product_variants")
    .select("id")
    .where("product_id", "=", made?.id ?? "")
    .executeTakeFirstOrThrow();
  return row.id;
}

export const stockOf = async (variantId: string): Promise<number> =>
  (await db.selectFrom("product_variants").select("stock").where("id", "=", variantId).executeTakeFirstOrThrow()).stock;

export const ADDRESS = {
  ...{ shortCode: null, buildingNumber: "3184", street: "Anas Ibn Malik Road", district: "Al Malqa", city: "Riyadh" },
  ...{ postalCode: "13521", additionalNumber: "7826", unit: null, note: null },
};

export const cartOf = (lines: Readonly<Record<string, number>>, more: Partial<CartInput> = {}): CartInput => ({
  lines: Object.entries(lines).map(([variantId, quantity]) => ({ variantId, quantity })),
  ...{ city: "Riyadh", deliveries: {}, coupon: null },
  ...more,
});

/** What a buyer sends after seeing the price. */
export async function checkoutOf(lines: Readonly<Record<string, number>>, more: Partial<PlaceInput> = {}, buyer: Viewer | null = null): Promise<PlaceInput> {
  const cart = cartOf(lines, more);
  const { total } = await asBuyer(buyer).quote(cart);
  return {
    ...cart,
    ...{ key: randomUUID(), expectedTotal: total, paymentMethod: "card", termsAccepted: true, language: "en", address: ADDRESS },
    contact: { name: "Reem Al-Otaibi", email: `${randomUUID()}@buyer.example`, phone: "0554180192" },
    ...more,
  };
}

export const place = async (lines: Readonly<Record<string, number>>, more: Partial<PlaceInput> = {}, buyer: Viewer | null = null) =>
  asBuyer(buyer).place(await checkoutOf(lines, more, buyer));

export const ordersOf = (checkoutId: string) => db.selectFrom("orders").selectAll().where("checkout_id", "=", checkoutId).orderBy("number").execute();

export const paymentOf = async (checkoutId: string) =>
  db
    .selectFrom("payments")
    .innerJoin("checkouts", "checkouts.payment_id", "payments.id")
    .selectAll("payments")
    .where("checkouts.id", "=", checkoutId)
    .executeTakeFirstOrThrow();
