export { IdeaCard } from "./components/idea-card.tsx";
export { DIFFICULTIES, IMAGE_MAX_MB, ideaPath, PALETTE, REGIONS, ROOM_TYPES, STYLES } from "./ideas.ts";
