import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const screen = (name: string) => `features/studio/interior-creator/visitor/screens/${name}.tsx`;

/** Inside the main layout. */
export const interiorCreatorRoutes: RouteConfigEntry[] = [
  route("ai-interior-creator", screen("creator")),
  route("ai-interior-creator/shared/:key", screen("shared-board")),
  route("ai-interior-creator/:id", screen("board")),
];
