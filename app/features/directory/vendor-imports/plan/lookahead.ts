import type { ImportRow } from "../rows/read-row.ts";
import { foldName } from "./name-fold.ts";

/** The identities a vendor is known by. */
export type Identity = { vendor_id: string | null; google_place_id: string | null; name: string };

/** A row that names a vendor by an id. */
export type Namesake = { row: number; vendor_id: string | null; google_place_id: string | null };
/** The most rows per name with ids that are remembered. */
const MOST_NAMESAKES = 8;

/**
 * The first pass over the whole file, so that a row knows whether a later one is about the same vendor.
 * A few short strings and numbers for each row; the rows themselves are not stored.
 */
export class Lookahead {
  readonly #lastByVendorId = new Map<string, number>();
  readonly #lastByPlace = new Map<string, number>();
  readonly #lastPlaceOnly = new Map<string, number>();
  readonly #lastNameOnly = new Map<string, number>();
  readonly #claimants = new Map<string, string>();
  readonly #disputed = new Set<string>();
  readonly #lastIndirect = new Map<string, number>();
  readonly #namesakes = new Map<string, Namesake[]>();
  readonly #names = new Map<string, { row: number; fold: string }>();

  add({ row, values }: ImportRow): void {
    const { vendor_id: id, google_place_id: place, name } = values;
    if (id) this.#lastByVendorId.set(id, row);
    else if (place) this.#lastPlaceOnly.set(place, row);
    else this.#lastNameOnly.set(foldName(name), row);
    if (place) this.#lastByPlace.set(place, row);
    if (id && place) {
      const first = this.#claimants.get(place);
      if (first === undefined) this.#claimants.set(place, id);
      else if (first !== id) this.#disputed.add(place);
    }
    if (!id && !place) return;
    const fold = foldName(name);
    if (id) this.#names.set(`v${id}`, { row, fold });
    if (place) this.#names.set(`p${place}`, { row, fold });
    if (place && !id) this.#names.set(`o${place}`, { row, fold });
    const namesakes = this.#namesakes.get(fold);
    if (!namesakes) this.#namesakes.set(fold, [{ row, vendor_id: id ?? null, google_place_id: place ?? null }]);
    else if (namesakes.length < MOST_NAMESAKES) namesakes.push({ row, vendor_id: id ?? null, google_place_id: place ?? null });
  }

  /** After the pass: drops data needed only for rows without ids. */
  seal(): void {
    for (const fold of this.#namesakes.keys()) if (!this.#lastNameOnly.has(fold)) this.#namesakes.delete(fold);
    if (this.#lastNameOnly.size === 0) this.#names.clear();
    for (const [place, id] of this.#claimants) this.#askIndirectly(`v${id}`, this.#lastPlaceOnly.get(place) ?? 0);
    for (const [fold, namesakes] of this.#namesakes) {
      const last = this.lastNameOnly(fold);
      for (const { vendor_id: id, google_place_id: place } of namesakes)
        for (const key of [id && `v${id}`, place && `p${place}`]) if (key) this.#askIndirectly(key, last);
    }
  }

  #askIndirectly(key: string, row: number): void {
    if (row > (this.#lastIndirect.get(key) ?? 0)) this.#lastIndirect.set(key, row);
  }

  /** The rows with ids that give their vendor this name, in the order of the file, for rows that have the name only. */
  namesakes(fold: string): readonly Namesake[] {
    return this.#namesakes.get(fold) ?? [];
  }

  /** The last row that has this name and no id; 0 when there is none. */
  lastNameOnly(fold: string): number {
    return this.#lastNameOnly.get(fold) ?? 0;
  }

  /** The vendor_id that the file itself ties to a place. */
  claimantOf(place: string): string | undefined {
    return this.#claimants.get(place);
  }

  /** True when the file gives this place to someone else than the vendor with this id. */
  isClaimedByOther(place: string, vendorId: string | null): boolean {
    if (this.#lastPlaceOnly.has(place) || this.#disputed.has(place)) return true;
    const claimant = this.#claimants.get(place);
    return claimant !== undefined && claimant !== vendorId;
  }

  hasNameOnly(fold: string, after = 0): boolean {
    return (this.#lastNameOnly.get(fold) ?? 0) > after;
  }

  /** The last row that names this vendor by one of its ids. */
  lastRowOf({ vendor_id: id, google_place_id: place }: Identity): number {
    const byId = id ? (this.#lastByVendorId.get(id) ?? 0) : 0;
    // A place on a vendor without an id is adopted by a row that brings both.
    const byPlace = place ? ((id ? this.#lastPlaceOnly : this.#lastByPlace).get(place) ?? 0) : 0;
    return Math.max(byId, byPlace);
  }

  /** True when a row of the file gives the vendor another name in the end: a row with a name only does not mean it. */
  isRenamedFrom(fold: string, { vendor_id: id, google_place_id: place }: Omit<Identity, "name">): boolean {
    const byId = id ? this.#names.get(`v${id}`) : undefined;
    const byPlace = place ? this.#names.get(`${id ? "o" : "p"}${place}`) : undefined;
    const last = (byId?.row ?? 0) > (byPlace?.row ?? 0) ? byId : byPlace;
    return last !== undefined && last.fold !== fold;
  }

  /** True when rows behind `row` may ask for this vendor in any way. */
  isAskedForAfter(row: number, { vendor_id: id, google_place_id: place, name }: Identity): boolean {
    if (id && (this.#lastByVendorId.get(id) ?? 0) > row) return true;
    if (place && (this.#lastByPlace.get(place) ?? 0) > row) return true;
    if (id && (this.#lastIndirect.get(`v${id}`) ?? 0) > row) return true;
    if (place && (this.#lastIndirect.get(`p${place}`) ?? 0) > row) return true;
    return this.hasNameOnly(foldName(name), row);
  }
}
