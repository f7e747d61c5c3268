import type { ReactNode } from "react";
import type { ComparedBid } from "../../requests.contract.ts";
import { isBidOver } from "../../requests.rules.ts";

type Props = { bids: readonly ComparedBid[]; kind: string; label: ReactNode; isHead?: boolean; children(bid: ComparedBid, at: number): ReactNode };

/** One line of the comparison: what it is about, and a cell for each bid. */
export function ComparisonRow({ bids, kind, label, isHead = false, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: a grid of boxes that scrolls sideways with its first column fixed
    <div className={`br ${kind}`} role="row">
      <div className="bi" role={isHead ? "columnheader" : "rowheader"}>
        {label}
      </div>
      {bids.map((bid, at) => (
        <div key={bid.id} className="bc" data-over={isBidOver(bid) || undefined} role={isHead ? "columnheader" : "cell"}>
          {children(bid, at)}
        </div>
      ))}
    </div>
  );
}
