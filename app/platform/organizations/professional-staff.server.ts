import { type RawBuilder, sql } from "kysely";

type Staff = { professional_id: string; organization_id: string; user_id: string; role: string };

/** Who belongs to the company that has a professional's work; of professionals whose account is open. Each feature asks `professionals.server.ts`. */
export const professionalStaff: RawBuilder<Staff> = sql<Staff>`
  select wm.user_id professional_id, wm.organization_id, om.user_id, om.role
  from organization_members wm join organization_members om on om.organization_id = wm.organization_id and om.user_id <> wm.user_id
  join users wu on wu.id = wm.user_id and wu.suspended_at is null and wu.deletion_requested_at is null
  join user_directory wd on wd.user_id = wm.user_id and wd.role = 'professional'
  where wm.shares_work`;
