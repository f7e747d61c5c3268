import { isAdministrator, type Viewer } from "#app/platform/auth/viewer.ts";
import { can } from "#app/platform/organizations/organization.policy.ts";

/** On which side of a quote request the viewer writes; null for anyone else. */
export function sideOfQuote(viewer: Viewer, requesterId: string | null, member: Parameters<typeof can>[0]): "asker" | "answerer" | null {
  if (requesterId === viewer.id) return "asker";
  return can(member, "read") ? "answerer" : null;
}

/** The viewer's relation to a file. */
type MessageFile = {
  /** The viewer uploaded it and has not sent it. */
  isOwnDraft: boolean;
  /** It belongs to a message that is not removed, in a conversation of the viewer's. */
  isTheirs: boolean;
  /** It belongs to a message that was reported. */
  isReported: boolean;
};

/** Both sides until the message is removed, and admins once it was reported. An impersonating admin does not see messages. */
export const maySeeMessageFile = (viewer: Viewer, { isOwnDraft, isTheirs, isReported }: MessageFile): boolean =>
  !viewer.impersonatedBy && (isOwnDraft || isTheirs || (isReported && isAdministrator(viewer)));
