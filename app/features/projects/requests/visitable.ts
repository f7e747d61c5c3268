import type { RequestDetail } from "./requests.contract.ts";

type Asked = Pick<RequestDetail, "status"> & {
  booking: object | null;
  owner: {
    invited: readonly { id: string; name: string; isVendor: boolean; answer: string | null }[];
    bids: readonly { bidder: { id: string; name: string; isVendor: boolean }; status: string }[] | null;
  } | null;
};

const OVER: readonly string[] = ["draft", "cancelled", "expired", "declined"];

/**
 * Professionals whom the household can ask to come: those who were invited or bid, as far as it knows of them, and were not turned down.
 * After the award the winner alone.
 */
export function visitable({ owner, status, booking }: Asked): { id: string; name: string }[] {
  if (!owner || OVER.includes(status)) return [];
  const bids = owner.bids ?? [];
  const isAwarded = status === "awarded" && booking === null;
  const standing = bids.filter((bid) => (isAwarded ? bid.status === "accepted" : bid.status !== "declined")).map(({ bidder }) => bidder);
  const turnedDown = new Set(bids.filter((bid) => bid.status === "declined").map(({ bidder }) => bidder.id));
  const invited = isAwarded ? [] : owner.invited.filter(({ id, answer }) => answer !== "declined" && !turnedDown.has(id));
  const people = [...invited, ...standing].filter(({ isVendor }) => !isVendor);
  return [...new Map(people.map((person) => [person.id, person])).values()];
}
