import { Trash2 } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { Input } from "#app/ui/input.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { IMAGE_TYPES, imageOf } from "./photos.tsx";
import { useUploads } from "./use-uploads.ts";
import type { VendorForm } from "./use-vendor-form.ts";

export function LogoField({ form }: { form: VendorForm }) {
  const t = useT("vendors.admin");
  const logo = form.values.logo;
  const uploads = useUploads(([added]) => added && form.set("logo", added));
  if (!logo) {
    return (
      <div className="grid gap-2">
        <p className="label">{t("field.logo")}</p>
        {uploads.count > 0 && (
          <p role="status" className="text-sm text-muted">
            {t("photo.uploading", { count: uploads.count })}
          </p>
        )}
        <FileDrop label={t("photo.uploadLogo")} accept={IMAGE_TYPES} hint={t("hint.logo")} onFiles={(files) => void uploads.add(files, 1)} />
      </div>
    );
  }
  return (
    <div className="grid gap-2">
      <p className="label">{t("field.logo")}</p>
      <div className="grid gap-4 sm:grid-cols-[128px_1fr]">
        <Photo image={imageOf(logo)} shape="1:1" sizes="128px" className="w-32" />
        <div className="grid content-start gap-2">
          <Input
            inputSize="sm"
            label={t("photo.altLogoEn")}
            maxLength={300}
            value={logo.altEn ?? ""}
            onChange={(event) => form.set("logo", { ...logo, altEn: event.target.value || null })}
          />
          <Input
            inputSize="sm"
            label={t("photo.altLogoAr")}
            lang="ar"
            maxLength={300}
            value={logo.altAr ?? ""}
            onChange={(event) => form.set("logo", { ...logo, altAr: event.target.value || null })}
          />
          <div>
            <Button size="sm" icon={<Trash2 size={16} aria-hidden />} onClick={() => form.set("logo", null)}>
              {t("photo.removeLogo")}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
