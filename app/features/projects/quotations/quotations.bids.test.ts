import "#app/api/router.server.ts";
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { aRequest } from "#app/features/projects/requests/testing/a-request.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { noticesOf } from "#app/platform/testing/notices.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { coverageOf } from "./rules/coverage.ts";
import { addGroups } from "./rules/edits.ts";
import { bidPdfLoader } from "./server/paper.server.ts";
import { aPhotoFile } from "./testing/a-photo.ts";
import { aContent, aLine } from "./testing/a-quotation.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

const refused = (code: string) => expect.objectContaining({ code });
let reem: Viewer;
let saif: Viewer;
let rana: Viewer;
let admin: Viewer;
beforeEach(async () => {
  [reem, saif, rana, admin] = [await aUser(), await aUser("professional"), await aUser("professional"), await aUser("admin")];
});

const begin = (viewer: Viewer, id: string) => as(viewer).quotations.create({ vendorId: null, idempotencyKey: randomUUID(), from: { kind: "request", id } });

/** Writes a price for each line and sends it. @returns the quotation's id */
async function bidFor(viewer: Viewer, requestId: string, riyals: number, warrantyMonths: number | null = null): Promise<string> {
  const { id } = await begin(viewer, requestId);
  const { content, version, client } = await as(viewer).quotations.get({ id });
  const groups = content.groups.map((group) => ({ ...group, lines: group.lines.map((line) => ({ ...line, unitPrice: riyals * 100 })) }));
  const notes = Object.fromEntries(groups.flatMap(({ lines }) => lines.map((line) => [line.id, { cost: 4_321, note: "My secret margin" }])));
  const sent = { ...content, groups, warrantyMonths };
  const saved = await as(viewer).quotations.save({ id, version, client: { name: client.name, email: "" }, content: sent, notes });
  await as(viewer).quotations.send({ id, version: saved.version });
  return id;
}

test("a bid begins once, with a line for each item of the request", async () => {
  const request = await aRequest(reem, { invited: [saif] });
  const { id } = await begin(saif, request.id);
  expect(await begin(saif, request.id)).toEqual({ id });
  const builder = await as(saif).quotations.get({ id });
  expect(builder).toMatchObject({ requestId: request.id, asked: [{ number: 1, name: "Gypsum ceiling", quantity: 30_000, unit: "m2" }] });
  expect(builder.content.groups[0]?.lines).toMatchObject([{ item: 1, text: "Gypsum ceiling", quantity: 30_000, unit: "m2", unitPrice: null }]);
  for (const viewer of [rana, admin]) await expect(begin(viewer, request.id)).rejects.toEqual(refused("NOT_FOUND"));
  await expect(begin(reem, request.id)).rejects.toEqual(refused("FORBIDDEN"));
});

test("the lines of a brief with rooms come by room, which are called by their name or their kind", async () => {
  const request = await aRequest(reem, { invited: [saif] });
  const item = (number: number, name: string, room_kind: string | null, room: string | null = null) => ({
    ...{ id: newId(), request_id: request.id, number, name, room_kind, room },
  });
  await db
    .insertInto("request_items")
    .values([item(2, "Oak floor", "dining_room"), item(3, "Shelves", "majlis", "Guests’ majlis"), item(4, "Table", "dining_room")])
    .execute();
  const { content } = await as(saif).quotations.get({ id: (await begin(saif, request.id)).id });
  expect(content.groups.map(({ name, lines }) => [name, ...lines.map(({ item: number }) => number)])).toEqual([
    ["Dining room", 2, 4],
    ["Guests’ majlis", 3],
    ["The whole project", 1],
  ]);
});

test("a bid takes groups of a template or another quote of its name, with their costs, and answers the same items as before", async () => {
  const { id: earlier } = await as(saif).quotations.create({ vendorId: null, idempotencyKey: randomUUID(), from: { kind: "blank" } });
  const photo = await as(saif).quotations.addPhoto({ id: earlier, photo: await aPhotoFile() });
  const line = aLine({ text: "Scaffold", photos: [photo.id] });
  const notes = { [line.id]: { cost: 5_000, note: "From Abu Fahd" } };
  const { version } = await as(saif).quotations.get({ id: earlier });
  await as(saif).quotations.save({ id: earlier, version, client: { name: "Huda", email: "" }, content: aContent([line], { title: "A villa" }), notes });
  const template = await as(saif).quotations.saveTemplate({ id: earlier, name: "My scaffold" });

  const request = await aRequest(reem, { invited: [saif, rana] });
  const { id } = await begin(saif, request.id);
  expect(await as(saif).quotations.partSources({ id })).toMatchObject({
    templates: [{ id: template.id, name: "My scaffold" }],
    quotations: [{ id: earlier, title: "A villa", client: "Huda" }],
  });
  expect(await as(saif).quotations.partSources({ id, search: "Huda" })).toMatchObject({ templates: [], quotations: [{ id: earlier }] });
  expect(await as(saif).quotations.partSources({ id: earlier })).toMatchObject({ quotations: [{ id }] });

  for (const from of [
    { kind: "template", sourceId: template.id },
    { kind: "quotation", sourceId: earlier },
  ] as const) {
    const parts = await as(saif).quotations.parts({ id, ...from });
    const own = parts.groups[0]?.lines[0];
    expect(own).toMatchObject({ text: "Scaffold", unitPrice: 10_000, item: null, photos: [] });
    expect(own?.id).not.toBe(line.id);
    expect(parts.notes[own?.id ?? ""]).toEqual({ cost: 5_000, note: "From Abu Fahd" });
    const before = await as(saif).quotations.get({ id });
    const content = { ...before.content, groups: addGroups(before.content.groups, parts.groups) };
    await as(saif).quotations.save({ id, version: before.version, client: { name: before.client.name, email: "" }, content, notes: parts.notes });
  }
  const { content, asked } = await as(saif).quotations.get({ id });
  expect(content.groups.map(({ lines }) => lines.map(({ text, item }) => [text, item]))).toEqual([
    [["Gypsum ceiling", 1]],
    [["Scaffold", null]],
    [["Scaffold", null]],
  ]);
  expect(coverageOf(content, asked)).toMatchObject({ asked: 1, answered: 1 });

  // Nobody takes parts of another name's, nor into another name's.
  const other = await begin(rana, request.id);
  for (const sourceId of [earlier, template.id])
    for (const kind of ["template", "quotation"] as const) {
      await expect(as(rana).quotations.parts({ ...other, kind, sourceId })).rejects.toEqual(refused("NOT_FOUND"));
      await expect(as(rana).quotations.parts({ id, kind, sourceId })).rejects.toEqual(refused("NOT_FOUND"));
    }
  expect(await as(rana).quotations.partSources(other)).toEqual({ templates: [], quotations: [] });
  for (const viewer of [rana, reem, admin]) await expect(as(viewer).quotations.partSources({ id })).rejects.toEqual(refused("NOT_FOUND"));
});

test("sent, it is a sealed bid: nobody else reads it, its price or its margin, whichever way they ask", async () => {
  const request = await aRequest(reem, { invited: [saif, rana] });
  const id = await bidFor(saif, request.id, 123);
  expect((await as(saif).requests.get({ id: request.id })).bidder?.bid).toMatchObject({ status: "submitted", revision: 1, total: { amount: 30 * 123 * 115 } });
  await expect(as(reem).requests.compare({ id: request.id })).rejects.toEqual(refused("STILL_SEALED"));
  await expect(as(rana).requests.compare({ id: request.id })).rejects.toEqual(refused("FORBIDDEN"));
  await expect(as(admin).requests.compare({ id: request.id })).rejects.toEqual(refused("NOT_FOUND"));
  for (const viewer of [reem, rana, admin]) await expect(as(viewer).quotations.get({ id })).rejects.toEqual(refused("NOT_FOUND"));
  expect(await noticesOf(reem)).toEqual([]);
});

test("opened, bids stand side by side as they were sent, without what only their authors know", async () => {
  const request = await aRequest(reem, { invited: [saif, rana] });
  const id = await bidFor(saif, request.id, 123);
  await bidFor(rana, request.id, 100, 24);
  // A further draft is not what was sent.
  await as(saif).quotations.revise({ id });
  await as(reem).requests.close({ id: request.id });
  const seen = await as(reem).requests.compare({ id: request.id });
  expect(seen.bids).toMatchObject([
    { bidder: { name: rana.name }, net: 300_000, gross: 345_000, unpriced: 0, warrantyMonths: 24, remarks: [{ kind: "nothing" }] },
    { bidder: { name: saif.name }, net: 369_000, gross: 424_350, unpriced: 0, warrantyMonths: null, remarks: [{ kind: "nothing" }, { kind: "noWarranty" }] },
  ]);
  expect(seen.groups[0]?.items[0]).toMatchObject({
    name: "Gypsum ceiling",
    cells: [
      { kind: "priced", isLowest: true },
      { kind: "priced", isLowest: false },
    ],
  });
  expect(seen.apart).toEqual({ written: 79_350, likely: 79_350 });
  for (const secret of ["secret margin", "4321"]) expect(JSON.stringify(seen)).not.toContain(secret);
});

test("a line for something else than asked says so to the household, and is sent only with words on it", async () => {
  const request = await aRequest(reem, { invited: [saif, rana] });
  await bidFor(rana, request.id, 123);
  const { id } = await begin(saif, request.id);
  const { content, version, client } = await as(saif).quotations.get({ id });
  const withNote = (note: string) => ({
    ...content,
    groups: content.groups.map((group) => ({ ...group, lines: group.lines.map((line) => ({ ...line, unitPrice: 100, differs: true, note })) })),
  });
  const save = (note: string, from: number) =>
    as(saif).quotations.save({ id, version: from, client: { name: client.name, email: "" }, content: withNote(note), notes: {} });
  const silent = await save("", version);
  const line = content.groups[0]?.lines[0]?.id ?? "";
  await expect(as(saif).quotations.send({ id, version: silent.version })).rejects.toEqual(
    expect.objectContaining({ code: "INVALID", data: { fields: { [line]: "differs" } } }),
  );
  const said = await save("Paint instead of gypsum", silent.version);
  await as(saif).quotations.send({ id, version: said.version });
  await as(reem).requests.close({ id: request.id });
  const { groups } = await as(reem).requests.compare({ id: request.id });
  expect(groups[0]?.items[0]?.cells).toMatchObject([
    { kind: "priced", isLowest: false, mismatch: "other", said: [{ text: "", note: "Paint instead of gypsum" }] },
    { kind: "priced", isLowest: false, mismatch: null },
  ]);
});

test("a revised bid counts until the second of the deadline", async () => {
  const request = await aRequest(reem, { invited: [saif] });
  const id = await bidFor(saif, request.id, 123);
  await as(saif).quotations.revise({ id });
  const { version } = await as(saif).quotations.get({ id });
  await db.updateTable("requests").set({ deadline: new Date() }).where("id", "=", request.id).execute();
  await expect(as(saif).quotations.send({ id, version })).rejects.toEqual(refused("NO_MORE_BIDS"));
  expect((await as(reem).requests.compare({ id: request.id })).bids).toMatchObject([{ revision: 1, gross: 424_350 }]);
});

test("once bidding is over no further version begins, also for who won; a renewed bid that the household asks for does", async () => {
  const request = await aRequest(reem, { invited: [saif, rana] });
  const [id, other] = [await bidFor(saif, request.id, 123), await bidFor(rana, request.id, 100)];
  expect(await as(saif).quotations.get({ id })).toMatchObject({ bidEnd: null });
  await as(reem).requests.close({ id: request.id });
  expect(await as(saif).quotations.get({ id })).toMatchObject({ bidEnd: "over" });
  await expect(as(saif).quotations.revise({ id })).rejects.toEqual(refused("NO_MORE_BIDS"));
  const bids = (await as(reem).requests.compare({ id: request.id })).bids;
  const [bidOfRana = "", bidOfSaif = ""] = [rana, saif].map(({ name }) => bids.find(({ bidder }) => bidder.name === name)?.id);
  await as(reem).bids.askRenewal({ id: bidOfRana });
  expect(await as(rana).quotations.get({ id: other })).toMatchObject({ bidEnd: null });
  await as(rana).quotations.revise({ id: other });
  await as(reem).bids.award({ id: bidOfSaif });
  await expect(as(saif).quotations.revise({ id })).rejects.toEqual(refused("NO_MORE_BIDS"));
  expect(await as(saif).quotations.get({ id })).toMatchObject({ isSent: true, number: 1, bidEnd: "over" });
  // The draft of the other bidder says so, too, and can still be deleted.
  expect(await as(rana).quotations.get({ id: other })).toMatchObject({ isSent: false, bidEnd: "over" });
  await as(rana).quotations.remove({ id: other });
});

test("of a bid that was withdrawn no further version begins", async () => {
  const request = await aRequest(reem, { invited: [saif] });
  const id = await bidFor(saif, request.id, 123);
  const { id: bidId } = await db.selectFrom("bids").select("id").where("request_id", "=", request.id).executeTakeFirstOrThrow();
  await as(saif).bids.withdraw({ id: bidId });
  expect(await as(saif).quotations.get({ id })).toMatchObject({ bidEnd: "withdrawn" });
  await expect(as(saif).quotations.revise({ id })).rejects.toEqual(refused("NO_MORE_BIDS"));
});

test("two clicks at once begin one bid", async () => {
  const request = await aRequest(reem, { invited: [saif] });
  const [first, second] = await Promise.all([begin(saif, request.id), begin(saif, request.id)]);
  expect(second).toEqual(first);
});

test("one bid is the household's to read once it is opened, on its page and as a document; until then nothing says that it is there", async () => {
  const request = await aRequest(reem, { invited: [saif, rana] });
  await bidFor(saif, request.id, 123);
  const { id } = await db.selectFrom("bids").select("id").where("request_id", "=", request.id).executeTakeFirstOrThrow();
  const pdf = (viewer: Viewer) =>
    bidPdfLoader({ params: { id }, request: new Request("http://localhost/"), context: { get: () => ({ viewer, language: "ar", ip: randomUUID() }) } } as never)
      .then(({ status }) => status)
      .catch((refusal: unknown) => (refusal instanceof Response ? refusal.status : 500));
  for (const viewer of [reem, rana, admin]) {
    await expect(as(viewer).quotations.ofBid({ id })).rejects.toEqual(refused("NOT_FOUND"));
    expect(await pdf(viewer)).toBe(404);
  }
  expect(await db.selectFrom("audit_events").select("action").where("actor_id", "=", saif.id).execute()).toEqual([]);
  await as(reem).requests.close({ id: request.id });
  const paper = await as(reem).quotations.ofBid({ id });
  // Its household is the reader, not the title of its request.
  expect(paper).toMatchObject({ client: null, number: 1, author: { name: saif.name }, content: { groups: [{ lines: [{ unitPrice: 12_300 }] }] } });
  for (const secret of ["secret margin", "4321"]) expect(JSON.stringify(paper)).not.toContain(secret);
  expect(await pdf(reem)).toBe(200);
  for (const viewer of [rana, admin]) {
    await expect(as(viewer).quotations.ofBid({ id })).rejects.toEqual(refused("NOT_FOUND"));
    expect(await pdf(viewer)).toBe(404);
  }
});
