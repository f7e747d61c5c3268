import { useQueryClient } from "@tanstack/react-query";
import { useLiveEvents } from "../kit/live-events.ts";
import { authSource } from "../kit/viewer.ts";

/** A session that ends elsewhere ends here at once, not with the next click: the AuthProvider does the rest. */
export function useSessionWatch(): void {
  const client = useQueryClient();
  useLiveEvents("session", (event) => void (event && client.invalidateQueries({ queryKey: authSource.queryKey })));
}
