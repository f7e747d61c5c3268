export { IdeabookDialog } from "./components/ideabook-dialog.tsx";
export { IdeabookPanel } from "./components/ideabook-panel.tsx";
