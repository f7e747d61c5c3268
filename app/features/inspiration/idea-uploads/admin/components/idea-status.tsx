import { useT } from "#app/platform/languages/language-context.tsx";
import type { Tone } from "#app/ui/marks.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { IdeaStatus } from "../../idea-uploads.ts";

const TONES: Record<IdeaStatus, Tone> = { published: "ok", unpublished: "neutral", removed: "danger" };

export function IdeaStatusBadge({ status }: { status: IdeaStatus }) {
  const t = useT("idea-uploads");
  return <StatusBadge tone={TONES[status]}>{t(`status.${status}`)}</StatusBadge>;
}
