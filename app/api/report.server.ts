import { ORPCError, ValidationError } from "@orpc/server";
import type { ProcedureContext } from "#app/platform/api/procedure.server.ts";
import { isDatabaseUp } from "#app/platform/database/db.server.ts";
import { log } from "#app/platform/env/log.server.ts";

type Call<Result> = { next: () => Promise<Result>; context: ProcedureContext; path: readonly string[] };

/**
 * Wraps every call: declared errors are answers; anything else is logged with the request id that the client gets. While the database is
 * down, errors are temporary and can be retried.
 */
export async function report<Result>({ next, context, path }: Call<Result>): Promise<Result> {
  try {
    return await next();
  } catch (error) {
    if (error instanceof ORPCError && error.status < 500) throw error;
    const issues = error instanceof ORPCError && error.cause instanceof ValidationError ? error.cause.issues : undefined;
    log.error({ err: error, procedure: path.join("."), requestId: context.requestId, issues }, "a procedure failed");
    if (error instanceof ORPCError) throw error;
    if (!(await isDatabaseUp())) throw new ORPCError("SERVICE_UNAVAILABLE", { message: "Try again in a moment.", cause: error });
    throw new ORPCError("INTERNAL_SERVER_ERROR", { message: "Something went wrong.", data: { requestId: context.requestId }, cause: error });
  }
}
