import type { ArrangedGroup, Category } from "./categories.contract.ts";

/** The main categories, among groups that are called by their parent's id. */
export const MAIN = "main";

/** The order of each group's ids. */
export type Groups = Record<string, readonly string[]>;
type Placed = Pick<Category, "id" | "parentId">;

export function groupsOf(categories: readonly Placed[]): Groups {
  const groupOf = ({ parentId }: Placed) => parentId ?? MAIN;
  const names = new Set(categories.map(groupOf));
  return Object.fromEntries([...names].map((group) => [group, categories.filter((one) => groupOf(one) === group).map(({ id }) => id)]));
}

/** Applies a wanted order to the current items: missing ones are skipped, new ones come last. */
export const arranged = (there: readonly string[], wanted: readonly string[] = []): string[] => [
  ...wanted.filter((id) => there.includes(id)),
  ...there.filter((id) => !wanted.includes(id)),
];

/** The orders to send, of groups that still exist. */
export const askedGroups = (categories: readonly Placed[], wanted: Groups, changed: readonly string[]): ArrangedGroup[] => {
  const groups = groupsOf(categories);
  return changed.flatMap((group) => {
    const seen = groups[group];
    return seen ? [{ parentId: group === MAIN ? null : group, seen: [...seen], ids: arranged(seen, wanted[group]) }] : [];
  });
};
