import { Link } from "react-router";
import { DayText } from "#app/features/shop/delivery/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import type { Change } from "../../cart.changes.ts";
import type { CheckedSeller } from "../../cart.contract.ts";
import type { CartItem } from "../../cart.rules.ts";
import { CartLine } from "./cart-line.tsx";
import type { Removed } from "./removed-rows.tsx";

type Props = { seller: CheckedSeller; items: readonly CartItem[]; changes: readonly Change[]; onRemoved(removed: Removed): void };

/** What one seller delivers together. */
export function CartSeller({ seller, items, changes, onRemoved }: Props) {
  return (
    <section className="cart-seller">
      <header>
        <div>
          <h2>
            <Link to={`/vendors/${encodeURIComponent(seller.slug)}`}>
              <bdi>{seller.name}</bdi>
            </Link>
          </h2>
          {seller.city && <p className="muted small">{seller.city}</p>}
        </div>
        <Delivery delivery={seller.delivery} />
      </header>
      <ul>
        {seller.lines.map((line) => {
          const item = items.find(({ variant }) => variant === line.variant);
          const change = changes.find(({ variant }) => variant === line.variant);
          return item && <CartLine key={line.variant} line={line} item={item} change={change} onRemoved={onRemoved} />;
        })}
      </ul>
    </section>
  );
}

function Delivery({ delivery }: Pick<CheckedSeller, "delivery">) {
  const t = useT("cart");
  const kinds = useT("delivery");
  if (!delivery) return <p className="del muted">{kinds("asked")}</p>;
  return (
    <p className="del">
      <b>
        <DayText {...delivery} />
      </b>
      <span className="muted small">
        {kinds(`kind.${delivery.kind}`)} · {delivery.fee.amount === 0 ? t("free") : <MoneyText {...delivery.fee} />}
      </span>
    </p>
  );
}
