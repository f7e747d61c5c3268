/** Parses a person's text into blocks: never HTML. Blank lines end paragraphs; lines that begin with "-", "*", "•" or "1." are lists. */
export type Piece = { kind: "text"; text: string } | { kind: "link"; text: string; href: string } | { kind: "mention"; text: string; username: string };
export type Block = { kind: "paragraph"; lines: Piece[][] } | { kind: "list"; isOrdered: boolean; items: Piece[][] };

// Up to a space, quote or bracket; punctuation at the end of a sentence is cut off below.
const TOKEN = /\b(?:https?:\/\/|www\.)[^\s<>"'`{}|\\^«»“”]+|@[a-z0-9][a-z0-9._-]{1,28}[a-z0-9](?![a-z0-9@])/giu;
const TAIL = /[.,;:!?)\]،؛؟…]+$/u;
const BULLET = /^\s*(?:[-*•–]|(\d{1,2}|[٠-٩]{1,2})[.)-])\s+/u;

function hrefOf(address: string): string | null {
  const url = URL.parse(/^https?:/i.test(address) ? address : `https://${address}`);
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes(".") && !url.username ? url.href : null;
}

/** A closing bracket whose opening one is in the address belongs to it. */
function trimmed(address: string): string {
  const cut = address.replace(TAIL, "");
  return cut.includes("(") && address.at(cut.length) === ")" ? `${cut})` : cut;
}

/** Only http and https become links, and only people who were found become mentions. */
export function pieces(line: string, known: readonly string[]): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  const add = (index: number, piece: Piece) => {
    if (index > at) found.push({ kind: "text", text: line.slice(at, index) });
    found.push(piece);
    at = index + piece.text.length;
  };
  for (const match of line.matchAll(TOKEN)) {
    const [token] = match;
    if (token.startsWith("@")) {
      const before = line.at(match.index - 1);
      const username = token.slice(1).toLowerCase();
      if ((match.index === 0 || !/[\p{L}\p{N}._@/-]/u.test(before ?? "")) && known.includes(username))
        add(match.index, { kind: "mention", text: token, username });
    } else {
      const shown = trimmed(token);
      const href = hrefOf(shown);
      if (href) add(match.index, { kind: "link", text: shown, href });
    }
  }
  if (at < line.length) found.push({ kind: "text", text: line.slice(at) });
  return found;
}

export function blocks(text: string, known: readonly string[] = []): Block[] {
  const result: Block[] = [];
  let isNew = true;
  for (const line of text.replace(/\r\n?/g, "\n").split("\n")) {
    if (line.trim() === "") {
      isNew = true;
      continue;
    }
    const bullet = BULLET.exec(line);
    const last = isNew && !bullet ? undefined : result.at(-1);
    if (bullet) {
      const isOrdered = bullet[1] !== undefined;
      const item = pieces(line.slice(bullet[0].length), known);
      // a list goes on over a blank line, a paragraph does not
      if (last?.kind === "list" && last.isOrdered === isOrdered) last.items.push(item);
      else result.push({ kind: "list", isOrdered, items: [item] });
    } else if (last?.kind === "paragraph") last.lines.push(pieces(line, known));
    else result.push({ kind: "paragraph", lines: [pieces(line, known)] });
    isNew = false;
  }
  return result;
}
