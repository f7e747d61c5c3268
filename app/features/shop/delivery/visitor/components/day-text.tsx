import { dateTimeFormat } from "#app/platform/languages/intl.ts";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";

/** Days are those of Riyadh already. */
const DAY = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;

/** 'Wed, 25 Nov' */
export function DayName({ day }: { day: string }) {
  const { intlLocale } = useLanguage();
  return dateTimeFormat(intlLocale, DAY).format(new Date(day));
}

/** One day, or from one to another. */
export function DayText({ earliest, latest }: { earliest: string; latest: string }) {
  const t = useT("delivery");
  if (earliest === latest) return <DayName day={earliest} />;
  return t.rich("between", { from: () => <DayName day={earliest} />, to: () => <DayName day={latest} /> });
}
