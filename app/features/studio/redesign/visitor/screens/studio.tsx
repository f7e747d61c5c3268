import { HydrationBoundary } from "@tanstack/react-query";
import { data } from "react-router";
import type { orpc } from "#app/api/client.ts";
import { requireViewer } from "#app/api/guards.server.ts";
import { outcomeOf, STATUS } from "#app/api/page-outcome.ts";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { StudioOutcome } from "../../studio/studio-outcome.tsx";
import { redesignQuery } from "../../studio/use-redesign.ts";
import type { Route } from "./+types/studio";
import "../../redesign.css";
import "../../studio/picture.css";
import "../../studio/studio.css";

/** Names of rooms, and the dialog of ideabooks. */
export const handle = { namespaces: ["redesign.studio", "redesign.control", "ideas", "ideabooks.picker"] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  requireViewer(context, request);
  const client = makeQueryClient();
  let status = STATUS.found;
  try {
    await client.fetchQuery(redesignQuery(context.get(requestContext).orpc as unknown as typeof orpc, params.id));
  } catch (error) {
    status = STATUS[outcomeOf(error)];
  }
  return data({ id: params.id, isFound: status !== STATUS.missing, state: dehydrateStable(client) }, { status });
}

/** A room of one's own: its photograph, the looks, and what was made of it. */
export default function StudioScreen({ loaderData: { id, isFound, state } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={state}>
      <StudioOutcome key={id} id={id} isFound={isFound} />
    </HydrationBoundary>
  );
}
