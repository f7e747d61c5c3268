import { Plus } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link, useLocation } from "react-router";
import { saveForLater } from "#app/kit/save-for-later.ts";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Photo, type PhotoImage } from "#app/ui/photo.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import "#app/ui/picks.css";

const IdeabookPicker = lazy(() => import("./ideabook-picker.tsx").then((module) => ({ default: module.IdeabookPicker })));

type Props = { ideaId: string; title: string; photo: PhotoImage | undefined /** Of the shop, no idea. */; isPiece?: boolean };

/** Beside an idea or a piece: which of the viewer's ideabooks have it, and a way to add it. Loads its inner part only for those who have ideabooks. */
export function IdeabookPanel(props: Props) {
  return (
    <section className="pick-panel">
      <Suspense fallback={<Skeleton height="7rem" />}>
        <Panel {...props} />
      </Suspense>
    </section>
  );
}

function Panel({ ideaId, title, photo, isPiece }: Props) {
  const t = useT("ideabooks.picker");
  const { viewer, isKnown } = useViewer();
  const { pathname, search } = useLocation();
  return (
    <>
      <h2>{t("title")}</h2>
      {viewer ? (
        <Suspense fallback={<Skeleton height="4rem" />}>
          <IdeabookPicker ideaId={ideaId} title={title} isPiece={isPiece} />
        </Suspense>
      ) : (
        isKnown && (
          <Link
            className="pick-start"
            to={`/login?redirect=${encodeURIComponent(pathname + search)}`}
            onClick={() => saveForLater({ action: "ideabook", id: ideaId })}
          >
            <Photo image={photo} shape="4:3" sizes="56px" alt="" />
            <span>
              <b>{t("start")}</b>
              <span className="tiny muted">{t("visitor")}</span>
            </span>
            <Plus size={20} aria-hidden />
          </Link>
        )
      )}
    </>
  );
}
