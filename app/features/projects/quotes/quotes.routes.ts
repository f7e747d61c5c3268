import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const here = "features/projects/quotes";

/** Beneath /admin. */
export const quotesAdminRoutes: RouteConfigEntry[] = [route("quotes", `${here}/admin/screens/quotes.tsx`)];

/** Beneath /dashboard. */
export const quotesDashboardRoutes: RouteConfigEntry[] = [route("quotes", `${here}/visitor/screens/sent-quotes.tsx`)];

/** Beneath /vendor. */
export const quotesVendorRoutes: RouteConfigEntry[] = [route("quotes", `${here}/visitor/screens/vendor-quotes.tsx`)];
