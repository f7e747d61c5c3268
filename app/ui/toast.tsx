import type { ReactNode } from "react";

export type ToastTone = "success" | "danger";
type Message = {
  title: ReactNode;
  description?: ReactNode;
  /** One thing to do about it, such as 'Undo'; it closes the message. */
  action?: { label: string; onAction(): void } | undefined;
};
export type Toast = Message & { id: number; tone: ToastTone; isOpen: boolean };

/** A dismissed toast stays in memory this long, so that its code can still update it. */
const removeDelay = 1_000_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const update = (next: readonly Toast[]) => {
  toasts = next;
  for (const listener of listeners) listener();
};

export function dismissToast(id: number): void {
  const target = toasts.find((entry) => entry.id === id);
  if (!target?.isOpen) return;
  update(toasts.map((entry) => (entry.id === id ? { ...entry, isOpen: false } : entry)));
  setTimeout(() => update(toasts.filter((entry) => entry.id !== id)), removeDelay);
}

/** Shows one message at a time: a new one replaces the previous. */
export function toast(message: Message & { tone?: ToastTone }): { id: number; dismiss(): void } {
  lastId += 1;
  const id = lastId;
  update([{ tone: "success", ...message, id, isOpen: true }]);
  return { id, dismiss: () => dismissToast(id) };
}

export const subscribeToToasts = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** All that are stored, open or dismissed. */
export const shownToasts = (): readonly Toast[] => toasts;
