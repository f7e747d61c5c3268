import { sql } from "kysely";
import { reviewRights } from "#app/features/people/reviews/public.server.ts";
import { answerTimes, firstAnswers, quoteSubjects } from "#app/features/talk/messages/public.server.ts";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable, within } from "#app/platform/feature/personal-table.server.ts";
import { quotesContract } from "./quotes.contract.ts";
import { eraseRequester } from "./server/erase.server.ts";
import { quotesRouter } from "./server/procedures.server.ts";
import { answerQuote } from "./server/status.server.ts";

export const feature = defineFeature({
  api: { quotes: { contract: quotesContract, router: quotesRouter } },
  tables: ["quote_answer_files", "quote_answers", "quote_request_photos", "quote_requests"],
  personal: {
    tables: [
      personalTable("quote-requests", "quote_requests", "requester_id"),
      personalTable("quote-requests", "quote_request_photos", "quote_request_id", within("quote_request_id", "quote_requests", "requester_id")),
      personalTable("quote-requests", "quote_answers", "author_id"),
      personalTable("quote-requests", "quote_answer_files", "answer_id", within("answer_id", "quote_answers", "author_id")),
    ],
    erase: eraseRequester,
    // Documents of an answer stay when its author's account is erased.
    usesFile: (id) => sql`exists (select from quote_answer_files a where a.file_id = ${id})`,
  },
  // Requests to vendors with an owner are theirs to answer.
  waiting: { quotes: { count: () => sql`select count(*) from quote_requests where status = 'new' and reach <> 'team'` } },
  counted: { quotes: { rows: (since) => sql`from quote_requests where created_at >= ${since}` } },
  audited: { quote_request: { name: (id) => sql`select contact_name from quote_requests where id = ${id}`, address: () => "/admin/quotes" } },
  fills: [
    firstAnswers.with(answerQuote),
    answerTimes.with(
      (userId) => sql`
      select q.created_at asked, a.created_at answered from quote_answers a join quote_requests q on q.id = a.quote_request_id
      where a.author_id = ${userId} and not exists (select from quote_answers e where e.quote_request_id = q.id and e.created_at < a.created_at)`,
    ),
    reviewRights.with(
      (userId) => sql`
      select 'vendor'::text subject_type, q.vendor_id subject_id, 'request'::text basis, q.id basis_id, null::text bought, null::text bought_ar, q.updated_at since
      from quote_requests q where q.requester_id = ${userId} and (q.status = 'answered' or exists (select from quote_answers a where a.quote_request_id = q.id))`,
    ),
    quoteSubjects.with(sql`select id, requester_id, vendor_id, project_type, status, contact_name, created_at from quote_requests`),
  ],
});
