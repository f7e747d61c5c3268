import "#app/api/router.server.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { as } from "#app/api/testing/as.ts";
import { insertIdeas } from "#app/features/inspiration/ideas/public.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db, disconnect } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import { closeLive } from "#app/platform/live/live.server.ts";
import { aUser } from "#app/platform/testing/people.ts";

let owner: Viewer;
let editor: Viewer;
let onlooker: Viewer;
let stranger: Viewer;
let admin: Viewer;
let ideas: string[];

beforeAll(async () => {
  owner = await aUser("homeowner", { name: "reem Al-Harbi", email: "reem@example.com" });
  editor = await aUser("homeowner", { name: "sara Al-Harbi", email: "sara@example.com" });
  onlooker = await aUser("professional", { name: "faisal Al-Harbi", email: "faisal@example.com" });
  stranger = await aUser("homeowner", { name: "omar Al-Harbi", email: "omar@example.com" });
  admin = await aUser("admin", { name: "admin Al-Harbi", email: "admin@example.com" });
  const made = await insertIdeas(
    db,
    Array.from({ length: 8 }, (_, n) => ({
      title: `Majlis ${n}`,
      titleAr: `مجلس ${n}`,
      style: "modern" as const,
      roomType: "majlis" as const,
      estimatedCost: n === 7 ? null : 100_000,
      authorId: null,
      uploadSource: "manual" as const,
    })),
  );
  ideas = made.map(({ id }) => id);
});
// Each test writes as much as someone does in minutes.
beforeEach(() => db.deleteFrom("rate_limits").execute());
afterAll(async () => {
  await closeLive();
  await disconnect();
});

const idea = (n: number) => ideas[n] as string;
const tokenOf = async (memberId: string) =>
  (await db.selectFrom("ideabook_members").select("token").where("id", "=", memberId).executeTakeFirstOrThrow()).token;
const noticeKinds = async (viewer: Viewer) =>
  (await db.selectFrom("notifications").select("kind").where("user_id", "=", viewer.id).execute()).map(({ kind }) => kind);

async function join(id: string, who: Viewer, role: "view" | "edit"): Promise<string> {
  const { memberId } = await as(owner).ideabooks.invite({ id, email: who.email, role });
  await as(who).ideabooks.answerInvitation({ token: await tokenOf(memberId), isAccepted: true });
  return memberId;
}

/** An ideabook with an editor, someone who may only look, and these ideas. */
async function shared(count = 0): Promise<string> {
  const { id } = await as(owner).ideabooks.create({ title: "Our new majlis" });
  await join(id, editor, "edit");
  await join(id, onlooker, "view");
  for (const ideaId of ideas.slice(0, count)) await as(owner).ideabooks.addItem({ id, ideaId });
  return id;
}

const orderOf = async (id: string) => (await as(owner).ideabooks.get({ id })).items.map(({ idea: card }) => ideas.indexOf(card?.id ?? ""));
const itemIdOf = async (id: string, n: number) => (await as(owner).ideabooks.get({ id })).items.find((item) => item.idea?.id === idea(n))?.id ?? "";
const code = (name: string) => ({ code: name });
const invalid = (fields: Record<string, string>) => ({ code: "INVALID", data: { fields } });

describe("who sees an ideabook", () => {
  it.each(["private", "unlisted", "public"] as const)("%s", async (visibility) => {
    const id = await shared();
    await as(owner).ideabooks.update({ id, visibility });
    const key = (await as(owner).ideabooks.get({ id })).key ?? undefined;
    expect(key === undefined).toBe(visibility !== "unlisted");
    expect((await as(owner).ideabooks.get({ id })).access).toBe("owner");
    expect((await as(editor).ideabooks.get({ id })).access).toBe("edit");
    expect((await as(onlooker).ideabooks.get({ id })).access).toBe("view");
    for (const who of [stranger, null]) {
      const without = as(who).ideabooks.get({ id });
      if (visibility === "public") expect((await without).access).toBe("reader");
      else await expect(without).rejects.toMatchObject(code("NOT_FOUND"));
      const forged = as(who).ideabooks.get({ id, key: "forged" });
      if (visibility === "public") await forged;
      else await expect(forged).rejects.toMatchObject(code("NOT_FOUND"));
      if (key) expect((await as(who).ideabooks.get({ id, key })).access).toBe("reader");
    }
    // Moderators look at what can be reported.
    const moderator = as(admin).ideabooks.get({ id });
    if (visibility === "private") await expect(moderator).rejects.toMatchObject(code("NOT_FOUND"));
    else expect((await moderator).access).toBe("reader");
  });

  it("is closed by a new link, by a moderator and by its deletion", async () => {
    const { id } = await as(owner).ideabooks.create({ title: "By its link", visibility: "unlisted" });
    const old = (await as(owner).ideabooks.get({ id })).key ?? "";
    const { key } = await as(owner).ideabooks.renewLink({ id });
    await expect(as(null).ideabooks.get({ id, key: old })).rejects.toMatchObject(code("NOT_FOUND"));
    expect((await as(null).ideabooks.get({ id, key })).title).toBe("By its link");
    await db.updateTable("ideabooks").set({ hidden_at: new Date() }).where("id", "=", id).execute();
    await expect(as(stranger).ideabooks.get({ id, key })).rejects.toMatchObject(code("NOT_FOUND"));
    expect((await as(owner).ideabooks.get({ id })).isHidden).toBe(true);
    expect((await as(admin).ideabooks.get({ id })).access).toBe("reader");
    await as(owner).ideabooks.remove({ id });
    await expect(as(owner).ideabooks.get({ id })).rejects.toMatchObject(code("NOT_FOUND"));
    await expect(as(stranger).ideabooks.restore({ id })).rejects.toMatchObject(code("NOT_FOUND"));
    await as(owner).ideabooks.restore({ id });
    expect((await as(owner).ideabooks.get({ id })).title).toBe("By its link");
  });

  it("shows readers neither members nor links, and no more of the owner than the profile shows", async () => {
    const id = await shared(1);
    await as(owner).ideabooks.update({ id, visibility: "public" });
    const seen = await as(stranger, "ar").ideabooks.get({ id });
    expect(seen).toMatchObject({ members: [], key: null, owner: { name: "reem", to: null }, items: [{ addedBy: null, idea: { title: "مجلس 0" } }] });
    expect((await as(editor).ideabooks.get({ id })).members.map(({ name }) => name)).toEqual(["sara Al-Harbi", "faisal Al-Harbi"]);
  });

  it("lists public ones with ideas in them, and one's own", async () => {
    const { id: empty } = await as(stranger).ideabooks.create({ title: "Nothing in it", visibility: "public" });
    const { id: full } = await as(stranger).ideabooks.create({ title: "A public 100%", visibility: "public", ideaId: idea(0) });
    await as(owner).ideabooks.setLiked({ id: full, isLiked: true });
    const newest = (await as(null).ideabooks.list({})).items.map((book) => book.id);
    expect(newest).toContain(full);
    expect(newest).not.toContain(empty);
    expect((await as(null).ideabooks.list({ sort: "popular" })).items[0]).toMatchObject({ id: full, likes: 1 });
    const own = await as(stranger).ideabooks.listMine({ ideaId: idea(0), search: "100%" });
    expect(own.items).toMatchObject([{ id: full, hasIdea: true, access: "owner" }]);
    const mine = await shared();
    expect((await as(onlooker).ideabooks.listMine({})).items.map((book) => book.id)).toContain(mine);
    expect((await as(onlooker).ideabooks.listMine({ editable: true })).items.map((book) => book.id)).not.toContain(mine);
    expect((await as(editor).ideabooks.listMine({ editable: true })).items.map((book) => book.id)).toContain(mine);
  });

  it("comes in pages without gaps, also for many made in one moment", async () => {
    const at = new Date("2026-01-01T00:00:00Z");
    const rows = Array.from({ length: 50 }, (_, n) => ({
      id: newId(),
      owner_id: admin.id,
      title: `Book ${n}`,
      share_token: newId(),
      created_at: at,
      updated_at: at,
    }));
    await db.insertInto("ideabooks").values(rows).execute();
    const seen: string[] = [];
    let after: string | null = "";
    while (after !== null) {
      const next: { items: { id: string }[]; next: string | null } = await as(admin).ideabooks.listMine(after ? { after } : {});
      seen.push(...next.items.map((book) => book.id));
      after = next.next;
    }
    expect(new Set(seen)).toEqual(new Set(rows.map((row) => row.id)));
    expect(seen).toHaveLength(50);
  });
});

describe("what is in an ideabook", () => {
  it("is changed by editors, FORBIDDEN to viewers, NOT_FOUND to others", async () => {
    const id = await shared(2);
    await as(editor).ideabooks.addItem({ id, ideaId: idea(2), note: "  For the guests " });
    const itemId = await itemIdOf(id, 2);
    expect(await as(editor).ideabooks.setNote({ id, itemId, note: "For the family" })).toEqual({ note: "For the family" });
    await as(editor).ideabooks.update({ id, title: "  A  new title ", coverItemId: itemId });
    expect(await as(owner).ideabooks.get({ id })).toMatchObject({ title: "A new title", itemCount: 3, totals: [{ amount: 300_000, currency: "SAR" }] });
    expect((await as(owner).ideabooks.get({ id })).items[2]).toMatchObject({ addedBy: "sara Al-Harbi", isCover: true, note: "For the family" });
    await expect(as(editor).ideabooks.update({ id, visibility: "public" })).rejects.toMatchObject(code("FORBIDDEN"));
    await expect(as(editor).ideabooks.remove({ id })).rejects.toMatchObject(code("FORBIDDEN"));
    for (const [who, refusal] of [
      [onlooker, "FORBIDDEN"],
      [stranger, "NOT_FOUND"],
    ] as const) {
      await expect(as(who).ideabooks.addItem({ id, ideaId: idea(4) })).rejects.toMatchObject(code(refusal));
      await expect(as(who).ideabooks.removeItem({ id, ideaId: idea(0) })).rejects.toMatchObject(code(refusal));
      await expect(as(who).ideabooks.setNote({ id, itemId, note: "x" })).rejects.toMatchObject(code(refusal));
      await expect(as(who).ideabooks.moveItem({ id, itemId, after: null })).rejects.toMatchObject(code(refusal));
      await expect(as(who).ideabooks.update({ id, title: "x" })).rejects.toMatchObject(code(refusal));
      await expect(as(who).ideabooks.invite({ id, email: "a@example.com", role: "view" })).rejects.toMatchObject(code(refusal));
    }
  });

  it("is once in it, saved for the owner, counted, and comes back as it was", async () => {
    const id = await shared(3);
    await as(owner).ideabooks.addItem({ id, ideaId: idea(1) });
    expect(await orderOf(id)).toEqual([0, 1, 2]);
    expect((await as(owner).saved.check({ type: "idea", ids: ideas })).ids).toContain(idea(1));
    await as(owner).ideabooks.setNote({ id, itemId: await itemIdOf(id, 1), note: "Keep this" });
    const { removed } = await as(owner).ideabooks.removeItem({ id, ideaId: idea(1) });
    expect(await as(owner).ideabooks.removeItem({ id, ideaId: idea(1) })).toEqual({ removed: null });
    expect((await as(owner).ideabooks.get({ id })).itemCount).toBe(2);
    await as(owner).ideabooks.addItem({ id, ideaId: idea(1), ...removed });
    expect(await orderOf(id)).toEqual([0, 1, 2]);
    expect((await as(owner).ideabooks.get({ id })).items[1]?.note).toBe("Keep this");
  });

  it("says what is wrong", async () => {
    const id = await shared();
    await expect(as(owner).ideabooks.create({ title: "  " })).rejects.toMatchObject(invalid({ title: "required" }));
    await expect(as(owner).ideabooks.create({ title: "x".repeat(81) })).rejects.toMatchObject(invalid({ title: "titleTooLong" }));
    await expect(as(owner).ideabooks.update({ id, description: "x".repeat(1001) })).rejects.toMatchObject(invalid({ description: "textTooLong" }));
    await expect(as(owner).ideabooks.addItem({ id, ideaId: idea(0), note: "x".repeat(501) })).rejects.toMatchObject(invalid({ note: "noteTooLong" }));
    await expect(as(owner).ideabooks.addItem({ id, ideaId: newId() })).rejects.toMatchObject(code("NOT_FOUND"));
    await expect(as(owner).ideabooks.update({ id, coverItemId: newId() })).rejects.toMatchObject(code("NOT_FOUND"));
    await expect(as(null).ideabooks.create({ title: "Mine" })).rejects.toMatchObject(code("UNAUTHORIZED"));
  });

  it("has its limits", async () => {
    const { id } = await as(stranger).ideabooks.create({ title: "Full" });
    await db.updateTable("ideabooks").set({ item_count: 200 }).where("id", "=", id).execute();
    await expect(as(stranger).ideabooks.addItem({ id, ideaId: idea(0) })).rejects.toMatchObject(invalid({ limit: "tooManyIdeas" }));
    const rows = Array.from({ length: 200 }, () => ({ id: newId(), owner_id: stranger.id, title: "One of many", share_token: newId() }));
    await db.insertInto("ideabooks").values(rows).execute();
    await expect(as(stranger).ideabooks.create({ title: "One more" })).rejects.toMatchObject(invalid({ limit: "tooManyBooks" }));
    await expect(as(stranger).ideabooks.copy({ id })).rejects.toMatchObject(invalid({ limit: "tooManyBooks" }));
    await db.deleteFrom("ideabooks").where("owner_id", "=", stranger.id).execute();
  });

  it("preserves the position and note of an idea that is no longer public", async () => {
    const id = await shared(3);
    await as(owner).ideabooks.setNote({ id, itemId: await itemIdOf(id, 2), note: "Still mine" });
    await db.updateTable("design_ideas").set({ status: "unpublished" }).where("id", "=", idea(2)).execute();
    expect((await as(owner).ideabooks.get({ id })).items[2]).toMatchObject({ idea: null, note: "Still mine" });
    await db.updateTable("design_ideas").set({ status: "published" }).where("id", "=", idea(2)).execute();
  });
});

describe("the order", () => {
  it("is what people make it, to the front, between and to the end", async () => {
    const id = await shared(4);
    const move = async (n: number, after: number | null) =>
      as(editor).ideabooks.moveItem({ id, itemId: await itemIdOf(id, n), after: after === null ? null : await itemIdOf(id, after) });
    await move(3, null);
    expect(await orderOf(id)).toEqual([3, 0, 1, 2]);
    await move(3, 1);
    expect(await orderOf(id)).toEqual([0, 1, 3, 2]);
    await move(0, 2);
    expect(await orderOf(id)).toEqual([1, 3, 2, 0]);
    const { order } = await move(0, 0);
    expect(order).toHaveLength(4);
    await expect(as(editor).ideabooks.moveItem({ id, itemId: await itemIdOf(id, 0), after: newId() })).rejects.toMatchObject(code("NOT_FOUND"));
    expect(await orderOf(id)).toEqual([1, 3, 2, 0]);
  });

  it("survives more moves into one gap than there is room for", async () => {
    const id = await shared(3);
    const items = (await as(owner).ideabooks.get({ id })).items.map((item) => item.id);
    let [first, second, third] = items as [string, string, string];
    for (let n = 0; n < 40; n++) {
      await as(owner).ideabooks.moveItem({ id, itemId: third, after: first });
      [second, third] = [third, second];
    }
    expect((await as(owner).ideabooks.get({ id })).items.map((item) => item.id)).toEqual([first, second, third]);
  });

  it("loses nothing when two people move and add in one moment", async () => {
    const id = await shared(4);
    const items = (await as(owner).ideabooks.get({ id })).items.map((item) => item.id);
    await Promise.all([
      ...items.map((itemId, n) => as(n % 2 ? owner : editor).ideabooks.moveItem({ id, itemId, after: null })),
      ...[4, 5, 6].map((n) => as(n % 2 ? owner : editor).ideabooks.addItem({ id, ideaId: idea(n) })),
      as(editor).ideabooks.addItem({ id, ideaId: idea(4) }),
    ]);
    expect((await orderOf(id)).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const places = await db.selectFrom("ideabook_items").select("position").where("ideabook_id", "=", id).execute();
    expect(new Set(places.map(({ position }) => position)).size).toBe(7);
    expect((await as(owner).ideabooks.get({ id })).itemCount).toBe(7);
  });
});

describe("a copy", () => {
  it("is the reader's own, with order, notes and cover, and counts for the first one", async () => {
    const id = await shared(3);
    await as(owner).ideabooks.update({ id, visibility: "unlisted", coverItemId: await itemIdOf(id, 1) });
    await as(owner).ideabooks.moveItem({ id, itemId: await itemIdOf(id, 2), after: null });
    const { key } = await as(owner).ideabooks.get({ id });
    await expect(as(stranger).ideabooks.copy({ id })).rejects.toMatchObject(code("NOT_FOUND"));
    const { id: copy } = await as(stranger).ideabooks.copy({ id, key: key ?? "", title: "My copy" });
    const book = await as(stranger).ideabooks.get({ id: copy });
    expect(book).toMatchObject({ title: "My copy", visibility: "private", access: "owner", itemCount: 3, members: [] });
    expect(book.items.map((item) => [ideas.indexOf(item.idea?.id ?? ""), item.isCover])).toEqual([
      [2, false],
      [0, false],
      [1, true],
    ]);
    await expect(as(owner).ideabooks.get({ id: copy })).rejects.toMatchObject(code("NOT_FOUND"));
    const { copy_count } = await db.selectFrom("ideabooks").select("copy_count").where("id", "=", id).executeTakeFirstOrThrow();
    expect(copy_count).toBe(1);
  });
});

describe("invitations", () => {
  it("notify the invited, open to their address alone, and once", async () => {
    const { id } = await as(owner).ideabooks.create({ title: "Mother's kitchen", ideaId: idea(0) });
    const { memberId } = await as(owner).ideabooks.invite({ id, email: " Sara@Example.com ", role: "edit" });
    const token = await tokenOf(memberId);
    expect(await noticeKinds(editor)).toContain("ideabook_invited");
    expect(await as(null).ideabooks.getInvitation({ token })).toMatchObject({
      title: "Mother's kitchen",
      state: "open",
      email: "s•••@example.com",
      isForViewer: false,
      inviter: "reem Al-Harbi",
    });
    await expect(as(stranger).ideabooks.answerInvitation({ token, isAccepted: true })).rejects.toMatchObject(code("WRONG_PERSON"));
    await expect(as(editor).ideabooks.get({ id })).rejects.toMatchObject(code("NOT_FOUND"));
    await as(editor).ideabooks.answerInvitation({ token, isAccepted: true });
    expect((await as(editor).ideabooks.get({ id })).access).toBe("edit");
    expect(await noticeKinds(owner)).toContain("ideabook_joined");
    await expect(as(editor).ideabooks.answerInvitation({ token, isAccepted: true })).rejects.toMatchObject(code("NOT_FOUND"));
    expect((await as(editor).ideabooks.getInvitation({ token })).state).toBe("accepted");
    await as(editor).ideabooks.addItem({ id, ideaId: idea(3) });
    expect(await noticeKinds(owner)).toContain("ideabook_added");
  });

  it("end when they are taken back, declined or too old, and can be renewed", async () => {
    const { id } = await as(owner).ideabooks.create({ title: "For a while" });
    const { memberId } = await as(owner).ideabooks.invite({ id, email: editor.email, role: "view" });
    const first = await tokenOf(memberId);
    await as(owner).ideabooks.invite({ id, email: editor.email, role: "edit" });
    const second = await tokenOf(memberId);
    await expect(as(editor).ideabooks.answerInvitation({ token: first, isAccepted: true })).rejects.toMatchObject(code("NOT_FOUND"));
    await db
      .updateTable("ideabook_members")
      .set({ expires_at: new Date(0) })
      .where("id", "=", memberId)
      .execute();
    expect((await as(editor).ideabooks.getInvitation({ token: second })).state).toBe("expired");
    await expect(as(editor).ideabooks.answerInvitation({ token: second, isAccepted: true })).rejects.toMatchObject(code("NOT_FOUND"));
    await as(owner).ideabooks.invite({ id, email: editor.email, role: "edit" });
    await as(editor).ideabooks.answerInvitation({ token: await tokenOf(memberId), isAccepted: false });
    expect((await as(owner).ideabooks.get({ id })).members).toMatchObject([{ status: "declined", name: "sara@example.com" }]);
    await as(owner).ideabooks.removeMember({ id, memberId });
    await expect(as(editor).ideabooks.getInvitation({ token: second })).rejects.toMatchObject(code("NOT_FOUND"));
  });

  it("are not shown to an account with an unconfirmed address", async () => {
    const unproved = await aUser();
    await db.updateTable("users").set({ email_verified: false }).where("id", "=", unproved.id).execute();
    const { id } = await as(owner).ideabooks.create({ title: "For a stranger" });
    await as(owner).ideabooks.invite({ id, email: unproved.email, role: "view" });
    expect(await noticeKinds(unproved)).toEqual([]);
  });

  it("of one ideabook are not changed by way of another", async () => {
    const [id, other] = [await shared(), (await as(owner).ideabooks.create({ title: "Another" })).id];
    const memberId = (await as(owner).ideabooks.get({ id })).members.find(({ role }) => role === "view")?.id ?? "";
    await expect(as(owner).ideabooks.setMemberRole({ id: other, memberId, role: "edit" })).rejects.toMatchObject(code("NOT_FOUND"));
    await expect(as(owner).ideabooks.removeMember({ id: other, memberId })).rejects.toMatchObject(code("NOT_FOUND"));
    expect((await as(onlooker).ideabooks.get({ id })).access).toBe("view");
  });

  it("lead to members who may change their role, leave or be asked to", async () => {
    const id = await shared();
    const members = async () => (await as(owner).ideabooks.get({ id })).members;
    const [first, second] = await members();
    await as(owner).ideabooks.setMemberRole({ id, memberId: second?.id ?? "", role: "edit" });
    expect((await as(onlooker).ideabooks.get({ id })).access).toBe("edit");
    await expect(as(editor).ideabooks.removeMember({ id, memberId: second?.id ?? "" })).rejects.toMatchObject(code("FORBIDDEN"));
    await expect(as(editor).ideabooks.setMemberRole({ id, memberId: second?.id ?? "", role: "view" })).rejects.toMatchObject(code("FORBIDDEN"));
    await as(editor).ideabooks.removeMember({ id, memberId: first?.id ?? "" });
    await expect(as(editor).ideabooks.get({ id })).rejects.toMatchObject(code("NOT_FOUND"));
    await as(owner).ideabooks.removeMember({ id, memberId: second?.id ?? "" });
    await expect(as(onlooker).ideabooks.get({ id })).rejects.toMatchObject(code("NOT_FOUND"));
    expect(await members()).toEqual([]);
  });

  it("refuse what is no address, oneself, and who is in already", async () => {
    const id = await shared();
    const invite = (email: string) => as(owner).ideabooks.invite({ id, email, role: "view" });
    await expect(invite("nobody")).rejects.toMatchObject(invalid({ email: "email" }));
    await expect(invite(owner.email.toUpperCase())).rejects.toMatchObject(invalid({ email: "self" }));
    await expect(invite(editor.email)).rejects.toMatchObject(invalid({ email: "already" }));
    await db.updateTable("users").set({ email_verified: false }).where("id", "=", stranger.id).execute();
    const { memberId } = await invite(stranger.email);
    await expect(as(stranger).ideabooks.answerInvitation({ token: await tokenOf(memberId), isAccepted: true })).rejects.toMatchObject(code("WRONG_PERSON"));
    await db.updateTable("users").set({ email_verified: true }).where("id", "=", stranger.id).execute();
  });

  it("reach one mailbox ten times a day, whoever sends them", async () => {
    const bookOf = async (who: Viewer) => ({ who, id: (await as(who).ideabooks.create({ title: "A majlis" })).id });
    const books = [await bookOf(owner), await bookOf(stranger)];
    const invite = (sent: number, email: string) => {
      const { who, id } = books[sent % 2] as (typeof books)[number];
      return as(who).ideabooks.invite({ id, email, role: "view" });
    };
    for (let sent = 0; sent < 10; sent += 1) await invite(sent, "Often.Invited@example.com");
    for (const sent of [0, 1]) await expect(invite(sent, "often.invited@example.com")).rejects.toMatchObject(code("TOO_MANY_REQUESTS"));
    await invite(0, "seldom.invited@example.com");
  });
});
