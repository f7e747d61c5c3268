import type { MessageFileItem } from "../../messages.contract.ts";

/** Why a message failed; the codes are keys of texts. */
export const SEND_PROBLEMS = ["network", "tooOften", "refused", "files", "text"] as const;
export type SendProblem = (typeof SEND_PROBLEMS)[number];

/** A message that the server has not confirmed. Its key makes sending it again harmless. */
export type Pending = { key: string; body: string; files: MessageFileItem[]; state: "sending" | "failed"; problem?: SendProblem };

const PREFIX = "diwan:messages:";
const place = (viewerId: string, name: string) => `${PREFIX}${viewerId}:${name}`;

/** Browsers may refuse storage, and its content cannot be trusted. */
function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // full or forbidden: the text stays on the screen
  }
}

/** A conversation's draft, stored until it is sent. */
export const drafts = {
  read: (viewerId: string, name: string): string => String(read<string>(place(viewerId, `draft:${name}`)) ?? ""),
  write: (viewerId: string, name: string, text: string): void => write(place(viewerId, `draft:${name}`), text || null),
};

export const outboxes = {
  /** What a page that was closed left behind. */
  read: (viewerId: string, name: string): Pending[] => {
    const stored = read<Pending[]>(place(viewerId, `outbox:${name}`));
    return Array.isArray(stored) ? stored : [];
  },
  write: (viewerId: string, name: string, list: readonly Pending[]): void => write(place(viewerId, `outbox:${name}`), list.length > 0 ? list : null),
};

/** Removes drafts of other accounts from this browser. */
export function forgetOthers(viewerId: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX) && !key.startsWith(PREFIX + viewerId)) localStorage.removeItem(key);
  } catch {
    // no storage, nothing stored
  }
}
