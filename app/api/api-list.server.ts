import { isContractProcedure } from "@orpc/contract";
import { contract } from "#app/api/router.server.ts";
import type { ProcedureMeta } from "#app/platform/api/contract.ts";
import { GENERAL_ERRORS } from "#app/platform/api/errors.ts";

type Line = { name: string; method: string; path: string; access: string; codes: string[] };
type Item = { status?: number };

const withStatus = (errors: object): string[] => Object.entries(errors).map(([code, { status }]: [string, Item]) => `${code} (${status})`);

function lines(node: unknown, names: readonly string[] = []): Line[] {
  if (node === null || typeof node !== "object") return [];
  if (!isContractProcedure(node)) return Object.entries(node).flatMap(([name, child]) => lines(child, [...names, name]));
  const { route, errorMap, meta } = node["~orpc"] as { route: { method?: string; path?: string }; errorMap: object; meta: ProcedureMeta };
  const own = Object.fromEntries(Object.entries(errorMap).filter(([code]) => !(code in GENERAL_ERRORS)));
  const access = meta.ownerOnly ? `${meta.access}, in person` : `${meta.access}`;
  return [{ name: names.join("."), method: route.method ?? "POST", path: route.path ?? "", access, codes: withStatus(own) }];
}

/** docs/api.md: every operation of /api/v1 with who may call it and the codes of its own. */
export function apiList(): string {
  const rows = lines(contract)
    .sort((a, b) => a.path.localeCompare(b.path, "en") || a.method.localeCompare(b.method, "en"))
    .map(({ method, path, name, access, codes }) => `| ${method} ${path} | ${name} | ${access} | ${codes.join(", ")} |`);
  return `# The API: paths and codes
Written by \`npm run openapi\` from the contracts; a test compares them. In full, with all shapes: \`/api/docs\` and \`/api/v1/openapi.json\` of a running product, or \`build/openapi.json\` after the same command.

Any operation may answer with ${withStatus(GENERAL_ERRORS).join(", ")}, with BAD_REQUEST (400) for an input of another shape, with INTERNAL_SERVER_ERROR (500) with a request id, and with SERVICE_UNAVAILABLE (503) and Retry-After while the database is away.
INVALID names each wrong field in \`fields\`, TOO_MANY_REQUESTS the wait in \`retryAfterSeconds\`, STATUS_CONFLICT the present \`status\`.

| Operation | Procedure | Who | Codes of its own |
|---|---|---|---|
${rows.join("\n")}
`;
}
