export { BookCard } from "./visitor/components/book-card.tsx";
export { IdeabookDialog } from "./visitor/components/ideabook-dialog.tsx";
export { IdeabookPanel } from "./visitor/components/ideabook-panel.tsx";
