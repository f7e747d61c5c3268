export { type Brief, boardPath, EMPTY_BRIEF } from "./interior-creator.ts";
