import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import type { OrderView } from "../../orders.view.contract.ts";

const KINDS = [
  ...(["place", "pay", "accept", "acceptUnpaid", "prepare", "ship", "unship", "parcel", "deliver", "complete", "cancel"] as const),
  ...(["refund", "return_asked", "takeBack", "dispute", "dispute_closed", "note", "receipt", "receipt_refused"] as const),
] as const;
type Kind = (typeof KINDS)[number];
const isKind = (kind: string): kind is Kind => KINDS.some((known) => known === kind);

/** What has happened, oldest first. */
export function OrderEvents({ order }: { order: OrderView }) {
  const t = useT("orders");
  const format = useFormat();
  return (
    <section>
      <h3 className="mb-2 text-base">{t("order.history")}</h3>
      <ol className="grid gap-2 text-sm">
        {order.events.map(({ id, kind, actor, note, amount, at }) => (
          <li key={id} className="grid grid-cols-[8rem_1fr] gap-3">
            <time className="text-muted" dateTime={at}>
              {format.date(at, "dateTime")}
            </time>
            <div>
              {isKind(kind) && t(`event.${kind}`)}
              {amount !== null && (
                <>
                  {" "}
                  <MoneyText amount={amount} currency={order.currency} />
                </>
              )}
              {actor && (
                <span className="text-muted">
                  {" · "}
                  <bdi>{actor}</bdi>
                </span>
              )}
              {note && (
                <p className="whitespace-pre-line text-muted" dir="auto">
                  {note}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
