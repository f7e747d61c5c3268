export { CANCEL_DELETION_PATH } from "./personal-data.ts";
