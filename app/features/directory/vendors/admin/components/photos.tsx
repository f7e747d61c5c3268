import { useT } from "#app/platform/languages/language-context.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { PhotoTiles } from "#app/ui/form/files/photo-tiles.tsx";
import { changedPick, type Pick } from "#app/ui/form/files/picks.ts";
import { Input } from "#app/ui/input.tsx";
import type { AdminVendorPhoto } from "../../vendors.admin.contract.ts";
import type { VendorForm } from "./use-vendor-form.ts";

const imageOf = (photo: AdminVendorPhoto) => ({ id: photo.id, alt: photo.altEn, width: photo.width, height: photo.height, blur: photo.placeholder });

type Props = { form: VendorForm; field: "photos" | "logo" };

/** The logo or the photographs, with what each shows in both languages. */
export function PhotosField({ form, field }: Props) {
  const t = useT("vendors.admin");
  const picks = form[field];
  const isLogo = field === "logo";
  const problem = form.error(field);
  const describe = ({ key, stored }: Pick<AdminVendorPhoto>, part: Partial<AdminVendorPhoto>) =>
    stored && form.change((values) => ({ [field]: changedPick(values[field], key, { stored: { ...stored, ...part } }) }));
  return (
    <div className="grid gap-4" data-invalid={problem ? true : undefined}>
      <p className="label">{t(`field.${field}`)}</p>
      <PhotoTiles picks={picks} imageOf={imageOf}>
        {(pick, n) =>
          pick.stored && (
            <div className="grid gap-2">
              <Input
                inputSize="sm"
                label={isLogo ? t("photo.altLogoEn") : t("photo.altEn", { n })}
                maxLength={300}
                value={pick.stored.altEn ?? ""}
                onChange={(event) => describe(pick, { altEn: event.target.value || null })}
              />
              <Input
                inputSize="sm"
                label={isLogo ? t("photo.altLogoAr") : t("photo.altAr", { n })}
                lang="ar"
                maxLength={300}
                value={pick.stored.altAr ?? ""}
                onChange={(event) => describe(pick, { altAr: event.target.value || null })}
              />
            </div>
          )
        }
      </PhotoTiles>
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
      {!picks.isFull && (
        <FileDrop
          label={t(isLogo ? "photo.uploadLogo" : "photo.upload")}
          accept={picks.rules.accept}
          multiple={!isLogo}
          hint={t(isLogo ? "hint.logo" : "hint.photos")}
          onFiles={picks.add}
        />
      )}
    </div>
  );
}
