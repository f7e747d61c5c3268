import type { RouteConfigEntry } from "@react-router/dev/routes";

/** A feature's routes: each list belongs to one layout, and its addresses begin after that layout's. */
export type FeatureRoutes = {
  /** In the main layout. */
  public?: RouteConfigEntry[];
  /** Beside the panel of the sign-in. */
  signIn?: RouteConfigEntry[];
  /** Beneath /dashboard. */
  dashboard?: RouteConfigEntry[];
  /** In the dashboard's layout, at addresses of their own. */
  workspace?: RouteConfigEntry[];
  /** Beneath /dashboard/settings. */
  settings?: RouteConfigEntry[];
  /** Beneath /vendor. */
  vendor?: RouteConfigEntry[];
  /** Beneath /admin. */
  admin?: RouteConfigEntry[];
  /** Without a frame, or with one of their own: files, redirects, paper. */
  bare?: RouteConfigEntry[];
};
