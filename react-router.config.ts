import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // A page brings the addresses that it leads to. The whole table would weigh more than the screen (docs/decisions/0012).
  routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
  // Loaders come with their screens: a piece more is a request more.
  splitRouteModules: false,
} satisfies Config;
