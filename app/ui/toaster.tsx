import { lazy, Suspense, useSyncExternalStore } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { shownToasts, subscribeToToasts, type Toast } from "./toast.tsx";

const none: readonly Toast[] = [];

/** Loaded with the first message; if that fails, the message still shows. */
const ToastCard = lazy(() =>
  import("./toast-card.tsx").catch(() => ({
    default: ({ title }: Toast) => (
      <div className="toast danger" role="alert">
        {title}
      </div>
    ),
  })),
);

/** Placed once, by the root. The live region exists before the first message, or screen readers would miss it. */
export function Toaster() {
  const t = useT("ui");
  const shown = useSyncExternalStore(subscribeToToasts, shownToasts, () => none).filter((entry) => entry.isOpen);
  return (
    <section className="toasts" aria-label={t("notification")}>
      <div aria-live="polite" className="contents">
        {shown.map((entry) => (
          <Suspense key={entry.id}>
            <ToastCard {...entry} />
          </Suspense>
        ))}
      </div>
    </section>
  );
}
