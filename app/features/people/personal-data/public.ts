export { KEEP_PATH } from "./personal-data.ts";
