import { sql } from "kysely";
import { moderationSubjects } from "#app/features/talk/moderation/public.server.ts";
import { defineFeature, ERASED_NAME } from "#app/platform/feature/feature.server.ts";
import { personalTable } from "#app/platform/feature/personal-table.server.ts";
import { productQuestionsContract } from "./product-questions.contract.ts";
import { questionModeration } from "./server/moderation.server.ts";
import { productQuestionsRouter } from "./server/procedures.server.ts";
import { eraseAsker } from "./server/write.server.ts";

export const feature = defineFeature({
  api: { productQuestions: { contract: productQuestionsContract, router: productQuestionsRouter } },
  tables: ["product_questions"],
  reads: ["products", "vendors"],
  personal: {
    tables: [personalTable("product-questions", "product_questions", "author_id", { omit: ["answered_by"] })],
    notExported: { "product_questions.answered_by": "the answer stands in public, for the business" },
    erase: (trx, userId) => eraseAsker(trx, userId, ERASED_NAME),
  },
  audited: { product_question: { name: (id) => sql`select author_name from product_questions where id = ${id}`, address: () => "/admin/moderation" } },
  fills: [moderationSubjects.with({ product_question: questionModeration })],
});
