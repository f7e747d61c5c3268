import { z } from "zod";
import { adminProcedure } from "#app/platform/api/contract.ts";

const tags = ["Failed emails"];

const Mail = z.object({
  id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  askedAt: z.iso.datetime(),
  failedAt: z.iso.datetime(),
  /** What the mail server said last. */
  reason: z.string(),
});
export type FailedMail = z.infer<typeof Mail>;

export const failedMailsContract = {
  list: adminProcedure
    .route({ method: "GET", path: "/admin/failed-emails", summary: "List emails that could not be sent", tags })
    .output(z.object({ items: z.array(Mail), total: z.number().int() })),
  /** Those given, or all. */
  sendAgain: adminProcedure
    .route({ method: "POST", path: "/admin/failed-emails/send-again", summary: "Send emails again", tags })
    .input(z.object({ ids: z.array(z.uuid()).max(200).optional() }))
    .output(z.object({ count: z.number().int() })),
};
