import { HydrationBoundary } from "@tanstack/react-query";
import type { LoaderFunctionArgs } from "react-router";
import { useLoaderData } from "react-router";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { isId } from "#app/platform/database/ids.ts";
import { Team } from "../components/team.tsx";

/** One screen at two addresses: in the vendor's area and in everybody's dashboard. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { orpc: server } = context.get(requestContext);
  const client = makeQueryClient();
  const mine = await client.fetchQuery(server.organizations.listMine.queryOptions()).catch(() => null);
  const asked = new URL(request.url).searchParams.get("organization");
  const id = mine?.items.find((item) => item.id === asked)?.id ?? mine?.items[0]?.id;
  if (id && isId(id)) await client.prefetchQuery(server.organizations.get.queryOptions({ input: { id } }));
  return { state: dehydrateStable(client) };
}

/** The screen itself loads another organization. */
export const shouldRevalidate = () => false;

export default function TeamScreen() {
  const { state } = useLoaderData<typeof loader>();
  return (
    <HydrationBoundary state={state}>
      <Team />
    </HydrationBoundary>
  );
}
