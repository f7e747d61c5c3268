import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { Period } from "../insights.contract.ts";

/** Which days these are, and since when is counted where that was later. */
export function CountedNote({ period: { from, to, countedSince } }: { period: Period }) {
  const t = useT("insights");
  const format = useFormat();
  const day = (date: string) => format.date(`${date}T12:00:00+03:00`, "date");
  return (
    <p className="mt-6 text-sm text-muted">
      {t("note", { from: day(from), to: day(to) })} {from < countedSince && t("since", { date: day(countedSince) })}
    </p>
  );
}
