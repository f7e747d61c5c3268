import { CircleAlert } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { PhotoTiles } from "#app/ui/form/files/photo-tiles.tsx";
import type { UploadedPhoto } from "../../idea-uploads.contract.ts";
import { FormCard } from "./form-card.tsx";
import type { IdeaForm } from "./use-idea-form.ts";

const imageOf = (photo: UploadedPhoto) => photo;

/** The photographs in their order, and how the room was before. */
export function PhotoField({ form }: { form: IdeaForm }) {
  const t = useT("idea-uploads");
  const { photos, before } = form;
  return (
    <FormCard title={t("section.image")}>
      <div className="grid gap-5" data-invalid={form.error("photos") ? true : undefined}>
        <PhotoTiles picks={photos} imageOf={imageOf} removeText={t("photo.remove")} />
        {!photos.isFull && (
          <FileDrop
            label={t(photos.picks.length > 0 ? "photo.more" : "photo.choose")}
            accept={photos.rules.accept}
            multiple
            hint={t("photo.hint")}
            onFiles={photos.add}
          />
        )}
        <Problem text={form.error("photos")} />
      </div>
      <div className="grid gap-3 border-t border-line pt-5" data-invalid={form.error("before") ? true : undefined}>
        <div>
          <h3 className="label">{t("before.title")}</h3>
          <p className="text-sm text-muted">{t("before.text")}</p>
        </div>
        <PhotoTiles picks={before} imageOf={imageOf} />
        {!before.isFull && <FileDrop label={t("before.choose")} accept={before.rules.accept} onFiles={before.add} />}
        <Problem text={form.error("before")} />
      </div>
    </FormCard>
  );
}

function Problem({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="error" role="alert">
      <CircleAlert aria-hidden />
      <span>{text}</span>
    </p>
  );
}
