import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const screen = (name: string) => `features/studio/redesign/visitor/screens/${name}.tsx`;

/** Inside the main layout. */
export const redesignRoutes: RouteConfigEntry[] = [
  route("redesign", screen("start")),
  route("redesign/shared/:key", screen("shared")),
  route("redesign/:id", screen("studio")),
];
