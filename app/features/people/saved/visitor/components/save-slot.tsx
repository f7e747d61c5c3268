import { Heart } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link, useLocation } from "react-router";
import { keepForLater } from "#app/kit/keep-for-later.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { SaveTarget } from "./save-button.tsx";
import "./save-button.css";

const SaveButton = lazy(() => import("./save-button.tsx").then((module) => ({ default: module.SaveButton })));

/**
 * A place for the heart. Pages that are kept for everybody are rendered without it: it comes when the browser knows who looks. A visitor's is a link to
 * the sign-in and nothing more; whoever is signed in loads the button.
 */
export function SaveSlot(target: SaveTarget) {
  const { viewer, isKnown } = useViewer();
  return (
    <span className="save-slot">
      {viewer ? (
        <Suspense>
          <SaveButton {...target} />
        </Suspense>
      ) : (
        isKnown && <SignInToSave {...target} />
      )}
    </span>
  );
}

function SignInToSave({ type, id, name, look = "photo" }: SaveTarget) {
  const t = useT("ui");
  const { pathname, search } = useLocation();
  return (
    <Link
      className={look === "photo" ? "save-heart" : "btn save-button"}
      to={`/login?redirect=${encodeURIComponent(pathname + search)}`}
      aria-label={t("save", { name })}
      onClick={() => keepForLater({ action: "save", type, id })}
    >
      <Heart size={20} aria-hidden />
      {look === "button" && <span aria-hidden>{t("saveShort")}</span>}
    </Link>
  );
}
