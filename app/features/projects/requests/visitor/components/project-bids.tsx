import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { orpc } from "#app/api/client.ts";
import { classes } from "#app/ui/classes.ts";
import { Rating } from "#app/ui/marks.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { ComparedBid, RequestComparison } from "../../requests.contract.ts";
import { PricedBadge } from "./comparison-cells.tsx";
import { BidBadge } from "./request-badge.tsx";

const itemsOf = ({ groups }: RequestComparison) => groups.reduce((sum, group) => sum + group.items.length, 0);

/** In a project: who bids for a request, for how much, and whether for all of it. */
export function ProjectBids({ requestId }: { requestId: string }) {
  const { data } = useQuery(orpc.requests.compare.queryOptions({ input: { id: requestId } }));
  if (!data || data.bids.length === 0) return null;
  const isPictured = data.bids.some(({ face }) => face?.photo);
  return (
    <ul className={classes("bid-rows", isPictured && "pictured")}>
      {data.bids.map((bid) => (
        <BidRow key={bid.id} bid={bid} items={itemsOf(data)} isPictured={isPictured} />
      ))}
    </ul>
  );
}

function BidRow({ bid, items, isPictured }: { bid: ComparedBid; items: number; isPictured: boolean }) {
  const { face, bidder, status, unpriced } = bid;
  return (
    <li className={classes((status === "declined" || status === "withdrawn") && "quiet")}>
      {isPictured && <Photo image={face?.photo} sizes="84px" alt="" />}
      <p className="who">
        <Link to={`/bids/${bid.id}`}>
          <bdi>{bidder.name}</bdi>
        </Link>
        <Rating rating={face?.rating} count={face?.reviewCount} />
      </p>
      <MoneyText {...bid.total} />
      {status === "accepted" || status === "declined" ? <BidBadge status={status} isReceived /> : <PricedBadge unpriced={unpriced} items={items} />}
    </li>
  );
}
