import { type RouteConfigEntry, route } from "@react-router/dev/routes";

/** Beneath /dashboard. */
export const savedRoutes: RouteConfigEntry[] = [route("saved", "features/inspiration/saved/visitor/screens/saved.tsx")];
