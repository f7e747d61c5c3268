import { type RouteConfigEntry, route } from "@react-router/dev/routes";

/** Beneath /dashboard. */
export const savedRoutes: RouteConfigEntry[] = [route("saved", "features/saved/screens/saved.tsx")];
