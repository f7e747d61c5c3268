import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { CornerName, Correction } from "#app/engines/room/corrections.ts";
import type { Recolor } from "#app/engines/room/marks/approximate.ts";
import { applyStep, cornersNow, enclosure, type FoundMap, UNTOUCHED } from "#app/engines/room/marks/labels.ts";
import { labelPlaces } from "#app/engines/room/marks/regions.ts";
import { isWorthAdding } from "#app/engines/room/marks/stroke.ts";
import { type Point, pixelAt } from "#app/engines/room/marks/stroke-pixels.ts";
import { drawHighlight, drawTints } from "#app/engines/room/marks/tints.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { photoUrl, pictureUrl, srcSet } from "#app/platform/media/photo.ts";
import type { RedesignDetail } from "../../redesign.contract.ts";
import type { Draft, Tool } from "../draft.ts";
import { useFrameSize } from "../use-frame-size.ts";
import { type Touch, useGestures, ZOOM_STEP } from "../use-gestures.ts";
import { useRough } from "../use-rough.ts";
import { useTints } from "../use-tints.ts";
import { placeOf } from "../view.ts";
import { CornerHandles } from "./corner-handles.tsx";
import { Layer } from "./layer.tsx";
import { ZoomBar } from "./zoom-bar.tsx";

type Spot = { x: number; y: number };
type Props = {
  photo: RedesignDetail["photo"];
  map: FoundMap;
  labels: Uint8Array;
  corners: Draft["corners"];
  tool: Tool;
  brush: Pick<Correction, "surface"> & { radius: number };
  /** The picture in the new look; null shows the photograph. */
  result: string | null;
  /** Colors that are not in `result` yet; null when it is up to date. */
  recolor: Recolor | null;
  hasTints: boolean;
  /** Highlighted from outside: a region of the list, or the active surface. */
  lit: ((at: number) => boolean) | null;
  /** The pixels that a tap here would assign, as a predicate. */
  meantAt(at: number): ((at: number) => boolean) | null;
  onTap(spot: Spot): void;
  onStroke(points: readonly Point[]): void;
  onCorner(name: CornerName, point: Point, gesture: string): void;
  /** Over the picture. */
  children?: ReactNode;
};

/** Surfaces by label, as texts have them. */
const NAMES = ["untouched", "floor", "ceiling", "back", "left", "right"] as const;

/** The line of a stroke while it is drawn, as a share of the width. */
const LINE = 0.01;

/** Pixels that a name needs on either side. */
const NAME_ROOM = 46;
/** And the buttons at the lower edge. */
const BAR_ROOM = 68;

/** Labels inside the frame; of two overlapping ones, the first. Surfaces that are not repainted have none. */
function namePlaces(names: ReadonlyMap<number, Spot>, inFrame: (spot: Spot) => Spot, frame: { width: number; height: number }) {
  const placed: (Spot & { label: number })[] = [];
  for (const [label, spot] of names) {
    const at = inFrame(spot);
    const x = Math.min(frame.width - NAME_ROOM, Math.max(NAME_ROOM, at.x));
    const y = Math.min(frame.height - BAR_ROOM, at.y);
    const isFree = placed.every((other) => Math.abs(other.x - x) > 2 * NAME_ROOM || Math.abs(other.y - y) > 28);
    if (label !== UNTOUCHED && isFree) placed.push({ label, x, y });
  }
  return placed;
}

function Line({ points, inFrame }: { points: readonly Point[]; inFrame(spot: Spot): Spot }) {
  const line = points.map(([x, y]) => inFrame({ x, y })).map(({ x, y }) => `${x},${y}`);
  // One point is a line to itself: its round ends show.
  const path = (line.length === 1 ? [...line, ...line] : line).join(" ");
  return (
    <svg className="control-line" aria-hidden>
      <polyline points={path} />
      <polyline points={path} />
    </svg>
  );
}

/** The picture with its layers and tools. Photographs are not mirrored in right-to-left languages. */
export function Stage(props: Props) {
  const { photo, map, labels, tool, brush, result, hasTints, lit } = props;
  const t = useT("redesign.control");
  const frame = useRef<HTMLDivElement>(null);
  const size = useFrameSize(frame);
  const tints = useTints();
  const [hover, setHover] = useState<Spot | null>(null);
  const [stroke, setStroke] = useState<{ points: readonly Point[]; labels: Uint8Array } | null>(null);
  const [isWet, setWet] = useState(false);
  const wet = useRef<{ points: Point[]; labels: Uint8Array } | null>(null);
  const corners = cornersNow(map, props.corners);

  const isBrush = tool === "brush";
  const addPoint = ({ x, y }: Spot) => {
    const now = wet.current;
    if (!now || !isWorthAdding(now.points, [x, y], isBrush ? brush.radius : LINE)) return;
    now.points.push([x, y]);
    if (isBrush) applyStep(now.labels, map, enclosure(map, corners), { kind: "brush", ...brush, points: now.points }, [], now.points.length - 1);
    setStroke({ points: now.points, labels: now.labels });
  };
  const drop = () => {
    wet.current = null;
    setStroke(null);
    setWet(false);
  };
  const touch: Touch = {
    isDrawing: isBrush || tool === "stroke",
    onHover: setHover,
    onTap: props.onTap,
    onDrawStart: (spot) => {
      wet.current = { points: [], labels: labels.slice() };
      setWet(true);
      setHover(spot);
      addPoint(spot);
    },
    onDraw: (spot) => {
      setHover(spot);
      addPoint(spot);
    },
    onDrawEnd: () => {
      if (wet.current?.points.length) props.onStroke(wet.current.points);
      drop();
    },
    onDrawCancel: drop,
  };
  const { view, zoom, fit, handlers } = useGestures(frame, size, photo, touch);
  const place = placeOf(view, size, photo);

  const shownLabels = stroke?.labels ?? labels;
  // The stroke's labels are one array that grows; the state around them is new each time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const tint = useCallback((out: Uint8ClampedArray) => tints && drawTints(shownLabels, map, tints, out), [shownLabels, map, tints, stroke]);
  const hoverAt = hover && !isBrush && !isWet && tool !== "corners" ? pixelAt(hover.x, hover.y, map) : null;
  const meant = hoverAt === null ? null : props.meantAt(hoverAt);
  const isLit = meant ?? lit;
  const highlight = useCallback((out: Uint8ClampedArray) => isLit && drawHighlight(map, isLit, out), [isLit, map]);
  const [names, setNames] = useState<Map<number, Spot>>(new Map());
  useEffect(() => {
    if (hasTints && !isWet) setNames(labelPlaces(map, labels));
  }, [hasTints, isWet, labels, map]);

  const photoImage = useRef<HTMLImageElement>(null);
  const resultImage = useRef<HTMLImageElement>(null);
  const rough = useRough(props.recolor, map, labels, photoImage, resultImage);

  const inFrame = ({ x, y }: Spot) => ({ x: place.x + x * place.width, y: place.y + y * place.height });
  const cursor = isBrush && hover ? inFrame(hover) : null;
  const reach = brush.radius * place.width * 2;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: fingers and mouse only; the panel has the same for the keyboard
    <div
      ref={frame}
      // A click moves the focus here, so that Ctrl+Z reaches the editor.
      tabIndex={-1}
      className={`control-stage ${tool}`}
      style={{ aspectRatio: `${photo.width} / ${photo.height}` }}
      onContextMenu={(event) => event.preventDefault()}
      {...handlers}
    >
      {/* physical side: a photograph has no reading direction */}
      <div className="control-canvas" dir="ltr">
        <div className="control-sheet" style={{ inlineSize: place.width, blockSize: place.height, translate: `${place.x}px ${place.y}px` }}>
          <img
            ref={photoImage}
            src={pictureUrl(photo.id, 1280, true)}
            srcSet={srcSet(photo.id, photo.width, true)}
            sizes={`${Math.round(place.width)}px`}
            alt={t("photo")}
            draggable={false}
            style={photo.blur ? { backgroundImage: `url("${photo.blur}")` } : undefined}
          />
          {result && <img ref={resultImage} className="control-result" src={result} alt={t("result")} draggable={false} />}
          <Layer name="rough" width={map.width} height={map.height} draw={rough} isHidden={!rough} />
          <Layer name="tints" width={map.width} height={map.height} draw={tint} isHidden={!hasTints} />
          <Layer name="lit" width={map.width} height={map.height} draw={isLit && !isWet ? highlight : null} />
        </div>
        {hasTints &&
          !isWet &&
          tool !== "corners" &&
          namePlaces(names, inFrame, size).map(({ label, x, y }) => (
            <span key={label} className="control-name" style={{ translate: `calc(${x}px - 50%) calc(${y}px - 50%)` }}>
              <bdi>{t(`names.${NAMES[label] ?? "untouched"}`)}</bdi>
            </span>
          ))}
        {tool === "corners" && corners && (
          <CornerHandles
            corners={corners}
            place={place}
            frame={size}
            step={[1 / map.width, 1 / map.height]}
            address={photoUrl(photo.id, 1280, "webp", true)}
            onMove={props.onCorner}
          />
        )}
        {isWet && !isBrush && stroke && <Line points={stroke.points} inFrame={inFrame} />}
        {cursor && (
          <span
            className="control-cursor"
            style={{ inlineSize: reach, blockSize: reach, translate: `calc(${cursor.x}px - 50%) calc(${cursor.y}px - 50%)` }}
            aria-hidden
          />
        )}
      </div>
      <ZoomBar scale={view.scale} onZoom={(direction) => zoom(ZOOM_STEP ** direction)} onFit={fit} />
      {props.children}
    </div>
  );
}
