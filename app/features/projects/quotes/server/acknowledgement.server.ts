import { createHash } from "node:crypto";
import { limit } from "#app/platform/api/rate-limit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import { DAY_SECONDS } from "#app/platform/rules/durations.ts";

/** Whole: with what the sender wrote. Plain: with what was chosen from lists alone. */
export type Acknowledgement = "whole" | "plain" | "none";

/** Acknowledgements per address, across senders; beyond that, requests are accepted without a mail. */
const PER_RECIPIENT = { max: 5, windowSeconds: DAY_SECONDS };

/** The sender's acknowledgement. It quotes their words only to a confirmed address, because any other may be a stranger's. */
export async function acknowledgementTo(email: string, viewer: Viewer | null): Promise<Acknowledgement> {
  const digest = createHash("sha256").update(email).digest("base64url").slice(0, 22);
  if (!(await limit(`quote-mail:${digest}`, PER_RECIPIENT)).allowed) return "none";
  if (viewer?.email !== email) return "plain";
  const user = await db.selectFrom("users").select("email_verified").where("id", "=", viewer.id).executeTakeFirst();
  return user?.email_verified ? "whole" : "plain";
}
