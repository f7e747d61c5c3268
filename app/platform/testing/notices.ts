import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";

/** A person's notifications, in order. */
export const noticesOf = ({ id }: Viewer) =>
  db.selectFrom("notifications").select(["kind", "params", "href"]).where("user_id", "=", id).orderBy("created_at").orderBy("id").execute();
