import { isAdministrator, type Viewer } from "#app/platform/auth/viewer.ts";

/** Admins decide about reviewed fields of a listing, never about their own request. */
export const decideListingChange = (viewer: Pick<Viewer, "id" | "role">, { requesterId }: { requesterId: string | null }): boolean =>
  isAdministrator(viewer) && requesterId !== viewer.id;
