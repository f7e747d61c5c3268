import { slot } from "#app/platform/feature/slot.server.ts";
import type { SavedItem } from "../saved.contract.ts";
import type { Savable } from "../saved.ts";

export type SavedCard = NonNullable<SavedItem["shown"]>;
/** Cards by id, without those no longer public. */
type ShowCards = (ids: readonly string[], language: string) => Promise<[id: string, card: SavedCard][]>;

/** Each feature registers what people can save. */
export const savableKinds = slot<Partial<Record<Savable, ShowCards>>>("savable kinds");

/** The cards of saved items by id, without those no longer public. One query per kind. */
export async function showSaved(targets: readonly { type: Savable; id: string }[], language: string): Promise<Map<string, SavedCard>> {
  const kinds: Record<Savable, ShowCards> = Object.assign({}, ...savableKinds.all());
  const cards = await Promise.all(
    Object.entries(kinds).map(([kind, show]) => {
      const ids = targets.filter(({ type }) => type === kind).map(({ id }) => id);
      return ids.length > 0 ? show(ids, language) : [];
    }),
  );
  return new Map(cards.flat());
}
