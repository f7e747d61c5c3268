import { beforeAll, describe, expect, test } from "vitest";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import { insertDeliveries } from "#app/features/shop/delivery/public.server.ts";
import { aProduct } from "#app/features/shop/products/testing/a-product.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { cartRouter } from "./server/procedures.server.ts";

const as = clientOf(cartRouter);
let areen = "";
let noor = "";

beforeAll(async () => {
  areen = (await aVendor({ name: "Areen", name_ar: "عرين", city: "Riyadh" })).id;
  noor = (await aVendor({ name: "Noor" })).id;
  const toOrder = { freeAbove: null, assemblyFee: null, floorFee: 0, daysMin: 1, daysMax: 2 };
  const byWeight = [
    { upTo: 40_000, fee: 3_000 },
    { upTo: null, fee: 9_000 },
  ];
  await insertDeliveries(db, [{ vendorId: areen, zones: [{ areas: ["Riyadh"], methods: [{ kind: "standard", steps: byWeight, ...toOrder }] }] }]);
});

type Piece = Omit<Parameters<typeof aProduct>[0], "vendorId">;
/** A line for a new piece, as if it had just been added. */
async function aLine(vendorId: string, piece: Piece = {}, quantity = 1) {
  const { id } = await aProduct({ vendorId, ...piece });
  const variants = await db.selectFrom("product_variants").selectAll().where("product_id", "=", id).orderBy("position").execute();
  const [first] = variants;
  if (!first) throw new Error("no variant");
  return { id, variant: first.id, quantity, price: first.price ?? 0 };
}
const check = async (items: Awaited<ReturnType<typeof aLine>>[], city = "") => (await as().check({ items, city })).sellers;

describe("check", () => {
  test("lines by seller as they stand now, in the cart's order", async () => {
    const sofa = await aLine(areen, {
      ...{ name: "Sofa", nameAr: "كنبة" },
      variants: [{ fabric: "Velvet", fabricAr: "مخمل", size: "Three", price: 645_000, stock: 2 }],
    });
    const lamp = await aLine(noor, { name: "Lamp", variants: [{ price: 79_000, stock: 1 }] });
    const rug = await aLine(areen, { name: "Rug", leadDays: 35, variants: [{ price: 390_000, stock: 0 }] });
    const sellers = await check([sofa, lamp, rug]);
    expect(sellers.map(({ name, city, lines, delivery }) => [name, city, lines.map((line) => line.name), delivery])).toEqual([
      ["Areen", "Riyadh", ["Sofa", "Rug"], null],
      ["Noor", null, ["Lamp"], null],
    ]);
    expect(sellers[0]?.lines).toMatchObject([
      { variant: sofa.variant, choice: "Velvet · Three", price: { amount: 645_000, currency: "SAR" }, left: 2, leadDays: null },
      { variant: rug.variant, choice: null, left: null, leadDays: 35 },
    ]);
    const arabic = await as(null, "ar").check({ items: [sofa] });
    expect(arabic.sellers[0]).toMatchObject({ name: "عرين", lines: [{ name: "كنبة", choice: "مخمل · Three" }] });
  });

  test("what is not sold is not in it: a draft, another product's variant, a deleted piece, a hidden vendor's", async () => {
    const hidden = (await aVendor({ status: "Pending" })).id;
    const draft = await aLine(areen, { status: "draft" });
    const theirs = await aLine(hidden);
    const gone = await aLine(areen);
    await db.updateTable("products").set({ deleted_at: new Date() }).where("id", "=", gone.id).execute();
    expect(await check([draft, theirs, gone, { id: newId(), variant: newId(), quantity: 1, price: 1 }])).toEqual([]);
  });

  test("delivery weighs and counts only what can be bought", async () => {
    const stool = await aLine(areen, { weightG: 20_000, variants: [{ price: 10_000, stock: 2 }] }, 5);
    expect((await check([stool], "الرياض"))[0]?.delivery).toMatchObject({ kind: "standard", fee: { amount: 3_000, currency: "SAR" } });
    const more = await aLine(areen, { weightG: 1, variants: [{ price: 10_000, stock: 1 }] });
    expect((await check([stool, more], "Riyadh"))[0]?.delivery?.fee.amount).toBe(9_000);
    expect((await check([stool], "Jeddah"))[0]?.delivery).toBeNull();
  });

  test("what is taken from stock needs no time to be made, one more does", async () => {
    const bench = { leadDays: 21, variants: [{ price: 10_000, stock: 2 }] };
    expect((await check([await aLine(areen, bench, 2)]))[0]?.lines).toMatchObject([{ leadDays: null, left: null }]);
    expect((await check([await aLine(areen, bench, 3)]))[0]?.lines).toMatchObject([{ leadDays: 21 }]);
  });

  test.each([
    ["a hundredth of a line", [{ quantity: 100 }]],
    ["none of a line", [{ quantity: 0 }]],
    ["the fifty-first line", Array.from({ length: 51 }, () => ({}))],
  ])("%s is refused", async (_, items) => {
    await expect(as().check({ items: items.map((more) => ({ id: newId(), variant: newId(), quantity: 1, price: 1, ...more })) })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
  });
});

describe("the account's cart", () => {
  test("takes over a browser's, once however often it is merged", async () => {
    const me = await aUser();
    const [sofa, lamp] = [await aLine(areen, {}, 2), await aLine(noor)];
    expect(await as(me).merge({ items: [sofa] })).toEqual([sofa]);
    expect(await as(me).merge({ items: [lamp, { ...sofa, quantity: 1 }] })).toEqual([sofa, lamp]);
    expect(await as(me).merge({ items: [lamp, { ...sofa, quantity: 1 }] })).toEqual([sofa, lamp]);
    expect(await as(me).get()).toEqual([sofa, lamp]);
  });

  test("is changed line by line, and another person's stays as it is", async () => {
    const [me, other] = [await aUser(), await aUser()];
    const [sofa, lamp] = [await aLine(areen), await aLine(noor)];
    await as(me).merge({ items: [sofa, lamp] });
    await as(other).merge({ items: [sofa] });
    expect(
      await as(me).update({
        items: [
          { ...sofa, quantity: 3, price: 5 },
          { ...lamp, quantity: 0 },
        ],
      }),
    ).toEqual([{ ...sofa, quantity: 3, price: 5 }]);
    expect(await as(me).update({ items: [{ ...sofa, quantity: 0 }] })).toEqual([]);
    expect(await as(other).get()).toEqual([sofa]);
  });

  test("two devices at once lose nothing", async () => {
    const me = await aUser();
    const lines = [await aLine(areen), await aLine(areen), await aLine(noor), await aLine(noor)];
    await Promise.all(lines.map((line) => as(me).update({ items: [line] })));
    expect((await as(me).get()).map(({ variant }) => variant).sort()).toEqual(lines.map(({ variant }) => variant).sort());
  });

  test("has at most 50 lines and 99 of each, and nothing that is in no catalog", async () => {
    const me = await aUser();
    const { id } = await aProduct({ vendorId: areen, variants: Array.from({ length: 52 }, () => ({ price: 100, stock: 1 })) });
    const variants = await db.selectFrom("product_variants").select("id").where("product_id", "=", id).orderBy("position").execute();
    const items = variants.map((variant) => ({ id, variant: variant.id, quantity: 60, price: 100 }));
    await as(me).merge({ items: items.slice(0, 50) });
    expect(await as(me).update({ items: items.slice(50) })).toHaveLength(50);
    await expect(as(me).update({ items: [{ ...items[0], id, variant: newId(), quantity: 100, price: 1 }] })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    const you = await aUser();
    const sofa = await aLine(areen);
    expect(await as(you).merge({ items: [{ ...sofa, variant: newId() }, { ...sofa, id }, sofa] })).toEqual([sofa]);
  });

  test("needs somebody", async () => {
    await expect(as().get()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await expect(as().merge({ items: [] })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });
});
