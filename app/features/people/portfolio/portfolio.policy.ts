import type { Viewer } from "#app/platform/auth/viewer.ts";
import { can, type OrganizationRole } from "#app/platform/organizations/organization.policy.ts";

/** Professionals have a portfolio; a company has the work of professionals alone. */
export const mayHavePortfolio = (viewer: Pick<Viewer, "id" | "role">, ownerId = viewer.id): boolean => ownerId !== viewer.id || viewer.role === "professional";

/** The owner and the people of their company see its drafts. @param part the viewer's in the owner's work */
export const maySeeProject = (part: OrganizationRole | null): boolean => can(part && { role: part }, "read");
/** Those of them who edit. */
export const mayEditProject = (part: OrganizationRole | null): boolean => can(part && { role: part }, "editListing");
