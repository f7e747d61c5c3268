import { useEffect, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Checkbox } from "../choice.tsx";
import { Dialog } from "../dialog.tsx";
import { areKeysOff, formToSave, goToRow, isCovered, isTyping, keyOf, rowInFocus, searchBox, turnKeys } from "./list-key-targets.ts";

const SHORTCUTS = [
  { keys: ["/"], text: "keys.search" },
  { keys: ["J", "K"], text: "keys.rows" },
  { keys: ["X"], text: "keys.select" },
  { keys: ["Enter"], text: "keys.open" },
  { keys: ["Ctrl S"], text: "keys.save" },
  { keys: ["Ctrl K"], text: "keys.commands" },
  { keys: ["?"], text: "keys.help" },
] as const;

/** Handles a single key. @returns whether it was handled */
function act(key: string, showHelp: () => void): boolean {
  switch (key) {
    case "/":
      searchBox()?.focus();
      return searchBox() !== null;
    case "j":
      return goToRow(1);
    case "k":
      return goToRow(-1);
    case "x": {
      const box = rowInFocus()?.querySelector<HTMLInputElement>(".c-check input");
      box?.click();
      return box !== undefined && box !== null;
    }
    case "?":
      showHelp();
      return true;
    default:
      return false;
  }
}

/** A key that the page handles itself, to be listed. */
type OwnKey = { key: string; text: string };

/** The keyboard of the administration: rows of every list, its search box, and saving every form. Single keys can be turned off. */
export function ListKeys({ own = [] }: { own?: readonly OwnKey[] }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      const key = keyOf(event);
      if (event.ctrlKey || event.metaKey) {
        const form = key === "s" ? formToSave() : null;
        if (!form) return;
        event.preventDefault();
        form.requestSubmit();
        return;
      }
      if (isTyping(event.target) || isCovered(null) || areKeysOff()) return;
      if (act(key, () => setShown(true))) event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return isShown && <Shortcuts own={own} onClose={() => setShown(false)} />;
}

function Shortcuts({ own, onClose }: { own: readonly OwnKey[]; onClose(): void }) {
  const t = useT("ui.list");
  const [isOn, setOn] = useState(() => !areKeysOff());
  const turn = (on: boolean) => {
    setOn(on);
    turnKeys(on);
  };
  const hasBoxes = document.querySelector("main .c-check") !== null;
  const shown = SHORTCUTS.filter(({ text }) => text !== "keys.select" || hasBoxes).map(({ keys, text }) => ({
    keys: keys as readonly string[],
    text: t(text),
  }));
  shown.splice(-3, 0, ...own.map(({ key, text }) => ({ keys: [key], text })));
  return (
    <Dialog isOpen onClose={onClose} title={t("keys.title")}>
      <dl className="grid gap-3">
        {shown.map(({ keys, text }) => (
          <div key={text} className="flex items-center justify-between gap-4">
            <dt>{text}</dt>
            <dd dir="ltr" className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Checkbox rowClass="mt-5" label={t("keys.isOn")} checked={isOn} onChange={(event) => turn(event.target.checked)} />
    </Dialog>
  );
}
