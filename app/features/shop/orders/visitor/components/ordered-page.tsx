import { Check, Clock, Truck } from "lucide-react";
import { DayText } from "#app/features/shop/delivery/public.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FactsList } from "#app/ui/facts-list.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { CheckoutView, OrderView } from "../../orders.view.contract.ts";
import { AddToAccount } from "./add-to-account.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderBadge } from "./order-badge.tsx";
import { OrderLines, OrderSums } from "./order-sheet.tsx";
import { TransferFacts } from "./transfer-facts.tsx";
import { TransferReceipt } from "./transfer-receipt.tsx";
import "../../ordered.css";

type Props = { checkout: CheckoutView; token: string | null };

/** Thanks, what happens next in order of time, and the receipt; or what is still to be paid. */
export function OrderedPage({ checkout, token }: Props) {
  const t = useT("orders");
  const { contact, orders, payment } = checkout;
  const isWaiting = payment.status === "pending" && payment.method !== "cash_on_delivery";
  const hasEnded = orders.every(({ status }) => status === "cancelled");
  const photos = orders.flatMap(({ lines }) => lines).flatMap(({ photoId, name }) => (photoId ? [{ photoId, name }] : []));
  const title = t(hasEnded ? "ordered.titleEnded" : isWaiting ? "ordered.titleWait" : "ordered.title", { name: contact.name });
  return (
    <div className="wrap ordered">
      <title>{title}</title>
      <div className="ordered-strip">
        {photos.slice(0, 6).map(({ photoId, name }) => (
          <Photo key={photoId} image={{ id: photoId, alt: name, width: 640, height: 427 }} sizes="352px" priority />
        ))}
      </div>
      <div className="ordered-grid">
        <div className="grid content-start gap-6">
          <header>
            <h1>{title}</h1>
            <p className="text-muted">{t("ordered.number", { order: checkout.number, email: contact.email })}</p>
          </header>
          {isWaiting && !hasEnded && <Waiting checkout={checkout} token={token} />}
          {hasEnded && payment.status === "expired" && <p className="rounded-control bg-sunken p-4">{t("ordered.ended")}</p>}
          {!isWaiting && !hasEnded && <NextSteps checkout={checkout} />}
          {checkout.isGuest && !hasEnded && token && <AddToAccount checkout={checkout} token={token} />}
          <p className="text-sm text-muted">{t("ordered.rights")}</p>
        </div>
        <aside className="grid content-start gap-4">
          {orders.map((order) => (
            <section key={order.id} className="panel grid gap-3">
              <header className="flex flex-wrap items-center justify-between gap-2">
                <h2 className="text-base">
                  <bdi>{order.vendor.name}</bdi>
                </h2>
                <OrderBadge status={order.status} />
              </header>
              <OrderLines order={order} />
              <ArrivesOn order={order} />
              <OrderSums order={order} />
              {order.paid > 0 && (
                <a className="btn sm" href={`/orders/${order.id}/receipt.pdf${token ? `?token=${encodeURIComponent(token)}` : ""}`} download>
                  {t("order.receipt")}
                </a>
              )}
              <OrderActions order={order} token={token} />
            </section>
          ))}
          {orders.length > 1 && (
            <p className="panel flex justify-between gap-4 font-semibold">
              <span>{t("sum.total")}</span>
              <MoneyText amount={checkout.total} currency={checkout.currency} />
            </p>
          )}
          <p className="flex flex-wrap gap-2">
            {!checkout.isGuest && <ButtonLink to="/dashboard/orders">{t("ordered.orders")}</ButtonLink>}
            <ButtonLink to="/shop">{t("ordered.shop")}</ButtonLink>
          </p>
        </aside>
      </div>
    </div>
  );
}

function Waiting({ checkout: { id, number, payment, total, currency }, token }: Props) {
  const t = useT("orders");
  const format = useFormat();
  const time = payment.expiresAt ? format.date(payment.expiresAt, payment.method === "card" ? "time" : "dateTime") : "";
  const isLookedAt = payment.receipt !== null && payment.receipt.refusedAt === null;
  return (
    <section className="grid justify-items-start gap-3 rounded-card bg-warn-soft p-5 sm:p-7" aria-live="polite">
      {payment.isDeclined && <p className="font-semibold">{t("ordered.declined")}</p>}
      {!isLookedAt && <p>{payment.method === "card" ? t("ordered.waitCard", { time }) : t("ordered.waitTransfer", { order: number, time })}</p>}
      {payment.bankAccount && <TransferFacts account={payment.bankAccount} number={number} total={total} currency={currency} />}
      {payment.payUrl && (
        <a className="btn primary" href={payment.payUrl}>
          {t("ordered.pay")}
        </a>
      )}
      {payment.method === "bank_transfer" && <TransferReceipt checkoutId={id} token={token} receipt={payment.receipt} canSend />}
    </section>
  );
}

/** The day that was promised or chosen; until the money is here, the days between which it can be. */
function ArrivesOn({ order: { delivery, promisedOn } }: { order: OrderView }) {
  const t = useT("orders");
  const format = useFormat();
  const when = delivery.slotDate ?? promisedOn;
  return <FactsList facts={[[t("order.delivery"), when ? format.date(when, "long") : <DayText key="days" {...delivery} />]]} />;
}

function NextSteps({ checkout: { orders } }: Pick<Props, "checkout">) {
  const t = useT("orders");
  const format = useFormat();
  const alive = orders.filter(({ status }) => status !== "cancelled").toSorted((a, b) => ((a.promisedOn ?? "") < (b.promisedOn ?? "") ? -1 : 1));
  return (
    <section>
      <h2 className="mb-3 text-lg">{t("ordered.next")}</h2>
      <ol className="ordered-steps">
        <li>
          <Check aria-hidden />
          <div>
            <h3>{t("ordered.confirm", { n: alive.length })}</h3>
            <p className="text-sm text-muted">{t("ordered.confirmText")}</p>
          </div>
        </li>
        {alive.map((order) => (
          <li key={order.id}>
            {order.lines.some(({ isMadeToOrder }) => isMadeToOrder) ? <Clock aria-hidden /> : <Truck aria-hidden />}
            <div>
              {order.promisedOn && <time dateTime={order.promisedOn}>{format.date(order.promisedOn, "long")}</time>}
              <h3>{t(order.delivery.kind === "pickup" ? "ordered.pickup" : "ordered.brings", { vendor: order.vendor.name })}</h3>
              <p className="text-sm text-muted">
                <bdi>{format.list(order.lines.map(({ name }) => name))}</bdi>
                {` · ${order.delivery.name}`}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
