/** The beginning of a text in one line, cut between words; an ellipsis says that more follows. */
export function excerptOf(text: string, longest: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest + 1).replace(/\s+\S*$/, "");
  return `${cut.slice(0, longest).replace(/[\p{P}\s]+$/u, "")}…`;
}
