import { type Kysely, sql } from "kysely";
import { z } from "zod";
import { ideaPhotoJson, isPublicIdea, type PhotoRow, presentIdeaPhoto } from "#app/features/inspiration/ideas/public.server.ts";
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
import { type BookInvitation, wrongPerson } from "../ideabooks.contract.ts";
import { mayRemoveMember } from "../ideabooks.policy.ts";
import { bookPath, INVITATION_DAYS, invitationPath, type MemberRole, MOST_MEMBERS } from "../ideabooks.ts";
import { ownBook, seenBook, sendBookEvent } from "./access.server.ts";
import { mailInvitation } from "./mails.server.ts";
import { memberStatus } from "./member-status.server.ts";
import { newToken } from "./service.server.ts";

/** Invitations go to strangers' mailboxes: more than a family needs looks like advertising. */
const INVITATIONS = { max: 30, windowSeconds: DAY_SECONDS };
const Email = z.email().max(254);

type Invite = { id: string; email: string; role: MemberRole };

export async function inviteMember(viewer: Viewer, { id, email, role }: Invite, language: string): Promise<{ memberId: string }> {
  const address = email.trim().toLowerCase();
  if (!Email.safeParse(address).success) throw invalid({ email: "email" });
  if (address === viewer.email.toLowerCase()) throw invalid({ email: "self" });
  const { access } = await seenBook(viewer, { id });
  if (access !== "owner") throw forbidden();
  await enforceLimit(`ideabook-invite:${viewer.id}`, INVITATIONS);
  await countInvitation(address);
  return db.transaction().execute(async (trx) => {
    const book = await ownBook(viewer, id, trx);
    const members = await trx.selectFrom("ideabook_members").select(["id", "email", "status"]).where("ideabook_id", "=", id).execute();
    const known = members.find((row) => row.email === address);
    if (known?.status === "accepted") throw invalid({ email: "already" });
    if (!known && members.length >= MOST_MEMBERS) throw invalid({ email: "tooManyMembers" });
    const token = newToken();
    const open = {
      role,
      token,
      status: "invited",
      invited_by: viewer.id,
      answered_at: null,
      expires_at: sql<Date>`now() + make_interval(days => ${INVITATION_DAYS})`,
    };
    const { id: memberId } = await trx
      .insertInto("ideabook_members")
      .values({ id: newId(), ideabook_id: id, email: address, ...open })
      .onConflict((conflict) => conflict.columns(["ideabook_id", "email"]).doUpdateSet(open))
      .returning("id")
      .executeTakeFirstOrThrow();
    await notifyInvited(trx, viewer, { address, token, title: book.title, role, language });
    await sendBookEvent(trx, id);
    return { memberId };
  });
}

type Invited = { address: string; token: string; title: string; role: MemberRole; language: string };

/** Notifies an account by bell and mail, an address without one by mail. The inviter does not learn which. */
async function notifyInvited(trx: Kysely<DB>, viewer: Viewer, { address, token, title, role, language }: Invited): Promise<void> {
  const person = await trx.selectFrom("users").select("id").where(sql`lower(email)`, "=", address).where("email_verified", "=", true).executeTakeFirst();
  const href = invitationPath(token);
  if (person)
    await notifyPerson(trx, {
      userId: person.id,
      kind: "ideabook_invited",
      params: { ...namesOf(viewer), book: title },
      href,
      actorId: viewer.id,
      groupKey: href,
    });
  else await mailInvitation(trx, { to: address, language, inviter: viewer.name, role, href });
}

export async function setMemberRole(
  viewer: Viewer,
  { id, memberId, role }: { id: string; memberId: string; role: MemberRole },
): Promise<{ id: string; memberId: string }> {
  await db.transaction().execute(async (trx) => {
    await ownBook(viewer, id, trx);
    const { numUpdatedRows } = await trx
      .updateTable("ideabook_members")
      .set({ role })
      .where("id", "=", memberId)
      .where("ideabook_id", "=", id)
      .executeTakeFirst();
    if (!numUpdatedRows) throw notFound();
    await sendBookEvent(trx, id);
  });
  return { id, memberId };
}

export async function removeMember(viewer: Viewer, { id, memberId }: { id: string; memberId: string }): Promise<{ id: string; memberId: string }> {
  await db.transaction().execute(async (trx) => {
    const book = await seenBook(viewer, { id }, { trx, isLocked: true });
    const row = await trx.selectFrom("ideabook_members").select("user_id").where("id", "=", memberId).where("ideabook_id", "=", id).executeTakeFirst();
    if (!row) throw notFound();
    if (!mayRemoveMember(viewer, book.access, row.user_id)) throw forbidden();
    await trx.deleteFrom("ideabook_members").where("id", "=", memberId).execute();
    await sendBookEvent(trx, id, row.user_id ? [row.user_id] : []);
  });
  return { id, memberId };
}

type InvitationRow = {
  ideabook_id: string;
  title: string;
  item_count: number;
  email: string;
  role: MemberRole;
  status: "invited" | "accepted" | "declined";
  is_over: boolean;
  inviter: string | null;
  photos: PhotoRow[] | null;
};

export async function getInvitation(viewer: Viewer | null, token: string, language: string): Promise<BookInvitation> {
  const { rows } = await sql<InvitationRow>`
    select m.ideabook_id, b.title, b.item_count, m.email, m.role, m.status, m.expires_at < now() is_over, ${personName(language)} inviter,
      (select json_agg(x.photo) from (select ${ideaPhotoJson} photo from ideabook_items it
        join design_ideas i on i.id = it.idea_id and ${isPublicIdea} join files f on f.id = i.cover_id and f.width is not null
        where it.ideabook_id = b.id order by (it.id = b.cover_item_id) is true desc, it.position, it.id limit 3) x) photos
    from ideabook_members m join ideabooks b on b.id = m.ideabook_id and b.deleted_at is null
      left join users u on u.id = m.invited_by
    where m.token = ${token}`.execute(db);
  const row = rows[0];
  if (!row) throw notFound();
  return {
    bookId: row.ideabook_id,
    title: row.title,
    inviter: row.inviter,
    role: row.role,
    itemCount: row.item_count,
    photos: (row.photos ?? []).map((photo) => presentIdeaPhoto(photo, language)),
    state: row.status === "invited" ? (row.is_over ? "expired" : "open") : row.status,
    email: maskedEmail(row.email),
    isForViewer: viewer?.email.toLowerCase() === row.email,
  };
}

export async function answerInvitation(viewer: Viewer, { token, isAccepted }: { token: string; isAccepted: boolean }): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("ideabook_members as m")
      .innerJoin("ideabooks as b", "b.id", "m.ideabook_id")
      .select(["m.id", "m.ideabook_id", "m.email", "b.owner_id", "b.title"])
      .where("m.token", "=", token)
      .where("m.status", "=", "invited")
      .where(sql<boolean>`m.expires_at > now()`)
      .where("b.deleted_at", "is", null)
      .forUpdate("m")
      .executeTakeFirst();
    if (!row) throw notFound();
    const own = await trx.selectFrom("users").select("email").where("id", "=", viewer.id).where("email_verified", "=", true).executeTakeFirst();
    if (own?.email.toLowerCase() !== row.email) throw wrongPerson();
    const set = { user_id: isAccepted ? viewer.id : null, answered_at: sql<Date>`now()` };
    await memberStatus.move(trx, row.id, isAccepted ? "accept" : "decline", { by: viewer, set });
    if (isAccepted)
      await notifyPerson(trx, {
        userId: row.owner_id,
        kind: "ideabook_joined",
        params: { ...namesOf(viewer), book: row.title },
        href: bookPath(row.ideabook_id),
        actorId: viewer.id,
      });
    await sendBookEvent(trx, row.ideabook_id);
    return { id: row.ideabook_id };
  });
}
