import { sql } from "kysely";
import { reviewRights } from "#app/features/people/reviews/public.server.ts";
import { countedSubjects } from "#app/features/talk/counts/public.server.ts";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable } from "#app/platform/feature/personal-table.server.ts";
import { professionalsWhere } from "#app/platform/organizations/professionals.server.ts";
import { packagesContract } from "./packages.contract.ts";
import { packagesRouter } from "./server/procedures.server.ts";

export const feature = defineFeature({
  api: { packages: { contract: packagesContract, router: packagesRouter } },
  tables: ["package_bookings", "packages"],
  reads: ["messages"],
  personal: {
    tables: [personalTable("portfolio", "packages", "owner_id"), personalTable("portfolio", "package_bookings", "client_id", { omit: ["owner_id"] })],
    notExported: { "package_bookings.owner_id": "the client’s choice; its message is in the conversation" },
  },
  fills: [
    countedSubjects.with({
      subject: "package",
      isPublic: (id) => sql`exists (select from packages k where k.id = ${id})`,
      isOwn: (id, personId) => sql`exists (select from packages k where k.id = ${id} and k.owner_id in ${professionalsWhere(personId, "read")})`,
    }),
    // A booking is a request; the client who was answered may say how it went.
    reviewRights.with(
      (userId) => sql`
      select 'professional'::text subject_type, b.owner_id subject_id, 'request'::text basis, b.id basis_id, b.title bought, b.title_ar bought_ar, b.created_at since
      from package_bookings b where b.client_id = ${userId}
        and exists (select from messages m where m.conversation_id = b.conversation_id and m.sender_id = b.owner_id and m.created_at > b.created_at)`,
    ),
  ],
});
