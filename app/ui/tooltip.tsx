import { type PointerEvent, type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

const delay = 700;
const skipDelay = 300;
/** Until when a next tooltip appears at once, because one was open just now. */
let skipUntil = 0;

/**
 * The name of a control that has only an icon. Shown on hover with a mouse and on keyboard focus, never on touch.
 * It repeats the control's accessible name, therefore it is hidden from screen readers.
 */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  const [place, setPlace] = useState<{ x: number; y: number; below: boolean }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const box = useRef<HTMLSpanElement>(null);
  const close = () => {
    clearTimeout(timer.current);
    if (place) skipUntil = Date.now() + skipDelay;
    setPlace(undefined);
  };
  const show = () => {
    const area = box.current?.firstElementChild?.getBoundingClientRect();
    if (!area) return;
    const below = area.top < 60;
    setPlace({ x: area.left + area.width / 2, y: below ? area.bottom + 6 : area.top - 6, below });
  };
  const open = (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    clearTimeout(timer.current);
    timer.current = setTimeout(show, Date.now() < skipUntil ? 0 : delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!place) return;
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && setPlace(undefined);
    const onScroll = () => setPlace(undefined);
    addEventListener("keydown", onKey);
    addEventListener("scroll", onScroll, { capture: true, passive: true });
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("scroll", onScroll, { capture: true });
    };
  }, [place]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: watches the control inside, does nothing by itself
    <span
      ref={box}
      className="contents"
      onPointerEnter={open}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(":focus-visible") && show()}
      onBlur={close}
    >
      {children}
      {place &&
        createPortal(
          <span className="tooltip" aria-hidden style={{ left: place.x, top: place.y, translate: place.below ? "-50% 0" : "-50% -100%" }}>
            {text}
          </span>,
          document.body,
        )}
    </span>
  );
}
