import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";

/** A vendor with its people: one owner, and others by their ids. @returns the organization's id */
export async function giveVendor(vendorId: string, ownerId: string, others: Readonly<Record<string, "manager" | "editor" | "viewer">> = {}): Promise<string> {
  const { name, name_ar } = await db.selectFrom("vendors").select(["name", "name_ar"]).where("id", "=", vendorId).executeTakeFirstOrThrow();
  const id = newId();
  await db.insertInto("organizations").values({ id, name, name_ar }).execute();
  const members = Object.entries({ [ownerId]: "owner", ...others }).map(([user_id, role]) => ({ organization_id: id, user_id, role }));
  await db.insertInto("organization_members").values(members).execute();
  await db.updateTable("vendors").set({ organization_id: id }).where("id", "=", vendorId).execute();
  return id;
}
