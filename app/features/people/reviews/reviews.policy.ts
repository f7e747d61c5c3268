import type { Viewer } from "#app/platform/auth/viewer.ts";
import { can, type OrganizationRole } from "#app/platform/organizations/organization.policy.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { EDIT_DAYS } from "./reviews.ts";

const isRecent = (since: Date, now: Date): boolean => now.getTime() - since.getTime() < EDIT_DAYS * DAY_MS;

type Own = { author_id: string | null; status: string; created_at: Date };

/** Its author, for 14 days, unless moderation hid it. */
export const mayEditReview = (viewer: Pick<Viewer, "id"> | null, review: Own, now: Date): boolean =>
  viewer !== null && review.author_id === viewer.id && review.status === "visible" && isRecent(review.created_at, now);

/** Those who dealt with the subject and are not on its team. */
export const mayWriteReview = (hasRight: boolean, teamRole: OrganizationRole | null): boolean => hasRight && teamRole === null;

/** Professionals ask former clients for a review; whom they dealt with here may write anyway. */
export const mayInviteClients = (viewer: Pick<Viewer, "role">): boolean => viewer.role === "professional";

/** Those who answer for the subject; a reply is changed for 14 days. */
export const mayReply = (teamRole: OrganizationRole | null, review: { status: string; replied_at: Date | null }, now: Date): boolean =>
  can(teamRole && { role: teamRole }, "answer") && review.status === "visible" && (review.replied_at === null || isRecent(review.replied_at, now));
