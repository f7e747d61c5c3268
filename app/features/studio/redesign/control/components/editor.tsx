import { Check, X } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { CorrectedSurface, Corrections } from "#app/engines/room/corrections.ts";
import { BACK, CEILING, FLOOR, type FoundMap, LEFT, RIGHT, UNTOUCHED } from "#app/engines/room/marks/labels.ts";
import { smartStroke, strokeSteps } from "#app/engines/room/marks/stroke.ts";
import { pixelAt } from "#app/engines/room/marks/stroke-pixels.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { photoUrl } from "#app/platform/media/photo.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { RedesignPicture, RedesignSurfaceMap } from "../../redesign.contract.ts";
import { correctionsFrom, type Draft, type Finishes, type Target, type Tool } from "../draft.ts";
import { recolorFrom } from "../recolor.ts";
import type { StudioControlProps } from "../studio-control.tsx";
import { useDraft } from "../use-draft.ts";
import { useFullScreen } from "../use-full-screen.ts";
import { useLabels } from "../use-labels.ts";
import { usePreview } from "../use-preview.ts";
import { useReach } from "../use-reach.ts";
import { useSaving } from "../use-saving.ts";
import { FinishPanel } from "./finish-panel.tsx";
import { HoldButton } from "./hold-button.tsx";
import { BrushSize, RegionList, ResetMarks } from "./mark-panel.tsx";
import { MarkPicks, TargetPicks } from "./picks.tsx";
import { Stage } from "./stage.tsx";
import { Status } from "./status.tsx";
import { TintsButton, ToolPicks, UndoRedo } from "./tool-bar.tsx";

type Props = Omit<StudioControlProps, "style"> & {
  style: RedesignPicture["style"];
  map: FoundMap;
  corrections: RedesignSurfaceMap["corrections"];
  version: number;
};

/** The labels that a target covers. */
const COVERED: Readonly<Record<Target, readonly number[]>> = {
  wall: [BACK, LEFT, RIGHT],
  back: [BACK],
  left: [LEFT],
  right: [RIGHT],
  floor: [FLOOR],
  ceiling: [CEILING],
  furniture: [UNTOUCHED],
};
const SINGLE: Readonly<Record<number, Target>> = { [FLOOR]: "floor", [CEILING]: "ceiling", [BACK]: "back", [LEFT]: "left", [RIGHT]: "right" };

/** Chosen paint without a picture yet, by redesign and picture: survives closing the editor. */
const unfinished = new Map<string, Finishes>();

/** The surface that a tap on a label activates: all walls, unless a single wall is active. */
function targetOf(label: number, now: Target): Target {
  const single = SINGLE[label] ?? "furniture";
  return COVERED.wall.includes(label) && !["back", "left", "right"].includes(now) ? "wall" : single;
}

export function Editor({ redesign, picture, style, target: first, map, corrections, version, onRestyle, onClose }: Props) {
  const t = useT("redesign.control");
  const [initial] = useState<Draft>(() => ({ corners: undefined, ...correctionsFrom(corrections), finishes: picture?.finishes ?? {} }));
  const place = `${redesign.id} ${picture?.id}`;
  const { draft, change, undo, redo, canUndo, canRedo, putOnTop, onKeyDown } = useDraft(initial, unfinished.get(place));
  const [tool, setTool] = useState<Tool>("paint");
  const [target, setTarget] = useState<Target>(first);
  const [mark, setMark] = useState<CorrectedSurface>("wall");
  const [radius, setRadius] = useState(0.025);
  const [tints, setTints] = useState({ paint: false, marks: true });
  const [isOriginal, setOriginal] = useState(false);
  const [litRegion, setLitRegion] = useState<number | null>(null);
  const [isMerged, setMerged] = useState(false);
  const [isSending, setSending] = useState(false);
  const labels = useLabels(map, draft);
  const reach = useReach(map);

  const onTheirs = (base: Corrections, theirs: Corrections) => {
    putOnTop(base, theirs);
    setMerged(true);
  };
  const { saving, flush } = useSaving(redesign.id, map, version, draft, onTheirs);
  const isPainting = tool === "paint";
  /** The picture is up to date with the corrections. */
  const isUpToDate = Boolean(picture?.photo) && picture?.correctionsVersion === version;
  const { preview, state, tryAgain } = usePreview({ id: redesign.id, style, draft }, isUpToDate ? initial : null, isPainting, flush);
  const result = preview?.address ?? (picture?.photo ? photoUrl(picture.photo.id, 1280, "webp", true) : null);

  const shownFinishes = preview?.of.finishes ?? initial.finishes;
  const isGuessing = isPainting && !isOriginal && state === "working";
  const recolor = useMemo(() => (isGuessing ? recolorFrom(shownFinishes, draft.finishes) : null), [isGuessing, shownFinishes, draft.finishes]);

  const dialog = useRef<HTMLDialogElement>(null);
  useFullScreen(dialog, onClose);
  const isMarkedAsBefore = draft.steps === initial.steps && draft.corners === initial.corners;
  const isChanged = !picture || !isMarkedAsBefore || draft.finishes !== initial.finishes;
  const make = async () => {
    setSending(true);
    try {
      if (!(await flush())) return;
      await onRestyle({ style, finishes: draft.finishes });
      unfinished.delete(place);
    } catch {
      // The caller reports why the picture failed; the editor stays as it is.
    } finally {
      setSending(false);
    }
  };
  useEffect(() => void unfinished.set(place, draft.finishes), [place, draft.finishes]);
  const addSteps = (steps: Draft["steps"]) => change((now) => ({ ...now, steps: [...now.steps, ...steps] }));
  const tap = (spot: { x: number; y: number }) => {
    if (isPainting) setTarget(targetOf(labels[pixelAt(spot.x, spot.y, map)] ?? UNTOUCHED, target));
  };
  const meantAt = (at: number) => {
    if (tool === "stroke") {
      const taken = reach(at, mark, draft.steps);
      return (other: number) => taken[other] === 1;
    }
    const covered = COVERED[targetOf(labels[at] ?? UNTOUCHED, target)];
    return covered.includes(UNTOUCHED) ? null : (other: number) => covered.includes(labels[other] ?? UNTOUCHED);
  };
  const lit = useCallback((at: number) => map.regions[at] === litRegion, [map, litRegion]);
  const hasTints = !isOriginal && (isPainting ? tints.paint : tints.marks);
  const hasMarks = draft.steps.length > 0;
  const hasCorners = Object.keys(draft.corners ?? {}).length > 0;

  return (
    <dialog ref={dialog} className="control" aria-labelledby="control-title" onKeyDown={onKeyDown}>
      <div className="control-head">
        <IconButton label={t("close")} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
        <h2 id="control-title" tabIndex={-1}>
          {t("title")}
        </h2>
        <UndoRedo canUndo={canUndo} canRedo={canRedo} onUndo={undo} onRedo={redo} />
        <TintsButton
          hasTints={isPainting ? tints.paint : tints.marks}
          onTints={(has) => setTints((now) => ({ ...now, [isPainting ? "paint" : "marks"]: has }))}
        />
      </div>
      <Stage
        photo={redesign.photo}
        map={map}
        labels={labels}
        corners={draft.corners}
        tool={tool}
        brush={{ surface: mark, radius }}
        result={isPainting && !isOriginal ? result : null}
        recolor={recolor}
        hasTints={hasTints}
        lit={litRegion === null ? null : lit}
        meantAt={meantAt}
        onTap={tap}
        onStroke={(points) => addSteps(tool === "stroke" ? [smartStroke(points, mark)] : strokeSteps(points, radius, mark))}
        onCorner={(name, point, gesture) => change((now) => ({ ...now, corners: { ...now.corners, [name]: point } }), gesture)}
      >
        <HoldButton isHeld={isOriginal} onHold={setOriginal} />
        <Status saving={saving} preview={isPainting ? state : "ready"} onRetrySave={() => void flush()} onRetryPreview={tryAgain} />
      </Stage>
      <div className="control-choice">
        {isPainting && <TargetPicks target={target} finishes={draft.finishes} onTarget={setTarget} />}
        {(tool === "stroke" || tool === "brush") && <MarkPicks mark={mark} onMark={setMark} />}
        {tool === "corners" && <p>{t("corners.hint")}</p>}
      </div>
      <div className="control-panel">
        {isMerged && (
          <p className="control-note" role="status">
            {t("merged")}
          </p>
        )}
        {isPainting && (
          <FinishPanel
            target={target}
            finishes={draft.finishes}
            leftAlone={picture && isMarkedAsBefore ? picture.leftAlone : []}
            onChange={(finishes, gesture) => change((now) => ({ ...now, finishes }), gesture)}
          />
        )}
        {tool === "stroke" && (
          <>
            <p>{t("stroke.hint")}</p>
            <RegionList map={map} labels={labels} mark={mark} onLight={setLitRegion} onPick={({ x, y }) => addSteps([smartStroke([[x, y]], mark)])} />
          </>
        )}
        {tool === "brush" && (
          <>
            <p>{t("brush.hint")}</p>
            <BrushSize radius={radius} onRadius={setRadius} />
          </>
        )}
        {tool === "corners" && <ResetMarks label={t("corners.reset")} isThere={hasCorners} onReset={() => change((now) => ({ ...now, corners: undefined }))} />}
        {(tool === "stroke" || tool === "brush") && (
          <ResetMarks label={t("reset")} isThere={hasMarks} onReset={() => change((now) => ({ ...now, steps: [] }))} />
        )}
      </div>
      <ToolPicks tool={tool} onTool={setTool} />
      <div className="control-foot">
        <Button
          variant="primary"
          size="lg"
          block
          icon={<Check aria-hidden />}
          pending={isSending}
          aria-disabled={!isChanged || undefined}
          onClick={() => isChanged && void make()}
        >
          {t("make")}
        </Button>
      </div>
    </dialog>
  );
}
