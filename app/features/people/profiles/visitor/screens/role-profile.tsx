import { HydrationBoundary } from "@tanstack/react-query";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { ROLE_MISMATCH, requireRole } from "#app/api/guards.server.ts";
import { ROLES, type Role } from "#app/platform/auth/viewer.ts";
import { loadEditor } from "../../server/edit-loader.server.ts";
import { ProfileEditor } from "../components/profile-editor.tsx";

/** Both namespaces: several routes share this file, so their ids do not name the feature. */
export const handle = { namespaces: ["profiles", "profiles.edit", "ui.areas"] };

/** /dashboard/profile is everybody's; the others belong to the role they name, the vendor's to admins, too. */
function rolesOf(pathname: string): readonly Role[] {
  if (pathname.includes("/vendor/")) return ["vendor", "admin"];
  const role = ROLES.find((each) => pathname.includes(`/${each}/`));
  return role ? [role] : ROLES;
}

/** The viewer's own profile. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const viewer = requireRole(context, request, rolesOf(new URL(request.url).pathname), { redirectTo: ROLE_MISMATCH });
  return loadEditor(context, viewer.id);
}

export const shouldRevalidate = () => false;

export default function RoleProfile() {
  const { state, isMissing: _, ...editor } = useLoaderData<typeof loader>();
  return (
    <HydrationBoundary state={state}>
      <ProfileEditor key={editor.id} {...editor} />
    </HydrationBoundary>
  );
}
