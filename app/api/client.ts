import type { ContractRouterClient } from "@orpc/contract";
import type { RouterUtils } from "@orpc/tanstack-query";
import type { Contract } from "#app/api/contract.ts";
import { pathClient, pathQueries } from "#app/api/lazy-client.ts";

type Client = ContractRouterClient<Contract>;

const call: Parameters<typeof pathClient>[0] = async (path, input, { signal, ...options }) =>
  (await import("#app/api/transport.ts")).link.call(path, input, { context: {}, ...options, ...(signal && { signal }) });

/** The API as the browser calls it: `api.vendors.list(input)`. */
export const api = pathClient(call) as Client;

/** The same for TanStack Query: `orpc.vendors.list.queryOptions({ input })`. */
export const orpc = pathQueries(call) as RouterUtils<Client>;
