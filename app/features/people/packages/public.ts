export { ANSWER_DAYS, MOST_EXTRAS, NOTE_LENGTH } from "./packages.ts";
export { Packages, packagesQuery } from "./visitor/components/packages.tsx";
