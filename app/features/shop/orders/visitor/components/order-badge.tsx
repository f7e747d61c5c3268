import { useT } from "#app/platform/languages/language-context.tsx";
import type { Tone } from "#app/ui/marks.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import type { MoneyState, OrderStatus } from "../../orders.ts";

const TONES: Record<OrderStatus, Tone> = {
  ...{ placed: "info", paid: "clay", accepted: "info", preparing: "info", shipped: "info", delivered: "ok", completed: "ok" },
  ...{ cancelled: "neutral", returned: "neutral" },
};

export function OrderBadge({ status }: { status: OrderStatus }) {
  const t = useT("orders");
  return <StatusBadge tone={TONES[status]}>{t(`status.${status}`)}</StatusBadge>;
}

/** What of the money moved, where the status does not show it. */
export function MoneyBadge({ money }: { money: MoneyState }) {
  const t = useT("orders");
  if (money === "paid") return null;
  return <StatusBadge tone={money === "unpaid" ? "warn" : "neutral"}>{t(`money.${money}`)}</StatusBadge>;
}
