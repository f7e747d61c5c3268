import type { Viewer } from "#app/platform/auth/viewer.ts";
import type { ProjectAccess } from "./projects.ts";

export type ProjectPeople = { ownerId: string | null; memberRole: "co_owner" | "professional" | null };

/** What the viewer is in a project; null for strangers, who do not learn that it exists. Administrators are strangers, too. */
export function accessToProject(viewer: Pick<Viewer, "id">, { ownerId, memberRole }: ProjectPeople): ProjectAccess | null {
  return ownerId === viewer.id ? "owner" : memberRole;
}

/** The household decides: the brief, files, bids and the award. */
export const mayDecide = (access: ProjectAccess): boolean => access !== "professional";

export const isUploader = (viewer: Pick<Viewer, "id">, uploaderId: string | null): boolean => uploaderId === viewer.id;

/** Everyone who belongs to it adds files. */
export const mayRemoveFile = (viewer: Pick<Viewer, "id">, access: ProjectAccess, uploaderId: string | null): boolean =>
  mayDecide(access) || isUploader(viewer, uploaderId);

/** The owner alone decides who belongs to it; others leave. */
export const mayRemovePerson = (viewer: Pick<Viewer, "id">, access: ProjectAccess, personId: string | null): boolean =>
  access === "owner" || (personId !== null && personId === viewer.id);

export const isProjectOwner = (access: ProjectAccess): boolean => access === "owner";
