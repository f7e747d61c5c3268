import { EMPTY_IDEA } from "../../idea-uploads.rules.ts";
import type { StoredIdea } from "./use-idea-form.ts";

/** A new idea that was not uploaded yet. */
type Draft = { idea: StoredIdea; key: string };

const KEY = "idea-draft";

/** Belongs to one person and one tab: it outlives a lost session and a reload, and goes with the tab. */
export function readDraft(personId: string): Draft | null {
  try {
    const { owner, draft } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as { owner?: string; draft?: Draft };
    if (owner !== personId || !draft?.idea) return null;
    return { ...draft, idea: { ...EMPTY_IDEA, ...draft.idea } };
  } catch {
    return null;
  }
}

export function writeDraft(personId: string, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify({ owner: personId, draft }));
    else if (readDraft(personId)) sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the draft lives as long as the page.
  }
}
