import { lazy, Suspense, useEffect, useState } from "react";

const CommandPalette = lazy(() => import("#app/features/site/dashboard/public.ts").then((module) => ({ default: module.CommandPalette })));

const ASKED = "commands";
export const openCommands = () => void dispatchEvent(new Event(ASKED));

/** Waits for Ctrl-K or a button that asks; only then the palette itself is loaded. */
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
  return (
    isOpen && (
      <Suspense>
        <CommandPalette onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
