import { dateTimeFormat } from "#app/platform/languages/intl.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";

/** Days are those of Riyadh already. */
const DAY = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;

/** 'Wed, 25 Nov', or from one day to another. */
export function DayText({ earliest, latest }: { earliest: string; latest: string }) {
  const t = useT("delivery");
  const { intlLocale } = useLanguage();
  const written = (day: string) => dateTimeFormat(intlLocale, DAY).format(new Date(day));
  return earliest === latest ? written(earliest) : t("between", { from: written(earliest), to: written(latest) });
}
