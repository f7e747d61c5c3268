import { HydrationBoundary } from "@tanstack/react-query";
import { requestContext } from "#app/api/request-context.ts";
import { dehydrateStable, makeQueryClient } from "#app/platform/api/query.ts";
import { ownBookPages, parseBookSort, publicBookPages } from "../../ideabooks.search.ts";
import { BooksPage } from "../components/books-page.tsx";
import type { Route } from "./+types/ideabooks";
import "../../ideabooks.css";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { orpc, viewer } = context.get(requestContext);
  const client = makeQueryClient();
  const sort = parseBookSort(new URL(request.url).searchParams);
  await Promise.all([
    client.prefetchInfiniteQuery(orpc.ideabooks.list.infiniteOptions(publicBookPages(sort))),
    viewer && client.prefetchInfiniteQuery(orpc.ideabooks.listMine.infiniteOptions(ownBookPages)),
  ]);
  return { state: dehydrateStable(client) };
}

/** Another order is asked for by the screen itself. */
export const shouldRevalidate = () => false;

export default function Ideabooks({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <BooksPage />
    </HydrationBoundary>
  );
}
