import { useQuery } from "@tanstack/react-query";
import { orpc } from "#app/api/client.ts";
import type { AgreedBid } from "../../requests.contract.ts";

/** The accepted bids of a project that the viewer reads. */
export const useAgreed = (projectId: string): readonly AgreedBid[] => useQuery(orpc.requests.listAgreed.queryOptions({ input: { id: projectId } })).data ?? [];
