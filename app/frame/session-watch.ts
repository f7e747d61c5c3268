import { useQueryClient } from "@tanstack/react-query";
import { useLiveEvents } from "../kit/live-events.ts";
import { authSource } from "../kit/viewer.ts";

/** Ends the session here at once when it ends elsewhere; the AuthProvider does the rest. */
export function useSessionWatch(): void {
  const client = useQueryClient();
  useLiveEvents("session", (event) => void (event && client.invalidateQueries({ queryKey: authSource.queryKey })));
}
