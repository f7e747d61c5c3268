import { isId } from "#app/platform/database/ids.ts";

/** The log's filters as its address keeps them; what is empty is left out. */
export type ActivitySearch = { person?: string; kind?: string; action?: string; from?: string; to?: string };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function parseActivitySearch(parameters: { get(name: string): string | null }): ActivitySearch {
  const text = (name: "kind" | "action") => parameters.get(name)?.slice(0, 60);
  const day = (name: "from" | "to") => {
    const value = parameters.get(name) ?? "";
    return DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
  };
  const person = parameters.get("person") ?? "";
  const [kind, action, from, to] = [text("kind"), text("action"), day("from"), day("to")];
  return { ...(isId(person) && { person }), ...(kind && { kind }), ...(action && { action }), ...(from && { from }), ...(to && { to }) };
}

export const formatActivitySearch = (search: ActivitySearch): string => {
  const parameters = new URLSearchParams(Object.entries(search).filter(([, value]) => value));
  return parameters.size > 0 ? `?${parameters}` : "";
};
