export { helpFor } from "./help.ts";
