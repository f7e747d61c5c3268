import { readWaiting } from "#app/features/office/admin-area/public.server.ts";
import { readProfile } from "#app/features/people/profiles/public.server.ts";
import { profileCompleteness } from "#app/features/people/profiles/public.ts";
import { newestSaved } from "#app/features/people/saved/public.server.ts";
import { isTourDue } from "#app/features/site/tour/public.server.ts";
import { listConversations } from "#app/features/talk/messages/public.server.ts";
import { mayManageContent, type Viewer } from "#app/platform/auth/viewer.ts";
import type { DashboardHome } from "../dashboard.contract.ts";
import { nextSteps } from "../dashboard.next-steps.ts";
import { readCounts } from "./counts.server.ts";
import { readPractice } from "./practice.server.ts";
import { readSent } from "./requests.server.ts";
import { readRooms } from "./rooms.server.ts";
import { readSelling } from "./selling.server.ts";

const SAVED = 8;
const CONVERSATIONS = 4;

/** A person's first page. One query per part, in parallel. @param language of names of cities and vendors */
export async function readHome(viewer: Viewer, language: string): Promise<DashboardHome> {
  const [profile, counts, inbox, sent, saved, selling, work, rooms, practice, tourIsDue] = await Promise.all([
    readProfile(viewer.id),
    readCounts(viewer),
    listConversations({ box: "inbox", search: "" }, viewer, language),
    readSent(viewer.id, language),
    newestSaved(viewer.id, SAVED, language),
    readSelling(viewer, language),
    mayManageContent(viewer) ? readWaiting(viewer) : null,
    viewer.role === "homeowner" ? readRooms(viewer, language) : null,
    viewer.role === "professional" ? readPractice(viewer, language) : null,
    isTourDue(viewer),
  ]);
  const { percent, missing } = profile ? profileCompleteness(profile) : { percent: 0, missing: [] };
  const home = {
    role: viewer.role,
    isEmailVerified: profile?.isEmailVerified ?? false,
    isTourDue: tourIsDue,
    unreadMessages: counts.unreadMessages,
    conversations: inbox.items.slice(0, CONVERSATIONS).map(({ id, other, last, unread }) => ({ id, name: other.name, text: last.body, at: last.at, unread })),
    profile: { percent, missing: missing.length },
    sent,
    saved,
    rooms,
    practice,
    selling,
    work,
  };
  return { ...home, nextSteps: nextSteps(home, profile?.verificationStatus === "unverified") };
}
