import { ImagePlus, X } from "lucide-react";
import { useId } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { MOST_PHOTOS } from "../../forum.ts";
import type { PhotoPicksState } from "./use-photo-picks.ts";

/** Up to four photographs, shown before they are sent. */
export function PhotoPicks({ picks }: { picks: PhotoPicksState }) {
  const t = useT("forum.write");
  const id = useId();
  return (
    <div className="field">
      <span className="label" id={`${id}-label`}>
        {t("photos")} <span className="note">{t("optional")}</span>
      </span>
      <ul className="photo-picks" aria-labelledby={`${id}-label`}>
        {picks.shown.map(({ file, url }, index) => (
          <li key={url}>
            <img src={url} alt={file.name} />
            <button type="button" aria-label={t("removePhoto", { name: file.name })} onClick={() => picks.remove(index)}>
              <X size={16} aria-hidden />
            </button>
          </li>
        ))}
        {picks.photos.length < MOST_PHOTOS && (
          <li className="add">
            <label>
              <ImagePlus size={20} aria-hidden />
              <span className="vh">{t("addPhotos")}</span>
              <input
                type="file"
                accept="image/jpeg,image/png,image/webp,image/avif"
                multiple
                aria-describedby={`${id}-hint`}
                onChange={(event) => {
                  picks.add([...(event.target.files ?? [])]);
                  event.target.value = "";
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <p className="hint" id={`${id}-hint`}>
        {t("photosHint")}
      </p>
      {picks.problem && (
        <p className="error" role="alert">
          <span>{t(`problem.${picks.problem}`)}</span>
        </p>
      )}
    </div>
  );
}
