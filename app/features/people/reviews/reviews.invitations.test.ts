import { beforeEach, expect, test, vi } from "vitest";
import { as } from "#app/api/testing/world.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { mailsTo } from "#app/platform/testing/mails.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { eraseReviewer } from "./server/erase.server.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

const code = (wanted: string) => expect.objectContaining({ code: wanted });
const problems = (fields: object) => expect.objectContaining({ code: "INVALID", data: { fields } });
const WORK = "A kitchen in Al Malqa, 2024";
let designer: Viewer;
let client: Viewer;

const invite = (viewer = designer, email = client.email, work = WORK) => as(viewer).reviews.invite({ email, work });
const codesTo = (email: string): string[] => mailsTo(email).map(({ text }) => /\b[A-Z2-9]{10}\b/.exec(text)?.[0] ?? "");
const confirm = (viewer: Viewer, typed: string) => as(viewer).reviews.confirmInvitation({ code: typed });
const review = (viewer: Viewer, id = designer.id) => as(viewer).reviews.save({ type: "professional", id, rating: 5, body: "Good work" });
const states = async (viewer = designer) => (await as(viewer).reviews.listInvitations()).map(({ email, state }) => [email, state]);
const expire = () => db.updateTable("review_invitations").set({ expires_at: new Date() }).where("professional_id", "=", designer.id).execute();

beforeEach(async () => {
  await db.deleteFrom("rate_limits").execute();
  designer = await aUser("professional");
  await db.updateTable("profiles").set({ professional_type: "architect" }).where("id", "=", designer.id).execute();
  client = await aUser();
});

test("a former client confirms by the code from the mail and reviews; what was done stands with the review", async () => {
  await expect(review(client)).rejects.toEqual(code("FORBIDDEN"));
  await invite(designer, `  ${client.email.toUpperCase()} `, `  ${WORK} `);
  expect(await states()).toEqual([[client.email, "sent"]]);
  await expect(review(client)).rejects.toEqual(code("FORBIDDEN"));
  const [mailed = ""] = codesTo(client.email);
  expect(await confirm(client, ` ${mailed.slice(0, 5).toLowerCase()}-${mailed.slice(5)}`)).toEqual({ id: designer.id });
  expect(await as(client).reviews.listWaiting()).toMatchObject([{ type: "professional", id: designer.id, basis: "invitation" }]);
  await review(client);
  expect((await as(null).reviews.list({ type: "professional", id: designer.id })).items).toMatchObject([{ basis: "invitation", bought: WORK }]);
  expect(await states()).toEqual([[client.email, "confirmed"]]);
  // Confirmed again it is the same; invited again it is said.
  expect(await confirm(client, mailed)).toEqual({ id: designer.id });
  await expect(invite()).rejects.toEqual(problems({ email: "already" }));
});

test("the code is for the address it was mailed to, once that is confirmed, and for that professional", async () => {
  await invite();
  const [mailed = ""] = codesTo(client.email);
  const stranger = await aUser();
  await expect(confirm(stranger, mailed)).rejects.toEqual(code("NOT_FOUND"));
  await expect(confirm(client, "ABCDEFGHJK")).rejects.toEqual(code("NOT_FOUND"));
  await expect(as(null).reviews.confirmInvitation({ code: mailed })).rejects.toEqual(code("UNAUTHORIZED"));
  await db.updateTable("users").set({ email_verified: false }).where("id", "=", client.id).execute();
  await expect(confirm(client, mailed)).rejects.toEqual(code("NOT_FOUND"));
  await db.updateTable("users").set({ email_verified: true }).where("id", "=", client.id).execute();
  await confirm(client, mailed);
  const neighbor = await aUser("professional");
  await expect(review(client, neighbor.id)).rejects.toEqual(code("FORBIDDEN"));
  expect(await states(neighbor)).toEqual([]);
});

test("sent again, the first code ends; after thirty days both do", async () => {
  await invite();
  await invite();
  const [first = "", second = ""] = codesTo(client.email);
  expect(first).not.toBe(second);
  await expect(confirm(client, first)).rejects.toEqual(code("NOT_FOUND"));
  await expire();
  await expect(confirm(client, second)).rejects.toEqual(code("NOT_FOUND"));
  expect(await states()).toEqual([[client.email, "over"]]);
});

test("codes cannot be tried out, and nobody is mailed without end", async () => {
  for (let n = 0; n < 10; n++) await expect(confirm(client, `AAAAAAAAA${n}`)).rejects.toEqual(code("NOT_FOUND"));
  await expect(confirm(client, "AAAAAAAAAA")).rejects.toEqual(code("TOO_MANY_REQUESTS"));
  for (let n = 0; n < 3; n++) await invite();
  await expect(invite()).rejects.toEqual(code("TOO_MANY_REQUESTS"));
});

test("professionals invite, others do not; each wrong field is named, and nothing is mailed", async () => {
  for (const role of ["homeowner", "vendor", "admin"] as const) {
    const other = await aUser(role);
    await expect(invite(other)).rejects.toEqual(code("FORBIDDEN"));
    expect(await as(other).reviews.listInvitations()).toEqual([]);
  }
  await expect(invite(designer, designer.email.toUpperCase())).rejects.toEqual(problems({ email: "own" }));
  await expect(invite(designer, "nobody", " ")).rejects.toEqual(problems({ email: "email", work: "noWork" }));
  await expect(invite(designer, client.email, "x".repeat(121))).rejects.toEqual(problems({ work: "longWork" }));
  expect(codesTo(client.email)).toEqual([]);
  await invite(designer, client.email, "x".repeat(120));
});

test("an erased client leaves no address; the review stays", async () => {
  await invite();
  await confirm(client, codesTo(client.email)[0] ?? "");
  await review(client);
  await db.transaction().execute((trx) => eraseReviewer(trx, client.id));
  expect(await states()).toEqual([]);
  expect((await as(null).reviews.list({ type: "professional", id: designer.id })).total).toBe(1);
});
