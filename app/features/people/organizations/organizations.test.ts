import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { RoleCache, roleCache } from "#app/platform/auth/role-cache.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { giveVendor } from "#app/platform/testing/give-vendor.ts";
import { mailsTo } from "#app/platform/testing/mails.ts";
import { aUser } from "#app/platform/testing/people.ts";
import { handOver, leaveForGood } from "./server/departure.server.ts";

vi.mock("#app/platform/mail/mail.server.ts", () => import("#app/platform/testing/mails.ts"));

const code = (name: string) => expect.objectContaining({ code: name });
const problems = (fields: Record<string, string>) => expect.objectContaining({ code: "INVALID", data: { fields } });

let people: Record<"owner" | "manager" | "editor" | "viewer" | "stranger" | "homeowner", Viewer>;
/** The organization of the tests, and its neighbor, which stays as it is. */
let id: string;
let neighborId: string;
let vendorId: string;

const teamOf = async (organizationId: string) => {
  const rows = await db.selectFrom("organization_members").select(["user_id", "role"]).where("organization_id", "=", organizationId).execute();
  return Object.fromEntries(rows.map(({ user_id, role }) => [user_id, role]));
};
const kindsOf = async ({ id: userId }: Viewer) =>
  (await db.selectFrom("notifications").select("kind").where("user_id", "=", userId).execute()).map(({ kind }) => kind);
const tokenIn = (text: string | undefined) => /invitations\/organization\/([\w-]+)/.exec(text ?? "")?.[1] ?? "";

beforeAll(async () => {
  const names = { owner: "vendor", manager: "homeowner", editor: "homeowner", viewer: "homeowner", stranger: "vendor", homeowner: "homeowner" } as const;
  people = {} as typeof people;
  for (const [name, role] of Object.entries(names)) people[name as keyof typeof people] = await aUser(role, { name, isVendorStaff: name !== "homeowner" });
});
beforeEach(async () => {
  await db.deleteFrom("rate_limits").execute();
  await db.deleteFrom("notifications").execute();
  await db.deleteFrom("conversations").execute();
  await db.deleteFrom("vendors").execute();
  await db.deleteFrom("organizations").execute();
  const { owner, manager, editor, viewer, stranger } = people;
  const vendor = async (name: string) => {
    const row = { id: newId(), name, slug: `${name.toLowerCase()}-${newId()}`, status: "Verified" };
    await db.insertInto("vendors").values(row).execute();
    return row.id;
  };
  vendorId = await vendor("Sidra");
  id = await giveVendor(vendorId, owner.id, { [manager.id]: "manager", [editor.id]: "editor", [viewer.id]: "viewer" });
  neighborId = await giveVendor(await vendor("Neighbor"), stranger.id, { [editor.id]: "editor" });
});
describe("a team", () => {
  test("is seen by its members, addresses by those who manage it", async () => {
    const { owner, editor, stranger } = people;
    const seen = await as(owner).organizations.get({ id });
    expect(seen.members.map(({ role }) => role)).toEqual(["owner", "manager", "editor", "viewer"]);
    expect(seen.members.map(({ canRemove }) => canRemove)).toEqual([false, true, true, true]);
    const byEditor = await as(editor).organizations.get({ id });
    expect(byEditor.members.map(({ email }) => email)).toEqual([null, null, editor.email, null]);
    expect(byEditor.can).toEqual(["read", "answer", "editListing"]);
    await expect(as(stranger).organizations.get({ id })).rejects.toEqual(code("NOT_FOUND"));
    await expect(as(owner).organizations.get({ id: newId() })).rejects.toEqual(code("NOT_FOUND"));
  });

  test("is managed by owners and managers; the neighbor stays as it is", async () => {
    const { owner, manager, editor, viewer } = people;
    const before = await teamOf(neighborId);
    await as(manager).organizations.setRole({ id, userId: viewer.id, role: "editor" });
    expect((await teamOf(id))[viewer.id]).toBe("editor");
    expect(await kindsOf(viewer)).toEqual(["organization_role"]);
    await expect(as(manager).organizations.setRole({ id, userId: editor.id, role: "owner" })).rejects.toEqual(code("FORBIDDEN"));
    await expect(as(manager).organizations.removeMember({ id, userId: owner.id })).rejects.toEqual(code("FORBIDDEN"));
    for (const other of [editor, viewer]) {
      await expect(as(other).organizations.setRole({ id, userId: manager.id, role: "viewer" })).rejects.toEqual(code("FORBIDDEN"));
      await expect(as(other).organizations.removeMember({ id, userId: manager.id })).rejects.toEqual(code("FORBIDDEN"));
      await expect(as(other).organizations.update({ id, name: "Mine" })).rejects.toEqual(code("FORBIDDEN"));
      await expect(as(other).organizations.invite({ id, email: "new@test.example", role: "viewer" })).rejects.toEqual(code("FORBIDDEN"));
    }
    await expect(as(owner).organizations.setRole({ id, userId: people.stranger.id, role: "viewer" })).rejects.toEqual(code("NOT_FOUND"));
    await as(owner).organizations.removeMember({ id, userId: editor.id });
    expect(Object.keys(await teamOf(id))).not.toContain(editor.id);
    expect(await teamOf(neighborId)).toEqual(before);
  });

  test("has an owner at any time, also when two leave at once", async () => {
    const { owner, manager } = people;
    await expect(as(owner).organizations.removeMember({ id, userId: owner.id })).rejects.toEqual(code("LAST_OWNER"));
    await expect(as(owner).organizations.setRole({ id, userId: owner.id, role: "editor" })).rejects.toEqual(code("LAST_OWNER"));
    await as(owner).organizations.setRole({ id, userId: manager.id, role: "owner" });
    const left = await Promise.allSettled([
      as(owner).organizations.removeMember({ id, userId: owner.id }),
      as(manager).organizations.removeMember({ id, userId: manager.id }),
    ]);
    expect(left.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(Object.values(await teamOf(id)).filter((role) => role === "owner")).toHaveLength(1);
  });

  test("shows its money to owners and managers alone, from the change of a role on", async () => {
    const { owner, manager, editor, viewer, homeowner } = people;
    const sees = async (person: Viewer) => (await roleCache().get(person.id))?.seesMoney;
    expect(await Promise.all([owner, manager, editor, viewer, homeowner].map(sees))).toEqual([true, true, false, false, false]);
    await as(owner).organizations.setRole({ id, userId: manager.id, role: "editor" });
    await as(owner).organizations.setRole({ id, userId: viewer.id, role: "manager" });
    expect(await Promise.all([manager, viewer].map(sees))).toEqual([false, true]);
    await db.updateTable("vendors").set({ deleted_at: new Date() }).where("id", "=", vendorId).execute();
    expect((await new RoleCache().get(owner.id))?.seesMoney).toBe(false);
  });

  test("is handed over whole", async () => {
    const { owner, manager, viewer } = people;
    await expect(as(manager).organizations.transfer({ id, userId: viewer.id })).rejects.toEqual(code("FORBIDDEN"));
    await as(owner).organizations.transfer({ id, userId: viewer.id });
    expect(await teamOf(id)).toMatchObject({ [owner.id]: "manager", [viewer.id]: "owner" });
    const entries = await db.selectFrom("audit_events").select("action").where("entity_id", "=", id).execute();
    expect(entries.map(({ action }) => action)).toEqual(["organization.role", "organization.role"]);
  });

  test("goes only when it has no entry in the directory", async () => {
    const { owner, manager } = people;
    await expect(as(manager).organizations.remove({ id })).rejects.toEqual(code("FORBIDDEN"));
    await expect(as(owner).organizations.remove({ id })).rejects.toEqual(code("LISTED"));
    await db.updateTable("vendors").set({ deleted_at: new Date() }).where("id", "=", vendorId).execute();
    await as(owner).organizations.remove({ id });
    expect(await teamOf(id)).toEqual({});
    expect(await db.selectFrom("vendors").select("organization_id").where("id", "=", vendorId).executeTakeFirst()).toEqual({ organization_id: null });
    expect(Object.keys(await teamOf(neighborId))).toHaveLength(2);
  });
});

describe("a removed member", () => {
  const ask = async (viewer: Viewer) => {
    const { homeowner } = people;
    const quote = { id: newId(), idempotency_key: newId(), vendor_id: vendorId, requester_id: homeowner.id, project_type: "majlis", city: "Riyadh" };
    const rest = { start_when: "now", description: "A majlis", contact_name: "Reem", contact_email: "reem@test.example", language: "en" };
    await db
      .insertInto("quote_requests")
      .values({ ...quote, ...rest })
      .execute();
    const { conversationId } = await as(homeowner).messages.start({ about: { quote: quote.id }, idempotencyKey: newId(), body: "Hello" });
    return { quoteId: quote.id, conversationId, client: as(viewer) };
  };

  test("can do nothing any more in the same session, and is not notified", async () => {
    const { owner, editor, homeowner } = people;
    const { client, quoteId, conversationId } = await ask(editor);
    expect((await client.quotes.listReceived({})).items).toHaveLength(1);
    await client.messages.send({ id: conversationId, idempotencyKey: newId(), body: "We can." });
    expect(await kindsOf(editor)).toContain("message_received");
    await as(owner).organizations.removeMember({ id, userId: editor.id });
    await db.deleteFrom("notifications").execute();
    expect((await client.quotes.listReceived({})).items).toEqual([]);
    await expect(client.quotes.get({ id: quoteId })).rejects.toEqual(code("NOT_FOUND"));
    await expect(client.quotes.setStatus({ id: quoteId, status: "closed" })).rejects.toEqual(code("NOT_FOUND"));
    await expect(client.messages.get({ id: conversationId })).rejects.toEqual(code("NOT_FOUND"));
    await expect(client.messages.send({ id: conversationId, idempotencyKey: newId(), body: "Me again" })).rejects.toEqual(code("NOT_FOUND"));
    expect((await client.messages.list({})).items).toEqual([]);
    await as(homeowner).messages.send({ id: conversationId, idempotencyKey: newId(), body: "When?" });
    expect(await kindsOf(editor)).toEqual([]);
    expect(await kindsOf(owner)).toEqual(["message_received"]);
  });

  test("a viewer reads and does not answer; a new member finds what was said", async () => {
    const { owner, viewer, homeowner, stranger } = people;
    const { client, quoteId, conversationId } = await ask(viewer);
    expect(await client.quotes.get({ id: quoteId })).toMatchObject({ permissions: { canChangeStatus: false, canMessage: false } });
    await expect(client.quotes.setStatus({ id: quoteId, status: "seen" })).rejects.toEqual(code("FORBIDDEN"));
    expect(await client.messages.get({ id: conversationId })).toMatchObject({ obstacle: "readOnly" });
    await expect(client.messages.send({ id: conversationId, idempotencyKey: newId(), body: "Hi" })).rejects.toMatchObject({
      code: "REFUSED",
      data: { obstacle: "readOnly" },
    });
    expect(await kindsOf(viewer)).toEqual([]);
    await as(owner).messages.send({ id: conversationId, idempotencyKey: newId(), body: "Gladly." });
    const page = await client.messages.page({ id: conversationId });
    expect(page.items.map(({ isMine, author }) => [isMine, author])).toEqual([
      [false, null],
      [true, "owner"],
    ]);
    expect((await as(homeowner).messages.page({ id: conversationId })).items.map(({ isMine, author }) => [isMine, author])).toEqual([
      [true, null],
      [false, null],
    ]);
    await db.insertInto("organization_members").values({ organization_id: neighborId, user_id: homeowner.id, role: "viewer" }).execute();
    await expect(as(stranger).messages.get({ id: conversationId })).rejects.toEqual(code("NOT_FOUND"));
  });
});

describe("invitations", () => {
  const inviteTo = async (email: string, role: "manager" | "editor" | "viewer" = "editor") => {
    const { invitationId } = await as(people.manager).organizations.invite({ id, email, role });
    return { invitationId, token: tokenIn(mailsTo(email.trim()).at(-1)?.text) };
  };

  test("go by mail, and by the bell to who has an account; only the mail has the secret", async () => {
    const { homeowner } = people;
    const count = () => mailsTo(homeowner.email).filter(({ text }) => tokenIn(text)).length;
    const before = count();
    const { invitationId, token } = await inviteTo(` ${homeowner.email.toUpperCase()} `);
    expect(count() - before).toBe(1);
    expect(await kindsOf(homeowner)).toEqual(["organization_invited"]);
    const stored = JSON.stringify([
      await db.selectFrom("organization_invitations").selectAll().execute(),
      await db.selectFrom("notifications").selectAll().execute(),
    ]);
    expect(stored).not.toContain(token);
    expect(await as(null).organizations.getInvitation({ key: token })).toMatchObject({
      name: "Sidra",
      role: "editor",
      inviter: "manager",
      state: "open",
      isForViewer: false,
    });
    expect(await as(homeowner).organizations.getInvitation({ key: invitationId })).toMatchObject({ isForViewer: true });
    await db.updateTable("profiles").set({ full_name_ar: "المديرة" }).where("id", "=", people.manager.id).execute();
    expect(await as(homeowner, "ar").organizations.getInvitation({ key: invitationId })).toMatchObject({ inviter: "المديرة" });
    await expect(as(null).organizations.getInvitation({ key: invitationId })).rejects.toEqual(code("NOT_FOUND"));
    await expect(as(people.stranger).organizations.getInvitation({ key: invitationId })).rejects.toEqual(code("NOT_FOUND"));
    expect((await as(homeowner).organizations.listMine()).invitations).toMatchObject([{ id: invitationId }]);
  });

  test("are accepted once, by the invited account", async () => {
    const { homeowner, stranger, manager } = people;
    const { token } = await inviteTo(homeowner.email, "viewer");
    await expect(as(stranger).organizations.answerInvitation({ key: token, isAccepted: true })).rejects.toEqual(code("WRONG_PERSON"));
    await db.updateTable("users").set({ email_verified: false }).where("id", "=", homeowner.id).execute();
    await expect(as(homeowner).organizations.answerInvitation({ key: token, isAccepted: true })).rejects.toEqual(code("UNVERIFIED"));
    await db.updateTable("users").set({ email_verified: true }).where("id", "=", homeowner.id).execute();
    const twice = await Promise.allSettled([1, 2].map(() => as(homeowner).organizations.answerInvitation({ key: token, isAccepted: true })));
    expect(twice.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(twice.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "OVER", data: { state: "accepted" } } });
    expect((await teamOf(id))[homeowner.id]).toBe("viewer");
    expect(await kindsOf(manager)).toEqual(["organization_joined"]);
    await expect(inviteTo(homeowner.email)).rejects.toEqual(problems({ email: "member" }));
  });

  test("end by time, by withdrawal and by a newer link", async () => {
    const { homeowner, manager } = people;
    const first = await inviteTo(homeowner.email);
    await expect(inviteTo(homeowner.email)).rejects.toEqual(problems({ email: "already" }));
    await db
      .updateTable("organization_invitations")
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where("id", "=", first.invitationId)
      .execute();
    await expect(as(homeowner).organizations.answerInvitation({ key: first.token, isAccepted: true })).rejects.toMatchObject({
      code: "OVER",
      data: { state: "expired" },
    });
    await as(manager).organizations.resend({ id, invitationId: first.invitationId });
    const second = tokenIn(mailsTo(homeowner.email).at(-1)?.text);
    await expect(as(homeowner).organizations.answerInvitation({ key: first.token, isAccepted: true })).rejects.toEqual(code("NOT_FOUND"));
    await expect(as(people.stranger).organizations.withdraw({ id, invitationId: first.invitationId })).rejects.toEqual(code("NOT_FOUND"));
    await as(manager).organizations.withdraw({ id, invitationId: first.invitationId });
    await expect(as(homeowner).organizations.answerInvitation({ key: second, isAccepted: true })).rejects.toMatchObject({ data: { state: "withdrawn" } });
    await expect(as(manager).organizations.resend({ id, invitationId: first.invitationId })).rejects.toEqual(code("OVER"));
    expect(Object.keys(await teamOf(id))).not.toContain(homeowner.id);
  });

  test("are refused: no address, too many, for owners' seats", async () => {
    const { manager } = people;
    await expect(inviteTo("no address")).rejects.toEqual(problems({ email: "email" }));
    const rows = Array.from({ length: 20 }, (_, n) => ({
      id: newId(),
      organization_id: id,
      email: `n${n}@test.example`,
      role: "viewer",
      token_hash: newId(),
      language: "en",
      expires_at: new Date(),
    }));
    await db.insertInto("organization_invitations").values(rows).execute();
    await expect(inviteTo("one@test.example")).rejects.toEqual(problems({ email: "tooMany" }));
    await expect(as(manager).organizations.invite({ id, email: "two@test.example", role: "owner" as never })).rejects.toEqual(code("BAD_REQUEST"));
    expect(["one@test.example", "two@test.example"].flatMap(mailsTo)).toEqual([]);
  });
});

test("a public organization is named on the profiles of its owners alone", async () => {
  const { owner, manager } = people;
  const namedBy = async (viewer: Viewer) => (await as(null).profiles.get({ id: viewer.id })).organizations.map(({ name }) => name);
  for (const { id: userId } of [owner, manager])
    await db
      .updateTable("profiles")
      .set({ visibility: JSON.stringify({ profile: "everyone" }) })
      .where("id", "=", userId)
      .execute();
  expect(await namedBy(owner)).toEqual([]);
  await as(owner).organizations.update({ id, isPublic: true });
  expect(await namedBy(owner)).toEqual(["Sidra"]);
  expect(await namedBy(manager).catch(() => [])).toEqual([]);
});

describe("an owner who closes the account", () => {
  test("leaves it to the most powerful, longest-standing other", async () => {
    const { owner, manager } = people;
    expect(await as(owner).organizations.departure()).toEqual([expect.objectContaining({ id, successor: "manager" })]);
    expect(await as(manager).organizations.departure()).toEqual([]);
    await db.transaction().execute((trx) => handOver(trx, owner));
    expect(await teamOf(id)).toMatchObject({ [owner.id]: "owner", [manager.id]: "owner" });
    expect(await kindsOf(manager)).toEqual(["organization_role"]);
  });

  test("takes it along where nobody else is, and the entry can be claimed again", async () => {
    const { owner } = people;
    await db.deleteFrom("organization_members").where("organization_id", "=", id).where("user_id", "!=", owner.id).execute();
    await db.transaction().execute((trx) => leaveForGood(trx, owner.id));
    expect(await db.selectFrom("organizations").select("id").where("id", "=", id).execute()).toEqual([]);
    expect(await db.selectFrom("vendors").select("organization_id").where("id", "=", vendorId).executeTakeFirst()).toEqual({ organization_id: null });
    expect(Object.keys(await teamOf(neighborId))).toHaveLength(2);
  });
});
