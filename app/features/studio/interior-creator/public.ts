export { type Brief, EMPTY_BRIEF } from "./interior-creator.ts";
