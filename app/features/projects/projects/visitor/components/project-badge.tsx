import { useT } from "#app/platform/languages/language-context.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { ProjectStatus } from "../../projects.ts";

const TONES = { draft: "neutral", planning: "info", open: "clay", in_progress: "warn", completed: "ok", archived: "neutral" } as const;

export function ProjectBadge({ status }: { status: ProjectStatus }) {
  const t = useT("projects");
  return <StatusBadge tone={TONES[status]}>{t(`status.${status}`)}</StatusBadge>;
}
