export { LEAST_SEARCHES, SEARCH_PLACES, type SearchPlace, SUBJECTS, type Subject } from "./counts.ts";
export { countCart, watchPages } from "./visitor/watch.ts";
