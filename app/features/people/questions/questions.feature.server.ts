import { sql } from "kysely";
import { moderationSubjects } from "#app/features/talk/moderation/public.server.ts";
import { defineFeature, ERASED_NAME } from "#app/platform/feature/feature.server.ts";
import { personalTable } from "#app/platform/feature/personal-table.server.ts";
import { questionsContract } from "./questions.contract.ts";
import { questionModeration } from "./server/moderation.server.ts";
import { questionsRouter } from "./server/procedures.server.ts";
import { eraseAsker } from "./server/write.server.ts";

export const feature = defineFeature({
  api: { questions: { contract: questionsContract, router: questionsRouter } },
  tables: ["questions"],
  personal: {
    tables: [personalTable("questions", "questions", "author_id", { omit: ["answered_by"] })],
    notExported: { "questions.answered_by": "the answer stands in public, for the business" },
    erase: (trx, userId) => eraseAsker(trx, userId, ERASED_NAME),
  },
  audited: { question: { name: (id) => sql`select author_name from questions where id = ${id}`, address: () => "/admin/moderation" } },
  fills: [moderationSubjects.with({ question: questionModeration })],
});
