import { route } from "@react-router/dev/routes";

const screen = (name: string) => `features/inspiration/ideas/detail/visitor/screens/${name}.tsx`;

/** Inside the main layout. A single word after /ideas that is no list is an idea's slug, or 'inspiration-' and an id. */
export const ideaDetailRoutes = [
  route("inspiration", screen("newest-images")),
  route("ideas/inspiration", screen("magazine")),
  route("ideas/:slug", screen("idea")),
];
