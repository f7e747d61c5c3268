import { lazy, Suspense, useEffect, useRef, useState } from "react";

const CommandPalette = lazy(() => import("#app/features/site/dashboard/public.ts").then((module) => ({ default: module.CommandPalette })));

const ASKED = "commands";
export const openCommands = () => void dispatchEvent(new Event(ASKED));

/** Loads the palette on Ctrl-K or a button. */
export function CommandKey() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onAsked = () => setOpen(true);
    const onKey = (event: KeyboardEvent) => {
      // The place of the key, too: on an Arabic keyboard it writes ن.
      if ((event.key !== "k" && event.code !== "KeyK") || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen((wasOpen) => !wasOpen);
    };
    addEventListener(ASKED, onAsked);
    addEventListener("keydown", onKey);
    return () => {
      removeEventListener(ASKED, onAsked);
      removeEventListener("keydown", onKey);
    };
  }, []);
  const takeTyped = useTypedMeanwhile(isOpen, () => setOpen(false));
  return (
    isOpen && (
      <Suspense>
        <CommandPalette onClose={() => setOpen(false)} takeTyped={takeTyped} />
      </Suspense>
    )
  );
}

/** Buffers keys typed while the palette loads; the palette takes them once it listens itself. */
function useTypedMeanwhile(isOpen: boolean, close: () => void): () => string {
  const typed = useRef("");
  const stop = useRef(() => {});
  const onEscape = useRef(close);
  onEscape.current = close;
  useEffect(() => {
    typed.current = "";
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      const { key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (key === "Escape") return onEscape.current();
      if (key !== "Backspace" && [...key].length !== 1) return;
      event.preventDefault();
      event.stopPropagation();
      typed.current = key === "Backspace" ? typed.current.slice(0, -1) : typed.current + key;
    };
    addEventListener("keydown", onKey, true);
    stop.current = () => removeEventListener("keydown", onKey, true);
    return () => stop.current();
  }, [isOpen]);
  return () => {
    stop.current();
    const words = typed.current;
    typed.current = "";
    return words;
  };
}
