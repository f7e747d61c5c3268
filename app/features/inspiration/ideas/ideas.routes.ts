import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#app/platform/feature/feature-routes.ts";
import { ideaDetailRoutes } from "./detail/detail.routes.ts";
import { LIST_WORDS } from "./ideas.words.ts";

import { ideaLookRoutes } from "./look/look.routes.ts";

const screen = (name: string) => `features/inspiration/ideas/visitor/screens/${name}.tsx`;
const list = screen("ideas");

export const routes: FeatureRoutes = {
  public: [
    route("ideas", list),
    route("ideas/photos", screen("photos")),
    route("ideas/gallery", screen("gallery")),
    route("ideas/before-after", screen("before-after")),
    ...LIST_WORDS.map((word) => route(`ideas/${word}`, list, { id: `ideas-${word}` })),
    route("ideas/*", list, { id: "ideas-words" }),
    ...ideaDetailRoutes,
    ...ideaLookRoutes,
  ],
};
