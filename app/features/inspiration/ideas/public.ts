export { colorFamily, oklab } from "./ideas.color-names.ts";
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
  tryOnPath,
} from "./ideas.ts";
export { rememberPhoto } from "./look/seen-photos.ts";
