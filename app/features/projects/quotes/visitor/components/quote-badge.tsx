import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { Tone } from "#app/ui/marks.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { QuoteItem } from "../../quotes.contract.ts";
import type { QuoteStatus } from "../../quotes.ts";

const TONES: Record<QuoteStatus, Tone> = { new: "clay", seen: "info", answered: "ok", closed: "neutral" };

export function QuoteBadge({ status }: { status: QuoteStatus }) {
  const t = useT("quotes");
  return <StatusBadge tone={TONES[status]}>{t(`status.${status}`)}</StatusBadge>;
}

/** The budget as a text. */
export function useBudget() {
  const t = useT("quotes");
  const format = useFormat();
  return ({ budgetMin, budgetMax }: Pick<QuoteItem, "budgetMin" | "budgetMax">): string => {
    const from = budgetMin && format.money(budgetMin.amount, budgetMin.currency);
    const to = budgetMax && format.money(budgetMax.amount, budgetMax.currency);
    if (from && to) return t("budget.between", { from, to });
    return from ? t("budget.from", { from }) : to ? t("budget.upTo", { to }) : t("budget.open");
  };
}
