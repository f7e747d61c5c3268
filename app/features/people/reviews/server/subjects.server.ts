import { type Kysely, type RawBuilder, sql } from "kysely";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { slot } from "#app/platform/feature/slot.server.ts";
import { membershipOf, membersWho, organizationsWhere } from "#app/platform/organizations/membership.server.ts";
import type { OrganizationAction, OrganizationRole } from "#app/platform/organizations/organization.policy.ts";
import { professionalStaff } from "#app/platform/organizations/professional-staff.server.ts";
import { peopleWho, professionalsWhere, roleInWork } from "#app/platform/organizations/professionals.server.ts";
import type { Basis, Reviewed } from "../reviews.ts";

export type SubjectRow = {
  subject_type: Reviewed;
  subject_id: string;
  name: string;
  name_ar: string | null;
  path: string;
  /** Whose people reply, and may not write. */
  organization_id: string | null;
  /** The person who does in place of a team. */
  person_id: string | null;
  is_public: boolean;
};
/** A query of what can be reviewed; each feature registers its own. */
export const reviewSubjects = slot<RawBuilder<SubjectRow>>("review subjects");

export type RightRow = {
  subject_type: Reviewed;
  subject_id: string;
  basis: Basis;
  basis_id: string;
  bought: string | null;
  bought_ar: string | null;
  since: Date;
};
/** A query of what a person dealt with and may therefore review. */
export const reviewRights = slot<(userId: string) => RawBuilder<RightRow>>("rights to review");

/** All subjects, to join: `join ${subjects()} s on s.subject_type = r.subject_type and s.subject_id = r.subject_id`. */
export const subjects = (): RawBuilder<SubjectRow> => sql<SubjectRow>`(${sql.join([...reviewSubjects.all()], sql` union all `)})`;

export const rightsOf = (userId: string): RawBuilder<RightRow> =>
  sql<RightRow>`(${sql.join(
    reviewRights.all().map((rights) => rights(userId)),
    sql` union all `,
  )})`;

/** The pages that show reviews of this kind. */
export const TAGS: Readonly<Record<Reviewed, string>> = { vendor: "vendors", product: "products", professional: "professionals" };

export async function findSubject(type: Reviewed, id: string): Promise<SubjectRow | null> {
  const { rows } = await sql<SubjectRow>`select * from ${subjects()} s where s.subject_type = ${type} and s.subject_id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** An awarded project says more than an order, an order more than a request; the newest of them counts. */
export async function findRight(type: Reviewed, id: string, userId: string): Promise<RightRow | null> {
  const { rows } = await sql<RightRow>`select * from ${rightsOf(userId)} g where g.subject_type = ${type} and g.subject_id = ${id}
    order by g.basis, g.since desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** The viewer's part in the subject: their role on its team, or in the work of the professional that it is. */
export async function roleIn(
  source: Kysely<DB>,
  { organization_id, person_id }: Pick<SubjectRow, "organization_id" | "person_id">,
  userId: string,
): Promise<OrganizationRole | null> {
  if (person_id !== null) return roleInWork(source, person_id, userId);
  return (await membershipOf(source, organization_id, userId))?.role ?? null;
}

/** A condition on subjects `s`: those of the person, of their teams, or of professionals for whom they work. */
export const ofPeople = (userId: string): RawBuilder<unknown> =>
  sql`(s.person_id in ${professionalsWhere(userId, "read")} or s.organization_id in ${organizationsWhere(userId, "read")})`;

/** Their role in `s`, for the policy; a column `team_role`. */
export const teamRole = (userId: string): RawBuilder<unknown> => sql`case when s.person_id = ${userId} then 'owner'
  when s.person_id is not null then (select w.role from (${professionalStaff}) w where w.professional_id = s.person_id and w.user_id = ${userId})
  else (select om.role from organization_members om where om.organization_id = s.organization_id and om.user_id = ${userId}) end team_role`;

/** Those who can be notified of what is said of a subject. */
export async function peopleOfSubject(
  source: Kysely<DB>,
  { organization_id, person_id }: Pick<SubjectRow, "organization_id" | "person_id">,
  action: OrganizationAction,
): Promise<string[]> {
  if (person_id) return peopleWho(source, person_id, action);
  return organization_id ? membersWho(source, organization_id, action) : [];
}
