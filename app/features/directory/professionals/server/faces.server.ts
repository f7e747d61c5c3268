import type { bidderFaces } from "#app/features/projects/requests/public.server.ts";
import { db } from "#app/platform/database/db.server.ts";
import { cardsInOrder } from "./cards.server.ts";

type ReadFaces = Parameters<typeof bidderFaces.with>[0];

/** Of those who are in the directory. */
export const facesOfProfessionals: ReadFaces = async (ids, language) => {
  const rows = await db.selectFrom("professionals").select("id").where("id", "in", ids).where("is_public", "=", true).execute();
  const cards = await cardsInOrder(
    rows.map(({ id }) => id),
    language,
  );
  return cards.map(({ id, photos, rating, reviewCount }) => [id, { photo: photos[0] ?? null, rating, reviewCount }]);
};
