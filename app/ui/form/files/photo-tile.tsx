import { ArrowLeft, ArrowRight, RotateCw, Trash2 } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "../../button.tsx";
import { IconButton } from "../../icon-button.tsx";
import { Badge } from "../../marks.tsx";
import { Photo, type PhotoImage } from "../../photo.tsx";
import { ProgressBar } from "../../states.tsx";
import { FileProblem } from "./file-problem.tsx";
import type { FileRules, Pick } from "./picks.ts";
import { useUploadText } from "./upload-text.ts";
import { usePreview } from "./use-preview.ts";

type Props = {
  pick: Pick<unknown>;
  image: PhotoImage | null;
  /** From 1. */
  n: number;
  total: number;
  isOnly: boolean;
  removeText: string | undefined;
  isUploaded: boolean;
  rules: FileRules;
  onMove?: ((step: 1 | -1) => void) | undefined;
  onRemove(): void;
  onRetry?: (() => void) | undefined;
};

/** One photograph of a form: what it is, how far it is sent, and what can be done with it. */
export function PhotoTile({ pick, image, n, total, isOnly, removeText, isUploaded, rules, onMove, onRemove, onRetry }: Props) {
  const t = useT("ui.form");
  const text = useUploadText();
  const { stored, problem, sent, name } = pick;
  const preview = usePreview(pick);
  const isOnItsWay = isUploaded && !stored && !problem;
  return (
    <div className="photo-tile">
      <div className="photo-tile-photo">
        {preview ? (
          <span className="photo">
            <img src={preview} alt={t("photo.preview", { n })} draggable={false} />
          </span>
        ) : (
          <Photo image={image} sizes="360px" alt={t("photo.preview", { n })} />
        )}
        {n === 1 && total > 1 && (
          <span className="photo-tile-mark">
            <Badge over>{t("photo.cover")}</Badge>
          </span>
        )}
        {isOnItsWay && (
          <span className="photo-tile-progress">
            <ProgressBar label={t("photo.sending", { name })} value={sent < 1 ? sent : undefined} />
          </span>
        )}
      </div>
      {problem && <FileProblem name={name}>{text(problem, rules)}</FileProblem>}
      <div className="photo-tile-acts">
        {onMove && (
          <>
            <IconButton label={t("photo.earlier", { n })} size="sm" aria-disabled={n === 1} onClick={() => onMove(-1)}>
              <ArrowLeft size={16} className="flip" aria-hidden />
            </IconButton>
            <IconButton label={t("photo.later", { n })} size="sm" aria-disabled={n === total} onClick={() => onMove(1)}>
              <ArrowRight size={16} className="flip" aria-hidden />
            </IconButton>
          </>
        )}
        {onRetry && (
          <Button size="sm" variant="ghost" icon={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
            {t("photo.retry")}
          </Button>
        )}
        <Button size="sm" variant="ghost" className="ms-auto" icon={<Trash2 size={16} aria-hidden />} onClick={onRemove}>
          {removeText ?? t(isOnly ? "photo.removeOnly" : "photo.remove", { n })}
          {removeText && total > 1 && <span className="vh"> {n}</span>}
        </Button>
      </div>
    </div>
  );
}
