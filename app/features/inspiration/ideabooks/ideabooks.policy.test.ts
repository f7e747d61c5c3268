import { expect, test } from "vitest";
import { aViewer } from "#app/platform/testing/viewers.ts";
import { accessToBook, mayEditBook, mayRemoveMember } from "./ideabooks.policy.ts";
import type { BookAccess, MemberRole, Visibility } from "./ideabooks.ts";

const [owner, other, admin] = [aViewer("homeowner"), aViewer("vendor"), aViewer("admin")];
type More = { isHidden?: boolean; role?: MemberRole; key?: string };

/** What the owner, another person, an admin and a visitor may do. */
const access = (visibility: Visibility, { isHidden = false, role, key }: More = {}) => {
  const book = { owner_id: owner.id, visibility, share_token: "secret", hidden_at: isHidden ? new Date() : null };
  return [owner, other, admin, null].map((viewer) => accessToBook(viewer, { ...book, member_role: viewer === other ? (role ?? null) : null }, key));
};

test.each<[string, Visibility, More, (BookAccess | null)[]]>([
  ["a private one is its owner's", "private", {}, ["owner", null, null, null]],
  ["no link opens a private one", "private", { key: "secret" }, ["owner", null, null, null]],
  ["members of a private one have their role", "private", { role: "edit" }, ["owner", "edit", null, null]],
  ["an unlisted one needs its link; admins look at what was reported", "unlisted", {}, ["owner", null, "reader", null]],
  ["with the link anyone reads it", "unlisted", { key: "secret" }, ["owner", "reader", "reader", "reader"]],
  ["with a wrong link nobody does", "unlisted", { key: "wrong" }, ["owner", null, "reader", null]],
  ["a public one is everybody's", "public", {}, ["owner", "reader", "reader", "reader"]],
  ["hidden by moderation, its owner, members and admins are left", "public", { isHidden: true, role: "view" }, ["owner", "view", "reader", null]],
  ["hidden, the link opens nothing", "unlisted", { isHidden: true, key: "secret" }, ["owner", null, "reader", null]],
])("%s", (_, visibility, more, expected) => expect(access(visibility, more)).toEqual(expected));

test("owner and editors change it", () => {
  expect((["owner", "edit", "view", "reader"] as const).filter(mayEditBook)).toEqual(["owner", "edit"]);
});

test("the owner removes anyone, an editor only themselves", () => {
  expect([mayRemoveMember(owner, "owner", other.id), mayRemoveMember(other, "edit", other.id)]).toEqual([true, true]);
  expect([mayRemoveMember(other, "edit", admin.id), mayRemoveMember(other, "edit", null)]).toEqual([false, false]);
});
