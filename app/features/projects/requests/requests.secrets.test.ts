import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { isContractProcedure } from "@orpc/contract";
import { call } from "@orpc/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { contract, router } from "#app/api/router.server.ts";
import { as } from "#app/api/testing/as.ts";
import { archiveBytes, archiveRecord } from "#app/features/projects/projects/testing/archive-record.ts";
import { bidPdfLoader } from "#app/features/projects/quotations/server/paper.server.ts";
import { aPhotoFile } from "#app/features/projects/quotations/testing/a-photo.ts";
import { feedOf } from "#app/features/projects/schedule/server/calendars.server.ts";
import { aVisit } from "#app/features/projects/schedule/testing/a-visit.ts";
import type { ProcedureMeta } from "#app/platform/api/contract.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { closeLive, connectLive, subscribe } from "#app/platform/live/live.server.ts";
import { PERSON_TOPIC } from "#app/platform/live/person-events.server.ts";
import { maySeeFile } from "#app/platform/media/file-access.server.ts";
import { readablePhone } from "#app/platform/rules/phone.ts";
import { mailsTo } from "#app/platform/testing/mails.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { comparisonPdfLoader } from "./server/comparison-paper.server.ts";
import { aPlacedProject, aRequest } from "./testing/a-request.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

// What nobody may learn, whichever way they ask: each reading procedure of the API is called with every id that is known, and its answer is searched.

const PHONE = "+966500007731";
/** The number as it is stored, and as people read it. */
const PHONES = [PHONE, readablePhone(PHONE)];
const STREET = "Hidden Street 7731";
const OWN_TITLE = "Our own words 7731";
const WORDS = "Sealed words 7731";
/** Of the household, which nobody but its members reads before it is released. */
const NAME = "Hidden Household 7731";
/** 30 × 777.77 riyals with VAT, in halalas. */
const GROSS = 2_683_307;

let reem: Viewer;
let fahad: Viewer;
let saif: Viewer;
let rana: Viewer;
let outsider: Viewer;
let admin: Viewer;
let vendor: Viewer;
let request: { id: string; project_id: string };
let bidId: string;
let quotationId: string;
let photoId: string;
/** What went to open pages: whom, and the event. */
const live: [string, unknown][] = [];
let stopListening = () => {};

beforeAll(async () => {
  await connectLive();
  stopListening = subscribe(PERSON_TOPIC, (payload) => void live.push(JSON.parse(payload) as [string, unknown]));
  [reem, fahad, saif, rana] = [await aUser("homeowner", { name: NAME }), await aUser(), await aUser("professional"), await aUser("professional")];
  [outsider, admin, vendor] = [await aUser("professional"), await aUser("admin"), await aUser("vendor")];
  await db.updateTable("profiles").set({ phone: PHONE }).where("id", "=", reem.id).execute();
  const project_id = await aPlacedProject(reem, "open");
  await db.updateTable("projects").set({ title: OWN_TITLE, street: STREET }).where("id", "=", project_id).execute();
  await db
    .insertInto("project_people")
    .values({ id: newId(), project_id, email: fahad.email, user_id: fahad.id, role: "co_owner", status: "accepted", token: newId(), expires_at: new Date() })
    .execute();
  request = await aRequest(reem, { invited: [saif, rana], project_id });
  ({ id: quotationId } = await as(saif).quotations.create({ vendorId: null, idempotencyKey: randomUUID(), from: { kind: "request", id: request.id } }));
  ({ id: photoId } = await as(saif).quotations.addPhoto({ id: quotationId, photo: await aPhotoFile() }));
  const { content, version, client } = await as(saif).quotations.get({ id: quotationId });
  const groups = content.groups.map((group) => ({
    ...group,
    lines: group.lines.map((line) => ({ ...line, unitPrice: 77_777, note: WORDS, photos: [photoId] })),
  }));
  const saved = await as(saif).quotations.save({
    ...{ id: quotationId, version, client: { name: client.name, email: "" }, content: { ...content, groups, intro: WORDS } },
    notes: {},
  });
  await as(saif).quotations.send({ id: quotationId, version: saved.version });
  for (const { id } of [reem, fahad, saif, rana, outsider])
    await db
      .insertInto("calendar_feeds")
      .values({ owner_id: id, token: `feed-${id}` })
      .execute();
  await as(saif).requests.ask({ id: request.id, idempotencyKey: randomUUID(), body: "Is there a lift?" });
  // Of the household's own request, in which a bidder comes to look.
  await aVisit(rana, reem, { request_id: request.id, project_id, status: "confirmed" });
  ({ id: bidId } = await db.selectFrom("bids").select("id").where("request_id", "=", request.id).executeTakeFirstOrThrow());
});

/** Long lines of a calendar go on in the next one. */
const unfolded = (feed: string) => feed.replaceAll(/\r\n[ \t]/g, "");

afterAll(async () => {
  stopListening();
  await closeLive();
  await disconnect();
});

type Reader = { path: string; procedure: unknown };

function readers(node: unknown, path: string[] = []): Reader[] {
  if (isContractProcedure(node)) {
    const { meta, route } = node["~orpc"] as { meta: ProcedureMeta; route: { method?: string } };
    const procedure = path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], router);
    return route.method === "GET" && meta.access !== undefined ? [{ path: path.join("."), procedure }] : [];
  }
  if (node === null || typeof node !== "object") return [];
  return Object.entries(node).flatMap(([key, child]) => readers(child, [...path, key]));
}

/** What a stream says first; one that waits says nothing. */
async function beginningOf(stream: AsyncIterator<unknown>): Promise<string> {
  const first = stream.next().then(({ value }) => JSON.stringify(value) ?? "");
  const said = await Promise.race([first.catch(() => ""), sleep(200, "")]);
  void stream.return?.();
  return said;
}

/** Everything that the API answers to someone who knows every id, line by line. */
async function answersTo(viewer: Viewer | null): Promise<string[]> {
  const ids = [request.id, request.project_id, bidId, quotationId, reem.id];
  const inputs: object[] = [{}, ...ids.map((id) => ({ id })), ...ids.map((key) => ({ key })), { type: "professional", id: reem.id }];
  inputs.push(...(["fits", "invited", "bids", "won"] as const).map((tab) => ({ tab })), { from: "2026-11-01", to: "2026-12-10" }, { search: "7731" });
  const texts: string[] = [];
  for (const { path, procedure } of readers(contract)) {
    await db.deleteFrom("rate_limits").execute();
    for (const input of inputs) {
      const answer: unknown = await call(procedure as never, input as never, {
        context: { viewer, language: "en", requestId: "secrets", ip: "192.0.2.9" } as never,
        path: path.split("."),
      }).catch(() => undefined);
      const stream = answer as AsyncIterator<unknown> | undefined;
      if (typeof stream?.next === "function") texts.push(`${path} ${await beginningOf(stream)}`);
      else if (answer !== undefined) texts.push(`${path} ${JSON.stringify(answer)}`);
    }
  }
  if (!viewer) return texts;
  const feed = await feedOf(`feed-${viewer.id}`);
  return [...texts, ...mailsTo(viewer.email).map(({ text }) => `mail ${text}`), ...(feed === null ? [] : [`calendar ${unfolded(feed)}`])];
}

const statusOf = (loader: typeof bidPdfLoader, id: string, viewer: Viewer | null) =>
  loader({
    params: { id },
    request: new Request("http://localhost/"),
    context: { get: () => ({ viewer, language: "en", ip: randomUUID() }) },
  } as never)
    .then(({ status }) => status)
    .catch((refusal: unknown) => (refusal instanceof Response ? refusal.status : 500));
const pdfStatus = (viewer: Viewer | null) => statusOf(bidPdfLoader, bidId, viewer);
/** Of the comparison; visitors are asked to sign in. */
const comparisonStatus = (viewer: Viewer | null) => statusOf(comparisonPdfLoader, request.id, viewer);

const photoSeenBy = async (viewer: Viewer | null) =>
  maySeeFile(viewer, await db.selectFrom("files").select(["id", "owner_id", "is_public"]).where("id", "=", photoId).executeTakeFirstOrThrow());

/** Names of files stand in an archive as they are. */
const filesOf = async (viewer: Viewer) => (await archiveBytes(viewer, request.project_id)).toString("latin1");
const bidPhoto = () => `bids/01-${photoId.slice(-6)}`;

/** What nobody may read of the bid before it is opened, and others never. */
const content = () => [WORDS, String(GROSS), "77777", photoId];
const finds = (texts: readonly string[], secrets: readonly string[]) =>
  texts.flatMap((text) => secrets.filter((secret) => text.includes(secret)).map((secret) => `${text.slice(0, 60)}: ${secret}`));

const sentTo = (viewer: Viewer) => live.filter(([userId]) => userId === viewer.id).map(([, event]) => `live ${JSON.stringify(event)}`);

test("what open pages hear names ids alone, and nothing of a sealed bid to anybody but its author", async () => {
  await vi.waitFor(() => expect(sentTo(reem)).not.toEqual([]));
  const secrets = [...content(), bidId, quotationId];
  for (const viewer of [reem, fahad, rana, outsider, vendor, admin]) expect(finds(sentTo(viewer), secrets), viewer.role).toEqual([]);
  expect(
    finds(
      live.map((each) => JSON.stringify(each)),
      [WORDS, String(GROSS), ...PHONES, STREET, OWN_TITLE, NAME, saif.name],
    ),
  ).toEqual([]);
});

test("calendars of bidders show the visit of their own, and nothing of the bid, the telephone or the street", async () => {
  const [own, other, asker] = [await feedOf(`feed-${rana.id}`), await feedOf(`feed-${saif.id}`), await feedOf(`feed-${reem.id}`)];
  expect([own, other, asker].map((feed) => feed?.match(/BEGIN:VEVENT/g)?.length ?? 0)).toEqual([1, 0, 1]);
  expect(finds([unfolded(own ?? ""), unfolded(other ?? "")], [...content(), bidId, ...PHONES, STREET, OWN_TITLE])).toEqual([]);
  expect(finds([unfolded(asker ?? "")], [...content(), bidId, ...PHONES])).toEqual([]);
});

test("a sealed bid, and the household's telephone, street and own title, are in no answer, document, file, mail or archive of those who may not read them", async () => {
  const own = await answersTo(saif);
  // The search itself finds what its author reads.
  for (const secret of content()) expect(finds(own, [secret]), secret).not.toEqual([]);
  expect(finds(own, [...PHONES, STREET, OWN_TITLE, NAME])).toEqual([]);
  for (const viewer of [reem, rana, admin, null]) {
    const texts = await answersTo(viewer);
    expect(texts.length, viewer?.role).toBeGreaterThan(10);
    expect(finds(texts, viewer === admin ? content() : [...content(), bidId]), viewer?.role).toEqual([]);
    if (viewer !== reem && viewer !== admin) expect(finds(texts, [...PHONES, STREET, OWN_TITLE]), viewer?.role).toEqual([]);
  }
  for (const viewer of [reem, fahad, rana, outsider, vendor, admin, null])
    expect([await pdfStatus(viewer), await photoSeenBy(viewer)], viewer?.role).toEqual([404, false]);
  for (const viewer of [reem, fahad, saif, rana, outsider, vendor, admin]) expect(await comparisonStatus(viewer), viewer.role).toBe(404);
  expect(await comparisonStatus(null)).toBe(302);
  for (const viewer of [reem, fahad]) {
    const record = await archiveRecord(viewer, request.project_id);
    expect(record).toContain(request.id);
    expect(finds([record, await filesOf(viewer)], [...content(), bidId, bidPhoto()])).toEqual([]);
  }

  // Opened, it is the household's, in its archive too, and still nobody else's.
  await as(reem).requests.close({ id: request.id });
  for (const viewer of [reem, fahad]) {
    expect(JSON.stringify(await as(viewer).quotations.ofBid({ id: bidId }))).toContain(WORDS);
    expect([await pdfStatus(viewer), await comparisonStatus(viewer), await photoSeenBy(viewer)]).toEqual([200, 200, true]);
    expect(await archiveRecord(viewer, request.project_id)).toContain(WORDS);
    expect(await filesOf(viewer)).toContain(bidPhoto());
  }
  for (const viewer of [saif, rana, outsider, vendor, admin]) expect(await comparisonStatus(viewer), viewer.role).toBe(404);
  for (const viewer of [rana, null]) {
    expect(finds(await answersTo(viewer), content()), viewer?.role).toEqual([]);
    expect([await pdfStatus(viewer), await photoSeenBy(viewer)], viewer?.role).toEqual([404, false]);
  }
}, 600_000);
