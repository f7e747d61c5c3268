// Arabic vowel signs, Koranic marks and the tatweel are spelling aids: two addresses must not differ by them alone.
const SPELLING_AIDS = /[\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u200B-\u200F]/g;

const MAX_LENGTH = 80;

/**
 * The part of an address made from a name: lower case, only letters and digits of every script,
 * runs of spaces and hyphens become one hyphen. May be empty when the name has no letter or digit.
 */
export function slugify(name: string): string {
  const words = name
    .normalize("NFKC")
    .toLowerCase()
    .replace(SPELLING_AIDS, "")
    .replace(/[\s\p{Pd}_/]+/gu, "-")
    .replace(/[^\p{L}\p{M}\p{N}-]+/gu, "")
    .replace(/-{2,}/g, "-");
  return [...words]
    .slice(0, MAX_LENGTH)
    .join("")
    .replace(/^-+|-+$/g, "");
}

/** The first of `base`, `base-2`, `base-3`... that is not taken; `fallback` stands in for an empty base. */
export function freeSlug(base: string, taken: ReadonlySet<string>, fallback: string): string {
  const start = base || fallback;
  if (!taken.has(start)) return start;
  for (let n = 2; ; n += 1) {
    const next = `${start}-${n}`;
    if (!taken.has(next)) return next;
  }
}
