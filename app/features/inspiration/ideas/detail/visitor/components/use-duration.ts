import { useT } from "#app/platform/languages/language-context.tsx";

const SPAN = /^(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*(day|week|month)s?$/i;

/** Durations as editors type them ("2-3 weeks"), in the reader's language; anything else stays as it is. */
export function useDuration(): (text: string) => string {
  const t = useT("ideas.detail");
  return (text) => {
    const found = SPAN.exec(text.trim());
    if (!found) return text;
    const [, from, to, word] = found;
    const unit = word?.toLowerCase() as "day" | "week" | "month";
    return to ? t(`span.${unit}`, { from: Number(from), to: Number(to) }) : t(`duration.${unit}`, { n: Number(from) });
  };
}
