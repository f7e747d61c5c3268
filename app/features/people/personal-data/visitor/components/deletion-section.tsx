import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { GRACE_DAYS } from "../../personal-data.ts";
import { DeletionDialog } from "./deletion-dialog.tsx";

/** The end of an account: what goes, what stays, and the way to it. */
export function DeletionSection() {
  const t = useT("personal-data");
  const { data, error, refetch } = useQuery(orpc.personalData.deletion.queryOptions());
  const [isAsking, setAsking] = useState(false);
  return (
    <section className="settings-section" aria-labelledby="deletion">
      <h2 id="deletion">{t("deletion.title")}</h2>
      <p>{t("deletion.text", { days: GRACE_DAYS })}</p>
      <p>{t("deletion.stays")}</p>
      {error && !data ? (
        <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
          <p>{t("deletion.failedToLoad")}</p>
        </LocalErrorBox>
      ) : (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button variant="danger" disabled={!data || data.isLastAdmin} onClick={() => setAsking(true)}>
            {t("deletion.ask")}
          </Button>
          {data?.isLastAdmin && <span className="text-sm text-muted">{t("deletion.lastAdmin")}</span>}
        </div>
      )}
      {isAsking && data && <DeletionDialog hasPassword={data.hasPassword} onClose={() => setAsking(false)} />}
    </section>
  );
}
