import { CLAIM_STATUSES, type ClaimStatus } from "./vendor-claims.ts";

/** The queue's filters as its address keeps them; `open` is the one that is looked at. Without a status it shows what waits. */
export type ClaimSearchState = { search: string; status: ClaimStatus | ""; open: string };

type Parameters = { get(name: string): string | null };
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function parseClaimSearch(parameters: Parameters): ClaimSearchState {
  const open = parameters.get("open") ?? "";
  const status = parameters.get("status");
  return {
    search: (parameters.get("search") ?? "").replace(/\s+/g, " ").trim().slice(0, 100),
    status: status === "all" ? "" : (CLAIM_STATUSES.find((name) => name === status) ?? "open"),
    open: ID.test(open) ? open : "",
  };
}

export function formatClaimSearch({ search, status, open }: ClaimSearchState): string {
  const parameters = new URLSearchParams({ ...(search && { search }), ...(status !== "open" && { status: status || "all" }), ...(open && { open }) });
  return parameters.size > 0 ? `?${parameters}` : "";
}
