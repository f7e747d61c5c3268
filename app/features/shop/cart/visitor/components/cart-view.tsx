import { type ReactNode, useState } from "react";
import { CityChoice } from "#app/features/shop/delivery/public.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { CityOption } from "#app/platform/places/places.ts";
import { LocalErrorBox } from "#app/ui/error-box.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import { changesOf } from "../../cart.changes.ts";
import type { CheckedSeller } from "../../cart.contract.ts";
import { type CartItem, pieces } from "../../cart.rules.ts";
import { useKnownOut } from "../cart-storage.ts";
import { standingsOf, useCheckedCart, useTotals } from "../use-checked-cart.ts";
import { CartSeller } from "./cart-seller.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { ChangeNotice } from "./change-notice.tsx";
import { GoneLines } from "./gone-lines.tsx";
import { type Removed, RemovedRows } from "./removed-rows.tsx";

type Props = { items: readonly CartItem[]; cities: readonly CityOption[]; empty: ReactNode };

/** Everything in the cart, by seller, and what it costs. */
export function CartView({ items, cities, empty }: Props) {
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const forget = ({ item }: Removed) => setRemoved((all) => all.filter((each) => each.item.variant !== item.variant));
  const rows = <RemovedRows removed={removed} onOver={forget} />;
  if (items.length === 0)
    return (
      <>
        {rows}
        {empty}
      </>
    );
  return (
    <>
      <CartHead items={items} cities={cities} />
      {rows}
      <Filled items={items} onRemoved={(one) => setRemoved((all) => [...all, one])} />
    </>
  );
}

function CartHead({ items, cities }: { items: readonly CartItem[]; cities: readonly CityOption[] }) {
  const t = useT("cart");
  return (
    <div className="cart-top">
      <h1>{t("title")}</h1>
      <p className="muted">
        <span>{t("pieces", { n: pieces(items) })}</span>
        <span className="to">
          {t("to")} <CityChoice cities={cities} />
        </span>
      </p>
    </div>
  );
}

function Filled({ items, onRemoved }: { items: readonly CartItem[]; onRemoved(removed: Removed): void }) {
  const t = useT("cart");
  const format = useFormat();
  const { sellers, isOld, failed, refetch } = useCheckedCart(items);
  if (failed)
    return (
      <LocalErrorBox error={failed} onTryAgain={() => void refetch()}>
        <p>{t("failed")}</p>
      </LocalErrorBox>
    );
  if (!sellers) return <Skeleton height="24rem" />;
  return (
    <>
      {isOld && (
        <p className="cart-old" role="status">
          {t("offline", { time: format.date(isOld, "dateTime") })}
        </p>
      )}
      <Lines items={items} sellers={sellers} onRemoved={onRemoved} />
    </>
  );
}

function Lines({ items, sellers, onRemoved }: { items: readonly CartItem[]; sellers: readonly CheckedSeller[]; onRemoved(removed: Removed): void }) {
  const totals = useTotals(items, sellers);
  const out = useKnownOut();
  const standings = standingsOf(sellers);
  const changes = changesOf(items, standings, out);
  const names = new Map(sellers.flatMap(({ lines }) => lines.map(({ variant, name }) => [variant, name])));
  return (
    <div className="cart-grid">
      <div>
        <ChangeNotice items={items} standings={standings} changes={changes} names={names} />
        {sellers.map((seller) => (
          <CartSeller key={seller.id} seller={seller} items={items} changes={changes} onRemoved={onRemoved} />
        ))}
        <GoneLines items={items.filter(({ variant }) => !names.has(variant))} onRemoved={onRemoved} />
      </div>
      <CartSummary totals={totals} />
    </div>
  );
}
