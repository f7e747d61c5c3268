import { type RawBuilder, sql } from "kysely";

/** Rows of the person, each as one JSON value in a column `row`. */
type Rows = (userId: string) => RawBuilder<{ row: unknown }>;

export type PersonalTable = {
  /** The file in the archive: `data/<area>.json` has one list for each table. */
  area: string;
  name: string;
  /** Columns that point at a person and are answered for by this entry. */
  covers: readonly string[];
  rows: Rows;
};

// Nobody has use for how we search or where bytes lie, and a copy on a stolen computer must not open the account.
const HIDDEN = ["search", "storage_key", "password", "token", "access_token", "refresh_token", "id_token", "secret", "backup_codes", "public_key", "code_hash"];

/** Whole rows of a table, without what is hidden and what the entry leaves out. */
function table(
  area: string,
  name: string,
  column: string,
  { omit = [] as string[], where, covers }: { omit?: string[]; where?: Rows; covers?: string[] } = {},
): PersonalTable {
  const hidden = [...HIDDEN, ...omit];
  return {
    area,
    name,
    covers: covers ?? [`${name}.${column}`],
    rows: (userId) => sql`select to_jsonb(t) - ${hidden}::text[] as row from ${sql.table(name)} t
      where ${where ? where(userId) : sql`${sql.ref(`t.${column}`)} = ${userId}`} order by to_jsonb(t) ->> 'created_at', to_jsonb(t) ->> 'id'`,
  };
}

const within = (column: string, parent: string, owner: string): { where: Rows; covers: string[] } => ({
  covers: [],
  where: (userId) => sql`${sql.ref(`t.${column}`)} in (select id from ${sql.table(parent)} where ${sql.ref(owner)} = ${userId})`,
});

/** Everything about a person that the export has, table by table. */
export const personalTables: readonly PersonalTable[] = [
  table("account", "users", "id", { covers: [] }),
  table("account", "user_roles", "user_id"),
  table("account", "user_permissions", "user_id", { omit: ["granted_by"] }),
  table("account", "accounts", "user_id"),
  table("account", "sessions", "user_id", { omit: ["impersonated_by"] }),
  table("account", "two_factors", "user_id"),
  table("account", "passkeys", "user_id", { omit: ["credential_id"] }),
  table("account", "consents", "user_id"),
  table("account", "personal_exports", "user_id"),
  table("account", "onboardings", "user_id"),
  table("profile", "profiles", "id"),
  table("verification", "verification_requests", "user_id", { omit: ["decided_by"] }),
  table("verification", "verification_documents", "verification_id", within("verification_id", "verification_requests", "user_id")),
  table("vendors", "vendors", "owner_id", { omit: ["notes_internal", "name_key", "category_ids"] }),
  table("vendors", "vendor_claims", "user_id", { omit: ["decided_by"] }),
  table("vendors", "vendor_claim_documents", "claim_id", within("claim_id", "vendor_claims", "user_id")),
  table("vendors", "vendor_reviews", "author_id"),
  table("quote-requests", "quote_requests", "requester_id"),
  table("quote-requests", "quote_request_photos", "quote_request_id", within("quote_request_id", "quote_requests", "requester_id")),
  table("messages", "conversation_people", "user_id"),
  table("messages", "conversations", "started_by", {
    omit: ["subject_key", "started_by"],
    covers: ["conversations.started_by"],
    where: (userId) => sql`t.started_by = ${userId} or t.id in (select conversation_id from conversation_people where user_id = ${userId})`,
  }),
  {
    area: "messages",
    name: "messages",
    covers: ["messages.sender_id"],
    // Both sides of a conversation, as the person reads it; what was taken away is gone for both.
    rows: (userId) => sql`select jsonb_build_object('id', m.id, 'conversation_id', m.conversation_id, 'number', m.seq, 'is_mine', m.sender_id = ${userId},
        'body', case when m.removed_at is null then m.body end, 'created_at', m.created_at) as row
      from messages m join conversation_people p on p.conversation_id = m.conversation_id and p.user_id = ${userId} order by m.conversation_id, m.seq`,
  },
  table("messages", "message_files", "uploader_id"),
  table("messages", "blocks", "blocker_id"),
  table("messages", "message_reports", "reporter_id", { omit: ["reporter_id", "reported_id", "decided_by"] }),
  table("ideas", "design_ideas", "author_id"),
  table("ideas", "idea_likes", "user_id"),
  table("ideas", "idea_ratings", "user_id"),
  table("ideas", "ideabooks", "owner_id", { omit: ["share_token"] }),
  table("ideas", "ideabook_items", "added_by", { omit: ["added_by", "position"] }),
  table("ideas", "ideabook_members", "user_id", { omit: ["invited_by"] }),
  table("ideas", "ideabook_likes", "user_id"),
  table("designs", "designs", "owner_id", { omit: ["request_key"] }),
  table("designs", "design_versions", "design_id", within("design_id", "designs", "owner_id")),
  table("redesigns", "redesigns", "owner_id", { omit: ["share_key", "request_key"] }),
  table("redesigns", "redesign_pictures", "owner_id", { omit: ["request_key", "run_id", "attempts", "cost_micros"] }),
  table("designs", "interior_boards", "owner_id", { omit: ["share_key", "request_key"] }),
  table("designs", "interior_board_ideas", "board_id", within("board_id", "interior_boards", "owner_id")),
  table("designs", "interior_pictures", "owner_id", { omit: ["request_key"] }),
  table("forum", "forum_threads", "author_id", { omit: ["idempotency_key"] }),
  table("forum", "forum_posts", "author_id", { omit: ["idempotency_key"] }),
  table("forum", "forum_thread_votes", "user_id"),
  table("forum", "forum_post_votes", "user_id"),
  table("forum", "forum_thread_follows", "user_id"),
  table("forum", "forum_topic_follows", "user_id"),
  table("forum", "moderation_reports", "reporter_id"),
  table("generated-pictures", "ai_generations", "user_id", { omit: ["remote_id", "cost_micros", "expires_at"] }),
  table("notifications", "notifications", "user_id", { omit: ["actor_id"] }),
  table("notifications", "notification_choices", "user_id"),
  table("saved", "saved_items", "user_id"),
  table("feedback", "feedback", "author_id", { omit: ["note", "idempotency_key"] }),
  table("feedback", "feedback_answers", "feedback_id", { ...within("feedback_id", "feedback", "author_id"), omit: ["author_id"] }),
  table("activity", "audit_events", "actor_id", { omit: ["impersonator_id", "impersonator_name"] }),
  table("files", "files", "owner_id", { omit: ["placeholder", "colors", "look"] }),
];

/** Columns that point at a person and are not in the export, each with its reason. */
export const notExported: Readonly<Record<string, string>> = {
  "sessions.impersonated_by": "belongs to the person whose session it is",
  "user_permissions.granted_by": "belongs to the person who got the permission",
  "vendor_imports.created_by": "work for the product, no data about its author; the activity names it",
  "bulk_design_uploads.created_by": "work for the product, no data about its author; the activity names it",
  "notifications.actor_id": "belongs to the person who was told",
  "ideabook_members.invited_by": "belongs to the person who was invited",
  "phone_codes.user_id": "a code that ends after minutes",
  "verification_requests.decided_by": "belongs to the person who was checked",
  "vendor_claims.decided_by": "belongs to the person who claimed",
  "blocks.blocked_id": "whom others blocked is theirs to know",
  "message_reports.reported_id": "would tell who reported",
  "message_reports.decided_by": "belongs to those who reported",
  "moderation_log.actor_id": "work for the product, about what others wrote; the activity names it",
  "feedback_answers.author_id": "belongs to the person who was answered",
  "user_directory.user_id": "words of the profile, folded for searching",
  "audit_events.impersonator_id": "belongs to the person who was looked after; the own entries name the admin's acts",
  "idea_photo_uploads.user_id": "the file itself is in the export, for the two days that it waits",
  "translations.updated_by": "work for the product, no data about its author",
};
