import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { professionalPages } from "./professionals.cached-pages.ts";
import { professionalsContract } from "./professionals.contract.ts";
import { rebuildProfessionalWords } from "./server/jobs.server.ts";
import { professionalsRouter } from "./server/procedures.server.ts";
import { professionalAddresses } from "./server/sitemap.server.ts";

export const feature = defineFeature({
  api: { professionals: { contract: professionalsContract, router: professionalsRouter } },
  jobs: [rebuildProfessionalWords],
  tables: ["professional_words", "professionals"],
  personal: { notExported: { "professionals.id": "what the profile shows to everybody, arranged for the directory" } },
  cachedPages: professionalPages,
  sitemap: [professionalAddresses],
});
