export { SearchBox } from "./components/search-box.tsx";
export { searchPath } from "./search.ts";
