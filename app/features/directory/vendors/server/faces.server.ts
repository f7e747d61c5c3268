import type { bidderFaces } from "#app/features/projects/requests/public.server.ts";
import { publicCards } from "./cards.server.ts";

type ReadFaces = Parameters<typeof bidderFaces.with>[0];

/** Of those in the directory that bid. */
export const facesOfVendors: ReadFaces = async (ids, language) =>
  (await publicCards(ids, language)).map(({ id, photo, rating, reviewCount }) => [id, { photo, rating, reviewCount }]);
