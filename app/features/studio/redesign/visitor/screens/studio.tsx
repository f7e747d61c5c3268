import { HydrationBoundary } from "@tanstack/react-query";
import { itemLoader } from "#app/api/item-loader.server.ts";
import { signedInPeople } from "#app/api/list-loader.server.ts";
import { StudioOutcome } from "../../studio/studio-outcome.tsx";
import { redesignQuery } from "../../studio/use-redesign.ts";
import type { Route } from "./+types/studio";
import "../../redesign.css";
import "../../studio/picture.css";
import "../../studio/studio.css";

/** Names of rooms, and the dialog of ideabooks. */
export const handle = { namespaces: ["redesign.studio", "redesign.control", "redesign.furnish", "ideas", "ideabooks.picker"] };

export const loader = itemLoader(signedInPeople, (server, { id = "" }) => redesignQuery(server, id));

/** The studio of one redesign: its photograph, the styles, and its pictures. */
export default function StudioScreen({ loaderData: { isFound, state }, params: { id } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={state}>
      <StudioOutcome key={id} id={id} isFound={isFound} />
    </HydrationBoundary>
  );
}
