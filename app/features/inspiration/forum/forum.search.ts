import { FORUM_PATH, SORTS, type ThreadSort, topicPath } from "./forum.ts";

export type ForumSearch = { topic: string; sort: ThreadSort; search: string };

/** What an address of a list asks for; anything unknown is the default. */
export function parseForumSearch(topic: string | undefined, parameters: URLSearchParams): ForumSearch {
  return {
    topic: topic ?? "",
    sort: SORTS.find((sort) => sort === parameters.get("sort")) ?? "active",
    search: (parameters.get("q") ?? "").trim().slice(0, 100),
  };
}

export function forumAddress({ topic, sort, search }: ForumSearch): string {
  const query = new URLSearchParams({ ...(sort !== "active" && { sort }), ...(search && { q: search }) });
  return `${topic ? topicPath(topic) : FORUM_PATH}?${query}`.replace(/\?$/, "");
}
