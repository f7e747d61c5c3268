/** For each list of a person. */
export const MOST_VIEWS = 20;
export const VIEW_NAME_MAX = 60;

/** What a view stores of an address: everything but the place within the list. Empty where nothing is asked for. */
export function viewOf(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const place of ["page", "open"]) parameters.delete(place);
  parameters.sort();
  return parameters.size > 0 ? `?${parameters}` : "";
}
