// Who may play with a sample project. Pure.
import type { Viewer } from "#app/platform/auth/viewer.ts";

export const mayMakeSample = (viewer: Pick<Viewer, "role">): boolean => viewer.role === "professional";
