import { createHash, randomInt } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { forbidden, invalid, notFound } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { newId } from "#app/platform/database/ids.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { formatFor, translator } from "#app/platform/languages/translator.server.ts";
import { sendMail } from "#app/platform/mail/mail.server.ts";
import { mailBody } from "#app/platform/mail/mail-template.server.ts";
import { removeFiles } from "#app/platform/media/remove-files.server.ts";
import { documentName, storeDocument } from "#app/platform/media/store-document.server.ts";
import { dropFiles, storeEach } from "#app/platform/media/store-each.server.ts";
import { DAY_MS, DAY_SECONDS } from "#app/platform/rules/durations.ts";
import { mayInviteClients } from "../reviews.policy.ts";
import { checkInvitation } from "../reviews.rules.ts";
import { INVITATION_DAYS, type InvitationState } from "../reviews.ts";
import type { RightRow } from "./subjects.server.ts";

/** Invitations go to strangers' mailboxes. */
const PER_PERSON = { max: 20, windowSeconds: DAY_SECONDS };
const PER_ADDRESS = { max: 3, windowSeconds: DAY_SECONDS };
/** Codes tried. */
const TRIES = { max: 10, windowSeconds: 3_600 };
const MOST_SHOWN = 100;
/** Without letters that look like others. */
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const CODE_LENGTH = 10;

const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");
/** As it was mailed, however it is written. */
const codeOf = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, "");

type Mail = { to: string; language: string; viewer: Viewer; code: string };

/** What was done stays out of it: anybody could send any words to anybody. */
async function mail(trx: Kysely<DB>, { to, language, viewer, code }: Mail): Promise<void> {
  const t = await translator(language, "reviews.mail");
  const subject = t("title", { name: viewer.name });
  const until = formatFor(language).date(new Date(Date.now() + INVITATION_DAYS * DAY_MS).toISOString(), "day");
  const body = mailBody(language, {
    siteName: t("siteName"),
    title: subject,
    paragraphs: [t("text", { name: viewer.name }), t("account", { email: to })],
    facts: [[t("code"), code]],
    button: { label: t("open"), href: "/dashboard/reviews" },
    note: t("why", { date: until }),
  });
  await sendMail({ to, subject, language, ...body }, { trx });
}

/** Mails a code to a former client. Sent again, the earlier code ends. @throws FORBIDDEN, INVALID */
export async function inviteClient(
  input: { email: string; work: string; evidence: readonly File[] },
  viewer: Viewer,
  language: string,
): Promise<{ id: string }> {
  if (!mayInviteClients(viewer)) throw forbidden();
  const [email, work] = [input.email.trim().toLowerCase(), input.work.trim()];
  const problems = checkInvitation({ email, work, evidence: input.evidence.length }, viewer.email);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  await enforceLimit(`review-invite:${viewer.id}`, PER_PERSON);
  await enforceLimit(`review-invited:${hashOf(email)}`, PER_ADDRESS);
  const code = newCode();
  const evidence = await storeEach(input.evidence, "evidence", async (file) => ({ ...(await storeDocument(file, viewer.id)), name: documentName(file.name) }));
  const files = evidence.map(({ id: file_id, name }, position) => ({ file_id, name, position }));
  try {
    return await sendInvitation({ email, work, code, files }, viewer, language);
  } catch (error) {
    await dropFiles(evidence.map(({ id }) => id));
    throw error;
  }
}

type Invitation = { email: string; work: string; code: string; files: readonly { file_id: string; name: string; position: number }[] };

function sendInvitation({ email, work, code, files }: Invitation, viewer: Viewer, language: string): Promise<{ id: string }> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      insert into review_invitations (id, professional_id, email, work, code_hash, expires_at)
      values (${newId()}, ${viewer.id}, ${email}, ${work}, ${hashOf(code)}, now() + make_interval(days => ${INVITATION_DAYS}))
      on conflict (professional_id, email) do update set work = excluded.work, code_hash = excluded.code_hash, sent_at = now(), expires_at = excluded.expires_at
      where review_invitations.confirmed_at is null returning id`.execute(trx);
    const [row] = rows;
    if (!row) throw invalid({ email: "already" });
    await removeFiles(trx, sql`select file_id from review_evidence where invitation_id = ${row.id}`);
    await trx
      .insertInto("review_evidence")
      .values(files.map((file) => ({ invitation_id: row.id, ...file })))
      .execute();
    await mail(trx, { to: email, language, viewer, code });
    return row;
  });
}

type Row = { id: string; email: string; work: string; sent_at: Date; state: InvitationState };

/** The viewer's own, newest first. */
export async function listInvitations(viewer: Viewer) {
  const { rows } = await sql<Row>`
    select id, email, work, sent_at, case when confirmed_at is not null then 'confirmed' when expires_at <= now() then 'over' else 'sent' end state
    from review_invitations where professional_id = ${viewer.id} order by sent_at desc, id desc limit ${MOST_SHOWN}`.execute(db);
  return rows.map(({ sent_at, ...row }) => ({ ...row, sentAt: sent_at.toISOString() }));
}

/** Those who have the code and the confirmed address it was mailed to may review. @throws NOT_FOUND */
export async function confirmInvitation({ code }: { code: string }, viewer: Viewer): Promise<{ id: string }> {
  await enforceLimit(`review-code:${viewer.id}`, TRIES);
  const { rows } = await sql<{ id: string }>`
    update review_invitations i set client_id = ${viewer.id}, confirmed_at = coalesce(i.confirmed_at, now()) from users u
    where u.id = ${viewer.id} and u.email_verified and i.email = lower(u.email) and i.code_hash = ${hashOf(codeOf(code))}
      and i.professional_id <> u.id and (i.client_id = u.id or (i.confirmed_at is null and i.expires_at > now()))
    returning i.professional_id id`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return row;
}

/** What confirmed invitations allow. */
export const invitedRights = (userId: string) => sql<RightRow>`
  select 'professional'::text subject_type, i.professional_id subject_id, 'invitation'::text basis, i.id basis_id, i.work bought, null::text bought_ar, i.confirmed_at since
  from review_invitations i where i.client_id = ${userId}`;
