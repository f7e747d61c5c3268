import { FEEDBACK_KINDS, FEEDBACK_STATUSES, type FeedbackKind, type FeedbackStatus } from "./feedback.ts";

/** The admin's filters as the address keeps them; `open` is the one that is read. */
export type FeedbackSearch = { search: string; status: FeedbackStatus | ""; kind: FeedbackKind | ""; open: string };

type Parameters = { get(name: string): string | null };
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function parseFeedbackSearch(parameters: Parameters): FeedbackSearch {
  const open = parameters.get("open") ?? "";
  return {
    search: (parameters.get("search") ?? "").replace(/\s+/g, " ").trim().slice(0, 100),
    status: FEEDBACK_STATUSES.find((status) => status === parameters.get("status")) ?? "",
    kind: FEEDBACK_KINDS.find((kind) => kind === parameters.get("kind")) ?? "",
    open: ID.test(open) ? open : "",
  };
}

export function formatFeedbackSearch(search: Partial<FeedbackSearch>): string {
  const parameters = new URLSearchParams(Object.entries(search).filter(([, value]) => value));
  return parameters.size > 0 ? `?${parameters}` : "";
}
