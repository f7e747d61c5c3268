import type { VendorValues } from "../rows/read-row.ts";
import { foldName } from "./name-fold.ts";

/** A vendor as the plan sees it: what the table has, changed by the rows planned so far. */
export type PlannedVendor = VendorValues & {
  id: string;
  /** Direct categories, and the list with their parents as table vendors has it. */
  categories: string[];
  category_path: string[];
  isRemoved: boolean;
  /** The version of the table's row that was read; null for a vendor that the plan makes. */
  version: string | null;
};

/** The vendors that the rows at hand may mean, found by each of their identities. */
export class Directory {
  readonly #byId = new Map<string, PlannedVendor>();
  readonly #byVendorId = new Map<string, PlannedVendor>();
  readonly #byPlace = new Map<string, PlannedVendor>();
  readonly #planned = new Set<PlannedVendor>();
  readonly #byName = new Map<string, PlannedVendor[]>();

  /** Adds a vendor that was read; one that is here already stays as it is planned. */
  add(vendor: PlannedVendor): void {
    if (this.#byId.has(vendor.id)) return;
    this.#byId.set(vendor.id, vendor);
    this.index(vendor);
  }

  /** Makes a vendor findable under its present identities. */
  index(vendor: PlannedVendor): void {
    if (vendor.vendor_id) this.#byVendorId.set(vendor.vendor_id, vendor);
    if (vendor.google_place_id) this.#byPlace.set(vendor.google_place_id, vendor);
    const fold = foldName(vendor.name);
    const list = this.#byName.get(fold) ?? [];
    if (!list.includes(vendor)) list.push(vendor);
    this.#byName.set(fold, list);
  }

  byVendorId(id: string): PlannedVendor | undefined {
    const vendor = this.#byVendorId.get(id);
    return vendor?.vendor_id === id ? vendor : undefined;
  }

  byPlace(place: string): PlannedVendor | undefined {
    const vendor = this.#byPlace.get(place);
    return vendor?.google_place_id === place ? vendor : undefined;
  }

  /** The vendors of that name, the oldest first: ids are made in the order of time. */
  byName(fold: string): PlannedVendor[] {
    const list = (this.#byName.get(fold) ?? []).filter((vendor) => !vendor.isRemoved && foldName(vendor.name) === fold);
    return list.sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  *all(): Iterable<PlannedVendor> {
    yield* this.#byId.values();
  }

  /** Marks the present vendors as changed by the plan: they are not in the table as they are here. */
  storePlanned(): void {
    for (const vendor of this.#byId.values()) this.#planned.add(vendor);
  }

  planned(): Iterable<PlannedVendor> {
    return this.#planned;
  }
}
