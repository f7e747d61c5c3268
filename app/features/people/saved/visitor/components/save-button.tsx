import { Heart } from "lucide-react";
import { type ComponentType, Suspense, useEffect, useState } from "react";
import { takePending } from "#app/kit/pending-wish.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { classes } from "#app/ui/classes.ts";
import type { Savable } from "../../saved.ts";
import { useSaved } from "./use-saved.ts";

export type SaveTarget = {
  type: Savable;
  id: string;
  name: string;
  /** On a photograph only the heart. */
  look?: "photo" | "button";
  /** A dialog offered after saving, such as the ideabook picker. */
  addTo?: ComponentType<{ id: string; title: string; onClose(): void }>;
};

/** Saves or removes an item optimistically. After a sign-in it completes the save that led there. */
export function SaveButton({ type, id, name, look = "photo", addTo: AddDialog }: SaveTarget) {
  const t = useT("saved");
  const ui = useT("ui");
  const { viewer } = useViewer();
  const { isSaved, setSaved } = useSaved(type, id);
  const [isPicking, setPicking] = useState(false);
  useEffect(() => {
    if (!viewer) return;
    const wish = takePending("save");
    if (wish) setSaved(true, { type: wish.type as Savable, id: wish.id });
  }, [viewer, setSaved]);
  const toAdd = AddDialog && (
    <Button size="sm" className="mt-2" onClick={() => setPicking(true)}>
      {t("addToBook")}
    </Button>
  );
  return (
    <>
      <button
        type="button"
        className={look === "photo" ? "save-heart" : "btn save-button"}
        aria-pressed={isSaved}
        aria-label={ui("save", { name })}
        title={isSaved ? t("isSaved") : ui("saveShort")}
        onClick={() => setSaved(!isSaved, undefined, toAdd)}
      >
        <Heart className={classes(isSaved && "on")} size={20} aria-hidden />
        {look === "button" && <span aria-hidden>{isSaved ? t("isSaved") : ui("saveShort")}</span>}
      </button>
      {isPicking && AddDialog && (
        <Suspense>
          <AddDialog id={id} title={name} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </>
  );
}
