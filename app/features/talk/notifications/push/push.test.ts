import { createDecipheriv, createPublicKey, hkdfSync, verify } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { guardedPost } from "#app/platform/fetch/guarded-fetch.server.ts";
import { clientOf } from "#app/platform/testing/client.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { type News, notifyPerson } from "../server/notify-person.server.ts";
import { notificationsRouter } from "../server/procedures.server.ts";
import { aPushDevice, aSession, browserKeys } from "../testing/a-push-device.ts";
import { isPushAddress, MOST_DEVICES } from "./devices.server.ts";
import { pushJob, sendPush } from "./push.server.ts";
import { areKeys, vapidKeys } from "./vapid.server.ts";

const queued = vi.hoisted(() => [] as { job: { name: string }; data: { noticeId: string; deviceId: string } }[]);
vi.mock("#app/platform/mail/mail.server.ts", () => ({ sendMail: async () => undefined }));
vi.mock("#app/platform/jobs/jobs.server.ts", async (original) => ({
  ...(await original<object>()),
  enqueue: async (job: { name: string }, data: { noticeId: string; deviceId: string }) => void queued.push({ job, data }),
}));

/** A push service: takes messages (RFC 8030) and answers with what the test wants. */
type Message = { path: string; headers: IncomingHttpHeaders; body: Buffer };
const received: Message[] = [];
let status = 201;
let service: Server;
let there: string;
beforeAll(async () => {
  service = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(status).end();
  });
  await new Promise<void>((done) => service.listen(0, "127.0.0.1", done));
  there = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

const post: typeof guardedPost = (address, body, headers, options) =>
  guardedPost(address, body, headers, { ...options, mayConnect: (ip) => ip === "127.0.0.1", mayUsePort: () => true });

/** What a browser does with a message (RFC 8188, RFC 8291). */
function decrypt(body: Buffer, { pair, auth }: ReturnType<typeof browserKeys>): unknown {
  const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)];
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const derive = (secret: Uint8Array, from: Uint8Array, info: Uint8Array, length: number) => Buffer.from(hkdfSync("sha256", secret, from, info, length));
  const material = derive(pair.computeSecret(sender), auth, Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]), 32);
  const key = derive(material, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(material, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const opened = createDecipheriv("aes-128-gcm", key, nonce);
  opened.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
  return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
}

const reem = await aUser("homeowner", { name: "Reem" });
const laila = await aUser("homeowner", { name: "Laila", language: "ar" });
const as = clientOf(notificationsRouter);
const within = async (person: Viewer, userAgent?: string): Promise<Viewer> => ({ ...person, sessionId: await aSession(person, userAgent) });
const aSubscription = () => ({ endpoint: `https://push.example/${newId()}`, keys: browserKeys().keys });
const NEWS: News = { kind: "quote_answered", params: { vendor: "Majlis House", vendorAr: "بيت المجلس" }, href: "/dashboard/quotes" };
const deviceIds = async (person: Viewer) => (await as(person).listDevices()).devices.map(({ id }) => id);
const pushes = () => queued.filter(({ job }) => job.name === pushJob.name).map(({ data }) => data);

/** A notice of this person, and the message about it as it was queued. */
async function pushOf(person: Viewer, news: News = NEWS) {
  await notifyPerson(db, { ...news, userId: person.id });
  const [data] = pushes();
  if (!data) throw new Error("nothing was queued");
  return data;
}

beforeEach(async () => {
  queued.length = 0;
  received.length = 0;
  status = 201;
  await db.deleteFrom("notifications").execute();
  await db.deleteFrom("notification_choices").execute();
  await db.deleteFrom("push_subscriptions").execute();
});

describe("one's own devices", () => {
  test("are added in a session, listed by their browser, and removed", async () => {
    const me = await within(reem, "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36");
    const { id } = await as(me).addDevice(aSubscription());
    const neighbor = await aPushDevice(laila);
    const listed = await as(me).listDevices();
    expect(listed.key).toBe(vapidKeys().publicKey);
    expect(listed.devices).toMatchObject([{ id, browser: "Chrome", system: "Android", kind: "phone", isThis: true }]);
    expect((await as(await within(reem)).listDevices()).devices).toMatchObject([{ id, isThis: false }]);
    await expect(as(me).removeDevice({ id: neighbor })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await as(me).removeDevice({ id });
    expect(await deviceIds(me)).toEqual([]);
    expect(await deviceIds(laila)).toEqual([neighbor]);
  });

  test("are one for each session, ten for each person, and of whoever is signed in there now", async () => {
    const me = await within(reem);
    await as(me).addDevice(aSubscription());
    const { id } = await as(me).addDevice(aSubscription());
    expect(await deviceIds(reem)).toEqual([id]);
    const shared = aSubscription();
    const { id: first } = await as(await within(reem)).addDevice(shared);
    const { id: next } = await as(await within(laila)).addDevice(shared);
    expect([await deviceIds(reem), await deviceIds(laila)]).toEqual([[id], [next]]);
    expect(first).toBe(next);
    for (let n = 0; n < MOST_DEVICES; n++) await as(await within(reem)).addDevice(aSubscription());
    const left = await deviceIds(reem);
    expect(left).toHaveLength(MOST_DEVICES);
    expect(left).not.toContain(id);
  });

  test("end with their session", async () => {
    const me = await within(reem);
    await as(me).addDevice(aSubscription());
    const other = await aPushDevice(reem);
    await db
      .deleteFrom("sessions")
      .where("id", "=", me.sessionId ?? "")
      .execute();
    expect(await deviceIds(reem)).toEqual([other]);
  });

  test("are refused without a session, to an admin who is signed in as someone, and with wrong addresses or keys", async () => {
    const me = await within(reem);
    await expect(as(reem).addDevice(aSubscription())).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await expect(as({ ...laila, sessionId: me.sessionId ?? "" }).addDevice(aSubscription())).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    const impersonated = { ...me, impersonatedBy: { id: newId(), name: "Sami" } };
    await expect(as(impersonated).addDevice(aSubscription())).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(as(me).addDevice({ ...aSubscription(), endpoint: "https://10.0.0.1/push" })).rejects.toMatchObject({
      code: "INVALID",
      data: { fields: { endpoint: "invalid" } },
    });
    const { keys } = aSubscription();
    await expect(as(me).addDevice({ ...aSubscription(), keys: { ...keys, auth: "short" } })).rejects.toMatchObject({
      code: "INVALID",
      data: { fields: { keys: "invalid" } },
    });
    await expect(as(null).listDevices()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    expect(await deviceIds(reem)).toEqual([]);
  });

  test.each([
    ["https://fcm.googleapis.com/fcm/send/abc", true],
    ["https://8.8.8.8/push", true],
    ["http://fcm.googleapis.com/abc", false],
    ["https://push.example:8443/abc", false],
    ["https://user@push.example/abc", false],
    ["https://localhost/abc", false],
    ["https://127.0.0.1/abc", false],
    ["https://2130706433/abc", false],
    ["https://[::1]/abc", false],
    ["https://169.254.169.254/latest", false],
    ["push", false],
  ])("may be reached at %s: %s", (address, wanted) => expect(isPushAddress(address)).toBe(wanted));

  test("have keys that are a point of the curve and a secret", () => {
    const { keys } = browserKeys();
    expect(areKeys(keys)).toBe(true);
    expect(areKeys({ ...keys, p256dh: Buffer.alloc(65, 4).toString("base64url") })).toBe(false);
    expect(areKeys({ ...keys, p256dh: keys.p256dh.slice(0, 40) })).toBe(false);
    expect(areKeys({ ...keys, auth: `${keys.auth}AAAA` })).toBe(false);
  });
});

describe("which notifications go to devices", () => {
  test("those that are mailed at once, until their person chooses otherwise", async () => {
    const [one, two] = [await aPushDevice(reem), await aPushDevice(reem)];
    await aPushDevice(laila);
    await notifyPerson(db, { ...NEWS, userId: reem.id });
    await notifyPerson(db, { kind: "quote_closed", params: { vendor: "Majlis House" }, userId: reem.id });
    expect(
      pushes()
        .map(({ deviceId }) => deviceId)
        .sort(),
    ).toEqual([one, two].sort());
    queued.length = 0;
    await as(reem).setChoice({ kind: "quote_answered", inApp: true, email: "now", push: false });
    await notifyPerson(db, { ...NEWS, userId: reem.id });
    expect(pushes()).toEqual([]);
  });

  test("a choice of mail alone leaves that of devices as it was", async () => {
    await as(reem).setChoice({ kind: "quote_answered", inApp: true, email: "now", push: false });
    expect(await as(reem).setChoice({ kind: "quote_answered", inApp: true, email: "off" })).toMatchObject({ email: "off", push: false });
    await as(reem).stopMails();
    const kinds = (await as(reem).listChoices()).flatMap((group) => group.kinds);
    expect(kinds.find(({ kind }) => kind === "quote_answered")).toMatchObject({ push: false });
    expect(kinds.find(({ kind }) => kind === "message_received")).toMatchObject({ email: "off", push: true });
  });

  test("also what is neither on Diwan nor mailed; a second of a group sends none; a closed account gets none", async () => {
    await aPushDevice(reem);
    await as(reem).setChoice({ kind: "quote_answered", inApp: false, email: "off", push: true });
    await notifyPerson(db, { ...NEWS, userId: reem.id, groupKey: "a" });
    await notifyPerson(db, { ...NEWS, userId: reem.id, groupKey: "a" });
    expect(pushes()).toHaveLength(1);
    queued.length = 0;
    const closed = await aUser("homeowner");
    await aPushDevice(closed);
    await db.updateTable("users").set({ deletion_requested_at: new Date() }).where("id", "=", closed.id).execute();
    await notifyPerson(db, { ...NEWS, userId: closed.id });
    expect(pushes()).toEqual([]);
  });
});

describe("a message", () => {
  test("arrives encrypted for the browser, in its person's language, signed with our key", async () => {
    const browser = browserKeys();
    const deviceId = await aPushDevice(laila, `${there}/laila`, browser.keys);
    const data = await pushOf(laila);
    await sendPush(data, { post });
    const [message] = received;
    if (!message) throw new Error("nothing arrived");
    expect(message.path).toBe("/laila");
    expect(message.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400", urgency: "normal" });
    expect(decrypt(message.body, browser)).toEqual({
      title: "تم الرد على طلب عرض السعر",
      body: "ردّ بيت المجلس على طلبك.",
      href: "/dashboard/quotes",
      tag: data.noticeId,
      lang: "ar",
      dir: "rtl",
    });
    const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(message.headers.authorization ?? "") ?? [];
    expect(key).toBe(vapidKeys().publicKey);
    const point = Buffer.from(key, "base64url");
    const jwk = { kty: "EC", crv: "P-256", x: point.subarray(1, 33).toString("base64url"), y: point.subarray(33).toString("base64url") };
    const [head, claims, signature = ""] = token.split(".");
    const publicKey = { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" as const };
    expect(verify("sha256", Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, "base64url"))).toBe(true);
    expect(JSON.parse(Buffer.from(claims ?? "", "base64url").toString())).toMatchObject({ aud: there, sub: expect.stringMatching(/^mailto:[^<>]+@/) });
    const row = await db.selectFrom("push_subscriptions").selectAll().where("id", "=", deviceId).executeTakeFirstOrThrow();
    expect([row.failures, row.last_success_at]).toEqual([0, expect.any(Date)]);
  });

  test("is cut to what a locked screen shows", async () => {
    const browser = browserKeys();
    await aPushDevice(reem, `${there}/reem`, browser.keys);
    const data = await pushOf(reem, { kind: "quote_answered", params: { vendor: "A".repeat(400) }, href: "/dashboard/quotes" });
    await sendPush(data, { post });
    const { body } = decrypt(received[0]?.body ?? Buffer.alloc(0), browser) as { body: string };
    expect(body).toMatch(/^A+…$/);
    expect(body).toHaveLength(200);
  });

  test.each([404, 410, 401, 403])("that meets %i ends the device, and no other", async (answer) => {
    await aPushDevice(reem, `${there}/gone`);
    const data = await pushOf(reem);
    const neighbor = await aPushDevice(reem, `${there}/there`);
    status = answer;
    await sendPush(data, { post });
    expect(await deviceIds(reem)).toEqual([neighbor]);
  });

  test.each([429, 500, 503])("that meets %i is sent again later", async (answer) => {
    const id = await aPushDevice(reem, `${there}/busy`);
    const data = await pushOf(reem);
    status = answer;
    await expect(sendPush(data, { post })).rejects.toThrow(String(answer));
    const failures = async () => (await db.selectFrom("push_subscriptions").select("failures").where("id", "=", id).executeTakeFirstOrThrow()).failures;
    expect(await failures()).toBe(1);
    status = 201;
    await sendPush(data, { post });
    expect([received.length, await failures()]).toEqual([2, 0]);
  });

  test("that is refused for itself is not sent again; fifty failures in a row end the device", async () => {
    const id = await aPushDevice(reem, `${there}/picky`);
    const data = await pushOf(reem);
    status = 413;
    await sendPush(data, { post });
    expect(await deviceIds(reem)).toEqual([id]);
    await db.updateTable("push_subscriptions").set({ failures: 49 }).where("id", "=", id).execute();
    await sendPush(data, { post });
    expect(await deviceIds(reem)).toEqual([]);
  });

  test("never goes into our own network, wherever its address was stored", async () => {
    await aPushDevice(reem, `${there}/inside`);
    await sendPush(await pushOf(reem));
    expect([received.length, await deviceIds(reem)]).toEqual([0, []]);
  });

  test("is not sent about what was read or removed, to a blocked account, or after the session", async () => {
    const id = await aPushDevice(reem, `${there}/reem`);
    const data = await pushOf(reem);
    const notice = (values: object) => db.updateTable("notifications").set(values).where("id", "=", data.noticeId).execute();
    const person = (values: object) => db.updateTable("users").set(values).where("id", "=", reem.id).execute();
    await notice({ is_read: true });
    await sendPush(data, { post });
    await notice({ is_read: false, removed_at: new Date() });
    await sendPush(data, { post });
    await notice({ removed_at: null });
    for (const column of ["suspended_at", "deletion_requested_at"]) {
      await person({ [column]: new Date() });
      await sendPush(data, { post });
      await person({ [column]: null });
    }
    const { session_id } = await db.selectFrom("push_subscriptions").select("session_id").where("id", "=", id).executeTakeFirstOrThrow();
    const ends = (at: number) =>
      db
        .updateTable("sessions")
        .set({ expires_at: new Date(at) })
        .where("id", "=", session_id)
        .execute();
    await ends(Date.now() - 1_000);
    await sendPush(data, { post });
    expect(received).toEqual([]);
    await ends(Date.now() + 60_000);
    await sendPush(data, { post });
    expect(received).toHaveLength(1);
  });

  test("of someone else's notification is none", async () => {
    const device = await aPushDevice(laila, `${there}/laila`);
    await aPushDevice(reem, `${there}/reem`);
    const data = await pushOf(reem);
    await sendPush({ ...data, deviceId: device }, { post });
    expect(received).toEqual([]);
  });
});

test("the pair of keys follows from the secret alone", () => {
  const [one, again, other] = ["a secret of one product", "a secret of one product", "another secret"].map((secret) => vapidKeys(secret));
  expect(one).toEqual(again);
  expect(other?.privateKey).not.toBe(one?.privateKey);
  expect([Buffer.from(one?.publicKey ?? "", "base64url").length, Buffer.from(one?.privateKey ?? "", "base64url").length]).toEqual([65, 32]);
});
