import "#app/api/router.server.ts";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { giveVendor } from "#app/platform/testing/give-vendor.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { grossWith, judgeAnswer } from "./rules/answer.ts";
import { quotationsRouter } from "./server/procedures.server.ts";
import { aContent, aLine } from "./testing/a-quotation.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

const as = clientOf(quotationsRouter);
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "OK",
    (error: { code: string; data?: { reason?: string; fields?: Record<string, string> } }) =>
      error.data?.reason ?? Object.entries(error.data?.fields ?? {}).join() ?? error.code,
  );
const refused = (code: string) => expect.objectContaining({ code });

const base = aLine();
const stronger = aLine({ text: "Walnut floor", unitPrice: 20_000, kind: "alternative", replaces: base.id });
const marble = aLine({ text: "Marble", unitPrice: 30_000, kind: "alternative", replaces: base.id });
const skirting = aLine({ text: "Skirting", quantity: 1_000, unitPrice: 50_000, kind: "optional" });
const content = aContent([base, stronger, marble, skirting]);

let rana: Viewer;
let reem: Viewer;
beforeEach(async () => {
  [rana, reem] = [await aUser("professional"), await aUser()];
});

async function sent(author: Viewer, more: object = {}) {
  const { id } = await as(author).create({ vendorId: null, idempotencyKey: randomUUID(), from: { kind: "blank" }, ...more });
  return send(author, id);
}
async function send(author: Viewer, id: string) {
  const { version } = await as(author).get({ id });
  const saved = await as(author).save({ id, version, client: { name: "Reem", email: "" }, content, notes: {} });
  const { link, number } = await as(author).send({ id, version: saved.version });
  return { id, number, key: link.split("/").at(-1) ?? "" };
}
const say = (quote: { key: string; number: number }, more: object = {}, viewer: Viewer | null = null) =>
  as(viewer).answer({ key: quote.key, number: quote.number, isAccepted: true, name: "Reem", ...more });
const stateOf = async (id: string) => (await as(rana).list({})).items.find((card) => card.id === id)?.state;

describe("a client's answer", () => {
  test("accepts with what is taken besides, once; its author alone is notified", async () => {
    const quote = await sent(rana);
    const neighbor = await sent(rana);
    expect(await as(null).shared({ key: quote.key })).toMatchObject({ answer: null, isOpen: true });
    const answer = await say(quote, { taken: [stronger.id, skirting.id], message: " After Eid, please. " });
    // (10 × 200 + 1 × 500) riyals and 15 % VAT
    expect(answer).toMatchObject({ isAccepted: true, name: "Reem", message: "After Eid, please.", gross: 287_500 });
    expect(await say(quote, { taken: [] })).toEqual(answer);
    expect(await codeOf(say(quote, { isAccepted: false }))).toBe("answered");
    expect(await codeOf(say(quote, { name: "Somebody else" }))).toBe("answered");
    expect(await as(null).shared({ key: quote.key })).toMatchObject({ answer, isOpen: false });
    expect((await as(rana).get({ id: quote.id })).sent).toMatchObject([{ number: 1, answer: { gross: 287_500 } }]);
    expect([await stateOf(quote.id), await stateOf(neighbor.id)]).toEqual(["accepted", "sent"]);
    expect((await noticesOf(rana)).map(({ kind }) => kind)).toEqual(["quotation_answered"]);
    expect(await noticesOf(reem)).toEqual([]);
  });

  test("two at the same moment are one", async () => {
    const quote = await sent(rana);
    const codes = await Promise.all([codeOf(say(quote)), codeOf(say(quote, { isAccepted: false })), codeOf(say(quote))]);
    expect(codes.filter((code) => code === "answered").length).toBeGreaterThan(0);
    const { rows } = await sql<{ n: number }>`select count(*)::int n from quotation_answers where quotation_id = ${quote.id}`.execute(db);
    expect(rows[0]?.n).toBe(1);
    expect(await noticesOf(rana)).toHaveLength(1);
  });

  test("declines without taking anything; a further version is asked anew, and the old one cannot be answered any more", async () => {
    const quote = await sent(rana);
    expect(await say(quote, { isAccepted: false, taken: [skirting.id] })).toMatchObject({ isAccepted: false, taken: [], gross: 115_000 });
    expect(await stateOf(quote.id)).toBe("declined");
    await as(rana).revise({ id: quote.id });
    expect(await stateOf(quote.id)).toBe("revising");
    const second = await send(rana, quote.id);
    expect(second).toMatchObject({ number: 2, key: quote.key });
    expect(await as(null).shared({ key: quote.key })).toMatchObject({ answer: null, isOpen: true });
    const third = await sent(rana);
    await as(rana).revise({ id: third.id });
    await send(rana, third.id);
    expect(await codeOf(say(third))).toBe("revised");
    await say(second);
    expect((await as(rana).get({ id: quote.id })).sent.map(({ number, answer }) => [number, answer?.isAccepted])).toEqual([
      [2, true],
      [1, false],
    ]);
  });

  test("comes on the last day, and not on the day after", async () => {
    const quote = await sent(rana);
    const until = (day: string) =>
      sql`alter table quotation_revisions disable trigger quotation_revisions_frozen`
        .execute(db)
        .then(() => sql`update quotation_revisions set valid_until = ${day}::date where quotation_id = ${quote.id}`.execute(db))
        .finally(() => sql`alter table quotation_revisions enable trigger quotation_revisions_frozen`.execute(db));
    const { rows } = await sql<{ today: string; before: string }>`
      select (now() at time zone 'Asia/Riyadh')::date::text today, ((now() at time zone 'Asia/Riyadh')::date - 1)::text before`.execute(db);
    await until(rows[0]?.before ?? "");
    expect(await codeOf(say(quote))).toBe("expired");
    expect((await as(null).shared({ key: quote.key })).isOpen).toBe(false);
    await until(rows[0]?.today ?? "");
    expect(await codeOf(say(quote))).toBe("OK");
  });

  test("is not its author's to give, nor anybody's without the link", async () => {
    const quote = await sent(rana);
    await expect(say(quote, {}, rana)).rejects.toEqual(refused("FORBIDDEN"));
    await expect(say({ key: "forged", number: 1 })).rejects.toEqual(refused("NOT_FOUND"));
    await expect(say({ key: quote.id, number: 1 })).rejects.toEqual(refused("NOT_FOUND"));
    const [owner, editor, reader] = [await aUser("vendor"), { ...(await aUser()), isVendorStaff: true }, { ...(await aUser()), isVendorStaff: true }];
    const vendor = await aVendor({ name: "Sidra" });
    await giveVendor(vendor.id, owner.id, { [editor.id]: "editor", [reader.id]: "viewer" });
    const theirs = await sent(editor, { vendorId: vendor.id });
    await expect(say(theirs, {}, owner)).rejects.toEqual(refused("FORBIDDEN"));
    await say(theirs, {}, reem);
    expect(await Promise.all([owner, editor, reader].map(async (person) => (await noticesOf(person)).length))).toEqual([1, 1, 0]);
  });

  test("names who says so, and takes only what is offered", async () => {
    const quote = await sent(rana);
    expect(await codeOf(say(quote, { name: "  " }))).toBe("name,client");
    expect(await codeOf(say(quote, { message: "x".repeat(1_001) }))).toBe("message,tooLong");
    for (const taken of [[base.id], [randomUUID()], [stronger.id, marble.id], [skirting.id, skirting.id]])
      expect(await codeOf(say(quote, { taken }))).toBe("taken,unknown");
    expect(await stateOf(quote.id)).toBe("sent");
  });
});

test("what is taken changes the total as the choices say", () => {
  const gross = (...taken: string[]) => grossWith(content, taken, "2026-11-20");
  expect([gross(), gross(skirting.id), gross(stronger.id), gross(marble.id, skirting.id)]).toEqual([115_000, 172_500, 230_000, 402_500]);
  expect(judgeAnswer({ name: " Reem  Al-Harbi ", message: "" })).toEqual({ values: { name: "Reem Al-Harbi", message: "" }, problems: {} });
});
