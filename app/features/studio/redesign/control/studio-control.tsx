import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { orpc } from "#app/api/client.ts";
import { type Corners, foundMap } from "#app/engines/room/marks/labels.ts";
import { decodeRuns } from "#app/engines/room/marks/run-lengths.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorNotice, Skeleton } from "#app/ui/states.tsx";
import type { RedesignDetail, RedesignPicture, RedesignSurfaceMap } from "../redesign.contract.ts";
import { Editor } from "./components/editor.tsx";
import type { Finishes } from "./draft.ts";
import "./control.css";
import "./control-finishes.css";
import "./control-panel.css";

export type StudioControlProps = {
  redesign: Pick<RedesignDetail, "id" | "photo">;
  /** Whose look and finishes are the start; null: no picture yet. */
  picture: RedesignPicture | null;
  /** The look to begin with where there is no picture. */
  style?: RedesignPicture["style"];
  /** Makes a picture of it. Corrections are saved by then. The button waits for the promise. */
  onRestyle(wish: { style: RedesignPicture["style"]; finishes: Finishes }): Promise<unknown>;
  onClose(): void;
};

/** Surfaces, paint and materials in the person's own hand. Takes the place of picture and rail while it is open; fills the screen on phones. */
export function StudioControl({ redesign, picture, style, onRestyle, onClose }: StudioControlProps) {
  const t = useT("redesign.control");
  const { data, isError, refetch, isFetching } = useQuery({
    ...orpc.redesigns.surfaces.queryOptions({ input: { id: redesign.id } }),
    // Corrections live here while the editor is open; the next time begins with what is saved.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: 1,
  });
  const map = useMemo(() => data && decoded(data), [data]);
  if (isError && !data) {
    return (
      <div className="control-waiting">
        <ErrorNotice
          title={t("failed.title")}
          actions={
            <>
              <Button onClick={() => void refetch()} pending={isFetching}>
                {t("again")}
              </Button>
              <Button variant="ghost" onClick={onClose}>
                {t("close")}
              </Button>
            </>
          }
        >
          <p>{t("failed.text")}</p>
        </ErrorNotice>
      </div>
    );
  }
  if (!data || !map) {
    return (
      <div className="control-waiting" role="status">
        <span className="vh">{t("loading")}</span>
        <Skeleton height="min(56vh, 520px)" />
      </div>
    );
  }
  return (
    <Editor
      key={redesign.id}
      redesign={redesign}
      picture={picture}
      style={picture?.style ?? style ?? "modern"}
      map={map}
      corrections={data.corrections}
      version={data.correctionsVersion}
      onRestyle={onRestyle}
      onClose={onClose}
    />
  );
}

function decoded({ width, height, found, regions, corners, cells }: RedesignSurfaceMap) {
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
