export { IdeabookPanel } from "./components/ideabook-panel.tsx";
