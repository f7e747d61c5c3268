/** The catalogue of shared words. It is never loaded itself: other catalogues link to it, and the build inlines its texts. */
export const WORDS = "words";

const LINK = "@:";

export type Target = { namespace: string; key: string };

/** `"@:words.cancel"` stands for the shared word `cancel`, `"@:title"` for the catalogue's own `title`. Links stand in the English files only. */
export function linkTarget(text: string | undefined, namespace: string): Target | undefined {
  if (!text?.startsWith(LINK)) return undefined;
  const key = text.slice(LINK.length);
  const isShared = key.startsWith(`${WORDS}.`);
  return isShared ? { namespace: WORDS, key: key.slice(WORDS.length + 1) } : { namespace, key };
}
