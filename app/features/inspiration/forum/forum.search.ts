import { listAddress, oneOf } from "#app/platform/list/list-address.ts";
import { FORUM_PATH, SORTS, type ThreadSort, topicPath } from "./forum.ts";

const address = listAddress({ sort: oneOf(SORTS), search: { type: "words", longest: 100, name: "q" } });

export type ForumSearch = { topic: string; sort: ThreadSort; search: string };

/** The search of a list's address; unknown values become defaults. */
export const parseForumSearch = (topic: string | undefined, parameters: URLSearchParams): ForumSearch => ({ topic: topic ?? "", ...address.parse(parameters) });

export const forumAddress = ({ topic, ...search }: ForumSearch): string => (topic ? topicPath(topic) : FORUM_PATH) + address.format(search);
