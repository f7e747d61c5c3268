import { lazy, Suspense, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";

const FeedbackDialog = lazy(() => import("#app/features/talk/feedback/public.ts").then((module) => ({ default: module.FeedbackDialog })));

/** Opens the feedback dialog, which loads with the first click: every page has this button, few use it. */
export function FeedbackLink() {
  const t = useT("shell");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {t("footer.feedback")}
      </button>
      {isOpen && (
        <Suspense>
          <FeedbackDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
