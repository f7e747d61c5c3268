import { slot } from "#app/platform/feature/slot.server.ts";
import type { BidderFace } from "../requests.contract.ts";

type ReadFaces = (ids: readonly string[], language: string) => Promise<[string, BidderFace][]>;
/** The work and the rating of bidders as everybody may see them, by the id of the professional or vendor; each directory answers for its own. */
export const bidderFaces = slot<ReadFaces>("faces of bidders");

export async function facesOf(ids: readonly string[], language: string): Promise<ReadonlyMap<string, BidderFace>> {
  if (ids.length === 0) return new Map();
  const found = await Promise.all(bidderFaces.all().map((read) => read(ids, language)));
  return new Map(found.flat());
}
