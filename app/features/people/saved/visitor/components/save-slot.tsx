import { Heart } from "lucide-react";
import { lazy, type RefObject, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Link, useLocation } from "react-router";
import { saveForLater } from "#app/kit/save-for-later.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { SaveTarget } from "./save-button.tsx";
import "./save-button.css";

const SaveButton = lazy(() => import("./save-button.tsx").then((module) => ({ default: module.SaveButton })));

/**
 * A slot for the save button. Cached pages render without it; the browser adds it when it knows the viewer. For a visitor it is a link to
 * the sign-in; signed-in people load the button. The marks are for `SaveSlots`.
 */
export function SaveSlot(target: SaveTarget) {
  return (
    <span className="save-slot" data-type={target.type} data-id={target.id} data-name={target.name}>
      <SaveHeart {...target} />
    </span>
  );
}

/** The save buttons of server-rendered markup that React does not own. */
export function SaveSlots({ root }: { root: RefObject<HTMLElement | null> }) {
  const [places, setPlaces] = useState<HTMLElement[]>([]);
  useEffect(() => setPlaces([...(root.current?.querySelectorAll<HTMLElement>(".save-slot[data-id]") ?? [])]), [root]);
  return places.map((place) => {
    const { type, id = "", name = "" } = place.dataset;
    return createPortal(<SaveHeart type={type as SaveTarget["type"]} id={id} name={name} />, place, id);
  });
}

function SaveHeart(target: SaveTarget) {
  const { viewer, isKnown } = useViewer();
  if (!viewer) return isKnown && <SignInToSave {...target} />;
  return (
    <Suspense>
      <SaveButton {...target} />
    </Suspense>
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
      onClick={() => saveForLater({ action: "save", type, id })}
    >
      <Heart size={20} aria-hidden />
      {look === "button" && <span aria-hidden>{t("saveShort")}</span>}
    </Link>
  );
}
