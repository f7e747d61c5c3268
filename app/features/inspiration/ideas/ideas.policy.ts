import { mayManageContent, type Viewer } from "#app/platform/auth/viewer.ts";

/** Says which pieces stand in an idea's photographs: its author, and content staff. */
export const mayMarkPieces = (viewer: Viewer, authorId: string | null): boolean => viewer.id === authorId || mayManageContent(viewer);
