import { useT } from "#app/platform/languages/language-context.tsx";
import type { Tone } from "#app/ui/marks.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { ContactStatus } from "../../contact.ts";

const TONES: Record<ContactStatus, Tone> = { open: "clay", answered: "ok", closed: "neutral" };

export function ContactBadge({ status }: { status: ContactStatus }) {
  const t = useT("contact");
  return <StatusBadge tone={TONES[status]}>{t(`status.${status}`)}</StatusBadge>;
}
