import { sql } from "kysely";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable, within } from "#app/platform/feature/personal-table.server.ts";
import { bidsContract } from "./bids.contract.ts";
import { requestsContract } from "./requests.contract.ts";
import { endRequestsJob } from "./server/jobs.server.ts";
import { bidsRouter, requestsRouter } from "./server/procedures.server.ts";

const ofOwnRequest = within("request_id", "requests", "owner_id");

export const feature = defineFeature({
  api: { requests: { contract: requestsContract, router: requestsRouter }, bids: { contract: bidsContract, router: bidsRouter } },
  jobs: [endRequestsJob],
  tables: ["bids", "request_files", "request_invitations", "request_items", "request_questions", "requests"],
  reads: ["project_files", "projects", "quotation_revisions", "quotations", "quote_requests"],
  personal: {
    tables: [
      personalTable("requests", "requests", "owner_id"),
      personalTable("requests", "request_items", "request_id", ofOwnRequest),
      personalTable("requests", "request_files", "request_id", ofOwnRequest),
      personalTable("requests", "request_invitations", "user_id"),
      personalTable("requests", "request_questions", "author_id"),
      // Its own status and the household's note are not the bidder's to know.
      personalTable("bids", "bids", "bidder_id", { omit: ["note", "status"] }),
    ],
  },
  audited: {
    request: { name: (id) => sql`select title from requests where id = ${id}` },
    bid: { name: (id) => sql`select r.title from bids b join requests r on r.id = b.request_id where b.id = ${id}` },
  },
});
