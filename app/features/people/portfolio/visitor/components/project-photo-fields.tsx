import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { PhotoTiles } from "#app/ui/form/files/photo-tiles.tsx";
import type { Pick } from "#app/ui/form/files/picks.ts";
import { Input, Select } from "#app/ui/input.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { StoredProjectPhoto } from "../../portfolio.contract.ts";
import type { ProjectForm } from "./use-project-form.ts";

/** The photographs in order, with what each shows and how the place was before. */
export function ProjectPhotoFields({ form }: { form: ProjectForm }) {
  const t = useT("portfolio.edit");
  const problem = form.error("photos");
  const { photos: picks, stored: project } = form;
  const isPrivate = project.status === "draft";
  return (
    <section className="portfolio-card" data-invalid={problem ? true : undefined}>
      <h2>{t("photo.title")}</h2>
      <p className="text-sm text-muted">{t("photo.hint")}</p>
      <PhotoTiles picks={picks} imageOf={(photo) => ({ ...photo, alt: photo.altEn, isPrivate: isPrivate || !isStored(project.photos, photo.id) })}>
        {(pick, n) => pick.stored && <PhotoFields form={form} pick={pick} stored={pick.stored} n={n} />}
      </PhotoTiles>
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
      {!picks.isFull && <FileDrop label={t("photo.upload")} accept={picks.rules.accept} multiple onFiles={picks.add} />}
    </section>
  );
}

const isStored = (photos: readonly StoredProjectPhoto[], id: string) => photos.some((photo) => photo.id === id || photo.before?.id === id);

type FieldsProps = { form: ProjectForm; pick: Pick<StoredProjectPhoto>; stored: StoredProjectPhoto; n: number };

function PhotoFields({ form, pick: { key }, stored, n }: FieldsProps) {
  const t = useT("portfolio.edit");
  const { status, photos } = form.stored;
  const others = form.values.photos.flatMap((each, index) => (each.key !== key && each.stored && !each.stored.before ? [{ key: each.key, n: index + 1 }] : []));
  const { before } = stored;
  return (
    <div className="grid gap-2">
      <Input
        inputSize="sm"
        label={t("photo.altEn", { n })}
        lang="en"
        dir="ltr"
        maxLength={300}
        value={stored.altEn ?? ""}
        onChange={(event) => form.describe(key, { altEn: event.target.value || null })}
      />
      <Input
        inputSize="sm"
        label={t("photo.altAr", { n })}
        lang="ar"
        dir="rtl"
        maxLength={300}
        value={stored.altAr ?? ""}
        onChange={(event) => form.describe(key, { altAr: event.target.value || null })}
      />
      {before ? (
        <div className="flex items-center gap-3">
          <Photo
            image={{ ...before, isPrivate: status === "draft" || !isStored(photos, before.id) }}
            shape="4:3"
            sizes="80px"
            className="w-20 shrink-0"
            alt={t("photo.beforeAlt", { n })}
          />
          <Button size="sm" onClick={() => form.pair(key, null)} aria-label={t("photo.unpairNamed", { n })}>
            {t("photo.unpair")}
          </Button>
        </div>
      ) : (
        others.length > 0 && (
          <Select inputSize="sm" label={t("photo.before", { n })} value="" onChange={(event) => event.target.value && form.pair(key, event.target.value)}>
            <option value="">{t("photo.noBefore")}</option>
            {others.map((other) => (
              <option key={other.key} value={other.key}>
                {t("photo.number", { n: other.n })}
              </option>
            ))}
          </Select>
        )
      )}
    </div>
  );
}
