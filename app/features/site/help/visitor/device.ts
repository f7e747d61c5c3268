import { newId } from "#app/platform/database/ids.ts";

const DEVICE = "help-device";
const RATINGS = "help-ratings";

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    // Storage is closed: the rating counts for this visit.
    return null;
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // As above.
  }
}

let own: string | null = null;

/** A random id of this browser, made when its first rating is sent, so that a visitor counts once. */
export function deviceId(): string {
  own ??= read(DEVICE) ?? newId();
  write(DEVICE, own);
  return own;
}

function ratings(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(read(RATINGS) ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function storedRating(article: string): boolean | null {
  const rating = ratings()[article];
  return typeof rating === "boolean" ? rating : null;
}

export const rememberRating = (article: string, isHelpful: boolean): void => write(RATINGS, JSON.stringify({ ...ratings(), [article]: isHelpful }));
