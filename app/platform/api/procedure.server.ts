import type { AnyContractRouter } from "@orpc/contract";
import { type ImplementerInternal, implementerInternal, os } from "@orpc/server";
import type { Access, ProcedureMeta } from "#app/platform/api/contract.ts";
import { forbidden, malformed, unauthorized } from "#app/platform/api/errors.ts";
import { enforceLimit } from "#app/platform/api/rate-limit.server.ts";
import { audited } from "#app/platform/audit/audit.server.ts";
import { staffWrites } from "#app/platform/audit/staff-writes.server.ts";
import { callerOf } from "#app/platform/auth/client-address.server.ts";
import { isAdministrator, mayEnterVendorArea, mayManageContent, type Viewer } from "#app/platform/auth/viewer.ts";
import { hasUnstorable } from "#app/platform/text/unstorable.ts";

/** The request context of every procedure. */
export type ProcedureContext = { viewer: Viewer | null; language: string; requestId: string; ip: string };

/** Writes of one person, or of one address where nobody is signed in. */
const WRITES = { max: 120, windowSeconds: 60 };

const MAY: Record<Access, (viewer: Viewer) => boolean> = {
  public: () => true,
  "signed-in": () => true,
  vendor: mayEnterVendorArea,
  content: mayManageContent,
  admin: isAdministrator,
};

/** Answers 401 or 403 to callers without the contract's access, and to closed accounts; an entry without access refuses everyone. */
export function checkAccess(access: Access | undefined, viewer: Viewer | null): void {
  if (access === "public") return;
  if (!viewer) throw unauthorized();
  if (!access || viewer.deletionRequestedAt || !MAY[access](viewer)) throw forbidden();
}

const base = os.$context<ProcedureContext>();

const guard = base.middleware(({ context, procedure, next }) => {
  const { access, ownerOnly } = procedure["~orpc"].meta as ProcedureMeta;
  checkAccess(access, context.viewer);
  if (ownerOnly && context.viewer?.impersonatedBy) throw forbidden();
  return next();
});

const refuseUnstorable = base.middleware(({ next }, input) => {
  if (hasUnstorable(input)) throw malformed();
  return next();
});

const limitWrites = base.middleware(async ({ context, procedure, next }) => {
  if ((procedure["~orpc"].route.method ?? "POST") === "GET") return next();
  await enforceLimit(`write:${callerOf(context.viewer, context.ip)}`, WRITES);
  return next();
});

/** Audit entries of a write name its request, and the admin who is signed in as the person. */
const auditWrites = base.middleware(async ({ context, procedure, next }) => {
  const { method = "POST", path } = procedure["~orpc"].route;
  if (method === "GET") return next();
  const { requestId, viewer, language } = context;
  const by = { requestId, impersonator: viewer?.impersonatedBy ?? null, reader: { id: viewer?.id ?? null, language } };
  const { result, entries } = await audited(by, async () => next());
  const { access, unaudited } = procedure["~orpc"].meta as ProcedureMeta;
  if ((access === "admin" || access === "content") && !unaudited) staffWrites.onDone?.(`${method} ${path}`, entries);
  return result;
});

/** Starts the implementation of a feature's contract, with its access and the limit on writes already enforced. */
export function implementContract<Contract extends AnyContractRouter>(contract: Contract): ImplementerInternal<Contract, ProcedureContext, ProcedureContext> {
  return implementerInternal(contract, {}, [guard, refuseUnstorable, limitWrites, auditWrites]);
}

/** The signed-in person of a procedure that needs one. */
export function signedIn(context: ProcedureContext): Viewer {
  if (!context.viewer) throw unauthorized();
  return context.viewer;
}
