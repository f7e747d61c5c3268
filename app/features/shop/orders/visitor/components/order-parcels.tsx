import { Printer } from "lucide-react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { FactsList, ltr } from "#app/ui/facts-list.tsx";
import { leftToSend, paperPath } from "../../orders.ts";
import type { OrderView } from "../../orders.view.contract.ts";
import "../../orders.css";

/** What the seller sends next, before all else; then the parcels that are on their way. */
export function OrderParcels({ order }: { order: OrderView }) {
  const t = useT("orders");
  const format = useFormat();
  const { permissions, parcels } = order;
  const left = permissions.accept || permissions.prepare || permissions.ship ? leftToSend(order.lines) : [];
  if (left.length + parcels.length === 0) return null;
  const pieces = (lines: readonly { id: string; name: string; n: number }[]) => (
    <ul className="grid gap-1">
      {lines.map(({ id, name, n }) => (
        <li key={id} className="flex justify-between gap-4">
          <bdi>{name}</bdi>
          <span className="shrink-0 text-muted">{t("order.quantity", { n })}</span>
        </li>
      ))}
    </ul>
  );
  const byId = new Map(order.lines.map((line) => [line.id, line.name]));
  return (
    <div className="grid gap-3">
      {left.length > 0 && (
        <section className="order-parcel next" aria-label={t("parcel.next")}>
          <h3 className="text-base">{t("parcel.next")}</h3>
          {pieces(left)}
          {order.commission && (
            <p>
              <a className="btn sm" href={paperPath(order.id, "packing-slip")} target="_blank" rel="noreferrer" aria-keyshortcuts="P">
                <Printer aria-hidden />
                {t("parcel.print")}
              </a>
            </p>
          )}
        </section>
      )}
      {parcels.map(({ id, carrier, tracking, createdAt, lines }, index) => (
        <section key={id} className="order-parcel" aria-label={t("parcel.title", { n: index + 1 })}>
          <h3 className="text-base">{t("parcel.title", { n: index + 1 })}</h3>
          {pieces(lines.map(({ lineId, quantity }) => ({ id: lineId, name: byId.get(lineId) ?? "", n: quantity })))}
          <FactsList
            facts={[
              [
                t("parcel.sent"),
                <time key="sent" dateTime={createdAt}>
                  {format.date(createdAt, "dateTime")}
                </time>,
              ],
              carrier && [t("ship.carrier"), <bdi key="carrier">{carrier}</bdi>],
              tracking && [t("ship.tracking"), ltr(tracking)],
            ]}
          />
        </section>
      ))}
    </div>
  );
}
