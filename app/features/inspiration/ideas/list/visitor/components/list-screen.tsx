import { type DehydratedState, HydrationBoundary } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { orpc } from "#app/api/client.ts";
import { browserQueryClient } from "#app/platform/api/query.ts";
import type { IdeaSearch } from "../../ideas.address.ts";
import { loadList } from "../../list-queries.ts";
import { NoSuchList } from "./no-such-list.tsx";

type Loaded = { search: IdeaSearch | null; state: DehydratedState | undefined };

export const loadInBrowser = async ({ url }: { url: URL }): Promise<Loaded> => ({ search: await loadList(browserQueryClient(), orpc, url), state: undefined });

/** A screen that shows the list of its address in one way. */
export const listScreen = (List: ComponentType<{ search: IdeaSearch }>) =>
  function IdeaListScreen({ loaderData: { search, state } }: { loaderData: Loaded }) {
    if (!search) return <NoSuchList />;
    return (
      <HydrationBoundary state={state}>
        <List search={search} />
      </HydrationBoundary>
    );
  };
