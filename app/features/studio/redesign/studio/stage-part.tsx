import { Maximize2, Paintbrush } from "lucide-react";
import { Suspense, useState } from "react";
import { SURE } from "#app/engines/room/surfaces/sure.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Segmented } from "#app/ui/choice.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { SelectBox } from "#app/ui/list/select-box.tsx";
import { LazyViewer } from "#app/ui/viewer/lazy-viewer.ts";
import type { Target } from "../control/draft.ts";
import type { RedesignDetail } from "../redesign.contract.ts";
import { EMBEDDED } from "../redesign.ts";
import { type Other, Stage, type View } from "./stage.tsx";
import { SurfaceChips } from "./surface-chips.tsx";
import type { StudioState } from "./use-studio.ts";
import type { useVersionNames } from "./version-names.ts";

const PHOTO = "photo";

/** Hints at unmarked surfaces before the first picture; later the picture's notes do. */
function hintOf({ analysis, confidence, corrections }: RedesignDetail): "nothing" | `unsure.${"both" | "walls" | "floor"}` | null {
  if (corrections.steps.length > 0) return null;
  if (analysis === "nothing") return analysis;
  if (analysis !== "ready" || !confidence) return null;
  // an invisible floor needs no hint
  const [walls, floor] = [confidence.wall < SURE.wall, confidence.floor > 0 && confidence.floor < SURE.floor];
  return walls && floor ? "unsure.both" : walls ? "unsure.walls" : floor ? "unsure.floor" : null;
}

type StageProps = { redesign: RedesignDetail; studio: StudioState; nameOf: ReturnType<typeof useVersionNames>; onMark(target: Target): void };

/** The large picture and its controls: view, comparison, and the surface editor. */
export function StagePart({ redesign, studio, nameOf, onMark }: StageProps) {
  const s = useT("redesign.studio");
  const [view, setView] = useState<View>("slider");
  const [otherId, setOtherId] = useState(PHOTO);
  const [isZoomed, setZoomed] = useState(false);
  const { shown } = studio;
  const done = redesign.pictures.flatMap((picture) =>
    picture.state === "done" && picture.photo ? [{ id: picture.id, photo: picture.photo, name: nameOf(picture) }] : [],
  );
  const original = { id: PHOTO, photo: redesign.photo, name: s("view.photo") };
  const others = [original, ...done.filter(({ id }) => id !== shown?.id)];
  const other: Other = others.find(({ id }) => id === otherId) ?? original;
  const isResult = Boolean(shown?.photo);
  const isKnown = redesign.analysis === "ready" || redesign.analysis === "nothing";
  const slides = [original, ...done];
  const hint = hintOf(redesign);
  return (
    <>
      <Stage redesign={redesign} studio={studio} view={view} other={other} nameOf={nameOf} />
      {redesign.analysis === "failed" && (
        <p className="studio-notice" role="status">
          {s("analysis.failed")}
        </p>
      )}
      <div className="studio-bar">
        {isResult && (
          <>
            <Segmented<View>
              label={s("view.label")}
              name="view"
              value={view}
              onChange={setView}
              options={[
                { value: "slider", label: s("view.slider") },
                { value: "beside", label: s("view.beside") },
              ]}
            />
            {others.length > 1 && (
              // biome-ignore lint/a11y/noLabelWithoutControl: the select is inside SelectBox
              <label className="studio-with">
                <span>{s("view.with")}</span>
                <SelectBox inputSize="sm" value={other === original ? PHOTO : otherId} onChange={(event) => setOtherId(event.target.value)}>
                  {others.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </SelectBox>
              </label>
            )}
          </>
        )}
        {!isResult && hint ? <p className="studio-hint">{s(`analysis.${hint}`)}</p> : <span className="grow" />}
        <IconButton label={s("view.full")} onClick={() => setZoomed(true)}>
          <Maximize2 size={20} aria-hidden />
        </IconButton>
        {isKnown && (
          <Button icon={<Paintbrush size={20} aria-hidden />} onClick={() => onMark("wall")}>
            {s("view.surfaces")}
          </Button>
        )}
      </div>
      {isKnown && shown?.photo && shown.engine === EMBEDDED && <SurfaceChips picture={shown} onChoose={onMark} />}
      {isZoomed && (
        <Suspense>
          <LazyViewer
            photos={slides.map(({ photo, name }) => ({ ...photo, alt: name, isPrivate: true }))}
            start={Math.max(
              0,
              slides.findIndex(({ id }) => id === shown?.id),
            )}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      )}
    </>
  );
}
