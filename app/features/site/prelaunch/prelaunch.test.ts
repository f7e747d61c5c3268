import "#app/api/router.server.ts";
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { db } from "#app/platform/database/db.server.ts";
import { env } from "#app/platform/env/env.server.ts";
import { mailsTo } from "#app/platform/testing/mails.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { MOST_TRIES } from "./prelaunch.ts";
import { exportSignups } from "./server/admin.server.ts";
import { isPrelaunch } from "./server/gate.server.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));
const texts: { to: string; text: string }[] = [];
vi.mock("#app/platform/mail/sms.server.ts", () => ({ sendSms: async (sms: { to: string; text: string }) => void texts.push(sms), smsJob: { name: "sms" } }));

const refused = (code: string) => expect.objectContaining({ code });
const invalid = (...fields: string[]) =>
  expect.objectContaining({ code: "INVALID", data: { fields: Object.fromEntries(fields.map((field) => [field, expect.anything()])) } });

let email: string;
beforeEach(() => {
  email = `hala-${randomUUID()}@example.com`;
});

const form = (contact: string, more: object = {}) => ({ contact, role: "homeowner" as const, city: "Riyadh", hasConsent: true, ...more });
const everyone = (ip: string = randomUUID()) => as(null, "en", ip).prelaunch;
const codeOf = (address: string) => /code: (\d{6})/.exec(mailsTo(address).at(-1)?.text ?? "")?.[1] ?? "";
const linkOf = (address: string, name: string) => new RegExp(`[?&]${name}=([\\w.-]+)`).exec(mailsTo(address).at(-1)?.text ?? "")?.[1] ?? "";
const joined = async (address: string, more: object = {}) => {
  await everyone().signUp(form(address, more));
  return everyone().confirm({ contact: address, code: codeOf(address) });
};
const rowOf = (address: string) => db.selectFrom("prelaunch_signups").selectAll().where("email", "=", address).executeTakeFirst();

describe("signing up", () => {
  test("counts once the address is confirmed by its code", async () => {
    expect(await everyone().signUp(form(email.toUpperCase()))).toEqual({ channel: "email" });
    expect(await rowOf(email)).toMatchObject({ confirmed_at: null, rank: null, role: "homeowner", city: "Riyadh", language: "en" });
    const place = await everyone().confirm({ contact: ` ${email} `, code: codeOf(email) });
    expect(place).toMatchObject({ role: "homeowner", friends: 0 });
    expect(place.place).toBe(place.of);
    expect(await everyone().get({ key: place.key })).toEqual(place);
  });

  test("or by the link, which stays a way in", async () => {
    await everyone().signUp(form(email));
    const token = linkOf(email, "confirm");
    const place = await everyone().confirm({ token });
    expect(await everyone().confirm({ token })).toEqual(place);
  });

  test("by mobile, in any spelling, with a code by text message", async () => {
    expect(await everyone().signUp(form("05 5123 4567"))).toEqual({ channel: "phone" });
    const { to, text } = texts.at(-1) ?? { to: "", text: "" };
    expect(to).toBe("+966551234567");
    const place = await everyone().confirm({ contact: "+966 55 123 4567", code: /\d{6}/.exec(text)?.[0] ?? "" });
    expect(place.place).toBeGreaterThan(0);
  });

  test("names what is wrong, and stores nothing", async () => {
    await expect(everyone().signUp(form("hala", { city: "Atlantis", hasConsent: false }))).rejects.toEqual(invalid("contact", "city", "consent"));
    await expect(everyone().signUp(form("+966112345678"))).rejects.toEqual(invalid("contact"));
    await expect(everyone().signUp(form(email, { hasConsent: false }))).rejects.toEqual(invalid("consent"));
    expect(await rowOf(email)).toBeUndefined();
  });

  test("answers the same for a known address, whose owner gets the way to the place", async () => {
    const place = await joined(email);
    expect(await everyone().signUp(form(email, { role: "vendor", city: "Jeddah" }))).toEqual({ channel: "email" });
    expect(linkOf(email, "key")).toBe(place.key);
    expect(mailsTo(email).at(-1)?.text).not.toContain("Your code");
    // Who typed it changes nothing of it.
    expect(await rowOf(email)).toMatchObject({ role: "homeowner", city: "Riyadh" });
  });
});

describe("codes", () => {
  test("that are wrong, of another address, of nobody, old or used up are refused alike", async () => {
    const other = `saif-${randomUUID()}@example.com`;
    await everyone().signUp(form(email));
    await everyone().signUp(form(other));
    const code = codeOf(email);
    const wrong = code === "000000" ? "000001" : "000000";
    for (const proof of [{ contact: email, code: wrong }, { contact: `no-${email}`, code }, { token: "no-such-token" }])
      await expect(everyone().confirm(proof)).rejects.toEqual(invalid("code"));
    if (codeOf(other) !== code) await expect(everyone().confirm({ contact: other, code })).rejects.toEqual(invalid("code"));
    await db
      .updateTable("prelaunch_signups")
      .set({ code_expires_at: new Date(Date.now() - 1) })
      .where("email", "=", email)
      .execute();
    await expect(everyone().confirm({ contact: email, code })).rejects.toEqual(invalid("code"));
    await expect(everyone().confirm({ token: linkOf(email, "confirm") })).rejects.toEqual(invalid("code"));
    expect(await rowOf(email)).toMatchObject({ confirmed_at: null });
  });

  test("are closed after five wrong ones; a new one opens the way again", async () => {
    await everyone().signUp(form(email));
    const code = codeOf(email);
    const wrong = code === "000000" ? "000001" : "000000";
    for (let tries = 0; tries < MOST_TRIES; tries += 1) await expect(everyone().confirm({ contact: email, code: wrong })).rejects.toEqual(invalid("code"));
    await expect(everyone().confirm({ contact: email, code })).rejects.toEqual(invalid("code"));
    await everyone().signUp(form(email));
    expect(await everyone().confirm({ contact: email, code: codeOf(email) })).toMatchObject({ role: "homeowner" });
  });

  test("are sent a few times an hour, to an address and by a caller", async () => {
    for (let n = 0; n < 4; n += 1) await everyone().signUp(form(email));
    await expect(everyone().signUp(form(email))).rejects.toEqual(refused("TOO_MANY_REQUESTS"));
  });

  test("are sent to, and tried by, a network of one customer, not each of its addresses anew", async () => {
    const network = `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}`;
    let device = 0;
    const someone = () => everyone(`${network}::${(++device).toString(16)}`);
    for (let n = 0; n < 20; n += 1) await someone().signUp(form(`n${n}-${email}`));
    await expect(someone().signUp(form(email))).rejects.toEqual(refused("TOO_MANY_REQUESTS"));
    for (let n = 0; n < 40; n += 1) await expect(someone().confirm({ token: "no-such-token" })).rejects.toEqual(invalid("code"));
    await expect(someone().confirm({ token: "no-such-token" })).rejects.toEqual(refused("TOO_MANY_REQUESTS"));
  });
});

describe("the line", () => {
  test("a friend who confirms moves the inviter up by ten, once; one who only signs up does not", async () => {
    const ahead = await Promise.all(Array.from({ length: 12 }, () => joined(`ahead-${randomUUID()}@example.com`)));
    const mine = await joined(email);
    const before = await everyone().get({ key: mine.key });
    const friend = `friend-${randomUUID()}@example.com`;
    await everyone().signUp(form(friend, { invite: mine.inviteCode }));
    expect((await everyone().get({ key: mine.key })).place).toBe(before.place);
    await everyone().confirm({ contact: friend, code: codeOf(friend) });
    const after = await everyone().get({ key: mine.key });
    expect(after).toMatchObject({ place: before.place - 10, friends: 1, of: before.of + 1 });
    await everyone().confirm({ token: linkOf(friend, "confirm") });
    expect(await everyone().get({ key: mine.key })).toEqual(after);
    // The first of those ahead stays first.
    const first = Math.min(...ahead.map(({ place }) => place));
    expect(Math.min(...(await Promise.all(ahead.map(({ key }) => everyone().get({ key })))).map(({ place }) => place))).toBe(first);
  });

  test("nobody reads a place without its key, and leaving erases", async () => {
    const { key } = await joined(email);
    const forged = key.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    for (const wrong of [forged, key.split(".")[0] ?? "", "x.y"]) await expect(everyone().get({ key: wrong })).rejects.toEqual(refused("NOT_FOUND"));
    await expect(everyone().leave({ key: forged })).rejects.toEqual(refused("NOT_FOUND"));
    await everyone().leave({ key });
    expect(await rowOf(email)).toBeUndefined();
    await expect(everyone().get({ key })).rejects.toEqual(refused("NOT_FOUND"));
  });
});

describe("the switch", () => {
  afterEach(() => {
    env.isPrelaunch = undefined;
  });

  test("is moved by admins, leaves an audit entry, and counts at once", async () => {
    const admin = await aUser("admin");
    await as(admin).prelaunchAdmin.setSwitch({ isOn: true });
    expect(await isPrelaunch()).toBe(true);
    expect(await as(admin).prelaunchAdmin.overview()).toMatchObject({ isOn: true, isFixed: false });
    await as(admin).prelaunchAdmin.setSwitch({ isOn: false });
    expect(await isPrelaunch()).toBe(false);
    const entries = await db.selectFrom("audit_events").select("action").where("actor_id", "=", admin.id).execute();
    expect(entries).toEqual([{ action: "prelaunch.switch" }, { action: "prelaunch.switch" }]);
    await expect(as(await aUser()).prelaunchAdmin.setSwitch({ isOn: true })).rejects.toEqual(refused("FORBIDDEN"));
  });

  test("the environment goes before it", async () => {
    env.isPrelaunch = true;
    expect(await isPrelaunch()).toBe(true);
    const admin = await aUser("admin");
    await expect(as(admin).prelaunchAdmin.setSwitch({ isOn: false })).rejects.toEqual(refused("SWITCH_FIXED"));
  });
});

test("the file has those who confirmed, and no others", async () => {
  await joined(email, { role: "vendor" });
  const waiting = `waiting-${randomUUID()}@example.com`;
  await everyone().signUp(form(waiting));
  const file = await new Response(exportSignups()).text();
  expect(file).toContain(`${email},,vendor,Riyadh,en,0,`);
  expect(file).not.toContain(waiting);
});
