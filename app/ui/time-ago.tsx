import { useEffect, useState } from "react";
import { useFormat } from "#app/platform/languages/language-context.tsx";
import { DAY_MS } from "#app/platform/rules/durations.ts";

const week = 7 * DAY_MS;

/** "9 min ago", the date when older than a week, with its year when that is another one. A cached page may be minutes old: the browser counts again. */
export function TimeAgo({ at }: { at: Date | string }) {
  const format = useFormat();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  const date = new Date(at);
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  const text = now - date.getTime() < week ? format.relativeTime(date, now) : format.date(date, isThisYear ? "day" : "date");
  return (
    <time dateTime={date.toISOString()} title={format.date(date, "dateTime")} suppressHydrationWarning>
      {text}
    </time>
  );
}
