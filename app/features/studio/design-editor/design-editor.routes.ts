import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const screen = (name: string) => `features/studio/design-editor/visitor/screens/${name}`;

/** Inside the main layout. */
export const designEditorRoutes: RouteConfigEntry[] = [route("design-editor/:id?", screen("design-editor.tsx"))];

/** Without a layout: a file. */
export const designEditorFileRoutes: RouteConfigEntry[] = [route("design-editor/:id/download", screen("download.ts"))];
