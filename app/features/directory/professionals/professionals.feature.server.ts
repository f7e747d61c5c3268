import { sql } from "kysely";
import { reviewSubjects } from "#app/features/people/reviews/public.server.ts";
import { bidderFaces } from "#app/features/projects/requests/public.server.ts";
import { countedSubjects } from "#app/features/talk/counts/public.server.ts";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { professionalsWhere } from "#app/platform/organizations/professionals.server.ts";
import { professionalPages } from "./professionals.cached-pages.ts";
import { professionalsContract } from "./professionals.contract.ts";
import { facesOfProfessionals } from "./server/faces.server.ts";
import { rebuildProfessionalWords, turnProfessionalDay } from "./server/jobs.server.ts";
import { professionalsRouter } from "./server/procedures.server.ts";
import { professionalAddresses } from "./server/sitemap.server.ts";

export const feature = defineFeature({
  api: { professionals: { contract: professionalsContract, router: professionalsRouter } },
  jobs: [rebuildProfessionalWords, turnProfessionalDay],
  tables: ["professional_words", "professionals"],
  personal: { notExported: { "professionals.id": "what the profile shows to everybody, arranged for the directory" } },
  cachedPages: professionalPages,
  sitemap: [professionalAddresses],
  fills: [
    bidderFaces.with(facesOfProfessionals),
    countedSubjects.with({
      subject: "professional",
      isPublic: (id) => sql`exists (select from professionals p where p.id = ${id} and p.is_public)`,
      isOwn: (id, personId) => sql`${id} in ${professionalsWhere(personId, "read")}`,
    }),
    reviewSubjects.with(
      sql`select 'professional'::text subject_type, i.id subject_id, coalesce(p.full_name, u.name) name, p.full_name_ar name_ar,
          '/profile/' || coalesce(p.username, i.id::text) path, null::uuid organization_id, i.id person_id, i.is_public
        from professionals i join profiles p on p.id = i.id join users u on u.id = i.id`,
    ),
  ],
});
