import { Check } from "lucide-react";
import { type ComponentProps, type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Link, type LinkProps } from "react-router";
import { classes } from "./classes.ts";

type MenuProps = {
  /** Receives what the opening button must carry. */
  trigger: (button: { "aria-expanded": boolean; "aria-controls": string; onClick(): void }) => ReactNode;
  children: ReactNode;
  label: string;
  side?: "start" | "end";
  up?: boolean;
  className?: string;
};

/** A button with a list of actions or links. Arrows move, Escape closes and gives the focus back, a choice closes. */
export function Menu({ trigger, children, label, side = "end", up, className }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
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
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const items = [...(box.current?.querySelectorAll<HTMLElement>(".menu-item") ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const next = Number.isFinite(step) ? (at + step + items.length) % items.length : step < 0 ? 0 : items.length - 1;
    items[at === -1 && step === 1 ? 0 : next]?.focus();
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
          id={id}
          role="group"
          aria-label={label}
          className={classes("menu", side === "start" && "start", up && "up", className)}
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
