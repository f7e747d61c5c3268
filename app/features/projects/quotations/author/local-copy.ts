import type { QuotationValues } from "./use-quotation.ts";

const keyOf = (id: string) => `quotation:${id}`;

/** What was typed over this version and did not reach the server. */
export function readCopy(id: string, version: number): QuotationValues | null {
  try {
    const left = JSON.parse(localStorage.getItem(keyOf(id)) ?? "null") as { version: number; values: QuotationValues } | null;
    return left?.version === version ? left.values : null;
  } catch {
    return null;
  }
}

export function storeCopy(id: string, version: number, values: QuotationValues): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify({ version, values }));
  } catch {
    // Without storage a closed tab loses what was typed offline.
  }
}

export function dropCopy(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Then there was none.
  }
}
