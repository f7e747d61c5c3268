import { sumOf } from "#app/platform/money/exact.ts";
import {
  allLines,
  isSomethingElse,
  MOST_VALID_DAYS,
  MOST_WARRANTY_MONTHS,
  MOST_WEEKS,
  type QuotationContent,
  type QuotationLine,
  WHOLE_SHARE,
} from "../quotation.ts";
import { isQuantity, isUnitPrice } from "./totals.ts";

export const FAULTS = [
  "client",
  "email",
  "title",
  "noLines",
  "text",
  "quantity",
  "price",
  "reason",
  "replaces",
  "differs",
  "stages",
  "stage",
  "weeks",
  "validDays",
  "warranty",
] as const;
export type Fault = (typeof FAULTS)[number];
/** `at`: the id of the line or stage, or the name of the field. */
export type FaultAt = { at: string; fault: Fault };

function faultOfLine(line: QuotationLine, included: ReadonlySet<string>): Fault | null {
  if (!line.text.trim()) return "text";
  if (line.kind === "within") return null;
  if (line.kind === "excluded") return line.note.trim() ? null : "reason";
  if (!isQuantity(line.quantity)) return "quantity";
  if (!isUnitPrice(line.unitPrice)) return "price";
  if (isSomethingElse(line) && !line.note.trim()) return "differs";
  return line.kind === "alternative" && !included.has(line.replaces ?? "") ? "replaces" : null;
}

const isWhole = (value: number, least: number, most: number): boolean => Number.isInteger(value) && value >= least && value <= most;
const isShare = (share: number): boolean => Number.isSafeInteger(share) && share > 0;

/** Why it cannot be sent, in the order of the page. */
export function faultsOf(content: QuotationContent): FaultAt[] {
  const lines = allLines(content);
  const included = new Set(lines.flatMap(({ id, kind }) => (kind === "included" ? [id] : [])));
  const { stages, weeks, warrantyMonths = null } = content;
  const isComplete = stages.every(({ share }) => isShare(share)) && sumOf(stages.map(({ share }) => share)) === WHOLE_SHARE;
  return [
    ...(content.title.trim() ? [] : [{ at: "title", fault: "title" as const }]),
    ...(included.size > 0 ? [] : [{ at: "groups", fault: "noLines" as const }]),
    ...lines.flatMap((line) => {
      const fault = faultOfLine(line, included);
      return fault ? [{ at: line.id, fault }] : [];
    }),
    ...stages.flatMap(({ id, text }) => (text.trim() ? [] : [{ at: id, fault: "stage" as const }])),
    ...(isComplete ? [] : [{ at: "stages", fault: "stages" as const }]),
    ...(weeks === null || isWhole(weeks, 1, MOST_WEEKS) ? [] : [{ at: "weeks", fault: "weeks" as const }]),
    ...(isWhole(content.validDays, 1, MOST_VALID_DAYS) ? [] : [{ at: "validDays", fault: "validDays" as const }]),
    ...(warrantyMonths === null || isWhole(warrantyMonths, 1, MOST_WARRANTY_MONTHS) ? [] : [{ at: "warranty", fault: "warranty" as const }]),
  ];
}
