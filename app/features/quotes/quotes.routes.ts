import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const here = "features/quotes/screens";

/** Beneath /admin. */
export const quotesAdminRoutes: RouteConfigEntry[] = [route("quotes", `${here}/admin-quotes.tsx`)];

/** Beneath /dashboard. */
export const quotesDashboardRoutes: RouteConfigEntry[] = [route("quotes", `${here}/sent-quotes.tsx`)];

/** Beneath /vendor. */
export const quotesVendorRoutes: RouteConfigEntry[] = [route("quotes", `${here}/vendor-quotes.tsx`)];
