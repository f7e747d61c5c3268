import type { Viewer } from "#app/platform/auth/viewer.ts";

/** Admins decide, never about their own claim. */
export const decideClaim = (viewer: Pick<Viewer, "id" | "role">, { claimantId }: { claimantId: string }): boolean =>
  viewer.role === "admin" && claimantId !== viewer.id;
