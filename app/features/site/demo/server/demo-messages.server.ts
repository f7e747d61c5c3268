import type { Kysely } from "kysely";
import type { Role } from "#app/platform/auth/viewer.ts";
import type { DB } from "#app/platform/database/schema.ts";
import type { storeImageBytes } from "#app/platform/media/store-image.server.ts";
import { MINUTE_MS } from "#app/platform/rules/durations.ts";
import { type DemoConversation, demoConversations } from "../data/messages.ts";
import type { DemoEntry } from "../demo-data.ts";
import { demoQuotes } from "../demo-quotes.ts";
import { seededId } from "../seeded.ts";
import { demoOrganizationId } from "./demo-team.server.ts";

type Input = {
  accounts: Partial<Record<Role, string>>;
  ranked: readonly DemoEntry[];
  stored: ReadonlyMap<string, Awaited<ReturnType<typeof storeImageBytes>>>;
  newest: Date;
};

/** Conversations between the demo accounts, with photographs, something unread and a report; nothing where an account is missing. */
export async function insertMessages(trx: Kysely<DB>, { accounts, ranked, stored, newest }: Input): Promise<void> {
  const vendorId = ranked.find(({ index }) => index === 0)?.vendor.id;
  const organizationId = demoOrganizationId(newest);
  const team = await trx.selectFrom("organization_members").select("user_id").where("organization_id", "=", organizationId).execute();
  const quoteId = demoQuotes(ranked, newest).find((quote) => quote.isHomeowner && quote.vendorId === vendorId)?.id;
  for (const [place, conversation] of demoConversations.entries()) {
    const [askerId, answererId] = [accounts[conversation.asker], accounts[conversation.answerer]];
    if (!askerId || !answererId || !vendorId || !quoteId) continue;
    const key = {
      quote: `quote:${quoteId}:${askerId}:${organizationId}`,
      vendor: `vendor:${vendorId}:${organizationId}:${askerId}`,
      profile: `profile:${[answererId, askerId].toSorted().join(":")}`,
    }[conversation.about];
    await insertConversation(trx, {
      conversation,
      place,
      key,
      askerId,
      answererId,
      vendorId,
      quoteId,
      organizationId,
      team: team.map(({ user_id }) => user_id),
      stored,
      newest,
    });
  }
}

type One = Omit<Input, "accounts" | "ranked"> & {
  conversation: DemoConversation;
  place: number;
  key: string;
  askerId: string;
  answererId: string;
  vendorId: string;
  quoteId: string;
  organizationId: string;
  team: readonly string[];
};

async function insertConversation(
  trx: Kysely<DB>,
  { conversation, place, key, askerId, answererId, vendorId, quoteId, organizationId, team, stored, newest }: One,
): Promise<void> {
  const { about, asker, messages, unread, reported } = conversation;
  const end = newest.getTime() - conversation.days * 24 * 60 * MINUTE_MS - (8 * 60 + (place + 1) * 37) * MINUTE_MS;
  const personOf = (from: string) => (from === asker ? askerId : answererId);
  const rows = messages.map((message, index) => {
    const created_at = new Date(end - message.ago * MINUTE_MS);
    const id = seededId(`message ${place} ${index}`, created_at);
    return { message, row: { id, seq: index + 1, sender_id: personOf(message.from), idempotency_key: id, body: message.text, created_at } };
  });
  const begun = rows[0]?.row.created_at ?? newest;
  const id = seededId(`conversation ${place}`, begun);
  await trx
    .insertInto("conversations")
    .values({
      id,
      subject_key: key,
      subject: about,
      quote_request_id: about === "quote" ? quoteId : null,
      vendor_id: about === "profile" ? null : vendorId,
      organization_id: about === "profile" ? null : organizationId,
      started_by: rows[0]?.row.sender_id ?? null,
      last_seq: rows.length,
      created_at: begun,
    })
    .execute();
  const seat = (side: "asker" | "answerer", user_id: string, unread_count: number) => ({
    conversation_id: id,
    user_id,
    side,
    last_read_seq: rows.length - unread_count,
    unread_count,
    last_message_at: new Date(end),
  });
  const colleagues = about === "profile" ? [] : team.filter((user) => user !== answererId).map((user) => seat("answerer", user, 0));
  await trx
    .insertInto("conversation_people")
    .values([...(["asker", "answerer"] as const).map((side) => seat(side, side === "asker" ? askerId : answererId, unread[side])), ...colleagues])
    .execute();
  await trx
    .insertInto("messages")
    .values(rows.map(({ row }) => ({ ...row, conversation_id: id })))
    .execute();
  for (const { message, row } of rows) {
    const bytes = message.photo && stored.get(message.photo);
    if (!message.photo || !bytes) continue;
    const file_id = seededId(`message photo ${row.id}`, row.created_at);
    await trx
      .insertInto("files")
      .values({ ...bytes, id: file_id, is_public: false, owner_id: row.sender_id, created_at: row.created_at })
      .execute();
    await trx
      .insertInto("message_files")
      .values({ file_id, message_id: row.id, uploader_id: row.sender_id, name: message.photo, created_at: row.created_at })
      .execute();
  }
  const seen = reported && rows[reported.message - 1]?.row;
  if (!reported || !seen) return;
  const reportId = seededId(`report ${place}`, new Date(end));
  await trx
    .insertInto("message_reports")
    .values({
      id: reportId,
      conversation_id: id,
      reporter_id: seen.sender_id === askerId ? answererId : askerId,
      reported_id: seen.sender_id,
      reason: "fraud",
      note: reported.note,
      created_at: new Date(end),
    })
    .execute();
  await trx
    .insertInto("message_report_messages")
    .values({ report_id: reportId, position: 0, message_id: seen.id, body: seen.body, sent_at: seen.created_at })
    .execute();
}
