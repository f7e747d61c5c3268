import { HydrationBoundary } from "@tanstack/react-query";
import { data } from "react-router";
import { orpc } from "#app/api/client.ts";
import { requestContext } from "#app/api/request-context.ts";
import { browserQueryClient, dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { loadList } from "../../list/list-queries.ts";
import { NoSuchList } from "../../list/visitor/components/no-such-list.tsx";
import { PhotoList } from "../../list/visitor/components/photo-list.tsx";
import type { Route } from "./+types/photos";

export const handle = { namespaces: ["ideas", "ideas.list"] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const client = makeQueryClient();
  const search = await loadList(client, context.get(requestContext).orpc as unknown as typeof orpc, url);
  return data({ search, state: dehydrateStable(client) }, { status: search ? 200 : 404 });
}

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  return { search: await loadList(browserQueryClient(), orpc, url), state: undefined };
}

export default function Photos({ loaderData: { search, state } }: Route.ComponentProps) {
  if (!search) return <NoSuchList />;
  return (
    <HydrationBoundary state={state}>
      <PhotoList search={search} />
    </HydrationBoundary>
  );
}
