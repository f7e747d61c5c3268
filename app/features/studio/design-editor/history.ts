import { DEFAULT_SETTINGS, type EditorSettings, sameSettings } from "./design-editor.ts";

/** The settings with undo and redo. */
export type History = {
  now: EditorSettings;
  past: readonly EditorSettings[];
  future: readonly EditorSettings[];
  /** Which setting was changed last and when: a slider on its way is one step. */
  last: { name: keyof EditorSettings; at: number } | null;
};

const SAME_STEP_MS = 700;
const MOST_STEPS = 200;

export const startHistory = (settings: EditorSettings = DEFAULT_SETTINGS): History => ({ now: settings, past: [], future: [], last: null });

export function change<Name extends keyof EditorSettings>(history: History, name: Name, value: EditorSettings[Name], at: number): History {
  if (history.now[name] === value) return history;
  const now = { ...history.now, [name]: value };
  const isSameStep = history.last?.name === name && at - history.last.at < SAME_STEP_MS;
  return { now, past: isSameStep ? history.past : [...history.past, history.now].slice(-MOST_STEPS), future: [], last: { name, at } };
}

/** All settings at once: a step of its own. */
export function replace(history: History, settings: EditorSettings): History {
  if (sameSettings(history.now, settings)) return { ...history, last: null };
  return { now: settings, past: [...history.past, history.now].slice(-MOST_STEPS), future: [], last: null };
}

export function undo(history: History): History {
  const before = history.past.at(-1);
  return before ? { now: before, past: history.past.slice(0, -1), future: [history.now, ...history.future], last: null } : history;
}

export function redo(history: History): History {
  const [next, ...future] = history.future;
  return next ? { now: next, past: [...history.past, history.now], future, last: null } : history;
}
