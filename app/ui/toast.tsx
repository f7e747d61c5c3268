import { CircleAlert, CircleCheck, X } from "lucide-react";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";

export type ToastTone = "success" | "danger";
type Toast = { id: number; title: ReactNode; description?: ReactNode; tone: ToastTone; isOpen: boolean };

const duration = 5_000;
/** A dismissed toast is kept this long, so that its text can still be found by the code that made it. */
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

/** Shows one message at a time: a new one takes the place of the one before it. */
export function toast(message: { title: ReactNode; description?: ReactNode; tone?: ToastTone }): { id: number; dismiss(): void } {
  lastId += 1;
  const id = lastId;
  update([{ tone: "success", ...message, id, isOpen: true }]);
  return { id, dismiss: () => dismissToast(id) };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const none: readonly Toast[] = [];

/** Placed once, by the root. The live region exists before the first message, or screen readers would miss it. */
export function Toaster() {
  const t = useT("ui");
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  ).filter((entry) => entry.isOpen);
  return (
    <section className="toasts" aria-label={t("notification")}>
      <div aria-live="polite" className="contents">
        {shown.map((entry) => (
          <ToastCard key={entry.id} {...entry} />
        ))}
      </div>
    </section>
  );
}

function ToastCard({ id, title, description, tone }: Toast) {
  const t = useT("ui");
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stays while it is read
    <div
      className={`toast ${tone}`}
      role={tone === "danger" ? "alert" : "status"}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {tone === "danger" ? <CircleAlert size={20} aria-hidden /> : <CircleCheck size={20} aria-hidden />}
      <div>
        <b>{title}</b>
        {description && <p>{description}</p>}
      </div>
      <button type="button" className="icon-btn" aria-label={t("close")} onClick={() => dismissToast(id)}>
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}

/** All that are kept, open or dismissed. */
export const keptToasts = (): readonly Toast[] => toasts;
