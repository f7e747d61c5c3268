import { type Kysely, sql } from "kysely";
import { invalid } from "#app/platform/api/errors.ts";
import { isAdministrator, mayActAsProfessional, mayEnterVendorArea, mayManageContent, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DB } from "#app/platform/database/schema.ts";
import { type Audience, CHOICE_GROUPS, type Choice, DEFAULT_CHOICES, type EmailChoice, FIXED_KINDS, isFixed } from "../notifications.choices.ts";
import type { ChoiceGroups, ChoiceRow } from "../notifications.contract.ts";
import type { NotificationKind } from "../notifications.ts";

type Chosen = Omit<Choice, "push"> & { kind: NotificationKind /** Absent: as it was. */; push?: boolean | undefined };

const MAY: Record<Audience, (viewer: Viewer) => boolean> = {
  everybody: () => true,
  trade: (viewer) => viewer.role !== "homeowner" || mayActAsProfessional(viewer),
  vendor: mayEnterVendorArea,
  content: mayManageContent,
  admin: isAdministrator,
};

/** What these people chose for these kinds; without a choice the default holds, and fixed kinds are always sent. */
export async function choicesOf(
  trx: Kysely<DB>,
  userIds: readonly string[],
  kinds: readonly NotificationKind[],
): Promise<(userId: string, kind: NotificationKind) => Choice> {
  const rows = await trx
    .selectFrom("notification_choices")
    .select(["user_id", "kind", "in_app", "email", "push"])
    .where("user_id", "in", userIds)
    .where("kind", "in", kinds)
    .execute();
  const chosen = (row: (typeof rows)[number]): Choice => ({
    inApp: row.in_app,
    email: row.email as EmailChoice,
    push: row.push ?? DEFAULT_CHOICES[row.kind as NotificationKind].push,
  });
  const byPair = new Map(rows.map((row) => [`${row.user_id} ${row.kind}`, chosen(row)]));
  return (userId, kind) => (isFixed(kind) ? DEFAULT_CHOICES[kind] : (byPair.get(`${userId} ${kind}`) ?? DEFAULT_CHOICES[kind]));
}

/** Stores choices and applies them to pending mail. */
export async function saveChoices(trx: Kysely<DB>, userId: string, choices: readonly Chosen[]): Promise<void> {
  if (choices.length === 0) return;
  await trx
    .insertInto("notification_choices")
    .values(choices.map(({ kind, inApp, email, push }) => ({ user_id: userId, kind, in_app: inApp, email, push: push ?? null })))
    .onConflict((conflict) =>
      conflict.columns(["user_id", "kind"]).doUpdateSet((eb) => ({
        in_app: eb.ref("excluded.in_app"),
        email: eb.ref("excluded.email"),
        push: sql`coalesce(excluded.push, notification_choices.push)`,
        updated_at: new Date(),
      })),
    )
    .execute();
  await sql`
    update notifications n set mail = case when c.email in ('daily', 'weekly') then c.email end
    from notification_choices c
    where n.user_id = ${userId} and n.mail in ('daily', 'weekly') and c.user_id = n.user_id and c.kind = n.kind and c.email <> n.mail`.execute(trx);
}

/** The choices as the settings show them: those that can concern this viewer. */
export async function listChoices(viewer: Viewer): Promise<ChoiceGroups> {
  const groups = CHOICE_GROUPS.map(({ id, kinds }) => ({ id, kinds: kinds.filter(([, audience]) => MAY[audience](viewer)).map(([kind]) => kind) }));
  const choiceOf = await choicesOf(
    db,
    [viewer.id],
    groups.flatMap((group) => group.kinds),
  );
  return groups
    .filter((group) => group.kinds.length > 0)
    .map(({ id, kinds }) => ({ id, kinds: kinds.map((kind) => ({ kind, ...choiceOf(viewer.id, kind), isFixed: isFixed(kind) })) }));
}

export async function setChoice(viewer: Viewer, choice: Chosen): Promise<ChoiceRow> {
  if (isFixed(choice.kind)) throw invalid({ kind: "fixed" });
  return db.transaction().execute(async (trx) => {
    await saveChoices(trx, viewer.id, [choice]);
    const choiceOf = await choicesOf(trx, [viewer.id], [choice.kind]);
    return { kind: choice.kind, ...choiceOf(viewer.id, choice.kind), isFixed: false };
  });
}

/** Ends all mail except security mail. */
export async function stopMails(viewer: Viewer): Promise<ChoiceGroups> {
  const kinds = (Object.keys(DEFAULT_CHOICES) as NotificationKind[]).filter((kind) => !FIXED_KINDS.includes(kind));
  await db.transaction().execute(async (trx) => {
    const choiceOf = await choicesOf(trx, [viewer.id], kinds);
    await saveChoices(
      trx,
      viewer.id,
      kinds.map((kind) => ({ kind, inApp: choiceOf(viewer.id, kind).inApp, email: "off" })),
    );
  });
  return listChoices(viewer);
}

export async function resetChoices(viewer: Viewer): Promise<ChoiceGroups> {
  await db.deleteFrom("notification_choices").where("user_id", "=", viewer.id).execute();
  return listChoices(viewer);
}
