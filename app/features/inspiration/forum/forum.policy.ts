import { isAdministrator, type Viewer } from "#app/platform/auth/viewer.ts";
import { DAY_MS } from "#app/platform/rules/durations.ts";
import { EDIT_DAYS, type PostStatus } from "./forum.ts";

/** A question or an answer, as its table has it. */
type Text = { author_id: string | null; status: string };
type Dated = Text & { created_at: Date };
type Reader = Viewer | null;

const isAlive = ({ status }: Text): boolean => status === "visible" || status === "pending";

export const isAuthor = (viewer: Reader, { author_id }: Pick<Text, "author_id">): boolean => viewer !== null && author_id === viewer.id;

/** Pending, or hidden by moderation. */
export const seesHidden = (viewer: Reader): boolean => isAdministrator(viewer);

/** Author and staff read pending and hidden texts; nobody reads those removed by their author. */
export const maySeeText = (viewer: Reader, text: { author_id: string | null; status: PostStatus }): boolean =>
  text.status === "visible" || (text.status !== "removed" && (seesHidden(viewer) || isAuthor(viewer, text)));

/** Its author, until it is removed or has others' answers. */
export const mayRemoveText = (viewer: Reader, text: Text): boolean => isAuthor(viewer, text) && isAlive(text);

/** Its author, for some days, until the question is locked. */
export const mayEditText = (viewer: Reader, text: Dated, isLocked: boolean): boolean =>
  mayRemoveText(viewer, text) && !isLocked && Date.now() - text.created_at.getTime() < EDIT_DAYS * DAY_MS;

/** Anyone but the author votes. */
export const mayVote = (viewer: Reader, text: Pick<Text, "author_id">): boolean => viewer !== null && !isAuthor(viewer, text);

/** The question's author accepts an answer. */
export const mayAccept = (viewer: Reader, thread: Text): boolean => isAuthor(viewer, thread) && thread.status === "visible";

export const mayFollow = (viewer: Reader, thread: Text): boolean => thread.status === "visible" || isAuthor(viewer, thread);
