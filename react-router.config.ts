import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The whole table of addresses comes with the first page: nothing is asked for while people move about.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
