import { useEffect, useSyncExternalStore } from "react";
import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { analyticsChoice, onAnalyticsChoice, refusesTracking, saveAnalyticsChoice } from "../kit/analytics-choice.ts";
import { useViewer } from "../kit/viewer.ts";
import { startAnalytics, stopAnalytics } from "./analytics-script.ts";

/** Asks once for consent to analytics, and loads it only after a yes. Browsers that opt out are not asked. */
export function Analytics({ id }: { id: string }) {
  const choice = useSyncExternalStore(
    onAnalyticsChoice,
    () => analyticsChoice(),
    () => false,
  );
  const isRefused = typeof navigator !== "undefined" && refusesTracking();
  useEffect(() => {
    if (choice && !isRefused) startAnalytics(id);
    else stopAnalytics(id);
  }, [choice, id, isRefused]);
  return choice === undefined && !isRefused ? <Question /> : null;
}

function Question() {
  const t = useT("shell.analytics");
  const { viewer } = useViewer();
  const answer = (isGiven: boolean) => {
    saveAnalyticsChoice(isGiven);
    // Also recorded in the account; this browser's answer counts without it.
    if (viewer) void api.personalData.setConsent({ kind: "analytics", isGiven, source: "notice" }).catch(() => undefined);
  };
  return (
    <section className="startup pointer-events-none" aria-label={t("title")}>
      <div className="pointer-events-auto max-w-[640px] text-sm">
        <p className="min-w-60 flex-1">{t("text")}</p>
        <span className="flex gap-2">
          <Button size="sm" onClick={() => answer(false)}>
            {t("no")}
          </Button>
          <Button size="sm" onClick={() => answer(true)}>
            {t("yes")}
          </Button>
        </span>
      </div>
    </section>
  );
}
