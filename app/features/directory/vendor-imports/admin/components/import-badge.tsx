import { useT } from "#app/platform/languages/language-context.tsx";
import type { Tone } from "#app/ui/marks.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { VendorImport } from "../../vendor-imports.contract.ts";
import { outcomeOf } from "../../vendor-imports.ts";

const TONES = { queued: "warn", processing: "info", failed: "danger", cancelled: "neutral" } as const;
const OUTCOMES: Record<ReturnType<typeof outcomeOf>, Tone> = { all: "ok", some: "warn", nothing: "danger" };

/** The status of an import; a completed one is green only when no row failed. */
export function ImportBadge({ run }: { run: VendorImport }) {
  const t = useT("vendor-imports");
  if (run.status !== "completed") return <StatusBadge tone={TONES[run.status]}>{t(`status.${run.status}`)}</StatusBadge>;
  const outcome = outcomeOf(run);
  return <StatusBadge tone={OUTCOMES[outcome]}>{t(outcome === "all" ? "status.completed" : `outcome.${outcome}`)}</StatusBadge>;
}
