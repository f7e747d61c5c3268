import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const screen = (name: string) => `features/talk/forum/visitor/screens/${name}`;

/** Inside the main layout. */
export const forumRoutes: RouteConfigEntry[] = [
  route("ideas/forums", screen("forums.tsx")),
  route("ideas/forums/new", screen("new-thread.tsx")),
  route("ideas/forums/:topic", screen("forums.tsx"), { id: "forum-topic" }),
  route("ideas/forums/:topic/:slug", screen("thread.tsx")),
];
