import "#app/api/router.server.ts";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { giveVendor } from "#app/platform/testing/give-vendor.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { ACCOUNTS } from "./ledger.rules.ts";
import { book } from "./server/entries.server.ts";
import { payoutsRouter } from "./server/procedures.server.ts";

const as = clientOf(payoutsRouter);

async function aSellerWith(available: number) {
  const [id, owner] = [newId(), await aUser("vendor", { isVendorStaff: true, seesMoney: true })];
  await db
    .insertInto("vendors")
    .values({ id, name: `Seller ${id}`, slug: `seller-${id}`, status: "Verified" })
    .execute();
  await giveVendor(id, owner.id);
  const postings = [
    { account: ACCOUNTS.cash, amount: available, currency: "SAR" },
    { account: ACCOUNTS.available(id), amount: -available, currency: "SAR" },
  ];
  await db.transaction().execute((trx) => book(trx, { kind: "release", reference: newId(), entry: { postings } }));
  return { id, owner };
}

test("a payout takes no more than is there, is recorded, and is the seller's to see alone", async () => {
  const [admin, areen, noor] = [await aUser("admin"), await aSellerWith(50_000), await aSellerWith(70_000)];
  await expect(as(admin).create({ key: randomUUID(), vendorId: areen.id, amount: 50_001 })).rejects.toMatchObject({ code: "INVALID" });
  await expect(as(admin).create({ key: randomUUID(), vendorId: areen.id, amount: 0 })).rejects.toMatchObject({ code: "INVALID" });
  await as(admin).create({ key: randomUUID(), vendorId: areen.id, amount: 20_000, note: "IBAN 4417" });
  expect(await as(areen.owner).listMine()).toMatchObject({ balances: [{ available: 30_000 }], latest: [{ amount: 20_000, note: "IBAN 4417" }] });
  expect(await as(noor.owner).listMine()).toMatchObject({ balances: [{ available: 70_000 }], latest: [] });
});

test("the commission of one seller, and back to that of all", async () => {
  const [admin, areen] = [await aUser("admin"), await aSellerWith(1)];
  await as(admin).setRate({ vendorId: areen.id, rate: 700 });
  await as(admin).setRate({ rate: 1_200 });
  expect((await as(areen.owner).listMine()).balances).toMatchObject([{ rate: 700 }]);
  expect(await as(admin).list({})).toMatchObject({ rate: 1_200 });
  expect(await as(areen.owner).listMine()).toMatchObject({ rate: 1_200 });
  await as(admin).setRate({ vendorId: areen.id, rate: null });
  expect((await as(areen.owner).listMine()).balances).toMatchObject([{ rate: null }]);
  await expect(as(admin).setRate({ rate: null })).rejects.toMatchObject({ code: "INVALID" });
});

test("balances are for owners and managers; the rest of the team is refused", async () => {
  const areen = await aSellerWith(50_000);
  const { organization_id } = await db.selectFrom("vendors").select("organization_id").where("id", "=", areen.id).executeTakeFirstOrThrow();
  for (const [role, sees] of [
    ["manager", true],
    ["editor", false],
    ["viewer", false],
  ] as const) {
    const member = await aUser("vendor", { isVendorStaff: true, ...(sees && { seesMoney: true }) });
    await db
      .insertInto("organization_members")
      .values({ organization_id: organization_id ?? "", user_id: member.id, role })
      .execute();
    if (sees) expect((await as(member).listMine()).balances).toHaveLength(1);
    else await expect(as(member).listMine()).rejects.toMatchObject({ code: "FORBIDDEN" });
  }
});

test("every seller's balance is on a page, each once, who has most first", async () => {
  const [admin, sellers] = [await aUser("admin"), await Promise.all(Array.from({ length: 55 }, (_, n) => aSellerWith(1_000 + n)))];
  const found: { id: string; available: number }[] = [];
  let after: string | undefined;
  do {
    const page = await as(admin).list({ ...(after && { after }) });
    found.push(...page.items.map(({ vendor, available }) => ({ id: vendor.id, available })));
    after = page.next ?? undefined;
  } while (after);
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  expect(sellers.filter(({ id }) => !found.some((one) => one.id === id))).toEqual([]);
  expect(found.map(({ available }) => available)).toEqual(found.map(({ available }) => available).toSorted((a, b) => b - a));
});
