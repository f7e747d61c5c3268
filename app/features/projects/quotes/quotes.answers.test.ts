import "#app/api/router.server.ts";
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { aVendor } from "#app/features/directory/vendors/testing/a-vendor.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { maySeeFile } from "#app/platform/media/file-access.server.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { giveVendor } from "#app/platform/testing/give-vendor.ts";
import { mailsTo } from "#app/platform/testing/mails.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { quotesRouter } from "./server/procedures.server.ts";
import { answerQuote } from "./server/status.server.ts";
import { aQuote } from "./testing/a-quote.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

const as = clientOf(quotesRouter);
const staff = (viewer: Viewer): Viewer => ({ ...viewer, isVendorStaff: true });
const refused = (code: string) => expect.objectContaining({ code });
const wrong = (fields: object) => expect.objectContaining({ code: "INVALID", data: { fields } });
const pdf = () => new File([`%PDF-1.4 ${randomUUID()}\n%%EOF`], "offer.pdf", { type: "application/pdf" });
const statusOf = async (id: string) => (await db.selectFrom("quote_requests").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status;

let reem: Viewer;
let owner: Viewer;
let reader: Viewer;
let rival: Viewer;
let admin: Viewer;
let vendor: Awaited<ReturnType<typeof aVendor>>;
beforeEach(async () => {
  [reem, owner, rival, admin] = [await aUser(), await aUser("vendor"), await aUser("vendor"), await aUser("admin")];
  reader = staff(await aUser());
  await aVendor({ ownedBy: rival.id });
  vendor = await aVendor({ name: "Sidra" });
  await giveVendor(vendor.id, owner.id, { [reader.id]: "viewer" });
});

const answer = (id: string, more = {}) => ({
  id,
  idempotencyKey: randomUUID(),
  body: "We can start in May.",
  priceMin: 1_200_000,
  priceMax: 1_500_000,
  ...more,
});

describe("an answer", () => {
  test("stands in the request of who asked, makes it answered and notifies them once; the neighbor stays", async () => {
    const [quote, neighbor] = [await aQuote(vendor, reem), await aQuote(vendor, reem)];
    await as(owner).answer(answer(quote.id, { documents: [pdf()] }));
    expect([await statusOf(quote.id), await statusOf(neighbor.id)]).toEqual(["answered", "new"]);
    expect(await noticesOf(reem)).toMatchObject([{ kind: "quote_answered", params: { vendor: "Sidra" }, href: `/dashboard/quotes?open=${quote.id}` }]);
    const seen = await as(reem).get({ id: quote.id });
    expect(seen.answers).toMatchObject([
      {
        body: "We can start in May.",
        priceMin: { amount: 1_200_000, currency: "SAR" },
        priceMax: { amount: 1_500_000 },
        author: null,
        files: [{ name: "offer.pdf" }],
      },
    ]);
    expect(seen.permissions.canAnswer).toBe(false);
    expect((await as(owner).get({ id: quote.id })).answers[0]?.author).toBe(owner.name);
    expect((await as(reem).get({ id: neighbor.id })).answers).toEqual([]);
  });

  test("a further one is news, too; sent twice it is one", async () => {
    const quote = await aQuote(vendor, reem);
    const twice = answer(quote.id);
    const first = await as(owner).answer(twice);
    expect(await as(owner).answer(twice)).toEqual(first);
    await as(owner).answer(answer(quote.id, { body: "Or in June, for less.", priceMin: null }));
    expect((await as(reem).get({ id: quote.id })).answers.map(({ body }) => body)).toEqual(["We can start in May.", "Or in June, for less."]);
    expect(await noticesOf(reem)).toHaveLength(2);
  });

  test("sent twice at once, or too late, leaves no files that nobody uses", async () => {
    const quote = await aQuote(vendor, reem);
    const twice = answer(quote.id, { documents: [pdf()] });
    const [first, second] = await Promise.all([as(owner).answer(twice), as(owner).answer(twice)]);
    expect(second).toEqual(first);
    await db.updateTable("quote_requests").set({ status: "closed" }).where("id", "=", quote.id).execute();
    await expect(as(owner).answer(answer(quote.id, { documents: [pdf()] }))).rejects.toEqual(refused("STATUS_CONFLICT"));
    expect(await db.selectFrom("files").select("id").where("owner_id", "=", owner.id).execute()).toHaveLength(1);
  });

  test("may be the vendor's first message: the second is no answer any more, and the neighbor stays", async () => {
    const [quote, neighbor] = [await aQuote(vendor, reem), await aQuote(vendor, reem)];
    const message = () => db.transaction().execute((trx) => answerQuote(trx, { id: quote.id, actor: owner, href: "/messages/1" }));
    expect([await message(), await message()]).toEqual([true, false]);
    expect([await statusOf(quote.id), await statusOf(neighbor.id)]).toEqual(["answered", "new"]);
    expect(await noticesOf(reem)).toMatchObject([{ kind: "quote_answered", href: "/messages/1" }]);
  });

  test("a visitor without account gets it whole by mail, in their language, with the documents", async () => {
    const email = `${randomUUID()}@visitor.example`;
    const quote = await aQuote(vendor, null, { contact_email: email, language: "ar" });
    await as(owner).answer(answer(quote.id, { documents: [pdf()] }));
    const [mail, ...more] = mailsTo(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ language: "ar", attachments: [{ name: "offer.pdf" }] });
    expect(mail?.text).toContain("We can start in May.");
    expect(mail?.text).toContain("12,000");
  });

  test("is the vendor's people's: no reader, rival, requester or admin writes one", async () => {
    const quote = await aQuote(vendor, reem);
    for (const [viewer, code] of [
      [reader, "FORBIDDEN"],
      [rival, "NOT_FOUND"],
      [staff(reem), "NOT_FOUND"],
      [admin, "NOT_FOUND"],
    ] as const)
      await expect(as(viewer).answer(answer(quote.id))).rejects.toEqual(refused(code));
    expect(await statusOf(quote.id)).toBe("new");
    expect(await noticesOf(reem)).toEqual([]);
  });

  test("names a price or a visit, and says something; a closed request takes none", async () => {
    const quote = await aQuote(vendor, reem);
    const bare = { priceMin: null, priceMax: null };
    await expect(as(owner).answer(answer(quote.id, { ...bare, body: " " }))).rejects.toEqual(wrong({ body: "required", price: "price" }));
    await expect(as(owner).answer(answer(quote.id, { priceMin: 2, priceMax: 1 }))).rejects.toEqual(wrong({ price: "range" }));
    await expect(as(owner).answer(answer(quote.id, { priceMin: -1 }))).rejects.toEqual(wrong({ price: "price" }));
    await as(owner).answer(answer(quote.id, { ...bare, isOnSite: true }));
    const closed = await aQuote(vendor, reem, { status: "closed" });
    await expect(as(owner).answer(answer(closed.id))).rejects.toEqual(refused("STATUS_CONFLICT"));
    expect((await as(reem).get({ id: closed.id })).answers).toEqual([]);
  });

  test("its documents are for who may see the request", async () => {
    const quote = await aQuote(vendor, reem);
    await as(owner).answer(answer(quote.id, { documents: [pdf()] }));
    const [file] = (await as(reem).get({ id: quote.id })).answers[0]?.files ?? [];
    const row = { id: file?.id ?? "", is_public: false, owner_id: owner.id };
    const may = async (viewers: readonly (Viewer | null)[]) => Promise.all(viewers.map((viewer) => maySeeFile(viewer, row)));
    expect(await may([reem, reader, admin])).toEqual([true, true, true]);
    expect(await may([rival, null])).toEqual([false, false]);
  });
});
