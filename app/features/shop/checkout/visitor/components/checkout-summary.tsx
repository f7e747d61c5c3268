import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { CheckoutQuote } from "#app/features/shop/orders/public.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Button } from "#app/ui/button.tsx";
import { Input } from "#app/ui/input.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Photo } from "#app/ui/photo.tsx";

type Props = { quote: CheckoutQuote; coupon: string | null; onCoupon(code: string | null): void };

const HUNDREDTHS = 10_000;

/** What is bought and what it comes to; on phones folded to one line at the top. */
export function CheckoutSummary({ quote, coupon, onCoupon }: Props) {
  const t = useT("checkout");
  const cart = useT("cart");
  const [isWide] = useState(() => matchMedia("(min-width: 901px)").matches);
  const lines = quote.sellers.flatMap((seller) => seller.lines);
  const n = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <aside className="co-s" aria-label={t("summary")}>
      <details open={isWide}>
        <summary>
          <span>{cart("pieces", { n })}</span>
          <MoneyText amount={quote.total} currency={quote.currency} />
          <ChevronDown size={20} aria-hidden />
        </summary>
        <ul className="co-items">
          {lines.map((line) => (
            <li key={line.variantId}>
              <Photo image={line.photoId ? { id: line.photoId } : null} shape="4:3" sizes="72px" alt="" />
              <span>
                <bdi lang={languageOf(line.name)}>{line.name}</bdi>
                {line.quantity > 1 && <span className="muted small"> {t("times", { n: line.quantity })}</span>}
              </span>
              <MoneyText amount={line.subtotal} />
            </li>
          ))}
        </ul>
        <Sums quote={quote} />
        <Coupon problem={quote.problems.find(({ code }) => code === "coupon")} coupon={coupon} onCoupon={onCoupon} />
      </details>
    </aside>
  );
}

function Sums({ quote }: { quote: CheckoutQuote }) {
  const t = useT("checkout");
  const format = useFormat();
  const { subtotal, discount, delivery, vat, total } = quote;
  return (
    <dl className="lines" aria-live="polite">
      <Sum label={t("sum.pieces")} amount={subtotal} />
      {discount > 0 && <Sum label={t("sum.discount")} amount={-discount} />}
      <Sum label={t("sum.delivery")} amount={delivery} />
      <Sum label={t("sum.net")} amount={vat.net} isQuiet />
      <Sum label={t("sum.vat", { rate: format.percent(vat.rate / HUNDREDTHS) })} amount={vat.vat} isQuiet />
      <div className="tot">
        <dt>{t("sum.total")}</dt>
        <dd>
          <MoneyText amount={total} />
        </dd>
      </div>
    </dl>
  );
}

const Sum = ({ label, amount, isQuiet = false }: { label: string; amount: number; isQuiet?: boolean }) => (
  <div className={isQuiet ? "muted" : undefined}>
    <dt>{label}</dt>
    <dd>
      <MoneyText amount={amount} />
    </dd>
  </div>
);

type CouponProps = Pick<Props, "coupon" | "onCoupon"> & { problem: CheckoutQuote["problems"][number] | undefined };

function Coupon({ problem, coupon, onCoupon }: CouponProps) {
  const t = useT("checkout");
  const format = useFormat();
  const [typed, setTyped] = useState(coupon ?? "");
  const known = problem && `coupon.${problem.reason}`;
  const said = known && (t.has(known as never) ? t(known as never, { sum: format.money(problem.available ?? 0) }) : t("coupon.unknown"));
  return (
    <div className="coupon">
      <Input
        label={t("coupon.label")}
        optional
        dir="ltr"
        value={typed}
        error={said}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && onCoupon(typed.trim() || null)}
      />
      <Button onClick={() => onCoupon(typed.trim() || null)}>{t("coupon.apply")}</Button>
      {coupon && !problem && (
        <p className="ok small" role="status">
          {t("coupon.counts")}
        </p>
      )}
    </div>
  );
}
