import { useT } from "#app/platform/languages/language-context.tsx";
import type { Tone } from "#app/ui/marks.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { ReportItem } from "../../messages.admin.contract.ts";
import type { Decision } from "../../messages.ts";

const TONES: Record<Decision, Tone> = { dismissed: "neutral", warned: "warn", removed: "danger" };

export function ReportBadge({ report }: { report: Pick<ReportItem, "decision"> }) {
  const t = useT("messages.admin");
  return report.decision ? (
    <StatusBadge tone={TONES[report.decision]}>{t(`decision.${report.decision}`)}</StatusBadge>
  ) : (
    <StatusBadge tone="clay">{t("status.open")}</StatusBadge>
  );
}
