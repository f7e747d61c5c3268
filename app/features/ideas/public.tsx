export { IdeaCard } from "./components/idea-card.tsx";
export { LeadGrid } from "./components/lead-grid.tsx";
