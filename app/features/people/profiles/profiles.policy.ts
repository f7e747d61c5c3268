import { isAdministrator, type Viewer } from "#app/platform/auth/viewer.ts";
import type { Onlooker } from "./profiles.privacy.ts";

/** The person, and admins. */
export const mayEditProfile = (viewer: Viewer, profileId: string): boolean => viewer.id === profileId || isAdministrator(viewer);

/** The viewer's relation to a page; those who may edit it see all of it. */
export const onlookerOf = (viewer: Viewer | null, profileId: string): Onlooker => {
  if (!viewer) return "visitor";
  return mayEditProfile(viewer, profileId) ? "self" : "signed_in";
};
