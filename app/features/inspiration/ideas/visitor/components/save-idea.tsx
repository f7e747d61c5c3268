import { lazy } from "react";
import { SaveSlot } from "#app/features/people/saved/public.ts";

const IdeabookDialog = lazy(() => import("#app/features/inspiration/ideabooks/public.ts").then((module) => ({ default: module.IdeabookDialog })));

/** The heart of an idea; a saved one can go into an ideabook, too. */
export const SaveIdea = (idea: { id: string; name: string }) => <SaveSlot type="idea" addTo={IdeabookDialog} {...idea} />;
