import { type Kysely, sql } from "kysely";
import { invalid } from "#app/platform/api/errors.ts";
import type { ProcedureContext } from "#app/platform/api/procedure.server.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { changesBetween, recordAudit } from "#app/platform/audit/audit.server.ts";
import { announceRoleChange } from "#app/platform/auth/role-cache.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { invalidatePages } from "#app/platform/pages/page-cache.server.ts";
import { canonicalArea, canonicalCity } from "#app/platform/places/places.ts";
import { type EditableProfile, profileConflict } from "../profiles.contract.ts";
import { checkProfile, type ProfileProblems, sortedFees, tidyProfile } from "../profiles.rules.ts";
import { FIELDS_OF_ROLE, type ProfileField, type ProfileFields } from "../profiles.ts";
import { checkUsername, tidyUsername, type UsernameProblem } from "../username.ts";
import { COLUMNS, columnsOf, editableRecord, presentForEdit } from "./record.server.ts";

const CHECKS = { max: 60, windowSeconds: 60 };
/** Replaces private texts in the audit log. */
const PRIVATE: readonly ProfileField[] = ["phone", "address"];

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Places by their stored names. */
function withStoredPlaces(changes: Partial<ProfileFields>, problems: ProfileProblems): Partial<ProfileFields> {
  const result = { ...changes };
  if (changes.city) {
    const city = canonicalCity(changes.city);
    if (city) result.city = city;
    else problems["city"] = "city";
  }
  if (changes.serviceAreas) {
    const areas = changes.serviceAreas.map(canonicalArea);
    if (areas.includes(null)) problems["serviceAreas"] ??= "city";
    else result.serviceAreas = [...new Set(areas as string[])];
  }
  if (changes.travelFees) {
    const fees = Object.entries(changes.travelFees).map(([area, fee]) => [canonicalArea(area), fee] as const);
    if (fees.some(([area]) => area === null)) problems["travelFees"] ??= "city";
    else result.travelFees = sortedFees(Object.fromEntries(fees));
  }
  return result;
}

function auditChanges(before: ProfileFields, changes: Partial<ProfileFields>) {
  const shown = (fields: Partial<ProfileFields>) =>
    Object.fromEntries(
      (Object.keys(changes) as ProfileField[]).map((field) => [COLUMNS[field], PRIVATE.includes(field) && fields[field] ? "•••" : fields[field]]),
    );
  const changed = changesBetween(shown(before), shown(changes));
  // log that a private value changed, without the value
  for (const field of PRIVATE) if (field in changes) changed[COLUMNS[field]] ??= ["•••", "•••"];
  return changed;
}

/** Whether someone else has the name; one's own is free. */
async function usernameTaken(username: string, profileId: string | undefined): Promise<boolean> {
  const other = await db.selectFrom("profiles").select("id").where("username", "=", username).executeTakeFirst();
  return other !== undefined && other.id !== profileId;
}

/** @throws TOO_MANY_REQUESTS, so that nobody can collect usernames */
export async function usernameState(
  viewer: Viewer,
  text: string,
  profileId = viewer.id,
): Promise<{ username: string; problem: UsernameProblem | "usernameTaken" | null }> {
  await enforceLimit(`username:${viewer.id}`, CHECKS);
  const username = tidyUsername(text);
  const problem = checkUsername(username) ?? ((await usernameTaken(username, profileId)) ? "usernameTaken" : null);
  return { username, problem };
}

/** The address of the name before leads to the new one; a person who takes a name takes its address. */
async function rememberUsername(trx: Kysely<DB>, id: string, before: string | null, now: string | null): Promise<void> {
  if (now) await trx.deleteFrom("former_usernames").where("username", "=", now).execute();
  if (before)
    await sql`insert into former_usernames (username, profile_id) values (${before}, ${id})
      on conflict (username) do update set profile_id = excluded.profile_id, changed_at = now()`.execute(trx);
}

const isTakenUsername = (error: unknown) => (error as { constraint?: string })?.constraint === "profiles_username";

type Update = { id: string; version: number; changes: Partial<ProfileFields> };

/**
 * Writes the named fields, all or none. The account's name follows the profile's.
 * @throws NOT_FOUND, INVALID with a problem for each place, CONFLICT when the profile is no longer at `version`
 */
export async function updateProfile(
  viewer: Viewer,
  { id, version, changes }: Update,
  { requestId }: Pick<ProcedureContext, "requestId">,
): Promise<EditableProfile> {
  await editableRecord(viewer, id);
  try {
    return await db.transaction().execute(async (trx) => {
      await trx.selectFrom("profiles").select("id").where("id", "=", id).forUpdate().execute();
      const before = await editableRecord(viewer, id, trx);
      if (before.version !== version) throw profileConflict({ current: presentForEdit(before) });
      const problems: ProfileProblems = {};
      const tidy = withStoredPlaces(tidyProfile(changes), problems);
      const real = Object.fromEntries(
        Object.entries(tidy).filter(([field, value]) => value !== undefined && !same(before.fields[field as ProfileField], value)),
      ) as Partial<ProfileFields>;
      if (Object.keys(real).length === 0 && Object.keys(problems).length === 0) return presentForEdit(before);
      for (const field of Object.keys(real)) if (!FIELDS_OF_ROLE[before.role].includes(field as ProfileField)) problems[field] = "notForRole";
      Object.assign(problems, { ...checkProfile(real), ...problems });
      if (Object.keys(problems).length > 0) throw invalid(problems);
      await trx
        .updateTable("profiles")
        .set({ ...columnsOf(real), updated_at: sql`now()` })
        .where("id", "=", id)
        .execute();
      if (real.username !== undefined) await rememberUsername(trx, id, before.fields.username, real.username);
      if (real.fullName) await trx.updateTable("users").set({ name: real.fullName, updated_at: sql`now()` }).where("id", "=", id).execute();
      if (real.fullNameAr !== undefined) await announceRoleChange(id, trx);
      if (viewer.id !== id)
        await recordAudit(trx, {
          actor: viewer,
          action: "profile.update",
          entityType: "profile",
          entityId: id,
          changes: auditChanges(before.fields, real),
          requestId,
        });
      await invalidatePages(["professionals"], trx);
      return presentForEdit(await editableRecord(viewer, id, trx));
    });
  } catch (error) {
    // two people chose the same name at once: the index lets one of them have it
    if (isTakenUsername(error)) throw invalid({ username: "usernameTaken" });
    throw error;
  }
}
