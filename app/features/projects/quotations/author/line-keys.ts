import type { KeyboardEvent } from "react";
import type { LineKind } from "../quotation.ts";

const KINDS: Readonly<Record<string, LineKind>> = { i: "included", w: "within", o: "optional", a: "alternative", x: "excluded" };

export type LineAct = "below" | "copy" | "up" | "down" | "remove" | "prices" | { kind: LineKind };

type Key = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;
/** Where the cursor is: `text` takes letters, `words` is a text of several lines. */
export type Place = { takes: "text" | "words" | "nothing"; isEmpty: boolean; isBareLine: boolean };

/** What a key does to the line in which it is pressed; null leaves it to the browser. */
export function lineAct({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Key, { takes, isEmpty, isBareLine }: Place): LineAct | null {
  const isCommand = ctrlKey || metaKey;
  if (isCommand && !altKey && !shiftKey && code === "KeyD") return "copy";
  if (isCommand) return null;
  if (altKey) return key === "ArrowUp" ? "up" : key === "ArrowDown" ? "down" : null;
  if (takes === "words") return null;
  if (key === "Enter" && !shiftKey) return "below";
  if (key === "Backspace" && takes === "text" && isEmpty && isBareLine) return "remove";
  if (key === "/" && (takes === "nothing" || isEmpty)) return "prices";
  // By the place of the key, so that an Arabic keyboard has them, too.
  const kind = takes === "nothing" && code.startsWith("Key") ? KINDS[code.slice(3).toLowerCase()] : undefined;
  return kind ? { kind } : null;
}
