import { beforeEach, expect, test, vi } from "vitest";
import { as } from "#app/api/testing/world.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { maySeeFile } from "#app/platform/media/file-access.server.ts";
import { mailsTo } from "#app/platform/testing/mails.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { eraseReviewer } from "./server/erase.server.ts";
import { reviewModeration } from "./server/moderation.server.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

const code = (wanted: string) => expect.objectContaining({ code: wanted });
const problems = (fields: object) => expect.objectContaining({ code: "INVALID", data: { fields } });
const WORK = "A kitchen in Al Malqa, 2024";
let designer: Viewer;
let client: Viewer;

const paper = (name = "contract.pdf") => new File(["%PDF-1.7\n%%EOF\n"], name);
const invite = (viewer = designer, email = client.email, work = WORK, evidence = [paper()]) => as(viewer).reviews.invite({ email, work, evidence });
const evidenceOf = (viewer: Viewer) =>
  db
    .selectFrom("review_evidence as e")
    .innerJoin("review_invitations as i", "i.id", "e.invitation_id")
    .innerJoin("files as f", "f.id", "e.file_id")
    .select(["f.id", "f.owner_id", "f.is_public", "e.name"])
    .where("i.professional_id", "=", viewer.id)
    .orderBy("e.position")
    .execute();
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
  // Words of one's own never go to an address that nobody confirmed.
  expect(mailsTo(client.email)).toMatchObject([{ subject: expect.stringContaining(designer.name) }]);
  expect(JSON.stringify(mailsTo(client.email))).not.toContain(WORK);
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

test("evidence is needed, looked at and stored whole or not at all; sent again it takes the place of the first", async () => {
  await expect(invite(designer, client.email, WORK, [])).rejects.toEqual(problems({ evidence: "noEvidence" }));
  await expect(
    invite(
      designer,
      client.email,
      WORK,
      [1, 2, 3, 4].map(() => paper()),
    ),
  ).rejects.toEqual(problems({ evidence: "muchEvidence" }));
  await expect(invite(designer, client.email, WORK, [paper(), new File(["MZ"], "contract.pdf")])).rejects.toEqual(problems({ "evidence.1": "UNSUPPORTED" }));
  expect([await evidenceOf(designer), codesTo(client.email), await states()]).toEqual([[], [], []]);
  await invite(designer, client.email, WORK, [paper("a.pdf"), paper("b.pdf")]);
  const first = await evidenceOf(designer);
  expect(first.map(({ name, is_public }) => [name, is_public])).toEqual([
    ["a.pdf", false],
    ["b.pdf", false],
  ]);
  await invite(designer, client.email, WORK, [paper("c.pdf")]);
  expect((await evidenceOf(designer)).map(({ name }) => name)).toEqual(["c.pdf"]);
  expect(
    await db
      .selectFrom("files")
      .select("id")
      .where(
        "id",
        "in",
        first.map(({ id }) => id),
      )
      .execute(),
  ).toEqual([]);
});

test("evidence is for moderation alone, beside the review that it stands for", async () => {
  await invite();
  await confirm(client, codesTo(client.email)[0] ?? "");
  const { id } = await review(client);
  const [file] = await evidenceOf(designer);
  if (!file) throw new Error("no evidence");
  const admin = await aUser("admin");
  for (const [viewer, sees] of [
    [admin, true],
    [designer, true],
    [client, false],
    [await aUser("professional"), false],
    [null, false],
  ] as const)
    expect(await maySeeFile(viewer, file), viewer?.role).toBe(sees);
  expect(await reviewModeration.find([id], "en")).toMatchObject([{ documents: [{ id: file.id, name: "contract.pdf", mime: "application/pdf" }] }]);
  expect(JSON.stringify(await as(null).reviews.list({ type: "professional", id: designer.id }))).not.toContain(file.id);
  expect(JSON.stringify(await as(client).reviews.listMine({}))).not.toContain(file.id);
});

test("with an erased client goes the evidence of their work, and no neighbor's", async () => {
  const other = await aUser();
  await invite();
  await invite(designer, other.email, WORK, [paper("other.pdf")]);
  await db.transaction().execute((trx) => eraseReviewer(trx, client.id));
  expect((await evidenceOf(designer)).map(({ name }) => name)).toEqual(["other.pdf"]);
  expect(await db.selectFrom("files").select("id").where("owner_id", "=", designer.id).execute()).toHaveLength(1);
});

test("an erased client leaves no address; the review stays", async () => {
  await invite();
  await confirm(client, codesTo(client.email)[0] ?? "");
  await review(client);
  await db.transaction().execute((trx) => eraseReviewer(trx, client.id));
  expect(await states()).toEqual([]);
  expect((await as(null).reviews.list({ type: "professional", id: designer.id })).total).toBe(1);
});
