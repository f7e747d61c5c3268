import { Check } from "lucide-react";
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Link, type LinkProps } from "react-router";
import { classes } from "./classes.ts";
import { itemByKey, placeOf } from "./menu-moves.ts";

type MenuProps = {
  /** Receives what the opening button must carry. */
  trigger: (button: { "aria-expanded": boolean; "aria-controls": string; onClick(): void }) => ReactNode;
  children: ReactNode;
  label: string;
  side?: "start" | "end";
  up?: boolean;
  /** For a menu that loads on the click of its button: it replaces that button and takes the focus. */
  startsOpen?: boolean;
  className?: string;
};

type Wish = { isUp: boolean; side: "start" | "end" };

/** In the top layer, where no box clips it and nothing covers it; it follows its button, and closes when that is scrolled out of sight. */
function useTopLayer(menu: RefObject<HTMLDivElement | null>, isOpen: boolean, { isUp, side }: Wish, close: () => void) {
  const onGone = useRef(close);
  onGone.current = close;
  useLayoutEffect(() => {
    const list = menu.current;
    const button = list?.parentElement;
    if (!isOpen || !list || !button) return;
    // Older browsers draw it where it is placed, below what else is in the top layer.
    list.showPopover?.();
    let frame = 0;
    // Each frame: scrolling, a new size, a list that renders anew and pictures that come late all move it.
    const follow = () => {
      const isLeft = (side === "start") === (getComputedStyle(button).direction === "ltr");
      const room = { width: document.documentElement.clientWidth, height: innerHeight };
      const { left, top } = placeOf({ width: list.offsetWidth, height: list.offsetHeight }, button.getBoundingClientRect(), room, { isUp, isLeft });
      Object.assign(list.style, { left: `${left}px`, top: `${top}px` });
      frame = requestAnimationFrame(follow);
    };
    follow();
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting === false && onGone.current());
    seen.observe(button);
    return () => {
      cancelAnimationFrame(frame);
      seen.disconnect();
    };
  }, [menu, isOpen, isUp, side]);
}

/** A button with a list of actions or links. Arrows and first letters move, Escape closes and gives the focus back, a choice closes. */
export function Menu({ trigger, children, label, side = "end", up = false, startsOpen = false, className }: MenuProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const box = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  useTopLayer(menu, isOpen, { isUp: up, side }, () => setOpen(false));
  useEffect(() => {
    if (startsOpen) box.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
  }, [startsOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const onPointer = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", onPointer);
    return () => document.removeEventListener("pointerdown", onPointer);
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      setOpen(false);
      box.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
      return;
    }
    // Letters that are typed into a box of the menu, and shortcuts, are not for it.
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
    const items = [...(menu.current?.querySelectorAll<HTMLElement>(".menu-item:not(:disabled)") ?? [])];
    const texts = items.map(({ textContent }) => textContent ?? "");
    const next = itemByKey(event.key, texts, items.indexOf(document.activeElement as HTMLElement));
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !box.current?.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for keys of the controls inside
    <div ref={box} className="menu-anchor" onKeyDown={onKeyDown} onBlur={onBlur}>
      {trigger({ "aria-expanded": isOpen, "aria-controls": id, onClick: () => setOpen(!isOpen) })}
      {isOpen && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: closes after the item's own action, which keyboards reach as a click
        // biome-ignore lint/a11y/useSemanticElements: a popover of buttons and links, no form
        <div
          ref={menu}
          id={id}
          role="group"
          popover="manual"
          aria-label={label}
          className={classes("menu", className)}
          // A moment later: a form among the items must still be there when the browser submits it.
          onClick={(event) => (event.target as Element).closest(".menu-item") && setTimeout(() => setOpen(false))}
        >
          {children}
        </div>
      )}
    </div>
  );
}

type ItemLook = { icon?: ReactNode; note?: ReactNode; checked?: boolean | undefined };

const Content = ({ icon, note, checked, children }: ItemLook & { children: ReactNode }) => (
  <>
    {icon}
    <span>{children}</span>
    {note && <span className="note">{note}</span>}
    {checked && <Check className="tick" size={18} aria-hidden />}
  </>
);

export function MenuItem({ icon, note, checked, children, className, ...rest }: ComponentProps<"button"> & ItemLook) {
  return (
    <button type="button" {...rest} className={classes("menu-item", className)} {...(checked !== undefined && { "aria-pressed": checked })}>
      <Content icon={icon} note={note} checked={checked}>
        {children}
      </Content>
    </button>
  );
}

export function MenuLink({ icon, note, checked, children, className, ...rest }: LinkProps & ItemLook & { children: ReactNode }) {
  return (
    <Link {...rest} className={classes("menu-item", className)}>
      <Content icon={icon} note={note} checked={checked}>
        {children}
      </Content>
    </Link>
  );
}
