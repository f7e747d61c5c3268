import { type ClientContext, type ClientLink, createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import type { contract } from "#app/api/contract.ts";

type Client = ContractRouterClient<typeof contract>;

const lazyLink: ClientLink<ClientContext> = {
  call: async (path, input, options) => (await import("#app/api/transport.ts")).link.call(path, input, options),
};

/** The API as the browser calls it: `api.vendors.list(input)`. */
export const api: Client = createORPCClient(lazyLink);

/** The same for TanStack Query: `orpc.vendors.list.queryOptions({ input })`. */
export const orpc = createTanstackQueryUtils(api);
