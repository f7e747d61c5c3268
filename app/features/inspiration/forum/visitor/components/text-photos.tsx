import { useT } from "#app/platform/languages/language-context.tsx";
import { PhotoSquares } from "#app/ui/form/files/photo-squares.tsx";
import type { Picks } from "#app/ui/form/files/use-picks.ts";

/** Up to four photographs that go along with a text. */
export function TextPhotos({ form }: { form: { photos: Picks; error(place: string): string | undefined } }) {
  const t = useT("forum.write");
  return (
    <PhotoSquares
      picks={form.photos}
      label={
        <>
          {t("photos")} <span className="note">{t("optional")}</span>
        </>
      }
      addLabel={t("addPhotos")}
      hint={t("photosHint")}
      error={form.error("photos")}
    />
  );
}
