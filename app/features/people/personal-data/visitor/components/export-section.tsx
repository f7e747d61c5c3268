import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { api, orpc } from "#app/api/client.ts";
import { problemOf } from "#app/platform/api/problem.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import type { Tone } from "#app/ui/marks.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { Exports } from "../../personal-data.contract.ts";
import { EXPORT_DAYS, EXPORTS_A_DAY } from "../../personal-data.ts";

const LOOK_AGAIN_MS = 2_000;
const TONES: Record<Exports["items"][number]["status"], Tone> = { queued: "info", running: "info", ready: "ok", failed: "danger", expired: "neutral" };

/** Asking for a copy of everything, and the copies made. */
export function ExportSection() {
  const t = useT("personal-data");
  const client = useQueryClient();
  const options = orpc.personalData.exports.queryOptions();
  const { data, error, refetch } = useQuery({ ...options, refetchInterval: ({ state }) => (state.data?.isRunning ? LOOK_AGAIN_MS : false) });
  const asking = useMutation({
    mutationFn: () => api.personalData.requestExport(),
    onSuccess(exports) {
      client.setQueryData(options.queryKey, exports);
      toast({ title: t("export.started") });
    },
    onError(problem: unknown) {
      const isLimit = problemOf(problem).code === "TOO_MANY_REQUESTS";
      toast({ title: t(isLimit ? "export.tooMany" : "export.failedToStart", { n: EXPORTS_A_DAY }), tone: "danger" });
      void refetch();
    },
  });
  return (
    <section className="settings-section" aria-labelledby="export">
      <h2 id="export">{t("export.title")}</h2>
      <p>{t("export.text", { days: EXPORT_DAYS })}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button onClick={() => asking.mutate()} pending={asking.isPending || data?.isRunning} disabled={data?.leftToday === 0}>
          {t(data?.isRunning ? "export.running" : "export.ask")}
        </Button>
        {data?.leftToday === 0 && <span className="text-sm text-muted">{t("export.tooMany", { n: EXPORTS_A_DAY })}</span>}
      </div>
      {error && !data ? (
        <LocalErrorBox error={error} onTryAgain={() => void refetch()}>
          <p>{t("export.failed")}</p>
        </LocalErrorBox>
      ) : (
        <ul className="mt-4 grid" aria-live="polite">
          {data ? data.items.map((item) => <Copy key={item.id} item={item} />) : <Skeleton height="3rem" />}
        </ul>
      )}
    </section>
  );
}

function Copy({ item }: { item: Exports["items"][number] }) {
  const t = useT("personal-data");
  const format = useFormat();
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2.5 text-sm">
      <StatusBadge tone={TONES[item.status]}>{t(`export.status.${item.status}`)}</StatusBadge>
      <time dateTime={item.requestedAt}>{format.date(item.requestedAt, "dateTime")}</time>
      {item.status === "ready" && item.expiresAt && <span className="text-muted">{t("export.until", { date: format.date(item.expiresAt) })}</span>}
      {item.status === "ready" && (
        // A file, not a screen: the browser itself fetches it.
        <a className="btn sm ms-auto" href={`/dashboard/settings/data/download/${item.id}`} download>
          <Download size={16} aria-hidden />
          {t("export.download", { size: format.fileSize(item.byteSize ?? 0) })}
        </a>
      )}
    </li>
  );
}
