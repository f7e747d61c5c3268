import { MessageSquarePlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";

const FeedbackDialog = lazy(() => import("./feedback-dialog.tsx").then((module) => ({ default: module.FeedbackDialog })));

/** Opens the dialog from the history. */
export function FeedbackButton() {
  const t = useT("feedback");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={<MessageSquarePlus aria-hidden />} onClick={() => setOpen(true)}>
        {t("history.send")}
      </Button>
      {isOpen && (
        <Suspense>
          <FeedbackDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
