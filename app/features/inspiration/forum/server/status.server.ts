import { type Kysely, sql } from "kysely";
import type { DB } from "#app/platform/database/schema.ts";
import { defineStatus } from "#app/platform/status/define-status.server.ts";

export type ForumKind = "thread" | "post";

const SHOWN = ["visible", "pending"] as const;

const rules = {
  states: ["visible", "pending", "hidden", "removed"],
  columns: ["author_id"],
  moves: {
    approve: { from: ["pending"], to: "visible" },
    hide: { from: SHOWN, to: "hidden" },
    restore: { from: ["hidden"], to: "visible" },
    remove: { from: SHOWN, to: "removed" },
  },
} as const;

/** Photographs follow the visibility of their text. */
const servePhotos = (kind: ForumKind) => async (trx: Kysely<DB>, changes: readonly { id: string; to: string }[]) => {
  const ids = changes.map(({ id }) => id);
  await sql`update files set is_public = ${changes[0]?.to === "visible"}
    where id in (select file_id from forum_photos where ${sql.ref(`${kind}_id`)} = any (${ids}::uuid[]))`.execute(trx);
};

export const threadStatus = defineStatus({ ...rules, table: "forum_threads", onMove: servePhotos("thread") });
export const postStatus = defineStatus({ ...rules, table: "forum_posts", onMove: servePhotos("post") });
