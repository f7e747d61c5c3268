import { Heart } from "lucide-react";
import { useEffect } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { takeKept } from "#app/shell/kept-wish.ts";
import { useViewer } from "#app/shell/viewer.ts";
import { classes } from "#app/ui/classes.ts";
import type { Savable } from "../saved.ts";
import { useSaved } from "./use-saved.ts";

export type SaveTarget = { type: Savable; id: string; name: string /** On a photograph only the heart. */; look?: "photo" | "button" };

/** Keeps something or lets it go, at once; the server follows. What somebody wanted to keep before they signed in is kept now. */
export function SaveButton({ type, id, name, look = "photo" }: SaveTarget) {
  const t = useT("saved");
  const ui = useT("ui");
  const { viewer } = useViewer();
  const { isSaved, setSaved } = useSaved(type, id);
  useEffect(() => {
    if (!viewer) return;
    const wish = takeKept("save");
    if (wish) setSaved(true, { type: wish.type as Savable, id: wish.id });
  }, [viewer, setSaved]);
  return (
    <button
      type="button"
      className={look === "photo" ? "save-heart" : "btn save-button"}
      aria-pressed={isSaved}
      aria-label={ui("save", { name })}
      title={isSaved ? t("isSaved") : ui("saveShort")}
      onClick={() => setSaved(!isSaved)}
    >
      <Heart className={classes(isSaved && "on")} size={20} aria-hidden />
      {look === "button" && <span aria-hidden>{isSaved ? t("isSaved") : ui("saveShort")}</span>}
    </button>
  );
}
