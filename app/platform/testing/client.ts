import { randomUUID } from "node:crypto";
import { type AnyRouter, createRouterClient, type RouterClient } from "@orpc/server";
import type { ProcedureContext } from "#app/platform/api/procedure.server.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";

/** A procedure's request context. Limits count by address: each call has its own unless the test passes one. */
export const contextOf = (viewer: Viewer | null, language = "en", ip: string = randomUUID()): ProcedureContext => ({ viewer, language, requestId: "test", ip });

/** `as(viewer)`: a feature's procedures called by someone, with all middleware (access, limits, audit). */
export const clientOf =
  <R extends AnyRouter>(router: R) =>
  (viewer: Viewer | null = null, language = "en", ip?: string): RouterClient<R> =>
    createRouterClient(router as AnyRouter, { context: contextOf(viewer, language, ip) }) as RouterClient<R>;
