// The words and limits of the forum, shared by contract, services and screens. Without zod, so that public pages stay small.

export const TOPIC_KINDS = ["room", "trade"] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

export const SORTS = ["active", "newest", "unanswered", "popular", "mine"] as const;
export type ThreadSort = (typeof SORTS)[number];

/** visible: for everybody. pending: a first post, for its author and admins. hidden: by moderation. removed: by its author. */
export const STATUSES = ["visible", "pending", "hidden", "removed"] as const;
export type PostStatus = (typeof STATUSES)[number];

export const TITLE_MIN = 10;
export const TITLE_LENGTH = 150;
export const BODY_MIN = 20;
export const ANSWER_MIN = 5;
export const BODY_LENGTH = 8_000;
export const MOST_PHOTOS = 4;
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
export const MOST_MENTIONS = 5;
/** Links in one text: of new members, and of others. */
export const MOST_LINKS = { fresh: 2, known: 10 } as const;
/** An account younger than this is new. */
export const FRESH_DAYS = 7;
/** A first post needs review when the account is younger than this or its address is not confirmed. */
export const REVIEW_DAYS = 14;
/** The most pending posts per person. */
export const MOST_PENDING = 3;
/** How long one's own text can be changed, and for how long a change is not marked. */
export const EDIT_DAYS = 7;
export const QUIET_EDIT_MINUTES = 5;

export const FORUM_PATH = "/ideas/forums";
export const NEW_THREAD_PATH = `${FORUM_PATH}/new`;
export const topicPath = (topic: string): string => `${FORUM_PATH}/${encodeURIComponent(topic)}`;
export const threadPath = (topic: string, slug: string): string => `${topicPath(topic)}/${encodeURIComponent(slug)}`;
export const postAnchor = (id: string): string => `answer-${id}`;

/** Texts are found by these codes. */
export type TextProblem = "required" | "tooShort" | "tooLong" | "tooManyLinks" | "tooManyMentions" | "duplicate" | "shouting" | "waiting";
export type PhotoProblem = "tooMany" | "TOO_LARGE" | "UNSUPPORTED" | "HEIC" | "EMPTY" | "TOO_MANY_PIXELS" | "DAMAGED" | "BUSY";
export type ThreadProblems = { title?: TextProblem; body?: TextProblem; topic?: "required"; photos?: PhotoProblem };

const LINK = /\b(?:https?:\/\/|www\.)\S+/giu;
const MENTION = /(?:^|[^\p{L}\p{N}._@/-])@([a-z0-9][a-z0-9._-]{1,28}[a-z0-9])(?![a-z0-9@])/giu;

const countLinks = (text: string): number => text.match(LINK)?.length ?? 0;

/** The usernames that a text names, each once, in lower case. */
export const mentionsIn = (text: string): string[] => [...new Set([...text.matchAll(MENTION)].map(([, name = ""]) => name.toLowerCase()))];

/** Titles in capitals only are refused. */
const isShouting = (text: string): boolean => {
  const letters = text.match(/\p{Lu}|\p{Ll}/gu)?.length ?? 0;
  return letters >= TITLE_MIN && (text.match(/\p{Lu}/gu)?.length ?? 0) / letters > 0.8;
};

export function checkTitle(title: string): TextProblem | null {
  if (!title) return "required";
  if (title.length < TITLE_MIN) return "tooShort";
  if (title.length > TITLE_LENGTH) return "tooLong";
  return isShouting(title) ? "shouting" : null;
}

/** The first problem of a trimmed text; the server decides by it, the form shows the same before it asks. */
export function checkBody(body: string, least: number, mostLinks: number): TextProblem | null {
  if (!body) return "required";
  if (body.length < least) return "tooShort";
  if (body.length > BODY_LENGTH) return "tooLong";
  if (countLinks(body) > mostLinks) return "tooManyLinks";
  return mentionsIn(body).length > MOST_MENTIONS ? "tooManyMentions" : null;
}

export type ThreadText = { topic: string; title: string; body: string };

/** Problems of a question; new accounts may add fewer links. */
export function checkThread({ topic, title, body }: ThreadText): ThreadProblems {
  const titleProblem = checkTitle(title.trim());
  const bodyProblem = checkBody(body.trim(), BODY_MIN, MOST_LINKS.known);
  return { ...(titleProblem && { title: titleProblem }), ...(bodyProblem && { body: bodyProblem }), ...(!topic && { topic: "required" }) };
}

/** The same for an answer or a reply. */
export function checkAnswer({ body }: { body: string }): ThreadProblems {
  const problem = checkBody(body.trim(), ANSWER_MIN, MOST_LINKS.known);
  return problem ? { body: problem } : {};
}
