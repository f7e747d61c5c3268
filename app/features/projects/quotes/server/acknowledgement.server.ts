import { createHash } from "node:crypto";
import { limit } from "#app/platform/api/rate-limit.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";

/** Whole: with what the sender wrote. Plain: with what was chosen from lists alone. */
export type Acknowledgement = "whole" | "plain" | "none";

/** To one address, whoever asks for them: beyond, requests are taken and nothing is mailed. */
const PER_RECIPIENT = { max: 5, windowSeconds: 86_400 };

/** How the sender hears that the request arrived. Their own words go only to an address that is proved to be theirs: it may be a stranger's. */
export async function acknowledgementTo(email: string, viewer: Viewer | null): Promise<Acknowledgement> {
  const digest = createHash("sha256").update(email).digest("base64url").slice(0, 22);
  if (!(await limit(`quote-mail:${digest}`, PER_RECIPIENT)).allowed) return "none";
  if (viewer?.email !== email) return "plain";
  const user = await db.selectFrom("users").select("email_verified").where("id", "=", viewer.id).executeTakeFirst();
  return user?.email_verified ? "whole" : "plain";
}
