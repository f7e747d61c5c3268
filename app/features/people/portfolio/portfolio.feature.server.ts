import { sql } from "kysely";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable, within } from "#app/platform/feature/personal-table.server.ts";
import { localColumn } from "#app/platform/text/local-column.server.ts";
import { portfolioContract } from "./portfolio.contract.ts";
import { removeProjectUploads } from "./server/jobs.server.ts";
import { portfolioRouter } from "./server/procedures.server.ts";
import { projectAddresses } from "./server/sitemap.server.ts";

export const feature = defineFeature({
  api: { portfolio: { contract: portfolioContract, router: portfolioRouter } },
  jobs: [removeProjectUploads],
  tables: ["portfolio_photos", "portfolio_projects", "portfolio_uploads"],
  personal: {
    tables: [
      personalTable("portfolio", "portfolio_projects", "owner_id"),
      personalTable("portfolio", "portfolio_photos", "project_id", within("project_id", "portfolio_projects", "owner_id")),
    ],
  },
  audited: { portfolio_project: { name: (id, language) => sql`select ${localColumn("title", language)} from portfolio_projects where id = ${id}` } },
  sitemap: [projectAddresses],
});
