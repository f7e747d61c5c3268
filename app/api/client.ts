import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import { SimpleCsrfProtectionLinkPlugin } from "@orpc/client/plugins";
import type { ContractRouterClient } from "@orpc/contract";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import type { contract } from "#app/api/contract.ts";

type Client = ContractRouterClient<typeof contract>;

const link = new RPCLink({
  url: () => `${window.location.origin}/rpc`,
  plugins: [new SimpleCsrfProtectionLinkPlugin()],
});

/** The API as the browser calls it: `api.vendors.list(input)`. */
export const api: Client = createORPCClient(link);

/** The same for TanStack Query: `orpc.vendors.list.queryOptions({ input })`. */
export const orpc = createTanstackQueryUtils(api);
