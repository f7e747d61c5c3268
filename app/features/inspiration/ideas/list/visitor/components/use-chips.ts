import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { FAMILY_SWATCH } from "../../../ideas.colors.ts";
import { filtersOn, formatIdeaAddress, type IdeaSearch, isExactColor, isFamily, type Removable, without } from "../../ideas.address.ts";
import { budgetText } from "./filter-options.tsx";

type Chip = { filter: Removable; label: string; href: string; swatch?: string };

/** The filters that are on, with the address that leaves each of them out. */
export function useChips(search: IdeaSearch): Chip[] {
  const t = useT("ideas");
  const list = useT("ideas.list");
  const format = useFormat();
  const { room, style, region, color, difficulty } = search;
  const labels: Record<Removable, () => string> = {
    search: () => search.search,
    room: () => (room ? t(`room.${room}`) : ""),
    style: () => (style ? t(`style.${style}`) : ""),
    region: () => (region ? t(`region.${region}`) : ""),
    color: () => (isFamily(color) ? list(`family.${color}`) : list("near", { color: `#${color}` })),
    budget: () => budgetText(list, (value) => format.number(value), search.from, search.to),
    difficulty: () => (difficulty ? t(`difficulty.${difficulty}`) : ""),
    tag: () => search.tag,
  };
  return filtersOn(search).map((filter) => ({
    filter,
    label: labels[filter](),
    href: formatIdeaAddress({ ...search, ...without(filter) }),
    ...(filter === "color" && { swatch: isFamily(color) ? FAMILY_SWATCH[color] : isExactColor(color) ? `#${color}` : "" }),
  }));
}
