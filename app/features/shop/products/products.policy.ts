import { isAdministrator, type Viewer } from "#app/platform/auth/viewer.ts";
import { can } from "#app/platform/organizations/organization.policy.ts";

type Member = Parameters<typeof can>[0];

/** Admins decide about a piece, but not for a team that they belong to. */
export const decideProduct = (viewer: Pick<Viewer, "role">, member: Member): boolean => isAdministrator(viewer) && !can(member, "read");
