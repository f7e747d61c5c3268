export { bookPath } from "./ideabooks.ts";
export { BookCard } from "./visitor/components/book-card.tsx";
export { IdeabookPanel } from "./visitor/components/ideabook-panel.tsx";
export { IdeabookDialog } from "./visitor/components/lazy-dialog.ts";
