import { ImagePlus, X } from "lucide-react";
import { useEffect, useId, useMemo } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { MAX_PHOTOS } from "../../quotes.ts";
import type { QuoteFormState } from "./use-quote-form.ts";

/** Up to five photographs, shown before they are sent. */
export function QuotePhotos({ form }: { form: QuoteFormState }) {
  const t = useT("quotes");
  const id = useId();
  const { photos, problems } = form;
  const shown = useMemo(() => photos.map((file) => ({ file, url: URL.createObjectURL(file) })), [photos]);
  useEffect(
    () => () => {
      for (const { url } of shown) URL.revokeObjectURL(url);
    },
    [shown],
  );
  return (
    <div className="field">
      <span className="label" id={`${id}-label`}>
        {t("form.photos")}
      </span>
      <ul className="photo-picks" aria-labelledby={`${id}-label`}>
        {shown.map(({ file, url }, index) => (
          <li key={url}>
            <img src={url} alt="" />
            <button type="button" aria-label={t("form.removePhoto", { name: file.name })} onClick={() => form.removePhoto(index)}>
              <X size={16} aria-hidden />
            </button>
          </li>
        ))}
        {photos.length < MAX_PHOTOS && (
          <li className="add">
            <label>
              <ImagePlus size={20} aria-hidden />
              <span className="vh">{t("form.addPhotos")}</span>
              <input
                type="file"
                accept="image/jpeg,image/png,image/webp,image/avif"
                multiple
                aria-describedby={`${id}-hint`}
                onChange={(event) => {
                  form.addPhotos([...(event.target.files ?? [])]);
                  event.target.value = "";
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <p className="hint" id={`${id}-hint`}>
        {t("form.photosHint")}
      </p>
      {problems.photos && (
        <p className="error" role="alert">
          <span>{t(`problem.${problems.photos}`)}</span>
        </p>
      )}
    </div>
  );
}
