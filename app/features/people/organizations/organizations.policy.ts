import { offersWork, type Viewer } from "#app/platform/auth/viewer.ts";

/** Those who offer work; what members may do is in app/platform/organizations. */
export const mayFoundOrganization = (viewer: Viewer): boolean => offersWork(viewer);

/** Professionals give their work to a company: their own to give, whatever their role on its team. */
export const mayShareWork = ({ role }: Pick<Viewer, "role">): boolean => role === "professional";
