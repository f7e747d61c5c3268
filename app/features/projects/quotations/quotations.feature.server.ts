import { sql } from "kysely";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable } from "#app/platform/feature/personal-table.server.ts";
import { quotationsContract } from "./quotations.contract.ts";
import { eraseAuthor } from "./server/erase.server.ts";
import { unusedPhotosJob } from "./server/jobs.server.ts";
import { quotationsRouter } from "./server/procedures.server.ts";

/** What a vendor's people wrote for it stays the vendor's; what a company's wrote in a professional's name is the professional's. */
const alone = (table: string) =>
  personalTable("quotations", table, "author_id", {
    omit: ["link_key", "idempotency_key"],
    where: (userId) => sql`t.author_id = ${userId} and t.vendor_id is null`,
  });

export const feature = defineFeature({
  api: { quotations: { contract: quotationsContract, router: quotationsRouter } },
  jobs: [unusedPhotosJob],
  tables: ["own_prices", "quotation_answers", "quotation_photos", "quotation_revisions", "quotation_templates", "quotations"],
  personal: {
    tables: [
      alone("quotations"),
      personalTable("quotations", "quotation_revisions", "quotation_id", {
        covers: [],
        where: (userId) => sql`t.quotation_id in (select id from quotations where author_id = ${userId} and vendor_id is null)`,
      }),
      personalTable("quotations", "quotation_answers", "quotation_id", {
        covers: [],
        where: (userId) => sql`t.quotation_id in (select id from quotations where author_id = ${userId} and vendor_id is null)`,
      }),
      personalTable("quotations", "quotation_photos", "quotation_id", {
        covers: [],
        where: (userId) => sql`t.quotation_id in (select id from quotations where author_id = ${userId} and vendor_id is null)`,
      }),
      alone("quotation_templates"),
      alone("own_prices"),
    ],
    notExported: {
      "quotations.sample_for": "the author's own, exported as such",
      "quotation_revisions.saved_by": "a vendor's or another professional's; one's own are in the archive whole",
    },
    erase: eraseAuthor,
    // What someone photographed for a vendor's quotation stays with it.
    usesFile: (id) =>
      sql`exists (select from quotation_photos p join quotations q on q.id = p.quotation_id where p.file_id = ${id} and q.vendor_id is not null)`,
  },
  audited: { quotation: { name: (id) => sql`select title from quotations where id = ${id}` } },
});
