export { useChosenFacts, useRoomName } from "./visitor/components/brief-words.ts";
export { PieceProjects } from "./visitor/components/piece-projects.tsx";
export { Quantity } from "./visitor/components/quantity.tsx";
