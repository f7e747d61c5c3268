import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const here = "features/quotes/screens";

/** Beneath /admin. */
export const quotesAdminRoutes: RouteConfigEntry[] = [route("quotes", `${here}/admin-quotes.tsx`)];

/** The vendor's own area, with its layout. */
export const quotesVendorRoutes: RouteConfigEntry[] = [route("vendor/quotes", `${here}/vendor-quotes.tsx`)];
