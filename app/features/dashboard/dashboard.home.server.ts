import { readWaiting } from "#app/features/admin-area/public.server.ts";
import { mayManageContent, type Viewer } from "#app/platform/auth/viewer.ts";
import { db } from "#app/platform/database/db.server.ts";
import type { DashboardHome } from "./dashboard.contract.ts";
import { readCounts } from "./dashboard.counts.server.ts";
import { nextSteps } from "./dashboard.next-steps.ts";
import { readRequests } from "./dashboard.requests.server.ts";
import { readSelling } from "./dashboard.selling.server.ts";

/** A person's first page. One query for each part, side by side. @param language of names of cities and vendors */
export async function readHome(viewer: Viewer, language: string): Promise<DashboardHome> {
  const [user, counts, sent, selling] = await Promise.all([
    db.selectFrom("users").select("email_verified").where("id", "=", viewer.id).executeTakeFirst(),
    readCounts(viewer.id),
    readRequests("sent", viewer.id, language),
    readSelling(viewer, language),
  ]);
  const work = mayManageContent(viewer) ? await readWaiting(viewer) : null;
  const home = {
    role: viewer.role,
    isEmailVerified: user?.email_verified ?? false,
    unreadMessages: counts.unreadMessages,
    profile: { percent: 100, missing: 0 },
    sent,
    saved: { total: 0, vendors: [] },
    selling,
    work,
  };
  return { ...home, nextSteps: nextSteps(home) };
}
