export type Delimiter = "," | ";" | "\t";
export type Dialect = { delimiter: Delimiter /** bytes before the header: the hint 'sep=;' that spreadsheets write */; skip: number };

const delimiters: readonly Delimiter[] = [",", ";", "\t"];

/** Finds the delimiter from the first record: the most frequent one outside quotation marks; a comma when none does. */
export function detectDialect(start: string): Dialect {
  const hint = /^sep=(.)(?:\r\n|\n|\r)/.exec(start);
  if (hint && delimiters.includes(hint[1] as Delimiter)) return { delimiter: hint[1] as Delimiter, skip: hint[0].length };
  const counts = new Map<string, number>(delimiters.map((d) => [d, 0]));
  let isQuoted = false;
  let hasText = false;
  for (const character of start) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === "\n" || character === "\r") {
      if (hasText) break;
    } else if (counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
    if (character.trim() !== "") hasText = true;
  }
  let best: Delimiter = ",";
  for (const delimiter of delimiters) if ((counts.get(delimiter) ?? 0) > (counts.get(best) ?? 0)) best = delimiter;
  return { delimiter: best, skip: 0 };
}
