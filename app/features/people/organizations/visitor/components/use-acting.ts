import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { orpc } from "#app/api/client.ts";
import { useLiveEvents } from "#app/kit/live-events.ts";
import { ACTING_PARAMETER, actingFor } from "../../organizations.ts";

/** In whose name the viewer acts on this page: the professional in its address, or the first of theirs. */
export function useActing() {
  const { data: people = [], isSuccess, refetch } = useQuery(orpc.organizations.listProfessionals.queryOptions());
  const [parameters, setParameters] = useSearchParams();
  useLiveEvents("organization", () => void refetch());
  const choose = (id: string) => setParameters({ [ACTING_PARAMETER]: id });
  return { people, isKnown: isSuccess, current: actingFor(people, parameters.get(ACTING_PARAMETER)), choose };
}
export type Acting = ReturnType<typeof useActing>;
