import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { RedesignRoom } from "../redesign.contract.ts";
import { MOST_MARKS } from "../redesign.ts";
import { PictureFrame, type PrivatePhoto, RoomPhoto } from "../studio/picture-frame.tsx";

export type Boxes = RedesignRoom["marks"];
type Place = [number, number];
type Props = { photo: PrivatePhoto; marks: Boxes; onChange(change: (now: Boxes) => Boxes): void };

const ARROWS: Readonly<Record<string, Place>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const STEP = 0.01;
const SMALLEST = 0.015;
const held = (value: number) => Math.min(1, Math.max(0, value));
const moved = ([x, y]: readonly [number, number], [dx, dy]: Place): Place => [held(x + dx), held(y + dy)];

/** The photograph with its boxes: a drag draws one, a drag on one moves it; the arrow keys move and resize the one that has the focus. */
export function MarksStage({ photo, marks, onChange }: Props) {
  const t = useT("redesign.furnish");
  const sheet = useRef<HTMLDivElement>(null);
  const drag = useRef<{ index: number | null; at: Place } | null>(null);
  const [drawn, setDrawn] = useState<{ from: Place; to: Place } | null>(null);
  const placeOf = (event: PointerEvent): Place => {
    const { left, top, width, height } = sheet.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1, height: 1 };
    return [held((event.clientX - left) / width), held((event.clientY - top) / height)];
  };
  const change = (index: number, by: Place, isResize: boolean) =>
    onChange((now) => now.map((mark, at) => (at === index ? { ...mark, ...(isResize ? {} : { from: moved(mark.from, by) }), to: moved(mark.to, by) } : mark)));
  const start = (index: number | null) => (event: PointerEvent) => {
    event.stopPropagation();
    sheet.current?.setPointerCapture(event.pointerId);
    const at = placeOf(event);
    drag.current = { index, at };
    if (index === null && marks.length < MOST_MARKS) setDrawn({ from: at, to: at });
  };
  const move = (event: PointerEvent) => {
    const now = placeOf(event);
    const own = drag.current;
    if (!own) return;
    if (own.index === null) setDrawn((before) => before && { ...before, to: now });
    else change(own.index, [now[0] - own.at[0], now[1] - own.at[1]], false);
    drag.current = { ...own, at: now };
  };
  const end = () => {
    drag.current = null;
    if (drawn && Math.abs(drawn.to[0] - drawn.from[0]) > SMALLEST && Math.abs(drawn.to[1] - drawn.from[1]) > SMALLEST)
      onChange((now) => [...now, { kind: "window", from: drawn.from, to: drawn.to }]);
    setDrawn(null);
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      change(index, [arrow[0] * STEP, arrow[1] * STEP], event.shiftKey);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      onChange((now) => now.filter((_, at) => at !== index));
    }
  };
  const boxOf = (from: readonly [number, number], to: readonly [number, number]) => ({
    left: `${100 * Math.min(from[0], to[0])}%`,
    top: `${100 * Math.min(from[1], to[1])}%`,
    width: `${100 * Math.abs(to[0] - from[0])}%`,
    height: `${100 * Math.abs(to[1] - from[1])}%`,
  });
  return (
    <PictureFrame photo={photo}>
      <RoomPhoto photo={photo} />
      <div ref={sheet} className="marks-sheet" dir="ltr" onPointerDown={start(null)} onPointerMove={move} onPointerUp={end} onPointerCancel={end}>
        {marks.map(({ kind, from, to }, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no other name than their number
            key={index}
            type="button"
            className="mark-box"
            data-kind={kind}
            style={boxOf(from, to)}
            aria-label={`${t("marks.box", { n: index + 1 })}: ${t(`marks.${kind}`)}`}
            onPointerDown={start(index)}
            onKeyDown={onKeyDown(index)}
          >
            <b className="num">{index + 1}</b>
          </button>
        ))}
        {drawn && <i className="mark-box" style={boxOf(drawn.from, drawn.to)} />}
      </div>
    </PictureFrame>
  );
}
