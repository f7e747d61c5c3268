import { projectSources } from "#app/features/projects/projects/public.server.ts";
import { moderationSubjects } from "#app/features/talk/moderation/public.server.ts";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable } from "#app/platform/feature/personal-table.server.ts";
import { ideabooksContract } from "./ideabooks.contract.ts";
import { bookPath } from "./ideabooks.ts";
import { ideabookSubjects } from "./server/moderation.server.ts";
import { cleanPhotosJob } from "./server/photos.server.ts";
import { ideabooksRouter } from "./server/procedures.server.ts";
import { projectFromBook } from "./server/projects.server.ts";

export const feature = defineFeature({
  api: { ideabooks: { contract: ideabooksContract, router: ideabooksRouter } },
  jobs: [cleanPhotosJob],
  tables: ["ideabook_items", "ideabook_likes", "ideabook_members", "ideabook_photos", "ideabooks"],
  reads: ["design_ideas"],
  personal: {
    tables: [
      personalTable("ideas", "ideabooks", "owner_id", { omit: ["share_token"] }),
      personalTable("ideas", "ideabook_items", "added_by", { omit: ["added_by", "position"] }),
      personalTable("ideas", "ideabook_members", "user_id", { omit: ["invited_by"] }),
      personalTable("ideas", "ideabook_likes", "user_id"),
      personalTable("ideas", "ideabook_photos", "owner_id"),
    ],
    notExported: {
      "ideabook_members.invited_by": "belongs to the person who was invited",
    },
  },
  fills: [projectSources.with({ ideabook: { find: projectFromBook, path: bookPath } }), moderationSubjects.with({ ideabook: ideabookSubjects })],
});
