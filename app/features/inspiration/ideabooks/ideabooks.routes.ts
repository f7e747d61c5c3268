import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const screen = (name: string) => `features/inspiration/ideabooks/visitor/screens/${name}`;

/** Inside the main layout. */
export const ideabooksRoutes: RouteConfigEntry[] = [
  route("ideas/ideabooks", screen("ideabooks.tsx")),
  route("ideas/ideabooks/:id", screen("ideabook.tsx")),
  route("ideas/ideabooks/invitations/:token", screen("invitation.tsx")),
];

/** Pages for paper; without a layout. */
export const ideabooksPaperRoutes: RouteConfigEntry[] = [
  route("ideas/ideabooks/:id/print", screen("ideabook-print.tsx")),
  route("ideas/ideabooks/:id/pdf", screen("ideabook-pdf.ts")),
];
