/** The engine of our own, which runs on the server itself. */
export const EMBEDDED = "diwan";

/** The state of an analysis. nothing: no room was recognized, so only light and colors can be changed. */
export const ANALYSIS_STATES = ["waiting", "ready", "nothing", "failed"] as const;
export const PICTURE_STATES = ["queued", "running", "done", "failed", "canceled"] as const;

/** Why a picture was not made; each has a text. */
export const FAILURES = ["engine", "timedOut", "moderated", "limit", "unavailable", "refused", "photo", "room"] as const;

export const PHOTO_MEGABYTES = 10;
export const PHOTO_BYTES = PHOTO_MEGABYTES * 1024 * 1024;
/** Pictures that one person may have waiting or running at once. */
export const OPEN_PICTURES = 6;
/** Pictures of one redesign. */
export const PICTURES_EACH = 60;
export const PROMPT_LENGTH = 1000;
export const TITLE_LENGTH = 120;
/** The questions about a new photograph before its first picture. */
export const QUESTIONS = ["floor", "wall", "corners"] as const;
/** Steps of corrections that are stored. */
export const CORRECTION_STEPS = 400;

/** Rectangles on the walls that stay, and pieces in a room. */
export const MOST_MARKS = 24;
export const MOST_PIECES = 80;
/** The longer side of a furnished picture. */
export const FURNISHED_SIDE = 2400;

export const LIST_PAGE = 24;
/** Photographs and pictures that one person may send and have made in an hour. */
export const PHOTOS_AN_HOUR = 40;
export const PICTURES_AN_HOUR = 120;
/** The longer side of a finished picture, and of the small one that is shown first, in pixels. */
export const PICTURE_SIDE = 4000;
export const PREVIEW_SIDE = 1200;
/** Seconds that a picture may wait for its turn, and that it may take, by our own engine and by a provider; after that it counts as failed. */
export const WAITING_SECONDS = 1800;
export const RUN_SECONDS = { embedded: 120, provider: 300 };
/** Times that a picture is begun whose process was killed. */
export const MOST_ATTEMPTS = 3;
/** Anyone who waited longer has probably left the page and gets a notification. */
export const NOTICE_SECONDS = 20;
export const PREVIEWS_A_MINUTE = 60;

type Outcome = { engine: string; changed: readonly { surface: string }[]; leftAlone: readonly { surface: string; reason: string }[] };
const LARGE = ["wall", "accent", "floor"];

/** Neither walls nor floor changed, although nobody asked for that. Unknown for providers' pictures. */
export const isHardlyChanged = ({ engine, changed, leftAlone }: Outcome): boolean =>
  engine === EMBEDDED &&
  !changed.some(({ surface }) => LARGE.includes(surface)) &&
  !leftAlone.some(({ surface, reason }) => reason === "asked" && LARGE.includes(surface));
