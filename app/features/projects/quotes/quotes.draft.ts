/** A request prefilled by another feature: its text, and pictures that this person may see. */
type QuoteDraft = { description: string; photos: readonly { url: string; name: string }[] };

const DRAFT_KEY = "quote.draft";
/** Long enough to choose from the directory and to ask more than one. */
const VALID_MS = 60 * 60_000;

/** Prefills every form that opens in this tab within the hour. */
export function saveQuoteDraft(draft: QuoteDraft): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ ...draft, at: Date.now() }));
  } catch {
    // Without storage the form begins empty.
  }
}

/** The words and the pictures as files; null without a draft. Missing pictures are left out. */
export async function readQuoteDraft(): Promise<{ description: string; photos: File[] } | null> {
  try {
    const { description, photos, at } = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? "null") as QuoteDraft & { at: number };
    if (Date.now() - at > VALID_MS) return null;
    const files = await Promise.all(photos.map(fileOf));
    return { description, photos: files.filter((file) => file !== null) };
  } catch {
    return null;
  }
}

async function fileOf({ url, name }: QuoteDraft["photos"][number]): Promise<File | null> {
  const answer = await fetch(url).catch(() => null);
  if (!answer?.ok) return null;
  const blob = await answer.blob();
  return new File([blob], name, { type: blob.type });
}
