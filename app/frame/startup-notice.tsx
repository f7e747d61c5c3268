import { useEffect, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { wake } from "#app/platform/pages/awake.ts";

/** Hidden in the server's markup; startup-script.ts shows it, and hydration removes it. */
export function StartupNotice() {
  const t = useT("shell");
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    document.documentElement.dataset["ready"] = "true";
    wake();
    setReady(true);
  }, []);
  if (isReady) return null;
  return (
    <div id="startup" className="startup" role="status" hidden suppressHydrationWarning>
      <div suppressHydrationWarning>{t("startup.initializing")}</div>
      <div className="failed" hidden suppressHydrationWarning>
        <span>{t("startup.failed")}</span>
        <button type="button" className="btn sm" data-clear-cache="">
          {t("error.clearCache")}
        </button>
        <button type="button" className="btn sm" data-reload="">
          {t("startup.reload")}
        </button>
      </div>
    </div>
  );
}
