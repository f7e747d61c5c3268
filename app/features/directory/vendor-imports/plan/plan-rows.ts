import { newId } from "#app/platform/database/ids.ts";
import { slugify } from "#app/platform/text/slug.ts";
import type { ImportRow, VendorValues } from "../rows/read-row.ts";
import type { RowProblem } from "../vendor-imports.ts";
import type { Directory, PlannedVendor } from "./directory.ts";
import type { Lookahead } from "./lookahead.ts";
import { foldName } from "./name-fold.ts";

export type Changes = Record<string, [before: unknown, after: unknown]>;
export type RowOutcome = { row: number; name: string } & (
  | { did: "created" | "superseded" | "unchanged" }
  | { did: "updated"; id: string; changes: Changes }
  | { did: "refused"; problem: RowProblem }
);
/** A category by its spelling in the file: the existing one, or one that this import makes. */
export type CategoryFor = (name: string, vendorType: string) => { id: string; path: readonly string[] };

/** `slugs`: the wish of each new vendor. */
export type Plan = {
  outcomes: RowOutcome[];
  created: PlannedVendor[];
  updated: PlannedVendor[];
  links: { vendor: string; category: string }[];
  slugs: Map<string, string>;
};

const EMPTY: Omit<PlannedVendor, "id" | "name"> = {
  vendor_id: null,
  google_place_id: null,
  vendor_type: "Service",
  status: "Pending",
  city: null,
  coverage_areas: [],
  contact_phone: null,
  contact_email: null,
  whatsapp: null,
  address: null,
  website_url: null,
  instagram_url: null,
  google_maps_url: null,
  latitude: null,
  longitude: null,
  description: null,
  license_number: null,
  min_project_value: null,
  price_range_min: null,
  price_range_max: null,
  rating: 0,
  review_count: 0,
  languages: [],
  is_featured: false,
  tags: [],
  notes_internal: null,
  categories: [],
  category_path: [],
  isRemoved: false,
  version: null,
};

/**
 * Decides row by row what an import does to the vendors that were read, and changes them in memory accordingly.
 * The last row about a vendor wins; an earlier one may make the vendor but never updates it, so that the same file
 * imported again changes nothing.
 */
export function planRows(rows: readonly ImportRow[], directory: Directory, lookahead: Lookahead, categoryFor: CategoryFor): Plan {
  const plan: Plan = { outcomes: [], created: [], updated: [], links: [], slugs: new Map() };
  const touched = new Set<PlannedVendor>();
  for (const row of rows) plan.outcomes.push({ row: row.row, name: row.values.name, ...planRow(row) });
  return plan;

  function planRow(
    row: ImportRow,
  ): { did: "created" | "superseded" | "unchanged" } | { did: "updated"; id: string; changes: Changes } | { did: "refused"; problem: RowProblem } {
    const found = resolve(row, directory, lookahead);
    if (found && "code" in found) return { did: "refused", problem: found };
    if (!found) {
      create(row);
      return { did: "created" };
    }
    if (found.isRemoved) return { did: "refused", problem: { code: "removed_vendor", column: "vendor_id", value: found.name } };
    if (isSuperseded(row, found)) return { did: "superseded" };
    const problem = refusal(row, found);
    if (problem) return { did: "refused", problem };
    const changes = update(row, found);
    return changes ? { did: "updated", id: found.id, changes } : { did: "unchanged" };
  }

  function create(row: ImportRow): void {
    const vendor: PlannedVendor = { ...EMPTY, ...row.values, id: newId() };
    link(vendor, row.categories);
    directory.add(vendor);
    touched.add(vendor);
    plan.created.push(vendor);
    plan.slugs.set(vendor.id, slugify(row.slug) || slugify(vendor.name) || "vendor");
  }

  function update(row: ImportRow, vendor: PlannedVendor): Changes | null {
    const changes: Changes = {};
    for (const [field, value] of Object.entries(row.values)) {
      const key = field as keyof VendorValues;
      if (!isSame(vendor[key], value)) changes[key] = [vendor[key], value];
    }
    Object.assign(vendor, Object.fromEntries(Object.entries(changes).map(([field, [, after]]) => [field, after])));
    const added = link(vendor, row.categories);
    if (added.length > 0) changes.categories = [null, added];
    if (Object.keys(changes).length === 0) return null;
    directory.index(vendor);
    if (!touched.has(vendor)) plan.updated.push(vendor);
    touched.add(vendor);
    return changes;
  }

  function link(vendor: PlannedVendor, names: readonly string[]): string[] {
    const added = [];
    for (const name of names) {
      const { id, path } = categoryFor(name, vendor.vendor_type);
      if (vendor.categories.includes(id)) continue;
      vendor.categories = [...vendor.categories, id];
      vendor.category_path = [...new Set([...vendor.category_path, ...path])].sort();
      plan.links.push({ vendor: vendor.id, category: id });
      added.push(name);
    }
    return added;
  }

  function isSuperseded({ row, values }: ImportRow, vendor: PlannedVendor): boolean {
    if (lookahead.lastRowOf(vendor) > row) return true;
    return [foldName(vendor.name), foldName(values.name)].some((fold) => {
      const last = lookahead.lastNameOnly(fold);
      return last > row && ownerOfName(fold, last, directory, lookahead) === vendor;
    });
  }

  function refusal(row: ImportRow, vendor: PlannedVendor): RowProblem | null {
    const place = row.values.google_place_id;
    const held = vendor.google_place_id;
    if (place && held && place !== held && lookahead.isClaimedByOther(held, vendor.vendor_id ?? row.values.vendor_id ?? null))
      return { code: "place_taken", column: "google_place_id", value: held };
    const least = row.values.price_range_min ?? vendor.price_range_min;
    const most = row.values.price_range_max ?? vendor.price_range_max;
    const says = row.values.price_range_min != null || row.values.price_range_max != null;
    if (says && least !== null && most !== null && least > most)
      return { code: "min_above_max", column: "price_range_min_sar", value: `${least / 100} > ${most / 100}` };
    return null;
  }
}

/** The vendor of a row: by vendor_id, else by google_place_id, else by name. */
function resolve({ row, values }: ImportRow, directory: Directory, lookahead: Lookahead): PlannedVendor | RowProblem | undefined {
  const { vendor_id: id, google_place_id: place } = values;
  const byPlace = place ? directory.byPlace(place) : undefined;
  if (id) {
    const byId = directory.byVendorId(id);
    const isTwo = byPlace && (byId ? byId !== byPlace : byPlace.vendor_id !== null);
    if (isTwo) return { code: "identity_conflict", column: "google_place_id", value: `${id}, ${place}` };
    return byId ?? byPlace;
  }
  if (place) {
    const claimant = lookahead.claimantOf(place);
    return byPlace ?? (claimant ? directory.byVendorId(claimant) : undefined);
  }
  return ownerOfName(foldName(values.name), row, directory, lookahead);
}

/**
 * The vendor that a row with a name only means: first the one that an earlier row of the file gives this name together with an id,
 * else the oldest in the directory that has the name and is not renamed by the file.
 */
function ownerOfName(fold: string, row: number, directory: Directory, lookahead: Lookahead): PlannedVendor | undefined {
  for (const namesake of lookahead.namesakes(fold)) {
    if (namesake.row >= row || lookahead.isRenamedFrom(fold, namesake)) continue;
    const { vendor_id: id, google_place_id: place } = namesake;
    const vendor = (id ? directory.byVendorId(id) : undefined) ?? (place ? directory.byPlace(place) : undefined);
    if (vendor && !vendor.isRemoved) return vendor;
  }
  return directory.byName(fold).find((vendor) => !lookahead.isRenamedFrom(fold, vendor));
}

function isSame(before: unknown, after: unknown): boolean {
  if (Array.isArray(before) && Array.isArray(after)) return before.length === after.length && before.every((item, index) => item === after[index]);
  return before === after;
}
