import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { CornerName } from "#app/engines/room/corrections.ts";
import type { Corners } from "#app/engines/room/marks/labels.ts";
import type { Point } from "#app/engines/room/marks/stroke-pixels.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { CORNER_NAMES } from "../draft.ts";
import { handlePoint } from "../handles.ts";
import { Magnifier } from "./magnifier.tsx";

type Place = { x: number; y: number; width: number; height: number };
type Props = {
  corners: Corners;
  /** The picture in the frame, and the frame. */
  place: Place;
  frame: { width: number; height: number };
  /** One pixel of the map, as shares. */
  step: Point;
  address: string;
  onMove(name: CornerName, point: Point, gesture: string): void;
};

const FARTHEST = 0.6;
const LEAP = 10;
const EDGE = 15;
const ARROWS: Readonly<Record<string, Point>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const held = (value: number) => Math.min(1 + FARTHEST, Math.max(-FARTHEST, value));

/** The edges of the room with a handle at each corner: dragged by finger, pen or mouse, moved by the arrow keys. */
export function CornerHandles({ corners, place, frame, step, address, onMove }: Props) {
  const t = useT("redesign.control");
  const [dragged, setDragged] = useState<CornerName | null>(null);
  const grip = useRef({ x: 0, y: 0 });
  const gesture = useRef(0);
  const inFrame = ([x, y]: Point) => ({ x: place.x + x * place.width, y: place.y + y * place.height });
  /** Whole inside the frame, so that a finger finds it. */
  const shownAt = (name: CornerName) => {
    const { x, y } = inFrame(handlePoint(corners, name));
    return { x: Math.min(frame.width - EDGE, Math.max(EDGE, x)), y: Math.min(frame.height - EDGE, Math.max(EDGE, y)) };
  };
  const line = (from: Point, to: Point) => {
    const [start, end] = [inFrame(from), inFrame(to)];
    return `M${start.x} ${start.y}L${end.x} ${end.y}`;
  };
  const { topLeft, topRight, bottomLeft, bottomRight, nearLeft, nearRight } = corners;
  const path = [line(topLeft, topRight), line(topLeft, bottomLeft), line(topRight, bottomRight), line(topLeft, nearLeft), line(topRight, nearRight)].join("");

  const start = (name: CornerName, event: PointerEvent<HTMLButtonElement>) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const shown = shownAt(name);
    grip.current = { x: event.clientX - shown.x, y: event.clientY - shown.y };
    gesture.current += 1;
    setDragged(name);
  };
  const move = (name: CornerName, event: PointerEvent) => {
    if (dragged !== name) return;
    event.stopPropagation();
    const x = (event.clientX - grip.current.x - place.x) / place.width;
    const y = (event.clientY - grip.current.y - place.y) / place.height;
    onMove(name, [held(x), held(y)], `corner-${gesture.current}`);
  };
  const onKeyDown = (name: CornerName, event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const [x, y] = handlePoint(corners, name);
    const leap = event.shiftKey ? LEAP : 1;
    onMove(name, [held(x + arrow[0] * step[0] * leap), held(y + arrow[1] * step[1] * leap)], `keys-${name}`);
  };

  return (
    <>
      <svg className="control-edges" width={frame.width} height={frame.height} aria-hidden>
        <path d={path} className="under" />
        <path d={path} />
      </svg>
      {CORNER_NAMES.map((name) => {
        const point = handlePoint(corners, name);
        const { x, y } = shownAt(name);
        return (
          <button
            key={name}
            type="button"
            className="control-handle"
            data-corner={name}
            style={{ translate: `calc(${x}px - 50%) calc(${y}px - 50%)` }}
            aria-label={t("corners.handle", { name: t(`corners.${name}`), x: Math.round(point[0] * 100), y: Math.round(point[1] * 100) })}
            onPointerDown={(event) => start(name, event)}
            onPointerMove={(event) => move(name, event)}
            onPointerUp={() => setDragged(null)}
            onPointerCancel={() => setDragged(null)}
            onKeyDown={(event) => onKeyDown(name, event)}
          />
        );
      })}
      {dragged && <Magnifier address={address} at={shareOf(handlePoint(corners, dragged))} inFrame={inFrame(handlePoint(corners, dragged))} sheet={place} />}
    </>
  );
}

const shareOf = ([x, y]: Point) => ({ x, y });
