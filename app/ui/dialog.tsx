import { X } from "lucide-react";
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "./classes.ts";
import { IconButton } from "./icon-button.tsx";

type DialogProps = {
  isOpen: boolean;
  onClose(): void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons; the last is the main one. */
  footer?: ReactNode;
  size?: "md" | "wide";
  /** "sheet" rises from the bottom on phones, "drawer" comes from the start side. */
  kind?: "dialog" | "sheet" | "drawer";
  /** Runs before Escape or a click outside closes it; answer false to stay open (unsaved changes). */
  mayClose?: () => boolean;
  headless?: boolean;
};

/** The browser's own modal dialog: it makes the page inert, traps the focus and restores it. */
export function Dialog({ isOpen, onClose, title, children, footer, size = "md", kind = "dialog", mayClose, headless }: DialogProps) {
  const t = useT("ui");
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the next paint: what is typed at once goes where the focus belongs.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    const before = document.activeElement;
    element.showModal();
    document.documentElement.style.overflow = "hidden";
    return () => {
      element.close();
      document.documentElement.style.overflow = "";
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [isOpen]);
  const tryClose = () => {
    if (mayClose?.() !== false) onClose();
  };
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    tryClose();
  };
  if (!isOpen) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, through the cancel event
    <dialog
      ref={dialog}
      className={classes(kind, size === "wide" && "wide")}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onClick={(event) => event.target === dialog.current && tryClose()}
    >
      {headless ? (
        <h2 id={titleId} className="vh">
          {title}
        </h2>
      ) : (
        <div className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          <IconButton label={t("close")} onClick={tryClose}>
            <X size={20} aria-hidden />
          </IconButton>
        </div>
      )}
      {headless ? children : <div className="dialog-body">{children}</div>}
      {footer && <div className="dialog-foot">{footer}</div>}
    </dialog>
  );
}

/** For phones: filters, sorting, pickers. */
export const Sheet = (props: Omit<DialogProps, "kind" | "size">) => <Dialog {...props} kind="sheet" />;
