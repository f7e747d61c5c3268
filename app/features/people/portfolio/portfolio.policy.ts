import type { Viewer } from "#app/platform/auth/viewer.ts";

/** Professionals have a portfolio. */
export const mayHavePortfolio = (viewer: Pick<Viewer, "role">): boolean => viewer.role === "professional";

/** The owner alone edits a project and sees its draft. */
export const mayEditProject = (viewer: Pick<Viewer, "id"> | null, project: { owner_id: string }): boolean => viewer?.id === project.owner_id;
