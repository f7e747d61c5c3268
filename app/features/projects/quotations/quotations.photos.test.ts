import "#app/api/router.server.ts";
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { aRequest } from "#app/features/projects/requests/testing/a-request.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { maySeeFile } from "#app/platform/media/file-access.server.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { MOST_LINE_PHOTOS, type QuotationContent } from "./quotation.ts";
import { sharedPdfLoader, sharedPhotoLoader } from "./server/paper.server.ts";
import { removeUnusedPhotos } from "./server/photos.server.ts";
import { aPhotoFile } from "./testing/a-photo.ts";
import { aContent, aLine } from "./testing/a-quotation.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

const refused = (code: string) => expect.objectContaining({ code });
let photo: File;
let rana: Viewer;
let rival: Viewer;
let reem: Viewer;
let admin: Viewer;
beforeAll(async () => {
  photo = await aPhotoFile();
});
beforeEach(async () => {
  [rana, rival, reem, admin] = [await aUser("professional"), await aUser("professional"), await aUser(), await aUser("admin")];
});

const begin = async (viewer: Viewer) => (await as(viewer).quotations.create({ vendorId: null, idempotencyKey: randomUUID(), from: { kind: "blank" } })).id;
const add = (viewer: Viewer, id: string) => as(viewer).quotations.addPhoto({ id, photo });
async function save(viewer: Viewer, id: string, content: QuotationContent) {
  const { version } = await as(viewer).quotations.get({ id });
  return as(viewer).quotations.save({ id, version, client: { name: "Reem", email: "" }, content, notes: {} });
}
/** A quotation whose one line has one photograph. */
async function written(viewer: Viewer) {
  const id = await begin(viewer);
  const { id: photoId } = await add(viewer, id);
  const content = aContent([aLine({ photos: [photoId] })]);
  const { version } = await save(viewer, id, content);
  return { id, photoId, content, version };
}
const file = (id: string) => db.selectFrom("files").select(["id", "owner_id", "is_public"]).where("id", "=", id).executeTakeFirst();
async function seenBy(fileId: string, viewers: readonly (Viewer | null)[]) {
  const row = await file(fileId);
  return Promise.all(viewers.map((viewer) => (row ? maySeeFile(viewer, row) : "gone")));
}
type Loader = (args: never) => Promise<Response>;
const load = (loader: Loader, params: object) =>
  loader({ params, request: new Request("http://localhost/"), context: { get: () => ({ viewer: null, language: "en", ip: randomUUID() }) } } as never).catch(
    (refusal: unknown) => {
      if (refusal instanceof Response) return refusal;
      throw refusal;
    },
  );

test("a photograph stands in its line, with its size; nobody else adds one, and what was sent takes none", async () => {
  const { id, photoId, content, version } = await written(rana);
  expect(await as(rana).quotations.get({ id })).toMatchObject({ content, photos: [{ id: photoId, width: expect.any(Number) }] });
  for (const viewer of [rival, reem, admin]) await expect(add(viewer, id)).rejects.toEqual(refused("NOT_FOUND"));
  await expect(as(rana).quotations.addPhoto({ id, photo: new File(["MZ"], "floor.jpg", { type: "image/jpeg" }) })).rejects.toMatchObject({
    data: { fields: { photo: "UNSUPPORTED" } },
  });
  await as(rana).quotations.send({ id, version });
  await expect(add(rana, id)).rejects.toEqual(refused("NOT_FOUND"));
});

test("a line names photographs of its own quotation alone, and no more than fit", async () => {
  const [one, other] = [await written(rana), await written(rana)];
  await expect(save(rana, one.id, aContent([aLine({ photos: [other.photoId] })]))).rejects.toMatchObject({ data: { fields: { photos: "unknown" } } });
  const many = Array.from({ length: MOST_LINE_PHOTOS + 1 }, () => randomUUID());
  await expect(save(rana, one.id, aContent([aLine({ photos: many })]))).rejects.toEqual(refused("BAD_REQUEST"));
  expect((await as(rana).quotations.get({ id: one.id })).content).toEqual(one.content);
});

test("until it is sent its author's side alone sees it; then whoever has the link, what stands in it", async () => {
  const { id, photoId, version } = await written(rana);
  const unused = await add(rana, id);
  expect(await seenBy(photoId, [rana, rival, reem, admin, null])).toEqual([true, false, false, false, false]);
  const { link } = await as(rana).quotations.send({ id, version });
  const key = link.split("/").at(-1);
  const answer = await load(sharedPhotoLoader, { key, file: photoId, width: "320" });
  expect([answer.status, answer.headers.get("content-type"), answer.headers.get("referrer-policy")]).toEqual([200, "image/webp", "no-referrer"]);
  for (const params of [
    { key, file: unused.id, width: "320" },
    { key, file: photoId, width: "321" },
    { key: "forged", file: photoId, width: "320" },
    { key, file: "..", width: "320" },
  ])
    expect((await load(sharedPhotoLoader, params)).status, JSON.stringify(params)).toBe(404);
  expect(await seenBy(photoId, [rival, reem, admin, null])).toEqual([false, false, false, false]);
  expect(await as(null).quotations.shared({ key: key ?? "" })).toMatchObject({ photos: [{ id: photoId }] });
  expect((await load(sharedPdfLoader, { key })).status).toBe(200);
});

test("of a sealed bid nobody sees it; of an opened one the household, and no rival or admin", async () => {
  const request = await aRequest(reem, { invited: [rana, rival] });
  const { id } = await as(rana).quotations.create({ vendorId: null, idempotencyKey: randomUUID(), from: { kind: "request", id: request.id } });
  const { id: photoId } = await add(rana, id);
  const { content, version, client } = await as(rana).quotations.get({ id });
  const groups = content.groups.map((group) => ({ ...group, lines: group.lines.map((line) => ({ ...line, unitPrice: 100, photos: [photoId] })) }));
  const saved = await as(rana).quotations.save({ id, version, client: { name: client.name, email: "" }, content: { ...content, groups }, notes: {} });
  await as(rana).quotations.send({ id, version: saved.version });
  expect(await seenBy(photoId, [rana, reem, rival, admin, null])).toEqual([true, false, false, false, false]);
  await as(reem).requests.close({ id: request.id });
  expect(await seenBy(photoId, [rana, reem, rival, admin, null])).toEqual([true, true, false, false, false]);
});

test("a copy has it, too, and keeps it when the first one is deleted; a template has none", async () => {
  const { id, photoId } = await written(rana);
  const { id: template } = await as(rana).quotations.saveTemplate({ id, name: "A majlis" });
  const copy = await as(rana).quotations.create({ vendorId: null, idempotencyKey: randomUUID(), from: { kind: "quotation", id } });
  const bare = await as(rana).quotations.create({ vendorId: null, idempotencyKey: randomUUID(), from: { kind: "template", id: template } });
  const photosOf = async (of: string) => (await as(rana).quotations.get({ id: of })).photos.map((each) => each.id);
  expect([await photosOf(copy.id), await photosOf(bare.id)]).toEqual([[photoId], []]);
  await as(rana).quotations.remove({ id });
  expect(await photosOf(copy.id)).toEqual([photoId]);
  await as(rana).quotations.remove({ id: copy.id });
  expect(await file(photoId)).toBeUndefined();
});

test("what no revision has goes after two days, and not before; what a sent one has stays", async () => {
  const { id, photoId, version } = await written(rana);
  await as(rana).quotations.send({ id, version });
  await as(rana).quotations.revise({ id });
  await save(rana, id, aContent([aLine()]));
  const { id: taken } = await add(rana, id);
  const later = new Date(Date.now() + 2 * DAY_MS);
  await removeUnusedPhotos(new Date(later.getTime() - 60_000));
  expect(await file(taken)).toBeDefined();
  await removeUnusedPhotos(new Date(later.getTime() + 60_000));
  expect([await file(taken), (await file(photoId))?.id]).toEqual([undefined, photoId]);
});
