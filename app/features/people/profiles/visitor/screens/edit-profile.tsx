import { HydrationBoundary } from "@tanstack/react-query";
import { requireViewer } from "#app/api/guards.server.ts";
import { loadEditor } from "../../server/edit-loader.server.ts";
import { ProfileEditor } from "../components/profile-editor.tsx";
import { ProfileNotFound } from "../components/profile-not-found.tsx";
import type { Route } from "./+types/edit-profile";

export const handle = { namespaces: ["profiles.edit", "ui.areas"] };

export function loader({ context, request, params }: Route.LoaderArgs) {
  requireViewer(context, request);
  return loadEditor(context, params.id.toLowerCase());
}

export const shouldRevalidate = () => false;

export default function EditProfile({ loaderData: { state, isMissing, ...editor } }: Route.ComponentProps) {
  if (isMissing) return <ProfileNotFound />;
  return (
    <HydrationBoundary state={state}>
      <ProfileEditor key={editor.id} {...editor} />
    </HydrationBoundary>
  );
}
