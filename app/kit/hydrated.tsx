import { type DehydratedState, HydrationBoundary, hydrate, useQueryClient } from "@tanstack/react-query";
import { type ComponentType, useMemo } from "react";

/**
 * What was asked for before and has no answer yet. `HydrationBoundary` fills only what is new before the screen renders, and the rest after it: a screen
 * would be empty for a moment.
 */
function useUnanswered(state: DehydratedState | undefined): void {
  const client = useQueryClient();
  useMemo(() => {
    const queries = state?.queries.filter(({ queryHash }) => {
      const known = client.getQueryCache().get(queryHash);
      return known !== undefined && known.state.data === undefined;
    });
    if (queries && queries.length > 0) hydrate(client, { mutations: [], queries });
  }, [client, state]);
}

/** A screen whose loader has filled the query cache. Receives the rest of the loader's data. */
export const hydrated = <Said extends object = object>(Screen: ComponentType<Said>) =>
  function HydratedScreen({ loaderData: { state, ...said } }: { loaderData: { state?: DehydratedState | undefined } & Said }) {
    useUnanswered(state);
    return (
      <HydrationBoundary state={state}>
        <Screen {...(said as unknown as Said)} />
      </HydrationBoundary>
    );
  };
