import { VERIFICATION_KINDS, VERIFICATION_STATUSES, type VerificationKind, type VerificationStatus } from "./verifications.ts";

/** The queue's filters as its address keeps them; `open` is the one that is looked at. Without a status it shows what waits. */
export type QueueSearch = { search: string; status: VerificationStatus | ""; kind: VerificationKind | ""; open: string };

type Parameters = { get(name: string): string | null };
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function parseQueueSearch(parameters: Parameters): QueueSearch {
  const open = parameters.get("open") ?? "";
  const status = parameters.get("status");
  return {
    search: (parameters.get("search") ?? "").replace(/\s+/g, " ").trim().slice(0, 100),
    status: status === "all" ? "" : (VERIFICATION_STATUSES.find((name) => name === status) ?? "submitted"),
    kind: VERIFICATION_KINDS.find((kind) => kind === parameters.get("kind")) ?? "",
    open: ID.test(open) ? open : "",
  };
}

export function formatQueueSearch({ search, status, kind, open }: QueueSearch): string {
  const parameters = new URLSearchParams({
    ...(search && { search }),
    ...(status !== "submitted" && { status: status || "all" }),
    ...(kind && { kind }),
    ...(open && { open }),
  });
  return parameters.size > 0 ? `?${parameters}` : "";
}
