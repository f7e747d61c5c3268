import { sql } from "kysely";
import { moderationSubjects } from "#app/features/talk/moderation/public.server.ts";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable, within } from "#app/platform/feature/personal-table.server.ts";
import { reviewsContract } from "./reviews.contract.ts";
import { eraseReviewer } from "./server/erase.server.ts";
import { forgetDevices } from "./server/flags.server.ts";
import { invitedRights } from "./server/invitations.server.ts";
import { reviewModeration } from "./server/moderation.server.ts";
import { reviewsRouter } from "./server/procedures.server.ts";
import { reviewRights } from "./server/subjects.server.ts";

export const feature = defineFeature({
  api: { reviews: { contract: reviewsContract, router: reviewsRouter } },
  jobs: [forgetDevices],
  tables: ["review_devices", "review_evidence", "review_invitations", "review_photos", "reviews"],
  personal: {
    tables: [
      personalTable("reviews", "reviews", "author_id", { omit: ["replied_by"] }),
      personalTable("reviews", "review_invitations", "professional_id", { omit: ["code_hash", "client_id"] }),
      personalTable("reviews", "review_evidence", "invitation_id", within("invitation_id", "review_invitations", "professional_id")),
      personalTable("reviews", "review_photos", "review_id", within("review_id", "reviews", "author_id")),
    ],
    notExported: {
      "reviews.replied_by": "the reply stands in public, for the business",
      "review_invitations.client_id": "the professional’s invitation; what came of it is the review",
    },
    erase: eraseReviewer,
  },
  counted: { reviews: { rows: (since) => sql`from reviews where created_at >= ${since}`, isContent: true } },
  audited: {
    review: { name: (id) => sql`select author_name from reviews where id = ${id}`, address: () => "/admin/moderation" },
  },
  fills: [moderationSubjects.with({ review: reviewModeration }), reviewRights.with(invitedRights)],
});
