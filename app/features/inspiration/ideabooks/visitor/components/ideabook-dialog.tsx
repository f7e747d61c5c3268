import { lazy, Suspense } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import "#app/ui/picks.css";

const IdeabookPicker = lazy(() => import("./ideabook-picker.tsx").then((module) => ({ default: module.IdeabookPicker })));

/** Adds an idea to ideabooks from elsewhere, after a click on a card's heart. */
export function IdeabookDialog({ id, title, onClose }: { id: string; title: string; onClose(): void }) {
  const t = useT("ideabooks.picker");
  return (
    <Dialog
      isOpen
      kind="sheet"
      title={t("title")}
      onClose={onClose}
      footer={
        <Button variant="primary" className="col-span-2" onClick={onClose}>
          {t("close")}
        </Button>
      }
    >
      <div className="pick-panel">
        <Suspense fallback={<Skeleton height="12rem" />}>
          <IdeabookPicker ideaId={id} title={title} />
        </Suspense>
      </div>
    </Dialog>
  );
}
