import { useT } from "#app/platform/languages/language-context.tsx";

/** A number of hours as people say it: minutes, hours, or from two days on days. */
export function useDuration(): (hours: number) => string {
  const t = useT("dashboard");
  return (hours) => {
    if (hours < 1) return t("hours.minutes", { n: Math.max(1, Math.round(hours * 60)) });
    return hours < 48 ? t("hours.hours", { n: Math.round(hours) }) : t("hours.days", { n: Math.round(hours / 24) });
  };
}
