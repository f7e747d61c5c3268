import type { RouteConfig } from "@react-router/dev/routes";

/** The table of addresses: each feature brings its own. */
export default [] satisfies RouteConfig;
