import { isAdministrator, type Viewer } from "#app/platform/auth/viewer.ts";
import { can } from "#app/platform/organizations/organization.policy.ts";

/** On which side of a quote request the viewer writes; null for everybody who has no part in it. */
export function sideOfQuote(viewer: Viewer, requesterId: string | null, member: Parameters<typeof can>[0]): "asker" | "answerer" | null {
  if (requesterId === viewer.id) return "asker";
  return can(member, "read") ? "answerer" : null;
}

/** A file as it stands to the viewer. */
type MessageFile = {
  /** The viewer uploaded it and has not sent it. */
  isOwnDraft: boolean;
  /** It belongs to a message that stands, in a conversation of the viewer's. */
  isTheirs: boolean;
  /** It belongs to a message that was reported. */
  isReported: boolean;
};

/** Its two people while the message stands, and admins once it was reported. An admin who is signed in as someone does not read their letters. */
export const maySeeMessageFile = (viewer: Viewer, { isOwnDraft, isTheirs, isReported }: MessageFile): boolean =>
  !viewer.impersonatedBy && (isOwnDraft || isTheirs || (isReported && isAdministrator(viewer)));
