import { sql } from "kysely";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable, within } from "#app/platform/feature/personal-table.server.ts";
import { feedbackContract } from "./feedback.contract.ts";
import { feedbackRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { feedback: { contract: feedbackContract, router: feedbackRouter } },
  tables: ["feedback", "feedback_answers"],
  personal: {
    tables: [
      personalTable("feedback", "feedback", "author_id", { omit: ["note", "idempotency_key"] }),
      personalTable("feedback", "feedback_answers", "feedback_id", { ...within("feedback_id", "feedback", "author_id"), omit: ["author_id"] }),
    ],
    notExported: {
      "feedback_answers.author_id": "belongs to the person who was answered",
    },
  },
  waiting: { feedback: { count: () => sql`select count(*) from feedback where status = 'new'` } },
  counted: { feedback: { rows: (since) => sql`from feedback where created_at >= ${since}` } },
  audited: { feedback: { address: () => "/dashboard/admin/feedback" } },
});
