import { type DehydratedState, HydrationBoundary } from "@tanstack/react-query";
import type { ComponentType } from "react";

/** A screen whose loader has filled the query cache. Receives the rest of the loader's data. */
export const hydrated = <Said extends object = object>(Screen: ComponentType<Said>) =>
  function HydratedScreen({ loaderData: { state, ...said } }: { loaderData: { state?: DehydratedState | undefined } & Said }) {
    return (
      <HydrationBoundary state={state}>
        <Screen {...(said as unknown as Said)} />
      </HydrationBoundary>
    );
  };
