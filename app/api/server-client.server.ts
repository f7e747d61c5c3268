import type { ContractRouterClient } from "@orpc/contract";
import { createRouterClient, ORPCError, onError } from "@orpc/server";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import type { Contract } from "#app/api/contract.ts";
import { report } from "#app/api/report.server.ts";
import { router } from "#app/api/router.server.ts";
import type { ProcedureContext } from "#app/platform/api/procedure.server.ts";

export type ServerClient = ContractRouterClient<Contract>;
export type ServerQueries = ReturnType<typeof createTanstackQueryUtils<ServerClient>>;

/** The API in this process, called as `context.viewer`; the same checks apply as from outside. @param onFailure called on internal errors */
export function serverClient(context: ProcedureContext, onFailure: () => void = () => {}): ServerClient {
  const hear = (error: unknown) => {
    if (isFault(error)) onFailure();
  };
  return createRouterClient(router, { context, interceptors: [report, onError(hear)] });
}

const isFault = (error: unknown): boolean => !(error instanceof ORPCError) || error.status >= 500;

export const serverQueries = (client: ServerClient): ServerQueries => createTanstackQueryUtils(client);
