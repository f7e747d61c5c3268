import { sql } from "kysely";
import { reviewRights } from "#app/features/people/reviews/public.server.ts";
import { projectPartFiles, projectParts, roomCosts } from "#app/features/projects/projects/public.server.ts";
import { answerTimes } from "#app/features/talk/messages/public.server.ts";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable, within } from "#app/platform/feature/personal-table.server.ts";
import { bidsContract } from "./bids.contract.ts";
import { bookingsContract } from "./bookings.contract.ts";
import { requestsContract } from "./requests.contract.ts";
import { invitationsAnswered } from "./server/answered.server.ts";
import { bidPhotosInArchive, requestsInArchive } from "./server/archive.server.ts";
import { awardedCosts } from "./server/costs.server.ts";
import { fittingJob } from "./server/fitting.server.ts";
import { endRequestsJob } from "./server/jobs.server.ts";
import { bidsRouter, bookingsRouter, requestsRouter } from "./server/procedures.server.ts";
import { householdProjects } from "./server/sides.server.ts";

const ofOwnRequest = within("request_id", "requests", "owner_id");

export const feature = defineFeature({
  api: {
    requests: { contract: requestsContract, router: requestsRouter },
    bids: { contract: bidsContract, router: bidsRouter },
    bookings: { contract: bookingsContract, router: bookingsRouter },
  },
  jobs: [endRequestsJob, fittingJob],
  tables: ["bids", "request_files", "request_invitations", "request_items", "request_packages", "request_questions", "requests"],
  reads: ["messages", "notifications", "project_files", "project_rooms", "projects", "quotation_photos", "quotation_revisions", "quotations", "quote_requests"],
  personal: {
    tables: [
      personalTable("requests", "requests", "owner_id"),
      personalTable("requests", "request_items", "request_id", ofOwnRequest),
      personalTable("requests", "request_packages", "request_id", ofOwnRequest),
      personalTable("requests", "request_files", "request_id", ofOwnRequest),
      personalTable("requests", "request_invitations", "user_id"),
      personalTable("requests", "request_questions", "author_id"),
      // Its own status and the household's note are not the bidder's to know.
      personalTable("bids", "bids", "bidder_id", { omit: ["note", "status"] }),
    ],
    notExported: {
      "requests.sample_for": "made up by Diwan, as everybody gets it",
      "bids.sample_for": "the bidder, as whose it is exported",
    },
  },
  audited: {
    request: { name: (id) => sql`select title from requests where id = ${id}` },
    bid: { name: (id) => sql`select r.title from bids b join requests r on r.id = b.request_id where b.id = ${id}` },
  },
  fills: [
    roomCosts.with(awardedCosts),
    answerTimes.with(invitationsAnswered),
    projectParts.with(requestsInArchive),
    projectPartFiles.with({ folder: "bids", list: bidPhotosInArchive }),
    // Both owners of a home dealt with the bidders they chose; a bid that was declined gives no right.
    reviewRights.with(
      (userId) => sql`
      select case when b.vendor_id is null then 'professional' else 'vendor' end subject_type, coalesce(b.vendor_id, b.bidder_id) subject_id, 'award'::text basis, b.id basis_id,
        k.title bought, k.title_ar bought_ar, b.updated_at since
      from bids b join requests r on r.id = b.request_id left join request_packages k on k.request_id = r.id
      where b.status = 'accepted' and num_nonnulls(b.vendor_id, b.bidder_id) = 1 and r.project_id in ${householdProjects(userId)}`,
    ),
  ],
});
