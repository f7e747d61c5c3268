import { DAY_MS } from "#app/platform/rules/durations.ts";
import "#app/api/router.server.ts";
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { riyadhDay } from "#app/platform/money/vat.ts";
import { mailsTo } from "#app/platform/testing/mails.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { aSeller, asBuyer, asOne, aVariant, ordersOf, paymentOf, place, stockOf, type TestSeller } from "./testing/a-checkout.ts";
import { aPaidOrder, booked, deliver, orderOf } from "./testing/a-payment.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

let areen: TestSeller;
let sofa: string;
let reem: Viewer;
beforeEach(async () => {
  areen = await aSeller({ name: "Areen" });
  sofa = await aVariant(areen, { price: 115_000 });
  reem = await aUser();
});
const conflict = (status: string) => expect.objectContaining({ code: "STATUS_CONFLICT", data: { status } });
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const ask = (id: string, more: object = {}) => ({ id, token: null, reason: "Too wide", ...more });
const order = (id: string, viewer: Viewer | null = reem) => asBuyer(viewer).get({ id, token: null });

test("from paid to delivered: in parcels, with actor and time, and the buyer is notified of each", async () => {
  const seller = asOne(areen.owner);
  const { id } = await aPaidOrder({ [sofa]: 3 }, {}, reem);
  await seller.accept({ id });
  await seller.prepare({ id });
  const [line] = (await order(id)).lines;
  await expect(seller.ship({ id, lines: [{ lineId: line?.id ?? "", quantity: 4 }] })).rejects.toMatchObject({ code: "INVALID" });
  await seller.ship({ id, lines: [{ lineId: line?.id ?? "", quantity: 1 }], carrier: "SMSA", tracking: "29817" });
  expect(await order(id, areen.owner)).toMatchObject({ status: "shipped", permissions: { ship: true, deliver: false } });
  await expect(seller.deliver({ id })).rejects.toEqual(conflict("shipped"));
  await seller.ship({ id });
  const shipped = await order(id, areen.owner);
  expect(shipped.parcels.map(({ tracking, lines }) => [tracking, lines[0]?.quantity])).toEqual([
    ["29817", 1],
    ["", 2],
  ]);
  await seller.undoParcel({ id, parcelId: shipped.parcels[1]?.id ?? "" });
  expect((await order(id)).lines[0]?.shipped).toBe(1);
  await seller.ship({ id });
  await seller.deliver({ id });
  const { events } = await order(id, areen.owner);
  expect(events.map(({ kind, side }) => [kind, side])).toEqual([
    ...[
      ["place", "buyer"],
      ["pay", "system"],
      ["accept", "seller"],
      ["prepare", "seller"],
      ["ship", "seller"],
      ["parcel", "seller"],
    ],
    ...[
      ["parcel", "seller"],
      ["parcel", "seller"],
      ["deliver", "seller"],
    ],
  ]);
  expect((await noticesOf(reem)).map(({ params }) => (params as { news: string }).news)).toEqual(["pay", "accept", "ship", "deliver"]);
});

test("a guest reads the order by the link of its mails; another token, and nobody, do not", async () => {
  const email = `${randomUUID()}@guest.example`;
  const made = await aPaidOrder({ [sofa]: 1 }, { contact: { name: "Guest", email, phone: "0554180192" }, language: "ar" });
  expect(mailsTo(email)).toMatchObject([{ language: "ar", subject: expect.stringContaining(made.number) }]);
  expect((await asBuyer().get({ id: made.id, token: made.token })).contact.name).toBe("Guest");
  const other = await aPaidOrder({ [sofa]: 1 });
  for (const token of [null, other.token, "", made.token.slice(0, -2)])
    await expect(asBuyer().get({ id: made.id, token })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("notes of the seller's people are theirs", async () => {
  const { id } = await aPaidOrder({ [sofa]: 1 }, {}, reem);
  await asOne(areen.owner).addNote({ id, note: "Call before noon" });
  expect((await order(id, areen.owner)).events.at(-1)).toMatchObject({ kind: "note", note: "Call before noon" });
  expect((await order(id)).events.some(({ kind }) => kind === "note")).toBe(false);
});

describe("cancel", () => {
  test("freely before the seller confirms: all of it goes back, and the piece is on sale again", async () => {
    const { id } = await aPaidOrder({ [sofa]: 2 }, {}, reem);
    await asOne(reem).cancel(ask(id));
    expect(await orderOf(id)).toMatchObject({ status: "cancelled", paid: 235_000, refunded: 235_000 });
    expect(await stockOf(sofa)).toBe(10);
    expect((await noticesOf(areen.owner)).map(({ kind }) => kind)).toEqual(["order_received", "order_ended"]);
    await expect(asOne(reem).cancel(ask(id))).rejects.toEqual(conflict("cancelled"));
    const audit = await db
      .selectFrom("audit_events")
      .select(["actor_name", "changes"])
      .where("entity_id", "=", id)
      .where("action", "=", "order.status")
      .orderBy("id")
      .execute();
    expect(audit).toEqual([
      { actor_name: null, changes: { status: ["placed", "paid"] } },
      { actor_name: reem.name, changes: { status: ["paid", "cancelled"], note: [null, "Too wide"] } },
    ]);
    expect(await stockOf(sofa)).toBe(10);
  });

  test("of two sellers' orders, the other one stays", async () => {
    const noor = await aSeller({ name: "Noor" });
    const { id, checkout_id } = await aPaidOrder({ [sofa]: 1, [await aVariant(noor)]: 1 }, {}, reem);
    await asOne(reem).cancel(ask(id));
    expect((await ordersOf(checkout_id)).map(({ status }) => status)).toEqual(["cancelled", "paid"]);
    expect(await paymentOf(checkout_id)).toMatchObject({ captured: 225_000, refunded: 120_000 });
  });

  test("after that only when it is more than fifteen days late", async () => {
    const { id } = await aPaidOrder({ [sofa]: 1 }, {}, reem);
    await asOne(areen.owner).accept({ id });
    await expect(asOne(reem).cancel(ask(id))).rejects.toEqual(conflict("accepted"));
    await db
      .updateTable("orders")
      .set({ promised_on: riyadhDay(daysAgo(15)) })
      .where("id", "=", id)
      .execute();
    await expect(asOne(reem).cancel(ask(id))).rejects.toEqual(conflict("accepted"));
    await db
      .updateTable("orders")
      .set({ promised_on: riyadhDay(daysAgo(17)) })
      .where("id", "=", id)
      .execute();
    await asOne(reem).cancel(ask(id));
    expect(await orderOf(id)).toMatchObject({ status: "cancelled", refunded: 120_000 });
  });

  test("what waits for its card is not cancelled by hand", async () => {
    const { checkoutId, token } = await place({ [sofa]: 1 });
    const [{ id } = { id: "" }] = await ordersOf(checkoutId);
    await expect(asOne().cancel(ask(id, { token }))).rejects.toEqual(conflict("placed"));
  });
});

describe("return", () => {
  const delivered = async (more: Record<string, number> = {}) => {
    const made = await aPaidOrder({ [sofa]: 1, ...more }, {}, reem);
    await deliver(made.id, areen);
    return made.id;
  };

  test("within seven days; its price goes back, the delivery does not", async () => {
    const id = await delivered();
    await db
      .updateTable("orders")
      .set({ delivered_at: daysAgo(6.9) })
      .where("id", "=", id)
      .execute();
    await asOne(reem).askReturn(ask(id));
    expect(await noticesOf(areen.owner)).toMatchObject([{ kind: "order_received" }, { kind: "order_return" }]);
    await asOne(areen.owner).takeBack({ id });
    expect(await orderOf(id)).toMatchObject({ status: "returned", refunded: 115_000, paid: 120_000 });
    expect(await booked(`held:vendor:${areen.id}`)).toBe(0);
  });

  test("not on the eighth day", async () => {
    const id = await delivered();
    await db
      .updateTable("orders")
      .set({ delivered_at: daysAgo(7.1) })
      .where("id", "=", id)
      .execute();
    await expect(asOne(reem).askReturn(ask(id))).rejects.toEqual(conflict("delivered"));
  });

  test("not what was made to order; beside it, the rest", async () => {
    const made = await aVariant(areen, { stock: 0, price: 50_000, product: { leadDays: 30 } });
    const only = await aPaidOrder({ [made]: 1 }, {}, reem);
    await deliver(only.id, areen);
    await expect(asOne(reem).askReturn(ask(only.id))).rejects.toEqual(conflict("delivered"));
    const both = await delivered({ [made]: 1 });
    await asOne(reem).askReturn(ask(both));
    await asOne(areen.owner).takeBack({ id: both });
    expect(await orderOf(both)).toMatchObject({ refunded: 115_000 });
    const lines = await db.selectFrom("order_lines").select(["variant_id", "refunded"]).where("order_id", "=", both).execute();
    expect(new Map(lines.map((line) => [line.variant_id, line.refunded]))).toEqual(
      new Map([
        [sofa, 1],
        [made, 0],
      ]),
    );
  });

  test("all of it when it came more than fifteen days late", async () => {
    const id = await delivered();
    await db
      .updateTable("orders")
      .set({ promised_on: riyadhDay(daysAgo(17)) })
      .where("id", "=", id)
      .execute();
    await asOne(reem).askReturn(ask(id));
    await asOne(areen.owner).takeBack({ id });
    expect(await orderOf(id)).toMatchObject({ refunded: 120_000 });
  });
});

test("cash at the door is taken with the delivery, and the seller owes us the commission alone", async () => {
  const { checkoutId } = await place({ [sofa]: 1 }, { paymentMethod: "cash_on_delivery" }, reem);
  const [{ id } = { id: "" }] = await ordersOf(checkoutId);
  await asOne(areen.owner).accept({ id });
  expect(await orderOf(id)).toMatchObject({ status: "accepted", paid: 0 });
  await asOne(areen.owner).ship({ id });
  await asOne(areen.owner).deliver({ id });
  expect(await orderOf(id)).toMatchObject({ status: "delivered", paid: 120_000 });
  expect(await paymentOf(checkoutId)).toMatchObject({ captured: 120_000 });
  expect(await booked(`collected:vendor:${areen.id}`)).toBe(120_000);
});

test("a bank transfer holds the pieces until staff have seen the money; then all of its orders are paid, once", async () => {
  const [admin, noor] = [await aUser("admin"), await aSeller({ name: "Noor" })];
  const { checkoutId, next } = await place({ [sofa]: 1, [await aVariant(noor)]: 1 }, { paymentMethod: "bank_transfer" }, reem);
  expect(next).toContain(`/ordered/${checkoutId}`);
  const shown = async () => (await asBuyer(reem).getCheckout({ id: checkoutId, token: null })).payment.bankAccount;
  expect(await shown()).toContain("SA03 8000 0000 6080 1016 7519");
  const [{ id } = { id: "" }] = await ordersOf(checkoutId);
  expect((await order(id, admin)).permissions.confirmTransfer).toBe(true);
  expect((await order(id)).permissions.confirmTransfer).toBe(false);
  await asOne(admin).confirmTransfer({ id });
  expect((await ordersOf(checkoutId)).map(({ status, paid }) => [status, paid])).toEqual([
    ["paid", 120_000],
    ["paid", 105_000],
  ]);
  expect(await shown()).toBeNull();
  await expect(asOne(admin).confirmTransfer({ id })).rejects.toEqual(conflict("paid"));
  expect(await booked(`vat:vendor:${noor.id}`)).toBe(-13_696);
});

test("a dispute goes to staff, who end it", async () => {
  const admin = await aUser("admin");
  const { id } = await aPaidOrder({ [sofa]: 1 }, {}, reem);
  await asOne(reem).dispute(ask(id));
  expect(await noticesOf(admin)).toMatchObject([{ kind: "order_dispute" }]);
  await asOne(admin).closeDispute({ id, note: "A part of the price went back." });
  expect(await orderOf(id)).toMatchObject({ dispute_at: null });
  await expect(asOne(admin).closeDispute({ id, note: "" })).rejects.toEqual(conflict("paid"));
});

test("another seller, another buyer, and those of the team who only read, run nothing", async () => {
  const other = await aSeller({ name: "Other" });
  const { id } = await aPaidOrder({ [sofa]: 1 }, {}, reem);
  for (const viewer of [other.owner]) await expect(asOne(viewer).accept({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(asOne(await aUser()).cancel(ask(id))).rejects.toMatchObject({ code: "NOT_FOUND" });
  const reader = await aUser("vendor", { isVendorStaff: true });
  const { organization_id } = await db.selectFrom("vendors").select("organization_id").where("id", "=", areen.id).executeTakeFirstOrThrow();
  await db
    .insertInto("organization_members")
    .values({ organization_id: organization_id ?? "", user_id: reader.id, role: "viewer" })
    .execute();
  await expect(asOne(reader).accept({ id })).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect((await order(id, reader)).permissions).toMatchObject({ accept: false, refund: false });
  expect(await asBuyer(reader).listReceived({})).toMatchObject({ items: [{ id }] });
  expect(await asBuyer(other.owner).listReceived({})).toMatchObject({ items: [] });
});

test("is found by its number, a part of it, buyer, city and seller; by nothing else", async () => {
  const { number } = await aPaidOrder({ [sofa]: 1 }, {}, reem);
  const find = async (search: string) => (await asBuyer(areen.owner).listReceived({ search })).items.length;
  for (const words of [number, number.slice(0, -2), number.slice(3), "reem", "Riyadh", "areen otaibi"]) expect([words, await find(words)]).toEqual([words, 1]);
  expect(await find("Jeddah")).toBe(0);
});

test("an order that waits for its money is the buyer's to see, not the seller's", async () => {
  await place({ [sofa]: 1 }, {}, reem);
  expect((await asBuyer(reem).listMine({})).items).toHaveLength(1);
  expect((await asBuyer(areen.owner).listReceived({})).items).toEqual([]);
});
