/** The most views per person and list. */
export const MOST_VIEWS = 20;
export const VIEW_NAME_MAX = 60;

/** The part of an address that a view stores: everything but the position in the list. Empty without filters. */
export function viewOf(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const place of ["page", "open"]) parameters.delete(place);
  parameters.sort();
  return parameters.size > 0 ? `?${parameters}` : "";
}
