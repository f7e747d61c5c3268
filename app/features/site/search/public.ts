export { SearchBox } from "./visitor/components/search-box.tsx";
