import { sql } from "kysely";
import { profileBooking, profileWeeks } from "#app/features/people/profiles/public.server.ts";
import { projectParts } from "#app/features/projects/projects/public.server.ts";
import { personName } from "#app/platform/auth/person-name.server.ts";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable } from "#app/platform/feature/personal-table.server.ts";
import { scheduleContract, visitsContract } from "./schedule.contract.ts";
import { visitsInArchive } from "./server/archive.server.ts";
import { bookingPathOf } from "./server/calendar.server.ts";
import { visitsJob } from "./server/jobs.server.ts";
import { scheduleRouter, visitsRouter } from "./server/procedures.server.ts";
import { weeksOf } from "./server/weeks.server.ts";

export const feature = defineFeature({
  api: { schedule: { contract: scheduleContract, router: scheduleRouter }, visits: { contract: visitsContract, router: visitsRouter } },
  jobs: [visitsJob],
  tables: ["appointments", "calendar_feeds", "schedules", "visits"],
  reads: ["projects", "requests"],
  personal: {
    tables: [
      personalTable("schedule", "schedules", "owner_id"),
      personalTable("schedule", "appointments", "owner_id"),
      personalTable("schedule", "calendar_feeds", "owner_id"),
      // Each visit once, of both sides.
      personalTable("schedule", "visits", "client_id", {
        where: (userId) => sql`t.client_id = ${userId} or t.professional_id = ${userId}`,
        covers: ["visits.client_id", "visits.professional_id", "visits.proposed_by"],
        omit: ["idempotency_key"],
      }),
    ],
  },
  audited: {
    visit: { name: (id, language) => sql`select ${personName(language)} from visits v join users u on u.id = v.professional_id where v.id = ${id}` },
    appointment: {},
  },
  fills: [profileBooking.with(bookingPathOf), profileWeeks.with(weeksOf), projectParts.with(visitsInArchive)],
});
