export type TextPart = { text: string; href?: string };

// Up to a space, quote or bracket; punctuation at the end of a sentence is cut off below.
const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"'`{}|\\^«»“”]+/giu;
const TAIL = /[.,;:!?)\]،؛؟…]+$/u;

/** Splits a text at its web addresses. Only http and https become links, and the link text is always the address itself. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const shown = trimmed(match[0]);
    const href = hrefOf(shown);
    if (!href) continue;
    if (match.index > at) parts.push({ text: text.slice(at, match.index) });
    parts.push({ text: shown, href });
    at = match.index + shown.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** A closing bracket whose opening one is in the address belongs to it. */
function trimmed(address: string): string {
  const cut = address.replace(TAIL, "");
  return cut.includes("(") && address.at(cut.length) === ")" ? `${cut})` : cut;
}

function hrefOf(address: string): string | null {
  const url = URL.parse(/^https?:/i.test(address) ? address : `https://${address}`);
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes(".") && !url.username ? url.href : null;
}
