import { ArrowLeft, ArrowRight, CircleAlert, RotateCw, Trash2 } from "lucide-react";
import { IMAGE_MAX_MB } from "#app/features/inspiration/ideas/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Badge } from "#app/ui/marks.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { ProgressBar } from "#app/ui/states.tsx";
import type { Pick } from "./use-photo-picks.ts";

type Props = {
  pick: Pick;
  /** From 1. */
  n: number;
  total: number;
  isCover: boolean;
  canRetry: boolean;
  onMove?(step: number): void;
  onRemove(): void;
  onRetry(): void;
};

/** One photograph of the form: what it is, how far it is sent, and what can be done with it. */
export function PhotoTile({ pick, n, total, isCover, canRetry, onMove, onRemove, onRetry }: Props) {
  const t = useT("idea-uploads");
  const { photo, preview, problem, sent } = pick;
  const isOnItsWay = !photo && !problem;
  return (
    <div className="idea-tile">
      <div className="idea-tile-photo">
        {preview ? (
          <span className="photo">
            <img src={preview} alt={t("photo.preview", { n })} draggable={false} />
          </span>
        ) : (
          <Photo image={photo} sizes="360px" alt={t("photo.preview", { n })} />
        )}
        {isCover && total > 1 && (
          <span className="idea-tile-mark">
            <Badge over>{t("photo.cover")}</Badge>
          </span>
        )}
        {isOnItsWay && (
          <span className="idea-tile-progress">
            <ProgressBar label={t("photo.sending", { name: pick.name })} value={sent < 1 ? sent : undefined} />
          </span>
        )}
      </div>
      {problem && (
        <p className="idea-tile-problem" role="alert">
          <CircleAlert size={16} aria-hidden />
          <span>
            {t(`photo.problem.${problem}`, { max: IMAGE_MAX_MB })} <bdi>{pick.name}</bdi>
          </span>
        </p>
      )}
      <div className="idea-tile-acts">
        {onMove && (
          <>
            <IconButton label={t("photo.earlier", { n })} size="sm" aria-disabled={n === 1} onClick={() => n > 1 && onMove(-1)}>
              <ArrowLeft size={16} className="flip" aria-hidden />
            </IconButton>
            <IconButton label={t("photo.later", { n })} size="sm" aria-disabled={n === total} onClick={() => n < total && onMove(1)}>
              <ArrowRight size={16} className="flip" aria-hidden />
            </IconButton>
          </>
        )}
        {problem && canRetry && (
          <Button size="sm" variant="ghost" icon={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
            {t("tryAgain")}
          </Button>
        )}
        <Button size="sm" variant="ghost" className="ms-auto" icon={<Trash2 size={16} aria-hidden />} onClick={onRemove}>
          {t("photo.remove")}
          {total > 1 && <span className="vh">{n}</span>}
        </Button>
      </div>
    </div>
  );
}
