import { z } from "zod";
import { adminProcedure, IdSchema } from "#app/platform/api/contract.ts";
import { declare } from "#app/platform/api/errors.ts";
import { moreInput, morePage } from "#app/platform/list/list-schema.ts";
import { statusConflict } from "#app/platform/status/status-conflict.ts";
import { reportAddress } from "./messages.search.ts";
import { DECISIONS, REPORT_REASONS, REPORT_STATUSES } from "./messages.ts";

const Person = z.object({ id: IdSchema, name: z.string(), email: z.string() }).nullable();

const Report = z.object({
  id: IdSchema,
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  status: z.enum(REPORT_STATUSES),
  decision: z.enum(DECISIONS).nullable(),
  decisionNote: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** Null when the account is gone. */
  reporter: Person,
  reported: Person,
  messageCount: z.number().int(),
  /** The beginning of the first reported message. */
  excerpt: z.string(),
});
export type ReportItem = z.infer<typeof Report>;

const ReportedMessage = z.object({
  position: z.number().int(),
  body: z.string(),
  sentAt: z.iso.datetime(),
  /** Removed by staff, or deleted with its conversation. */
  isRemoved: z.boolean(),
  files: z.array(
    z.object({
      id: IdSchema,
      kind: z.enum(["photo", "file"]),
      name: z.string(),
      size: z.number().int(),
      width: z.number().int().nullable(),
      height: z.number().int().nullable(),
    }),
  ),
});

const Detail = Report.extend({
  messages: z.array(ReportedMessage),
  /** Other reports about the same person. */
  otherReports: z.number().int(),
});
export type ReportDetail = z.infer<typeof Detail>;

const List = morePage(Report).extend({ open: z.number().int() });
export type ReportList = z.infer<typeof List>;

const tags = ["Reports"];

export const messageReportsContract = {
  /** Reports about messages, newest first. Admins. */
  list: adminProcedure
    .route({ method: "GET", path: "/admin/reports", summary: "List reports about messages", tags })
    .input(moreInput(reportAddress))
    .output(List),
  /** One report with the reported messages; nothing else of the conversation. Admins. */
  get: adminProcedure
    .route({ method: "GET", path: "/admin/reports/{id}", summary: "Get a report", tags })
    .input(z.object({ id: IdSchema }))
    .output(Detail),
  /**
   * Ends a report: dismissed, the person warned, or the reported messages removed. The reporter is always notified, the reported person only of a
   * warning or a removal. STATUS_CONFLICT for a decided report. Admins.
   */
  decide: adminProcedure
    .route({ method: "POST", path: "/admin/reports/{id}/decision", summary: "Decide a report", tags })
    .errors(declare(statusConflict))
    .input(z.object({ id: IdSchema, decision: z.enum(DECISIONS), note: z.string().trim().max(1_000).default("") }))
    .output(z.object({ id: IdSchema, decision: z.enum(DECISIONS) })),
};
