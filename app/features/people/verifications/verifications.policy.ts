import type { Viewer } from "#app/platform/auth/viewer.ts";

/** Admins decide, never about their own papers. */
export const decideVerification = (viewer: Pick<Viewer, "id" | "role">, { personId }: { personId: string }): boolean =>
  viewer.role === "admin" && personId !== viewer.id;
