import { Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { useRootData } from "./root-data.ts";

const ShareMenu = lazy(() => import("./share-menu.tsx").then((module) => ({ default: module.ShareMenu })));

/** On phones the system's share sheet; elsewhere a menu, loaded on demand. */
export function ShareButton({ title, path, look = "button" }: { title: string; path: string; look?: "button" | "photo" }) {
  const t = useT("ui");
  const url = `${useRootData()?.siteUrl ?? ""}${path}`;
  const [isOpen, setOpen] = useState(false);
  const hasLabel = look === "button";
  const className = hasLabel ? "btn" : "save-heart";
  const share = () => {
    if (!("share" in navigator) || !matchMedia("(pointer: coarse)").matches) return setOpen(true);
    // closing the sheet is not an error; if it cannot open, show the menu
    navigator.share({ title, url }).catch((error: Error) => error.name !== "AbortError" && setOpen(true));
  };
  const button = (
    <button type="button" className={className} aria-label={t("share")} onClick={share}>
      <Share2 size={20} aria-hidden />
      {hasLabel && t("share")}
    </button>
  );
  if (!isOpen) return button;
  return (
    <Suspense fallback={button}>
      <ShareMenu title={title} url={url} className={className} hasLabel={hasLabel} />
    </Suspense>
  );
}
