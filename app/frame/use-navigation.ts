import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { orpc } from "#app/api/client.ts";
import { useLiveEvents } from "#app/kit/live-events.ts";
import type { Viewer } from "#app/platform/auth/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { type NavGroup, navigationOf } from "../frame/navigation.tsx";

/** A signed-in person's places with live counts of pending work. */
export function useNavigation(viewer: Viewer | null): NavGroup[] {
  const t = useT("shell.dashboard");
  const { pathname } = useLocation();
  const { data: counts } = useQuery({ ...orpc.dashboard.counts.queryOptions(), enabled: viewer !== null });
  const client = useQueryClient();
  const renew = () => void client.invalidateQueries({ queryKey: orpc.dashboard.counts.key() });
  useLiveEvents("message", renew);
  useLiveEvents("notification", renew);
  return viewer ? navigationOf(viewer, counts, t, pathname) : [];
}
