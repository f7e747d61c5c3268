import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { toMinor } from "#app/platform/money/money.ts";
import { languageOf } from "#app/platform/text/language-of.ts";
import { usePreview } from "#app/ui/form/files/use-preview.ts";
import { Tag } from "#app/ui/marks.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { IdeaForm } from "./use-idea-form.ts";

/** The card as visitors will see it, from the first letter on. */
export function IdeaPreview({ form }: { form: IdeaForm }) {
  const t = useT("idea-uploads");
  const vocabulary = useT("ideas");
  const { code } = useLanguage();
  const { values, photos } = form;
  const cover = photos.picks[0];
  const preview = usePreview(cover);
  const title = (code === "ar" && values.title_ar.trim()) || values.title.trim();
  const styleKey = `style.${values.style}`;
  const roomKey = `room.${values.room_type}`;
  const style = vocabulary.has(styleKey) ? vocabulary(styleKey) : "";
  const room = vocabulary.has(roomKey) ? vocabulary(roomKey) : "";
  return (
    <section className="idea-preview" aria-label={t("preview")}>
      <p className="label mb-2" aria-hidden>
        {t("preview")}
      </p>
      {preview ? (
        <span className="photo">
          <img src={preview} alt="" />
        </span>
      ) : (
        <Photo image={cover?.stored} sizes="320px" alt="" />
      )}
      <h3 dir="auto" className={title ? undefined : "text-muted"}>
        {title || t("placeholder.preview")}
      </h3>
      <p className="line">
        <span>{style && room ? vocabulary("styleRoom", { style, room }) : style || room || t("placeholder.previewStyle")}</span>
        {values.estimated_cost > 0 && <MoneyText amount={toMinor(values.estimated_cost)} />}
      </p>
      {values.color_palette.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-1.5" aria-hidden>
          {values.color_palette.map((color) => (
            <span key={color} className="idea-dot" style={{ backgroundColor: color }} />
          ))}
        </p>
      )}
      {values.tags.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-1.5">
          {values.tags.map((tag) => (
            <Tag key={tag} lang={languageOf(tag)}>
              {tag}
            </Tag>
          ))}
        </p>
      )}
    </section>
  );
}
