import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { z } from "zod";
import { followProject } from "#app/features/talk/messages/public.server.ts";
import { notifyPerson } from "#app/features/talk/notifications/public.server.ts";
import { forbidden, invalid, notFound } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import { namesOf, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { countInvitation } from "#app/platform/mail/invitation-limit.server.ts";
import { DAY_SECONDS } from "#app/platform/rules/durations.ts";
import { maskedEmail } from "#app/platform/text/masked-email.ts";
import { type ProjectInvitation, wrongPerson } from "../projects.contract.ts";
import { isProjectOwner, mayRemovePerson } from "../projects.policy.ts";
import { INVITATION_DAYS, invitationPath, MOST_PEOPLE, projectPath } from "../projects.ts";
import { seenProject, sendProjectEvent } from "./access.server.ts";
import { recordEvent } from "./events.server.ts";
import { mailInvitation } from "./mails.server.ts";
import { personStatus } from "./person-status.server.ts";

/** Invitations go to strangers' mailboxes: more than a family needs looks like advertising. */
const INVITATIONS = { max: 20, windowSeconds: DAY_SECONDS };
const TOKEN_BYTES = 24;
const Email = z.email().max(254);

export async function invitePerson(viewer: Viewer, { id, email }: { id: string; email: string }, language: string): Promise<{ personId: string }> {
  const address = email.trim().toLowerCase();
  const { access } = await seenProject(db, viewer, id);
  if (!isProjectOwner(access)) throw forbidden();
  if (!Email.safeParse(address).success) throw invalid({ email: "email" });
  if (address === viewer.email.toLowerCase()) throw invalid({ email: "self" });
  await enforceLimit(`project-invite:${viewer.id}`, INVITATIONS);
  await countInvitation(address);
  return db.transaction().execute(async (trx) => {
    const { title } = await seenProject(trx, viewer, id, { isLocked: true });
    const people = await trx.selectFrom("project_people").select(["email", "status"]).where("project_id", "=", id).execute();
    const known = people.find((row) => row.email === address);
    if (known?.status === "accepted") throw invalid({ email: "already" });
    if (!known && people.length >= MOST_PEOPLE) throw invalid({ email: "tooManyPeople" });
    const token = randomBytes(TOKEN_BYTES).toString("base64url");
    const open = {
      ...{ role: "co_owner", token, status: "invited", invited_by: viewer.id, answered_at: null },
      expires_at: sql<Date>`now() + make_interval(days => ${INVITATION_DAYS})`,
    };
    const { id: personId } = await trx
      .insertInto("project_people")
      .values({ id: newId(), project_id: id, email: address, ...open })
      .onConflict((conflict) => conflict.columns(["project_id", "email"]).doUpdateSet(open))
      .returning("id")
      .executeTakeFirstOrThrow();
    await notifyInvited(trx, viewer, { address, token, title, language });
    await recordEvent(trx, { projectId: id, actorId: viewer.id, kind: "people.invited", data: { email: address } });
    await sendProjectEvent(trx, id);
    return { personId };
  });
}

type Invited = { address: string; token: string; title: string; language: string };

/** Notifies an account by bell and mail, an address without one by mail. The inviter does not learn which. */
async function notifyInvited(trx: Kysely<DB>, viewer: Viewer, { address, token, title, language }: Invited): Promise<void> {
  const person = await trx.selectFrom("users").select("id").where(sql`lower(email)`, "=", address).where("email_verified", "=", true).executeTakeFirst();
  const href = invitationPath(token);
  if (person)
    await notifyPerson(trx, {
      ...{ userId: person.id, kind: "project_invited", params: { ...namesOf(viewer), project: title } },
      ...{ href, actorId: viewer.id, groupKey: href },
    });
  else await mailInvitation(trx, { to: address, language, inviter: viewer.name, href });
}

type Person = { id: string; personId: string };

export async function removePerson(viewer: Viewer, { id, personId }: Person): Promise<Person> {
  await db.transaction().execute(async (trx) => {
    const { access } = await seenProject(trx, viewer, id, { isLocked: true });
    const row = await trx
      .selectFrom("project_people as m")
      .leftJoin("users as u", "u.id", "m.user_id")
      .select(["m.user_id", "m.email", "u.name"])
      .where("m.id", "=", personId)
      .where("m.project_id", "=", id)
      .executeTakeFirst();
    if (!row) throw notFound();
    if (!mayRemovePerson(viewer, access, row.user_id)) throw forbidden();
    await trx.deleteFrom("project_people").where("id", "=", personId).execute();
    await followProject(trx, id);
    await recordEvent(trx, { projectId: id, actorId: viewer.id, kind: "people.left", data: { name: row.name ?? maskedEmail(row.email) } });
    await sendProjectEvent(trx, id, row.user_id ? [row.user_id] : []);
  });
  return { id, personId };
}

type InvitationRow = {
  project_id: string;
  title: string;
  email: string;
  status: "invited" | "accepted" | "declined";
  is_over: boolean;
  inviter: string | null;
};

export async function getInvitation(viewer: Viewer | null, token: string, language: string): Promise<ProjectInvitation> {
  const { rows } = await sql<InvitationRow>`
    select m.project_id, p.title, m.email, m.status, m.expires_at < now() is_over, ${personName(language)} inviter
    from project_people m join projects p on p.id = m.project_id left join users u on u.id = m.invited_by
    where m.token = ${token} and m.role = 'co_owner'`.execute(db);
  const row = rows[0];
  if (!row) throw notFound();
  return {
    ...{ projectId: row.project_id, title: row.title, inviter: row.inviter, email: maskedEmail(row.email) },
    state: row.status === "invited" ? (row.is_over ? "expired" : "open") : row.status,
    isForViewer: viewer?.email.toLowerCase() === row.email,
  };
}

export async function answerInvitation(viewer: Viewer, { token, isAccepted }: { token: string; isAccepted: boolean }): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("project_people as m")
      .innerJoin("projects as p", "p.id", "m.project_id")
      .select(["m.id", "m.project_id", "m.email", "p.owner_id", "p.title"])
      .where("m.token", "=", token)
      .where("m.status", "=", "invited")
      .where(sql<boolean>`m.expires_at > now()`)
      .forUpdate("m")
      .executeTakeFirst();
    if (!row) throw notFound();
    const own = await trx.selectFrom("users").select("email").where("id", "=", viewer.id).where("email_verified", "=", true).executeTakeFirst();
    if (own?.email.toLowerCase() !== row.email) throw wrongPerson();
    const set = { user_id: isAccepted ? viewer.id : null, answered_at: sql<Date>`now()` };
    await personStatus.move(trx, row.id, isAccepted ? "accept" : "decline", { by: viewer, set });
    const said = { projectId: row.project_id, actorId: isAccepted ? viewer.id : null };
    await recordEvent(
      trx,
      isAccepted ? { ...said, kind: "people.joined", data: { role: "co_owner" } } : { ...said, kind: "people.declined", data: { email: row.email } },
    );
    if (isAccepted && row.owner_id)
      await notifyPerson(trx, {
        ...{ userId: row.owner_id, kind: "project_joined", params: { ...namesOf(viewer), project: row.title } },
        ...{ href: projectPath(row.project_id), actorId: viewer.id },
      });
    await sendProjectEvent(trx, row.project_id);
    return { id: row.project_id };
  });
}
