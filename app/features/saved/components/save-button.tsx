import { Heart } from "lucide-react";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { loginPath } from "#app/platform/auth/safe-redirect.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { useViewer } from "#app/shell/viewer.ts";
import { classes } from "#app/ui/classes.ts";
import type { Savable } from "../saved.ts";
import { keepForLater, takeKept } from "./kept-wish.ts";
import { useSaved } from "./use-saved.ts";
import "./save-button.css";

export type SaveTarget = { type: Savable; id: string; name: string /** On a photograph only the heart. */; look?: "photo" | "button" };

/** Keeps something or lets it go, at once; the server follows. Whoever is not signed in is asked to, and comes back with it kept. */
export function SaveButton({ type, id, name, look = "photo" }: SaveTarget) {
  const t = useT("saved");
  const { viewer } = useViewer();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { isSaved, setSaved } = useSaved(type, id);
  useEffect(() => {
    if (!viewer) return;
    const wish = takeKept();
    if (wish) setSaved(true, wish);
  }, [viewer, setSaved]);
  const onClick = () => {
    if (viewer) return setSaved(!isSaved);
    keepForLater({ type, id });
    void navigate(loginPath(pathname + search));
  };
  return (
    <button
      type="button"
      className={look === "photo" ? "save-heart" : "btn save-button"}
      aria-pressed={isSaved}
      aria-label={t("save", { name })}
      title={t(isSaved ? "isSaved" : "saveShort")}
      onClick={onClick}
    >
      <Heart className={classes(isSaved && "on")} size={20} aria-hidden />
      {look === "button" && <span aria-hidden>{t(isSaved ? "isSaved" : "saveShort")}</span>}
    </button>
  );
}
