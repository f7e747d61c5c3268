import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const here = "features/people/personal-data/visitor/screens";

/** Beneath /dashboard/settings. */
export const personalDataRoutes: RouteConfigEntry[] = [route("data", `${here}/data.tsx`), route("data/download/:id", `${here}/download.ts`)];

/** Beside the panel of the sign-in screens. */
export const keepAccountRoutes: RouteConfigEntry[] = [route("keep-account", `${here}/keep-account.tsx`)];

/** The texts that a sign-up agrees to, inside the main layout. */
export const legalRoutes: RouteConfigEntry[] = ["terms", "privacy"].map((path) => route(path, `${here}/legal.tsx`, { id: `legal-${path}` }));
