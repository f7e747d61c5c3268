import { FileDown } from "lucide-react";
import { Link } from "react-router";
import { reviewFormPath } from "#app/features/people/reviews/public.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { photoUrl } from "#app/platform/media/photo.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FactsList, ltr } from "#app/ui/facts-list.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { PhoneLink } from "#app/ui/phone-link.tsx";
import { paperPath } from "../../orders.ts";
import type { OrderView } from "../../orders.view.contract.ts";
import { MoneyBadge, OrderBadge } from "./order-badge.tsx";
import { OrderEvents } from "./order-events.tsx";
import { OrderParcels } from "./order-parcels.tsx";
import "../../orders.css";

/** What was ordered, what it costs, where it goes, and what has happened so far. */
export function OrderSheet({ order, token = null }: { order: OrderView; token?: string | null }) {
  const t = useT("orders");
  const format = useFormat();
  const { address, contact, currency, delivery, vendor } = order;
  const when = delivery.slotDate ?? order.promisedOn;
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap items-center gap-2">
        <OrderBadge status={order.status} />
        <MoneyBadge money={order.money} />
        {order.isLate && order.deliveredAt === null && <span className="text-sm text-danger">{t("order.late")}</span>}
      </p>
      <OrderParcels order={order} />
      <OrderLines order={order} />
      <OrderSums order={order} />
      <FactsList
        facts={[
          [t("order.delivery"), `${delivery.name}${delivery.assembly ? ` · ${t("order.assembly")}` : ""}`],
          when && [t("order.day"), `${format.date(when, "long")}${delivery.slot ? ` · ${t(`slot.${delivery.slot}`)}` : ""}`],
          [
            t("order.to"),
            <address key="to" className="not-italic">
              <bdi>{contact.name}</bdi>
              <br />
              <bdi>{[address["buildingNumber"], address["street"], address["district"]].filter(Boolean).join(" ")}</bdi>
              <br />
              <bdi>{[address["city"], address["postalCode"], address["additionalNumber"]].filter(Boolean).join(" ")}</bdi>
              {address["unit"] && (
                <>
                  <br />
                  <bdi>{address["unit"]}</bdi>
                </>
              )}
            </address>,
          ],
          contact.phone && [t("order.phone"), <PhoneLink key="phone" className="link" phone={contact.phone} />],
          address["note"] && [t("order.note"), <bdi key="note">{address["note"]}</bdi>],
          [
            t("list.seller"),
            <Link key="seller" className="link" to={`/vendors/${encodeURIComponent(vendor.slug)}`}>
              <bdi>{vendor.name}</bdi>
            </Link>,
          ],
          vendor.registration && [t("order.registration"), ltr(vendor.registration)],
          vendor.vatNumber && [t("order.vatNumber"), ltr(vendor.vatNumber)],
          order.commission && [
            t("order.commission", { rate: format.percent(order.commission.rate / 10_000) }),
            <MoneyText key="commission" amount={order.commission.amount + order.commission.vat} currency={currency} />,
          ],
        ]}
      />
      <p className="flex flex-wrap gap-2">
        {order.permissions.review && (
          <ButtonLink size="sm" to={reviewFormPath("vendor", vendor.id)}>
            {t("order.reviewSeller")}
          </ButtonLink>
        )}
        <a className="btn sm" href={paperPath(order.id, "receipt", token)} download>
          <FileDown aria-hidden />
          {t("order.receipt")}
        </a>
        {order.commission && (
          <a className="btn sm" href={paperPath(order.id, "packing-slip")} download>
            <FileDown aria-hidden />
            {t("order.slip")}
          </a>
        )}
      </p>
      <OrderEvents order={order} />
    </div>
  );
}

export function OrderLines({ order }: { order: OrderView }) {
  const t = useT("orders");
  return (
    <ul className="grid gap-3" aria-label={t("list.pieces")}>
      {order.lines.map((line) => (
        <li key={line.id} className="flex items-center gap-3">
          {line.photoId && (
            <img className="h-14 w-20 shrink-0 rounded-control object-cover" src={photoUrl(line.photoId, 320, "webp")} alt="" width={80} height={56} />
          )}
          <div className="min-w-0 flex-1">
            <Link className="font-semibold" to={`/products/${encodeURIComponent(line.slug)}`}>
              <bdi lang={languageOf(line.name)}>{line.name}</bdi>
            </Link>
            <p className="text-sm text-muted">
              {[line.variant, t("order.quantity", { n: line.quantity })].filter(Boolean).join(" · ")}
              {line.isMadeToOrder && ` · ${t("order.madeToOrder")}`}
              {line.refunded > 0 && ` · ${t("order.given", { n: line.refunded })}`}
            </p>
            {order.permissions.review && (
              <Link className="link text-sm" to={reviewFormPath("product", line.productId)} aria-label={t("order.reviewOf", { name: line.name })}>
                {t("order.review")}
              </Link>
            )}
          </div>
          <MoneyText amount={line.total} currency={order.currency} />
        </li>
      ))}
    </ul>
  );
}

export function OrderSums({
  order,
}: {
  order: Pick<OrderView, "subtotal" | "discount" | "deliveryFee" | "total" | "vat" | "vatRate" | "refunded" | "currency">;
}) {
  const t = useT("orders");
  const format = useFormat();
  const sum = (amount: number) => <MoneyText amount={amount} currency={order.currency} />;
  return (
    <FactsList
      className="order-sums text-sm"
      facts={[
        [t("sum.pieces"), sum(order.subtotal)],
        order.discount > 0 && [t("sum.discount"), sum(-order.discount)],
        [t("sum.delivery"), order.deliveryFee === 0 ? t("sum.free") : sum(order.deliveryFee)],
        [t("sum.total"), <strong key="total">{sum(order.total)}</strong>],
        [t("sum.vat", { rate: format.percent(order.vatRate / 10_000) }), sum(order.vat)],
        order.refunded > 0 && [t("sum.refunded"), sum(order.refunded)],
      ]}
    />
  );
}
