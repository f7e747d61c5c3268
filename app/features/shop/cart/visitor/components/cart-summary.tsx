import { Dollars } from "#app/features/shop/products/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import type { useTotals } from "../use-checked-cart.ts";

/** What it comes to; on phones also as a bar at the foot of the screen. */
export function CartSummary({ totals }: { totals: ReturnType<typeof useTotals> }) {
  const t = useT("cart");
  const { pieces, goods, delivery, delivered, sellers, vat, total } = totals;
  return (
    <aside className="panel cart-sum" aria-labelledby="cart-sum">
      <h2 id="cart-sum">{t("summary")}</h2>
      <dl>
        <div>
          <dt>{t("pieces", { n: pieces })}</dt>
          <dd>
            <MoneyText amount={goods} />
          </dd>
        </div>
        <div>
          <dt>{delivered === sellers ? t("delivery") : t("deliveryOf", { n: delivered, all: sellers })}</dt>
          <dd>{delivery === 0 && delivered > 0 ? t("free") : <MoneyText amount={delivery} />}</dd>
        </div>
        <div className="tot">
          <dt>
            {t("total")}
            <span className="muted small">{t.rich("withVat", { vat: () => <MoneyText amount={vat} /> })}</span>
          </dt>
          <dd>
            <MoneyText amount={total} />
            <Dollars price={{ amount: total, currency: "SAR" }} />
          </dd>
        </div>
      </dl>
      {pieces > 0 && (
        <>
          <ButtonLink variant="primary" size="lg" block to="/checkout">
            {t("checkout")}
          </ButtonLink>
          <div className="cta-bar">
            <div>
              <MoneyText amount={total} />
              <span className="muted">{t("vatIncluded")}</span>
            </div>
            <ButtonLink variant="primary" to="/checkout">
              {t("checkout")}
            </ButtonLink>
          </div>
        </>
      )}
    </aside>
  );
}
