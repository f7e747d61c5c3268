import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { FITTED, toPicture, type View, within, zoomedAt } from "./view.ts";

type Size = { width: number; height: number };
type Spot = { x: number; y: number };

/** The handlers of the active tool. All points are shares of the picture. */
export type Touch = {
  /** Drags draw: one finger does not move the picture. */
  isDrawing: boolean;
  onHover(spot: Spot | null): void;
  onTap(spot: Spot): void;
  onDrawStart(spot: Spot): void;
  onDraw(spot: Spot): void;
  onDrawEnd(): void;
  /** A second finger: the stroke becomes a pinch. */
  onDrawCancel(): void;
};

/** Pixels that a finger may move while it taps. */
const STEADY = 9;
const WHEEL = 0.0022;
export const ZOOM_STEP = 1.5;

type Mode = "none" | "tap" | "draw" | "pan" | "pinch";

/** Fingers, pen and mouse on the picture: one finger uses the tool, two move and zoom; Ctrl and the wheel zoom, too. */
export function useGestures(frame: RefObject<HTMLDivElement | null>, frameSize: Size, picture: Size, touch: Touch) {
  const [view, setView] = useState<View>(FITTED);
  const pointers = useRef(new Map<number, Spot>());
  const mode = useRef<Mode>("none");
  const began = useRef<Spot>({ x: 0, y: 0 });
  const tool = useRef(touch);
  tool.current = touch;

  const spotOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
    const box = frame.current?.getBoundingClientRect();
    return { x: clientX - (box?.x ?? 0), y: clientY - (box?.y ?? 0) };
  };
  const onPicture = (spot: Spot) => toPicture(spot, view, frameSize, picture);
  const isInside = ({ x, y }: Spot) => x >= 0 && x <= 1 && y >= 0 && y <= 1;
  const zoom = (factor: number, spot: Spot = { x: frameSize.width / 2, y: frameSize.height / 2 }) =>
    setView((now) => zoomedAt(now, factor, spot, frameSize, picture));
  const pan = (x: number, y: number) => setView((now) => within({ ...now, x: now.x + x, y: now.y + y }, frameSize, picture));

  const wheel = useRef<(event: WheelEvent) => void>(undefined);
  wheel.current = (event) => {
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * WHEEL * (event.deltaMode === 1 ? 16 : 1)), spotOf(event));
    } else if (view.scale > 1) {
      event.preventDefault();
      pan(-event.deltaX, -event.deltaY);
    }
  };
  useEffect(() => {
    // React's listeners are passive and cannot prevent the page from zooming.
    const element = frame.current;
    const onWheel = (event: WheelEvent) => wheel.current?.(event);
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, [frame]);
  useEffect(() => setView((now) => within(now, frameSize, picture)), [frameSize, picture]);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button > 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const spot = spotOf(event);
    pointers.current.set(event.pointerId, spot);
    if (pointers.current.size === 1) {
      began.current = spot;
      mode.current = event.button === 1 ? "pan" : tool.current.isDrawing ? "draw" : "tap";
      if (mode.current === "draw") tool.current.onDrawStart(onPicture(spot));
      else tool.current.onHover(onPicture(spot));
      return;
    }
    if (mode.current === "draw") tool.current.onDrawCancel();
    tool.current.onHover(null);
    mode.current = "pinch";
  };

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const spot = spotOf(event);
    const before = pointers.current.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== "touch") tool.current.onHover(isInside(onPicture(spot)) ? onPicture(spot) : null);
      return;
    }
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, other]) => other);
    pointers.current.set(event.pointerId, spot);
    if (mode.current === "pinch" && others[0]) {
      const [other] = others;
      const apart = (one: Spot) => Math.hypot(one.x - other.x, one.y - other.y) || 1;
      zoom(apart(spot) / apart(before), { x: (spot.x + other.x) / 2, y: (spot.y + other.y) / 2 });
      pan((spot.x - before.x) / 2, (spot.y - before.y) / 2);
    } else if (mode.current === "draw") {
      // The browser coalesces the points of fast moves.
      for (const place of event.nativeEvent.getCoalescedEvents?.() ?? []) tool.current.onDraw(onPicture(spotOf(place)));
      tool.current.onDraw(onPicture(spot));
    } else if (mode.current === "pan") {
      pan(spot.x - before.x, spot.y - before.y);
    } else if (mode.current === "tap" && Math.hypot(spot.x - began.current.x, spot.y - began.current.y) > STEADY) {
      tool.current.onHover(null);
      mode.current = "pan";
    }
  };

  const end = (event: PointerEvent<HTMLDivElement>, isCanceled: boolean) => {
    if (!pointers.current.delete(event.pointerId)) return;
    if (mode.current === "draw") {
      if (isCanceled) tool.current.onDrawCancel();
      else tool.current.onDrawEnd();
    } else if (mode.current === "tap" && !isCanceled) {
      const spot = onPicture(spotOf(event));
      if (isInside(spot)) tool.current.onTap(spot);
      if (event.pointerType === "touch") tool.current.onHover(null);
    }
    // The last finger of a pinch is not a tap.
    mode.current = "none";
  };

  return {
    view,
    zoom,
    fit: () => setView(FITTED),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: (event: PointerEvent<HTMLDivElement>) => end(event, false),
      onPointerCancel: (event: PointerEvent<HTMLDivElement>) => end(event, true),
      onPointerLeave: () => pointers.current.size === 0 && tool.current.onHover(null),
    },
  };
}
