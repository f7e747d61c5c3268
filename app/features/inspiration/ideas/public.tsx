export { IdeaCard } from "./visitor/components/idea-card.tsx";
export { IdeasNav } from "./visitor/components/ideas-nav.tsx";
export { LeadGrid } from "./visitor/components/lead-grid.tsx";
export { RegionPlates } from "./visitor/components/region-plates.tsx";
export { ThreeRooms } from "./visitor/components/three-rooms.tsx";
