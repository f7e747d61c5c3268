import type { Viewer } from "#app/platform/auth/viewer.ts";

/** Professionals offer packages; a company has the work of professionals alone. */
export const mayHavePackages = (viewer: Pick<Viewer, "id" | "role">, ownerId = viewer.id): boolean => ownerId !== viewer.id || viewer.role === "professional";
