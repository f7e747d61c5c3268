import type { Viewer } from "#app/platform/auth/viewer.ts";

/** Professionals offer packages. */
export const mayHavePackages = (viewer: Pick<Viewer, "role">): boolean => viewer.role === "professional";
