import type { Viewer } from "#app/platform/auth/viewer.ts";
import { can, type OrganizationRole } from "#app/platform/organizations/organization.policy.ts";

/** The viewer's part in the name in which something is written: on the vendor's team, or in the professional's work. */
type Part = OrganizationRole | null;

/** Costs and notes are theirs alone, so that those who read a quotation as its author's side may write it, too. */
export const mayWrite = (part: Part): boolean => can(part && { role: part }, "answer");

/** The author's side does not answer itself, those who only read neither. */
export const mayAnswerAsClient = (part: Part): boolean => part === null;

/** In one's own name as a professional; a company has the work of professionals alone. */
export const mayWriteAs = (viewer: Pick<Viewer, "id" | "role">, professionalId = viewer.id): boolean =>
  professionalId !== viewer.id || viewer.role === "professional";
