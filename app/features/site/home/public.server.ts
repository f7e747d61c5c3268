export { homePages } from "./home.cached-pages.ts";
