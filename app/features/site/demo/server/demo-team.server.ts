import type { Kysely } from "kysely";
import type { Role } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { seededId } from "../seeded.ts";

type Input = { accounts: Partial<Record<Role, string>>; company: { id: string; name: string; nameAr: string }; newest: Date };

const EDITOR = "dalal.spaces";
const INVITED = "sara.alqahtani@diwan.example";

export const demoOrganizationId = (newest: Date): string => seededId("organization", newest);

/** The people of the demo vendor: its owner, an editor, and a pending invitation. Nothing without the vendor's account. */
export async function insertTeam(trx: Kysely<DB>, { accounts, company, newest }: Input): Promise<void> {
  const ownerId = accounts.vendor;
  if (!ownerId) return;
  const id = demoOrganizationId(newest);
  const since = new Date(newest.getTime() - 200 * DAY_MS);
  await trx
    .insertInto("organizations")
    .values({ id, name: company.name, name_ar: company.nameAr, is_public: true, created_at: since, updated_at: since })
    .execute();
  const editor = await trx.selectFrom("profiles").select("id").where("username", "=", EDITOR).executeTakeFirst();
  const members = [{ user_id: ownerId, role: "owner", created_at: since }, ...(editor ? [{ user_id: editor.id, role: "editor", created_at: newest }] : [])];
  await trx
    .insertInto("organization_members")
    .values(members.map((member) => ({ ...member, organization_id: id })))
    .execute();
  const invitationId = seededId("organization invitation", newest);
  // No link matches this hash. The team can resend the invitation.
  const invitation = { id: invitationId, organization_id: id, email: INVITED, role: "viewer", token_hash: invitationId, language: "en", invited_by: ownerId };
  await trx
    .insertInto("organization_invitations")
    .values({ ...invitation, created_at: newest, sent_at: newest, expires_at: new Date(newest.getTime() + 14 * DAY_MS) })
    .execute();
  await trx.updateTable("vendors").set({ organization_id: id }).where("id", "=", company.id).execute();
}
