import { useT } from "#app/platform/languages/language-context.tsx";
import type { Tone } from "#app/ui/marks.tsx";
import { MoneyRange } from "#app/ui/money-text.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { QuoteItem } from "../../quotes.contract.ts";
import type { QuoteStatus } from "../../quotes.ts";

const TONES: Record<QuoteStatus, Tone> = { new: "clay", seen: "info", answered: "ok", closed: "neutral" };

/** A request is new to those who received it; its sender reads that it was sent. */
export function QuoteBadge({ status, isSent = false }: { status: QuoteStatus; isSent?: boolean }) {
  const t = useT("quotes");
  if (isSent && status === "new") return <StatusBadge tone="info">{t("list.sent")}</StatusBadge>;
  return <StatusBadge tone={TONES[status]}>{t(`status.${status}`)}</StatusBadge>;
}

export function Budget({ budgetMin, budgetMax }: Pick<QuoteItem, "budgetMin" | "budgetMax">) {
  const t = useT("quotes");
  return budgetMin || budgetMax ? <MoneyRange from={budgetMin} to={budgetMax} /> : t("budget.open");
}
