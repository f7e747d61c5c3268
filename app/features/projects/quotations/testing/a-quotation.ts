import { randomUUID } from "node:crypto";
import { newId } from "#app/platform/database/ids.ts";
import type { PaymentStage, QuotationContent, QuotationLine } from "../quotation.ts";
import { emptyLine } from "../rules/edits.ts";

/** An included line: 10 × 100 riyals, unless the test says otherwise. */
export const aLine = (more: Partial<QuotationLine> = {}): QuotationLine =>
  emptyLine({ text: "Oak floor", quantity: 10_000, unit: "m2", unitPrice: 10_000, ...more });

export const aStage = (share: number): PaymentStage => ({ id: randomUUID(), text: "On signing", due: "", share });

/** One group with these lines that can be sent. */
export const aContent = (lines: QuotationLine[], more: Partial<QuotationContent> = {}): QuotationContent => ({
  ...{ title: "Men’s majlis", intro: "", terms: "", startsOn: null, weeks: null, validDays: 30, chargesVat: true },
  groups: [{ id: newId(), name: "Floor", lines }],
  stages: [aStage(10_000)],
  ...more,
});
