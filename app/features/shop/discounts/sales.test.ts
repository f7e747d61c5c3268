import "#app/api/router.server.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { aSeller, asBuyer, aVariant, cartOf, checkoutOf, ordersOf, place, type TestSeller } from "#app/features/shop/orders/testing/a-checkout.ts";
import { runImport } from "#app/features/shop/product-imports/run/run-import.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { stopClockAt } from "#app/platform/testing/clock.ts";
import { giveVendor } from "#app/platform/testing/give-vendor.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { EMPTY_SALE, judgeSale, type SaleFields } from "./sale.rules.ts";
import { runDueSales } from "./server/sale-run.server.ts";

const WEEK = { name: "White week", percent: 20, startsOn: "2027-03-01", endsOn: "2027-03-07" };
const BEFORE = "2027-02-28T20:59:59Z";
const BEGUN = "2027-02-28T21:00:00Z";
const LAST = "2027-03-07T20:59:59Z";
const OVER = "2027-03-07T21:00:00Z";

let areen: TestSeller;
let noor: TestSeller;
let sofa: string;
let lamp: string;
let other: string;
beforeEach(async () => {
  [areen, noor] = [await aSeller({ name: "Areen" }), await aSeller({ name: "Noor" })];
  sofa = await aVariant(areen, { price: 100_000 });
  lamp = await aVariant(areen, { price: 50_000, product: { name: "Lamp", category: "lighting" } });
  other = await aVariant(noor, { price: 100_000 });
});

const fields = (more: Partial<SaleFields> = {}): SaleFields => ({ ...EMPTY_SALE, ...WEEK, ...more });
const begin = (more: Partial<SaleFields> = {}) => as(areen.owner).vendorSales.create({ vendorId: areen.id, fields: fields(more) });
const productOf = async (variant: string) =>
  (await db.selectFrom("product_variants").select("product_id").where("id", "=", variant).executeTakeFirstOrThrow()).product_id;
const row = (variant: string) => db.selectFrom("product_variants").selectAll().where("id", "=", variant).executeTakeFirstOrThrow();
const priceOf = async (variant: string) => {
  const { price, compare_at } = await row(variant);
  return [price, compare_at];
};
async function at(time: string) {
  stopClockAt(time);
  await runDueSales();
}

describe("the period", () => {
  test("begins and ends with its days of Riyadh, and leaves the prices as they were", async () => {
    await begin();
    await at(BEFORE);
    expect(await priceOf(sofa)).toEqual([100_000, null]);
    await at(BEGUN);
    expect(await priceOf(sofa)).toEqual([80_000, 100_000]);
    expect(await priceOf(lamp)).toEqual([40_000, 50_000]);
    await at(LAST);
    expect(await priceOf(sofa)).toEqual([80_000, 100_000]);
    await at(OVER);
    expect(await priceOf(sofa)).toEqual([100_000, null]);
    expect(await row(sofa)).toMatchObject({ sale_id: null, sale_ends_at: null, regular_price: null });
    expect(await db.selectFrom("sales").select("due_at").where("vendor_id", "=", areen.id).execute()).toEqual([{ due_at: null }]);
  });

  test("a neighbor's pieces cost what they cost", async () => {
    await begin();
    await at(BEGUN);
    expect(await priceOf(other)).toEqual([100_000, null]);
  });

  test("cart and checkout ask the price of the moment, even where nothing has run since its end", async () => {
    await begin();
    await at(LAST);
    const cart = cartOf({ [sofa]: 1 });
    const checked = async () =>
      (await as(null).cart.check({ items: [{ id: await productOf(sofa), variant: sofa, quantity: 1 }], city: "Riyadh" })).sellers[0]?.lines[0]?.price.amount;
    expect((await asBuyer().quote(cart)).subtotal).toBe(80_000);
    expect(await checked()).toBe(80_000);
    const stale = await checkoutOf({ [sofa]: 1 });
    stopClockAt(OVER);
    expect((await asBuyer().quote(cart)).subtotal).toBe(100_000);
    expect(await checked()).toBe(100_000);
    await expect(asBuyer().place(stale)).rejects.toMatchObject({ code: "CHECKOUT_CHANGED" });
  });

  test("what was ordered keeps its price", async () => {
    await begin();
    await at(LAST);
    const { checkoutId } = await place({ [sofa]: 1 });
    await at(OVER);
    const [order] = await ordersOf(checkoutId);
    expect(order?.subtotal).toBe(80_000);
  });

  test("the finder sorts and filters by it", async () => {
    await begin({ scope: "pieces", pieces: [await productOf(sofa)], percent: 60 });
    await at(BEGUN);
    const found = async (search: object) => (await as(null).products.list({ vendor: areen.id, ...search })).items.map(({ name }) => name);
    expect(await found({ sort: "price_low" })).toEqual(["Sofa", "Lamp"]);
    expect(await found({ to: 450 })).toEqual(["Sofa"]);
    await at(OVER);
    expect(await found({ sort: "price_low" })).toEqual(["Lamp", "Sofa"]);
  });
});

describe("what it covers", () => {
  test("one category", async () => {
    await begin({ scope: "category", category: "lighting" });
    await at(BEGUN);
    expect(await priceOf(lamp)).toEqual([40_000, 50_000]);
    expect(await priceOf(sofa)).toEqual([100_000, null]);
  });

  test("chosen pieces at one price, where they cost more", async () => {
    await begin({ scope: "pieces", pieces: [await productOf(sofa), await productOf(lamp)], kind: "price", percent: null, price: 60_000 });
    await at(BEGUN);
    expect(await priceOf(sofa)).toEqual([60_000, 100_000]);
    expect(await priceOf(lamp)).toEqual([50_000, null]);
  });

  test("of two at once the lower price, and the other's when it is over", async () => {
    await begin({ endsOn: "2027-03-02", percent: 50 });
    await begin();
    await at(BEGUN);
    expect(await priceOf(sofa)).toEqual([50_000, 100_000]);
    await at("2027-03-02T21:00:00Z");
    expect(await priceOf(sofa)).toEqual([80_000, 100_000]);
  });

  test("a piece that comes meanwhile, and one whose category changes", async () => {
    await begin({ scope: "category", category: "lighting" });
    await at(BEGUN);
    expect(await priceOf(await aVariant(areen, { price: 10_000, product: { category: "lighting" } }))).toEqual([8_000, 10_000]);
    const product = await as(areen.owner).vendorProducts.get({ id: await productOf(lamp) });
    await as(areen.owner).vendorProducts.update({ id: product.id, version: product.version, changes: { category: "decor" } });
    expect(await priceOf(lamp)).toEqual([50_000, null]);
  });

  test("switched off it is over at once; changed it covers what it says now", async () => {
    const made = await begin();
    await at(BEGUN);
    const next = await as(areen.owner).vendorSales.update({ id: made.id, version: made.version, fields: fields({ scope: "category", category: "lighting" }) });
    await runDueSales();
    expect([await priceOf(sofa), await priceOf(lamp)]).toEqual([
      [100_000, null],
      [40_000, 50_000],
    ]);
    await as(areen.owner).vendorSales.update({ id: made.id, version: next.version, fields: fields({ isOn: false }) });
    await runDueSales();
    expect(await priceOf(lamp)).toEqual([50_000, null]);
  });
});

describe("before it is saved", () => {
  const preview = (more: Partial<SaleFields>) => as(areen.owner).vendorSales.preview({ vendorId: areen.id, fields: fields(more) });

  test("says how many pieces cost less, of the vendor's own", async () => {
    expect(await preview({})).toEqual({ lowered: 2, covered: 2 });
    expect(await preview({ scope: "category", category: "lighting" })).toEqual({ lowered: 1, covered: 1 });
    const pieces = [await productOf(sofa), await productOf(lamp)];
    expect(await preview({ scope: "pieces", pieces, kind: "price", percent: null, price: 50_000 })).toEqual({ lowered: 1, covered: 2 });
    expect(await preview({ scope: "category", category: "beds" })).toEqual({ lowered: 0, covered: 0 });
    expect(await db.selectFrom("sales").select("id").where("vendor_id", "=", areen.id).execute()).toEqual([]);
  });

  test("for the vendor's people who may edit", async () => {
    const asked = { vendorId: areen.id, fields: fields() };
    await expect(as(noor.owner).vendorSales.preview(asked)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(preview({ percent: null })).rejects.toMatchObject({ code: "INVALID", data: { fields: { percent: "required" } } });
  });
});

describe("while it runs", () => {
  test("the vendor edits what it wrote, with its own earlier price", async () => {
    await begin();
    await at(BEGUN);
    const id = await productOf(sofa);
    const product = await as(areen.owner).vendorProducts.get({ id });
    expect(product.variants).toMatchObject([{ price: 100_000, compareAt: null }]);
    const variants = product.variants.map((variant) => ({ ...variant, price: 200_000, compareAt: 250_000 }));
    await as(areen.owner).vendorProducts.update({ id, version: product.version, changes: { variants } });
    expect(await priceOf(sofa)).toEqual([160_000, 200_000]);
    await at(OVER);
    expect(await priceOf(sofa)).toEqual([200_000, 250_000]);
  });

  test("an export has the vendor's prices, and importing it changes nothing", async () => {
    await begin();
    await at(BEGUN);
    const file = await as(areen.owner).productImports.exportFile({ vendorId: areen.id, format: "csv" });
    const text = await file.text();
    expect(text).toContain("1000");
    expect(text).not.toContain("800");
    const { id } = await as(areen.owner).productImports.start({
      ...{ vendorId: areen.id, category: "decor", isDryRun: false },
      file: new File([text], "pieces.csv", { type: "text/csv" }),
    });
    await runImport(id, { signal: new AbortController().signal });
    expect(await as(areen.owner).productImports.get({ id })).toMatchObject({ updated: 0, unchanged: 2 });
    expect(await priceOf(sofa)).toEqual([80_000, 100_000]);
  });
});

describe("who", () => {
  test("editors create and change, viewers read, others see nothing", async () => {
    const watcher = await aUser("vendor");
    await giveVendor(areen.id, areen.owner.id, { [watcher.id]: "viewer" });
    const made = await begin();
    expect(made).toMatchObject({ name: "White week", kind: "percent", percent: 20, canEdit: true });
    expect((await as(watcher).vendorSales.list({ vendor: areen.id })).items).toMatchObject([{ id: made.id, canEdit: false }]);
    expect((await as(noor.owner).vendorSales.list({ vendor: areen.id })).items).toEqual([]);
    const edit = { id: made.id, version: made.version, fields: fields({ percent: 30 }) };
    await expect(as(watcher).vendorSales.update(edit)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(as(noor.owner).vendorSales.update(edit)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(as(noor.owner).vendorSales.update({ ...edit, id: newId() })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(as(noor.owner).vendorSales.create({ vendorId: areen.id, fields: fields() })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await as(areen.owner).vendorSales.update(edit)).toMatchObject({ percent: 30 });
    await expect(as(areen.owner).vendorSales.update(edit)).rejects.toMatchObject({ code: "CONFLICT", data: { current: { percent: 30 } } });
  });

  test("never another vendor's pieces", async () => {
    await expect(begin({ scope: "pieces", pieces: [await productOf(other)] })).rejects.toMatchObject({
      code: "INVALID",
      data: { fields: { pieces: "unknown" } },
    });
  });
});

describe("judgeSale", () => {
  test.each([
    [{}, {}],
    [{ name: " " }, { name: "required" }],
    [{ percent: null }, { percent: "required" }],
    [{ percent: 0 }, { percent: "percent" }],
    [{ percent: 91 }, { percent: "percent" }],
    [{ percent: 90 }, {}],
    [{ kind: "price", price: 5_000 }, { kind: "onlyPieces" }],
    [{ scope: "category" }, { category: "required" }],
    [{ scope: "pieces" }, { pieces: "required" }],
    [{ startsOn: null }, { startsOn: "required" }],
    [{ endsOn: null }, { endsOn: "required" }],
    [{ endsOn: "2027-02-31" }, { endsOn: "day" }],
    [{ endsOn: "2027-02-28" }, { endsOn: "endsBefore" }],
    [{ endsOn: "2027-03-01" }, {}],
    [{ endsOn: "2028-02-29" }, {}],
    [{ endsOn: "2028-03-01" }, { endsOn: "tooFar" }],
  ] as const)("%o: %o", (more, problems) => expect(judgeSale(fields(more as Partial<SaleFields>)).problems).toEqual(problems));
});
