export { IdeaCard } from "./components/idea-card.tsx";
export { LeadGrid } from "./components/lead-grid.tsx";
export { CompareSlot } from "./detail/components/compare-slot.tsx";
export { COLOR_FAMILIES, FAMILY_SWATCH } from "./ideas.colors.ts";
export {
  DESCRIPTION_LENGTH,
  DIFFICULTIES,
  type Difficulty,
  IMAGE_MAX_MB,
  ideaPath,
  MOST_COLORS,
  MOST_COST,
  MOST_PHOTOS,
  MOST_TAGS,
  PALETTE,
  REGIONS,
  type Region,
  ROOM_TYPES,
  type RoomType,
  STYLES,
  type Style,
  TAG_LENGTH,
  TIME_LENGTH,
  TITLE_LENGTH,
} from "./ideas.ts";
export { IdeasNav } from "./list/components/ideas-nav.tsx";
