import { isAdministrator, type Viewer } from "#app/platform/auth/viewer.ts";

/** Admins decide, never about their own papers. */
export const decideVerification = (viewer: Pick<Viewer, "id" | "role">, { personId }: { personId: string }): boolean =>
  isAdministrator(viewer) && personId !== viewer.id;
