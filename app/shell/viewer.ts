import { useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";

/** Who is signed in. Asked for by the browser, because public pages are kept for everybody; undefined until it is known. */
export function useViewer() {
  const { data, isPending } = useQuery({ ...orpc.account.me.queryOptions(), enabled: typeof document !== "undefined" });
  return { viewer: data ?? null, isKnown: !isPending };
}
