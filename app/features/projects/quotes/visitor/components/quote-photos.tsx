import { useT } from "#app/platform/languages/language-context.tsx";
import { PhotoSquares } from "#app/ui/form/files/photo-squares.tsx";
import { useFormPicks } from "#app/ui/form/files/use-form-picks.ts";
import { PHOTO_RULES, type QuoteFormState } from "./use-quote-form.ts";

/** Up to five photographs, shown before they are sent. */
export function QuotePhotos({ form }: { form: QuoteFormState }) {
  const t = useT("quotes");
  const picks = useFormPicks(form, "photos", { rules: PHOTO_RULES });
  return <PhotoSquares picks={picks} label={t("form.photos")} addLabel={t("form.addPhotos")} hint={t("form.photosHint")} error={form.error("photos")} />;
}
