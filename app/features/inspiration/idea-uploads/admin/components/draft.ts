import type { UploadedPhoto } from "../../idea-uploads.contract.ts";
import { EMPTY_IDEA, type IdeaFields } from "../../idea-uploads.rules.ts";

/** A new idea that was not uploaded yet. */
type Draft = { values: IdeaFields; photos: UploadedPhoto[]; before: UploadedPhoto | null; key: string };

const KEY = "idea-draft";

export const isEmptyDraft = ({ values, photos, before }: Omit<Draft, "key">): boolean =>
  photos.length === 0 && !before && JSON.stringify(values) === JSON.stringify(EMPTY_IDEA);

/** Belongs to one person and one tab: it outlives a lost session and a reload, and goes with the tab. */
export function readDraft(personId: string): Draft | null {
  try {
    const { owner, draft } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as { owner?: string; draft?: Draft };
    if (owner !== personId || !draft) return null;
    return { ...draft, values: { ...EMPTY_IDEA, ...draft.values } };
  } catch {
    return null;
  }
}

export function writeDraft(personId: string, draft: Draft | null): void {
  try {
    if (draft && !isEmptyDraft(draft)) sessionStorage.setItem(KEY, JSON.stringify({ owner: personId, draft }));
    else if (readDraft(personId)) sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the draft lives as long as the page.
  }
}
