import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const here = "features/inspiration/idea-uploads/admin/screens";

/** Beneath /admin. */
export const ideaUploadsRoutes: RouteConfigEntry[] = [
  route("design-ideas-upload", `${here}/upload.tsx`),
  route("design-ideas", `${here}/ideas.tsx`),
  route("design-ideas/:id", `${here}/idea.tsx`),
];
