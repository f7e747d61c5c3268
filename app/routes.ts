import type { RouteConfig } from "@react-router/dev/routes";
import { accountRedirects, accountRoutes, signInRoutes } from "./features/account/account.routes.ts";

/** The table of addresses: each feature brings its own. */
export default [...signInRoutes, ...accountRoutes, ...accountRedirects] satisfies RouteConfig;
