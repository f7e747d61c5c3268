import { type RefObject, useEffect, useRef } from "react";

/** On narrow screens the editor is full screen, and the page behind it inert. */
const SMALL = "(max-width: 900px)";

export function useFullScreen(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const small = matchMedia(SMALL);
    const show = () => {
      if (element.open) element.close();
      if (small.matches) element.showModal();
      else element.show();
      if (!small.matches) element.scrollIntoView({ block: "start" });
      // Focus the heading, not the first button.
      element.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
      document.documentElement.style.overflow = small.matches ? "hidden" : "";
    };
    const onCancel = (event: Event) => {
      event.preventDefault();
      close.current();
    };
    show();
    small.addEventListener("change", show);
    element.addEventListener("cancel", onCancel);
    return () => {
      small.removeEventListener("change", show);
      element.removeEventListener("cancel", onCancel);
      document.documentElement.style.overflow = "";
      element.close();
    };
  }, [dialog]);
}
