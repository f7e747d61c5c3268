import type { Viewer } from "#app/platform/auth/viewer.ts";
import { can, type OrganizationRole } from "#app/platform/organizations/organization.policy.ts";

/** In whose name something is written: a vendor's, with the viewer's role in its team, or a person's own. */
export type Writers = { authorId: string | null; vendorId: string | null; teamRole: OrganizationRole | null };

/** Costs and notes are theirs alone, so that those who read a quotation as its author's side may write it, too. */
export const mayWrite = (viewer: Viewer, { authorId, vendorId, teamRole }: Writers): boolean =>
  vendorId === null ? authorId === viewer.id : can(teamRole && { role: teamRole }, "answer");

/** In one's own name. */
export const mayWriteAlone = ({ role }: Pick<Viewer, "role">): boolean => role === "professional";
