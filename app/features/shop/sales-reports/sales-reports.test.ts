import "#app/api/router.server.ts";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { aSeller, asOne, aVariant, place, type TestSeller } from "#app/features/shop/orders/testing/a-checkout.ts";
import { aPaidOrder } from "#app/features/shop/orders/testing/a-payment.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { vendorReportsRouter } from "./server/procedures.server.ts";
import { exportSales } from "./server/sales.server.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

const as = clientOf(vendorReportsRouter);
const guest = (name: string, email: string) => ({ contact: { name, email, phone: "0554180192" } });

let areen: TestSeller;
let noor: TestSeller;
let sofa: string;
let lamp: string;
let reem: Viewer;
beforeEach(async () => {
  [areen, noor] = [await aSeller({ name: "Areen", fee: 0 }), await aSeller({ name: "Noor", fee: 0 })];
  [sofa, lamp] = [await aVariant(areen, { price: 115_000 }), await aVariant(noor, { price: 23_000 })];
  reem = await aUser();
});
const paidAt = (id: string, at: string) =>
  db
    .updateTable("orders")
    .set({ paid_at: new Date(at) })
    .where("id", "=", id)
    .execute();
const november = { from: "2026-11-01", to: "2026-11-10" };
const giveBack = (id: string, amount: number) =>
  asOne(areen.owner).refund({ id, key: randomUUID(), lines: [], amount, reason: "Scratched", restock: false } as never);

describe("customers", () => {
  test("once for each account or address, with their own orders at this vendor alone", async () => {
    const email = `${randomUUID()}@guest.example`;
    await aPaidOrder({ [sofa]: 1 }, {}, reem);
    await aPaidOrder({ [sofa]: 2 }, {}, reem);
    await aPaidOrder({ [lamp]: 1 }, {}, reem);
    await aPaidOrder({ [sofa]: 1 }, guest("Lama", email));
    await aPaidOrder({ [sofa]: 1 }, guest("Lama Al-Shammari", email.toUpperCase()));
    // Not paid.
    await place({ [sofa]: 1 }, guest("Nobody", `${randomUUID()}@guest.example`));
    const { items } = await as(areen.owner).customers({});
    expect(items).toMatchObject([
      { name: "Lama Al-Shammari", orders: 2, spent: 230_000, city: "Riyadh", vendor: "Areen" },
      { name: "Reem Al-Otaibi", orders: 2, spent: 345_000 },
    ]);
    expect(JSON.stringify(items)).not.toContain("@");
    expect((await as(noor.owner).customers({})).items).toMatchObject([{ orders: 1, spent: 23_000 }]);
    expect((await as(areen.owner).customers({ search: "lama" })).items).toMatchObject([{ orders: 2 }]);
    expect((await as(areen.owner).customers({ vendor: noor.id })).items).toEqual([]);
  });

  test("whoever was erased has no history", async () => {
    await aPaidOrder({ [sofa]: 1 }, {}, reem);
    await aPaidOrder({ [sofa]: 1 }, {}, reem);
    await db.updateTable("checkouts").set({ contact_email: "" }).where("buyer_id", "=", reem.id).execute();
    expect((await as(areen.owner).customers({})).items.map(({ orders }) => orders)).toEqual([1, 1]);
  });
});

describe("sales", () => {
  test("on the day of Riyadh on which they were paid, without the days around and other vendors", async () => {
    const ids: string[] = [];
    for (const at of ["2026-10-31T20:59:59Z", "2026-10-31T21:00:00Z", "2026-11-10T20:59:59Z", "2026-11-10T21:00:00Z"]) {
      const { id } = await aPaidOrder({ [sofa]: 1 });
      await paidAt(id, at);
      ids.push(id);
    }
    await paidAt((await aPaidOrder({ [lamp]: 1 })).id, "2026-11-05T10:00:00Z");
    const report = await as(areen.owner).sales(november);
    expect(report).toMatchObject({
      ...november,
      totals: { orders: 2, sales: 230_000, salesVat: 30_000, refunds: 0, refundsVat: 0 },
      pieces: [{ quantity: 2, returned: 0, sales: 230_000 }],
    });
    expect(report.days.map(({ day, sales }) => [day, sales])).toEqual([
      ["2026-11-10", 115_000],
      ["2026-11-01", 115_000],
    ]);
    expect((await as(noor.owner).sales(november)).totals).toMatchObject({ orders: 1, sales: 23_000, salesVat: 3_000 });
    expect(
      (await as(reem)
        .sales(november)
        .catch((error: { code: string }) => error.code)) as unknown,
    ).toBe("FORBIDDEN");
  });

  test("a refund counts on its own day, with its VAT", async () => {
    const { id } = await aPaidOrder({ [sofa]: 1 });
    await paidAt(id, "2026-10-15T10:00:00Z");
    await giveBack(id, 11_500);
    await db
      .updateTable("order_refunds")
      .set({ created_at: new Date("2026-11-04T10:00:00Z") })
      .where("order_id", "=", id)
      .execute();
    const { totals, days } = await as(areen.owner).sales(november);
    expect(totals).toEqual({ orders: 0, sales: 0, salesVat: 0, refunds: 11_500, refundsVat: 1_500 });
    expect(days).toMatchObject([{ day: "2026-11-04", sales: 0, refunds: 11_500 }]);
  });

  test("as a file: each sale and credit note, in riyals", async () => {
    const { id, number } = await aPaidOrder({ [sofa]: 1 });
    await paidAt(id, "2026-11-02T10:00:00Z");
    await giveBack(id, 11_500);
    await db
      .updateTable("order_refunds")
      .set({ created_at: new Date("2026-11-09T10:00:00Z") })
      .where("order_id", "=", id)
      .execute();
    const lines = (await new Response(exportSales(areen.owner, { vendor: "", ...november })).text()).trim().split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(new RegExp(`^2026-11-02,order,${number},${number},Riyadh,1000.00,150.00,1150.00,[\\d.]+,SAR$`));
    expect(lines[2]).toMatch(new RegExp(`^2026-11-09,credit_note,.+,${number},Riyadh,-100.00,-15.00,-115.00,0.00,SAR$`));
  });
});

describe("analytics", () => {
  const looked = (variant: string, day: string, views: number, carts: number) =>
    sql`insert into daily_counts (day, kind, subject_id, count) select ${day}::date, k.kind, product_id, k.n
      from product_variants, (values ('product.view', ${views}::int), ('product.cart', ${carts})) k(kind, n) where id = ${variant}`.execute(db);
  const since = (day: string) => sql`update counted_since set day = ${day}::date where what = 'pieces'`.execute(db);

  test("from looks to paid orders, by day and piece, of the own vendor alone", async () => {
    await since("2026-11-02");
    await looked(sofa, "2026-11-03", 40, 5);
    await looked(sofa, "2026-11-11", 9, 9);
    await looked(lamp, "2026-11-03", 7, 1);
    await paidAt((await aPaidOrder({ [sofa]: 2 })).id, "2026-11-03T10:00:00Z");
    await place({ [sofa]: 1 }, guest("Nobody", `${randomUUID()}@guest.example`));
    const report = await as(areen.owner).analytics(november);
    expect(report).toMatchObject({ ...november, countedSince: "2026-11-02", totals: { views: 40, carts: 5, orders: 1 } });
    expect(report.days).toHaveLength(10);
    expect(report.days.slice(0, 3)).toEqual([
      { day: "2026-11-01", views: null, carts: null, orders: 0 },
      { day: "2026-11-02", views: 0, carts: 0, orders: 0 },
      { day: "2026-11-03", views: 40, carts: 5, orders: 1 },
    ]);
    expect(report.pieces).toMatchObject([{ views: 40, carts: 5, orders: 1 }]);
    expect((await as(noor.owner).analytics(november)).totals).toEqual({ views: 7, carts: 1, orders: 0 });
    expect((await as(areen.owner).analytics({ ...november, vendor: noor.id })).totals).toEqual({ views: 0, carts: 0, orders: 0 });
  });
});
