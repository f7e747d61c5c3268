import { isAdministrator, type Viewer } from "#app/platform/auth/viewer.ts";

/** Admins decide, never about their own papers. */
export const decideVerification = (viewer: Pick<Viewer, "id" | "role">, { personId }: { personId: string }): boolean =>
  isAdministrator(viewer) && personId !== viewer.id;

/** A verification is withdrawn by whom it is about. */
export const withdrawVerification = (viewer: Pick<Viewer, "id">, { personId }: { personId: string }): boolean => personId === viewer.id;
