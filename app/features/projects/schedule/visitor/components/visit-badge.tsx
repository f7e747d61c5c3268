import { useT } from "#app/platform/languages/language-context.tsx";
import type { Tone } from "#app/ui/marks.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { VisitStatus } from "../../schedule.ts";

const TONES: Record<VisitStatus, Tone> = {
  booked: "warn",
  confirmed: "ok",
  declined: "neutral",
  cancelled: "neutral",
  moved: "neutral",
  done: "info",
  expired: "neutral",
};

export function VisitBadge({ status }: { status: VisitStatus }) {
  const t = useT("schedule");
  return <StatusBadge tone={TONES[status]}>{t(`status.${status}`)}</StatusBadge>;
}
