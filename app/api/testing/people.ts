import { putAccount } from "#app/platform/auth/accounts.server.ts";
import type { Role, Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";

/** Two of each role, so that someone else of the same role is asked, too; a content manager; nobody. */
export const WHO = ["visitor", "homeowner", "otherHomeowner", "professional", "otherProfessional", "vendor", "otherVendor", "contentManager", "admin"] as const;
export type Who = (typeof WHO)[number];
export type SignedIn = Exclude<Who, "visitor">;
export type People = Record<SignedIn, Viewer>;

const ROLE_OF: Record<SignedIn, Role> = {
  homeowner: "homeowner",
  otherHomeowner: "homeowner",
  professional: "professional",
  otherProfessional: "professional",
  vendor: "vendor",
  otherVendor: "vendor",
  contentManager: "homeowner",
  admin: "admin",
};

export async function makePeople(): Promise<People> {
  const people = {} as People;
  for (const [who, role] of Object.entries(ROLE_OF) as [SignedIn, Role][]) {
    const email = `${who.toLowerCase()}@matrix.example`;
    const { id } = await putAccount(db, { email, name: `Person ${who}`, password: "a good long password", role });
    const permissions = who === "contentManager" ? ["content_manager"] : [];
    if (permissions.length > 0) await db.insertInto("user_permissions").values({ user_id: id, permission: "content_manager" }).execute();
    people[who] = { id, name: `Person ${who}`, email, role, roleIsFallback: false, permissions, language: null, theme: null };
  }
  return people;
}
