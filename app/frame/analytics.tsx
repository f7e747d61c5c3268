import { useEffect, useSyncExternalStore } from "react";
import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { analyticsChoice, onAnalyticsChoice, refusesTracking, saveAnalyticsChoice } from "../kit/analytics-choice.ts";
import { useViewer } from "../kit/viewer.ts";

type Layer = typeof globalThis & { dataLayer?: unknown[]; gtag?: (...command: unknown[]) => void };

/** Adds the third party's script to the page, once. The page's policy names its host only when analytics is configured. */
function load(id: string): void {
  const page = globalThis as Layer;
  if (page.gtag) return;
  const layer: unknown[] = [];
  page.dataLayer = layer;
  page.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: the script takes commands only as an arguments object
    layer.push(arguments);
  };
  page.gtag("js", new Date());
  page.gtag("config", id, { anonymize_ip: true, allow_google_signals: false, allow_ad_personalization_signals: false });
  const script = document.createElement("script");
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  script.async = true;
  document.head.append(script);
}

/** Asks once for consent to analytics, and loads it only after a yes. Browsers that opt out are not asked. */
export function Analytics({ id }: { id: string }) {
  const choice = useSyncExternalStore(
    onAnalyticsChoice,
    () => analyticsChoice(),
    () => false,
  );
  const isRefused = typeof navigator !== "undefined" && refusesTracking();
  useEffect(() => {
    if (choice && !isRefused) load(id);
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
