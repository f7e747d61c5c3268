import { useT } from "#app/platform/languages/language-context.tsx";
import type { Tone } from "#app/ui/marks.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { FeedbackStatus } from "../../feedback.ts";

const TONES: Record<FeedbackStatus, Tone> = { new: "clay", in_progress: "info", answered: "ok", closed: "neutral" };

export function FeedbackBadge({ status }: { status: FeedbackStatus }) {
  const t = useT("feedback");
  return <StatusBadge tone={TONES[status]}>{t(`status.${status}`)}</StatusBadge>;
}
