import { route } from "@react-router/dev/routes";
import { LIST_WORDS } from "./ideas.collections.ts";

const screen = (name: string) => `features/inspiration/ideas/visitor/screens/${name}.tsx`;
const list = screen("ideas");

/**
 * Inside the main layout. A single word after /ideas is a list when it is one of these, else an idea's slug; more words are always a list
 * ("/ideas/bedroom/modern").
 */
export const ideasRoutes = [
  route("ideas", list),
  route("ideas/photos", screen("photos")),
  route("ideas/gallery", screen("gallery")),
  route("ideas/before-after", screen("before-after")),
  ...LIST_WORDS.map((word) => route(`ideas/${word}`, list, { id: `ideas-${word}` })),
  route("ideas/*", list, { id: "ideas-words" }),
];
