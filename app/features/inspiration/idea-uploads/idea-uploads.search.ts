import { ROOM_TYPES, STYLES } from "#app/features/inspiration/ideas/public.ts";
import { listAddress, oneOf, page, words } from "#app/platform/list/list-address.ts";
import { PAGE_SIZES } from "#app/platform/list/page-sizes.ts";
import { IDEA_SOURCES, IDEA_STATUSES, LAST_PAGE } from "./idea-uploads.ts";

/** The editors' list. Without a status it leaves out what lies in the bin. */
export const adminIdeaAddress = listAddress({
  search: words(200),
  status: IDEA_STATUSES,
  style: STYLES,
  room: ROOM_TYPES,
  source: IDEA_SOURCES,
  author: "id",
  size: oneOf(PAGE_SIZES),
  page: page(LAST_PAGE),
});
