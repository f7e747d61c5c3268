import { useT } from "#app/platform/languages/language-context.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import type { ComparedBid } from "../../requests.contract.ts";

type Props = { bids: readonly ComparedBid[]; current: number; onShow(index: number): void };

/** On phones, which show one bidder at a time: all of them with their totals, and the way to each. */
export function ComparisonTabs({ bids, current, onShow }: Props) {
  const t = useT("requests");
  return (
    <nav className="cmp-tabs" aria-label={t("compare.table")}>
      {bids.map((bid, index) => (
        <button key={bid.id} type="button" aria-current={index === current || undefined} onClick={() => onShow(index)}>
          <bdi>{bid.bidder.name}</bdi>
          <MoneyText amount={bid.gross} />
        </button>
      ))}
    </nav>
  );
}
