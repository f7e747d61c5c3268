import { type RefObject, useEffect, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import type { ComparedBid } from "../../requests.contract.ts";

type Props = { bids: readonly ComparedBid[]; table: RefObject<HTMLDivElement | null> };

/** On phones, which show one bidder at a time: all of them with their totals, and the way to each. */
export function ComparisonTabs({ bids, table }: Props) {
  const t = useT("requests");
  const [current, setCurrent] = useState(0);
  const count = bids.length;
  useEffect(() => {
    const box = table.current;
    if (!box) return;
    const follow = () => setCurrent(Math.min(Math.round(Math.abs(box.scrollLeft) / stepOf(box, count)), count - 1));
    box.addEventListener("scroll", follow, { passive: true });
    return () => box.removeEventListener("scroll", follow);
  }, [table, count]);
  const show = (index: number) => {
    const box = table.current;
    if (box) box.scrollLeft = index * stepOf(box, count) * (document.dir === "rtl" ? -1 : 1);
  };
  return (
    <nav className="cmp-tabs" aria-label={t("compare.table")}>
      {bids.map((bid, index) => (
        <button key={bid.id} type="button" aria-current={index === current || undefined} onClick={() => show(index)}>
          <bdi>{bid.bidder.name}</bdi>
          <MoneyText amount={bid.gross} />
        </button>
      ))}
    </nav>
  );
}

/** How far one bidder is from the next. */
function stepOf(box: HTMLElement, count: number): number {
  const label = box.querySelector<HTMLElement>(".bi")?.offsetWidth ?? 0;
  return (box.scrollWidth - label) / count;
}
