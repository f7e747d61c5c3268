import { sql } from "kysely";
import { ideaPublishers } from "#app/features/people/portfolio/public.server.ts";
import { profileWork, workPhotos } from "#app/features/people/profiles/public.server.ts";
import { savableKinds } from "#app/features/people/saved/public.server.ts";
import { projectSources, roomCosts } from "#app/features/projects/projects/public.server.ts";
import { countedSubjects } from "#app/features/talk/counts/public.server.ts";
import { moderationSubjects } from "#app/features/talk/moderation/public.server.ts";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable } from "#app/platform/feature/personal-table.server.ts";
import { colorFollowers } from "#app/platform/media/describe-images.jobs.server.ts";
import { professionalsWhere } from "#app/platform/organizations/professionals.server.ts";
import { localColumn } from "#app/platform/text/local-column.server.ts";
import { ideaDetailPages } from "./detail/detail.cached-pages.ts";
import { ideaDetailContract } from "./detail/detail.contract.ts";
import { ideaFeed } from "./detail/server/feed.server.ts";
import { ideaDetailRouter } from "./detail/server/procedures.server.ts";
import { ideaAddresses } from "./detail/server/sitemap.server.ts";
import { ideaListPages } from "./list/ideas.cached-pages.ts";
import { ideasContract } from "./list/ideas.list.contract.ts";
import { ideasRouter } from "./list/server/procedures.server.ts";
import { ideaLookContract } from "./look/look.contract.ts";
import { ideaLookRouter } from "./look/server/procedures.server.ts";
import { ideaReactionsContract } from "./reactions/reactions.contract.ts";
import { ideaReactionsRouter } from "./reactions/server/procedures.server.ts";
import { ideaSubjects } from "./server/moderation.server.ts";
import { projectIdeas } from "./server/project-ideas.server.ts";
import { ideaCosts, projectFromIdea } from "./server/projects.server.ts";
import { showSavedIdeas } from "./server/saved.server.ts";
import { followColors } from "./server/update.server.ts";
import { ideasOnProfile, photosOfWork } from "./server/work.server.ts";

export const feature = defineFeature({
  api: {
    ideas: { contract: ideasContract, router: ideasRouter },
    ideaDetail: { contract: ideaDetailContract, router: ideaDetailRouter },
    ideaLook: { contract: ideaLookContract, router: ideaLookRouter },
    ideaReactions: { contract: ideaReactionsContract, router: ideaReactionsRouter },
  },
  tables: ["design_idea_photos", "design_ideas", "idea_colors", "idea_likes", "idea_looks", "idea_ratings", "idea_words", "idea_words_state"],
  reads: ["portfolio_projects", "saved_items", "vendors"],
  personal: {
    tables: [
      personalTable("ideas", "design_ideas", "author_id"),
      personalTable("ideas", "idea_likes", "user_id"),
      personalTable("ideas", "idea_ratings", "user_id"),
    ],
  },
  audited: {
    design_idea: {
      name: (id, language) => sql`select ${localColumn("title", language)} from design_ideas where id = ${id}`,
      address: (id) => `/admin/design-ideas/${id}`,
    },
  },
  cachedPages: [...ideaListPages, ...ideaDetailPages],
  sitemap: [ideaAddresses],
  feeds: [ideaFeed],
  fills: [
    savableKinds.with({ idea: showSavedIdeas }),
    countedSubjects.with({
      subject: "idea",
      isPublic: (id) => sql`exists (select from design_ideas i where i.id = ${id} and i.status = 'published' and i.deleted_at is null)`,
      isOwn: (id, personId) => sql`exists (select from design_ideas i where i.id = ${id} and i.author_id in ${professionalsWhere(personId, "read")})`,
    }),
    moderationSubjects.with({ idea: ideaSubjects }),
    profileWork.with(ideasOnProfile),
    workPhotos.with(photosOfWork),
    ideaPublishers.with(projectIdeas),
    colorFollowers.with(followColors),
    projectSources.with({ idea: { find: projectFromIdea, path: (id) => `/ideas/inspiration-${id}` } }),
    roomCosts.with(ideaCosts),
  ],
});
