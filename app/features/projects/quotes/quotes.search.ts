import { QUOTE_STATUSES, type QuoteStatus } from "./quotes.ts";

/** Admins read all requests, vendors those they received, everybody those they sent. */
export type QuoteScopeName = "all" | "received" | "sent";

/** The list's filters as its address keeps them; `open` is the request that is read. */
export type QuoteSearch = { search: string; status: QuoteStatus | ""; open: string };

type Parameters = { get(name: string): string | null };
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function parseQuoteSearch(parameters: Parameters): QuoteSearch {
  const open = parameters.get("open") ?? "";
  return {
    search: (parameters.get("search") ?? "").replace(/\s+/g, " ").trim().slice(0, 100),
    status: QUOTE_STATUSES.find((status) => status === parameters.get("status")) ?? "",
    open: ID.test(open) ? open : "",
  };
}

export function formatQuoteSearch({ search, status, open }: Partial<QuoteSearch>): string {
  const parameters = new URLSearchParams({ ...(search && { search }), ...(status && { status }), ...(open && { open }) });
  return parameters.size > 0 ? `?${parameters}` : "";
}
