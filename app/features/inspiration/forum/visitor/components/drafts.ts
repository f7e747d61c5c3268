const place = (viewerId: string, name: string) => `diwan:forum:${viewerId}:${name}`;

/** Drafts, stored in the browser until they are sent. Browsers may refuse storage, and its content cannot be trusted. */
export function readDraft(viewerId: string, name: string): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place(viewerId, name)) ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  } catch {
    return {};
  }
}

export function saveDraft(viewerId: string, name: string, values: Record<string, string>): void {
  try {
    if (Object.values(values).every((value) => value.trim() === "")) localStorage.removeItem(place(viewerId, name));
    else localStorage.setItem(place(viewerId, name), JSON.stringify(values));
  } catch {
    // full or forbidden: the text stays on the screen
  }
}
