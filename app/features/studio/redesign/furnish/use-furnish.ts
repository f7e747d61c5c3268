import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { orpc } from "#app/api/client.ts";
import type { Degree, FurnishedRoom, StageProblem } from "#app/engines/room/stage/words.ts";
import type { RedesignDetail, RedesignPicture } from "../redesign.contract.ts";
import { EMBEDDED } from "../redesign.ts";

/** What of the room the next picture makes anew. */
export type FurnishWish = { degree: "furniture" | "both"; room: FurnishedRoom };

const USUAL: Partial<Record<string, FurnishedRoom>> = { majlis: "majlis", bedroom: "bedroom", dining_room: "dining_room", home_office: "home_office" };

const hasCorners = ({ confirmed, corners }: RedesignDetail["corrections"]): boolean =>
  Boolean(confirmed?.includes("corners")) || Object.keys(corners ?? {}).length > 0;

/** How much of the room is made anew, which room it becomes, and what stands in the way of it. */
export function useFurnish(redesign: RedesignDetail, shown: RedesignPicture | null) {
  const [degree, setDegree] = useState<Degree>(shown?.furnish?.degree ?? "surfaces");
  const [room, setRoom] = useState<FurnishedRoom>(shown?.furnish?.room ?? USUAL[redesign.roomType ?? ""] ?? "living_room");
  const isKnown = redesign.analysis === "ready" || redesign.analysis === "nothing";
  const isFurnishing = degree !== "surfaces";
  const isAsked = isFurnishing && isKnown && hasCorners(redesign.corrections);
  const { data } = useQuery({ ...roomQuery(redesign), enabled: isAsked });
  const problem: StageProblem | null = !isFurnishing ? null : !hasCorners(redesign.corrections) ? "corners" : (data?.problem ?? null);
  const wish: FurnishWish | null = isFurnishing && !problem ? { degree, room } : null;
  return { degree, setDegree, room, setRoom, problem, wish, isPossible: isKnown };
}
export type FurnishState = ReturnType<typeof useFurnish>;

/** The room as furniture sees it with these corrections. */
export const roomQuery = ({ id, correctionsVersion }: Pick<RedesignDetail, "id" | "correctionsVersion">) => {
  const query = orpc.redesign.room.queryOptions({ input: { id } });
  return { ...query, queryKey: [...query.queryKey, correctionsVersion] as const, retry: 1 } as unknown as typeof query;
};

/** Whether a picture is what this wish would make. */
export const isOfWish = ({ engine, furnish }: RedesignPicture, wish: FurnishWish | null): boolean =>
  engine === EMBEDDED && furnish?.degree === wish?.degree && (furnish?.room ?? null) === (wish?.room ?? null);
