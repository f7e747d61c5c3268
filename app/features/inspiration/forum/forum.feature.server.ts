import { moderationSubjects } from "#app/features/talk/moderation/public.server.ts";
import { defineFeature } from "#app/platform/feature/feature.server.ts";
import { personalTable } from "#app/platform/feature/personal-table.server.ts";
import { forumPages } from "./forum.cached-pages.ts";
import { forumContract } from "./forum.contract.ts";
import { forumFeed } from "./server/feed.server.ts";
import { forumPostSubjects, forumThreadSubjects } from "./server/moderation.server.ts";
import { forumRouter } from "./server/procedures.server.ts";
import { threadAddresses } from "./server/sitemap.server.ts";

export const feature = defineFeature({
  api: { forum: { contract: forumContract, router: forumRouter } },
  tables: [
    "forum_photos",
    "forum_post_votes",
    "forum_posts",
    "forum_thread_follows",
    "forum_thread_votes",
    "forum_threads",
    "forum_topic_follows",
    "forum_topics",
  ],
  reads: ["blocks", "verification_requests"],
  personal: {
    tables: [
      personalTable("forum", "forum_threads", "author_id", { omit: ["idempotency_key"] }),
      personalTable("forum", "forum_posts", "author_id", { omit: ["idempotency_key"] }),
      personalTable("forum", "forum_thread_votes", "user_id"),
      personalTable("forum", "forum_post_votes", "user_id"),
      personalTable("forum", "forum_thread_follows", "user_id"),
      personalTable("forum", "forum_topic_follows", "user_id"),
    ],
  },
  cachedPages: [...forumPages],
  sitemap: [threadAddresses],
  feeds: [forumFeed],
  fills: [moderationSubjects.with({ forum_thread: forumThreadSubjects, forum_post: forumPostSubjects })],
});
