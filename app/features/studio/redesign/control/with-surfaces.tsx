import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { orpc } from "#app/api/client.ts";
import { type Corners, type FoundMap, foundMap } from "#app/engines/room/marks/labels.ts";
import { decodeRuns } from "#app/engines/room/marks/run-lengths.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorNotice, Skeleton } from "#app/ui/states.tsx";
import type { RedesignSurfaceMap } from "../redesign.contract.ts";

type Props = {
  id: string;
  /** The way out where the surfaces cannot be loaded. */
  leave: { label: string; onLeave(): void };
  children(map: FoundMap, data: RedesignSurfaceMap): ReactNode;
};

/** Loads the surfaces of a photograph for the editor. */
export function WithSurfaces({ id, leave, children }: Props) {
  const t = useT("redesign.control");
  const { data, isError, refetch, isFetching } = useQuery({
    ...orpc.redesign.surfaces.queryOptions({ input: { id } }),
    // The open editor owns the corrections; opening it again starts from the saved ones.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: 1,
  });
  const map = useMemo(() => data && decoded(data), [data]);
  if (data && map) return children(map, data);
  if (!isError)
    return (
      <div className="control-waiting" role="status">
        <span className="vh">{t("loading")}</span>
        <Skeleton height="min(56vh, 520px)" />
      </div>
    );
  return (
    <div className="control-waiting">
      <ErrorNotice
        title={t("failed.title")}
        actions={
          <>
            <Button onClick={() => void refetch()} pending={isFetching}>
              {t("again")}
            </Button>
            <Button variant="ghost" onClick={leave.onLeave}>
              {leave.label}
            </Button>
          </>
        }
      >
        <p>{t("failed.text")}</p>
      </ErrorNotice>
    </div>
  );
}

function decoded({ width, height, found, regions, corners, cells }: RedesignSurfaceMap): FoundMap {
  const size = width * height;
  const grid = { width: Math.max(1, width >> 1), height: Math.max(1, height >> 1) };
  return foundMap(width, height, decodeRuns(found, new Uint8Array(size)), decodeRuns(regions, new Uint16Array(size)), corners as Corners | null, {
    ...grid,
    ids: decodeRuns(cells.ids, new Uint16Array(grid.width * grid.height)),
    count: cells.count,
    features: bytesOf(cells.features),
    costs: bytesOf(cells.costs),
  });
}

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
