import { useT } from "#app/platform/languages/language-context.tsx";
import type { Tone } from "#app/ui/marks.tsx";
import { MoneyRange } from "#app/ui/money-text.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { QuoteItem } from "../../quotes.contract.ts";
import type { QuoteStatus } from "../../quotes.ts";

const TONES: Record<QuoteStatus, Tone> = { new: "clay", seen: "info", answered: "ok", closed: "neutral" };

export function QuoteBadge({ status }: { status: QuoteStatus }) {
  const t = useT("quotes");
  return <StatusBadge tone={TONES[status]}>{t(`status.${status}`)}</StatusBadge>;
}

export function Budget({ budgetMin, budgetMax }: Pick<QuoteItem, "budgetMin" | "budgetMax">) {
  const t = useT("quotes");
  return budgetMin || budgetMax ? <MoneyRange from={budgetMin} to={budgetMax} /> : t("budget.open");
}
