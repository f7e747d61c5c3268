import { useT } from "#app/platform/languages/language-context.tsx";
import type { Tone } from "#app/ui/marks.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { Decision } from "../../moderation.ts";

const TONES: Record<Decision, Tone> = { approved: "ok", hidden: "danger", dismissed: "neutral", restored: "ok", locked: "warn", unlocked: "neutral" };

export function DecisionBadge({ decision }: { decision: Decision }) {
  const t = useT("moderation");
  return <StatusBadge tone={TONES[decision]}>{t(`decision.${decision}`)}</StatusBadge>;
}
