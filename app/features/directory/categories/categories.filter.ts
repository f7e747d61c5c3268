import type { SearchOf } from "#app/platform/list/list-address.ts";
import { foldText } from "#app/platform/text/fold.ts";
import type { Category } from "./categories.contract.ts";
import type { categoryAddress } from "./categories.search.ts";
import type { CategoryState } from "./categories.ts";

export const stateOf = ({ isActive, nameAr }: Pick<Category, "isActive" | "nameAr">): CategoryState =>
  isActive ? "active" : nameAr === null ? "unnamed" : "inactive";

/** The categories that match, in their order; a word may be in either name or in a name that files use. */
export function matching(categories: readonly Category[], { search, status, type, vendors }: SearchOf<typeof categoryAddress>): Category[] {
  const words = foldText(search).split(" ").filter(Boolean);
  return categories.filter((category) => {
    const text = foldText([category.name, category.nameAr ?? "", ...category.aliases].join(" "));
    return (
      words.every((word) => text.includes(word)) &&
      (!status || stateOf(category) === status) &&
      (!type || category.type === type) &&
      (!vendors || (vendors === "some") === category.vendorCount > 0)
    );
  });
}
