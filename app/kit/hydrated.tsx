import { type DehydratedState, HydrationBoundary } from "@tanstack/react-query";
import type { ComponentType } from "react";

/** A screen whose loader has filled the query cache. */
export const hydrated = (Screen: ComponentType) =>
  function HydratedScreen({ loaderData }: { loaderData: { state?: DehydratedState | undefined } }) {
    return (
      <HydrationBoundary state={loaderData.state}>
        <Screen />
      </HydrationBoundary>
    );
  };
