import { IdeabookDialog } from "#app/features/inspiration/ideabooks/public.ts";
import { SaveSlot } from "#app/features/people/saved/public.ts";

/** The heart of an idea; a saved one can go into an ideabook, too. */
export const SaveIdea = (idea: { id: string; name: string }) => <SaveSlot type="idea" addTo={IdeabookDialog} {...idea} />;
