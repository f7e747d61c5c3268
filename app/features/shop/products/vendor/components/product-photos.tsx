import { useT } from "#app/platform/languages/language-context.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { PhotoTiles } from "#app/ui/form/files/photo-tiles.tsx";
import { changedPick, type Pick } from "#app/ui/form/files/picks.ts";
import { Input, Select } from "#app/ui/input.tsx";
import type { StoredProductPhoto } from "../../products.vendor.contract.ts";
import type { ProductForm } from "./use-product-form.ts";
import { useVariantLabel } from "./variant-label.ts";

const imageOf = (photo: StoredProductPhoto) => ({ id: photo.id, alt: photo.altEn, width: photo.width, height: photo.height, blur: photo.placeholder });

/** The photographs in order, with what each shows in both languages and the variant that it belongs to. */
export function ProductPhotos({ form }: { form: ProductForm }) {
  const t = useT("products.vendor");
  const problem = form.error("photos");
  const { photos: picks } = form;
  return (
    <section className="editor-card" data-invalid={problem ? true : undefined}>
      <header>
        <h2>{t("photo.title")}</h2>
        <p className="text-sm text-muted">{t("photo.hint")}</p>
      </header>
      <PhotoTiles picks={picks} imageOf={imageOf}>
        {(pick, n) => pick.stored && <PhotoTexts form={form} pick={pick} stored={pick.stored} n={n} />}
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

type TextsProps = { form: ProductForm; pick: Pick<StoredProductPhoto>; stored: StoredProductPhoto; n: number };

function PhotoTexts({ form, pick: { key }, stored, n }: TextsProps) {
  const t = useT("products.vendor");
  const labelOf = useVariantLabel();
  const { variants } = form.values;
  const describe = (part: Partial<StoredProductPhoto>) =>
    form.change((values) => ({ photos: changedPick(values.photos, key, { stored: { ...stored, ...part } }) }));
  return (
    <div className="grid gap-2">
      <Input
        inputSize="sm"
        label={t("photo.altEn", { n })}
        maxLength={300}
        value={stored.altEn ?? ""}
        onChange={(event) => describe({ altEn: event.target.value || null })}
      />
      <Input
        inputSize="sm"
        label={t("photo.altAr", { n })}
        lang="ar"
        maxLength={300}
        value={stored.altAr ?? ""}
        onChange={(event) => describe({ altAr: event.target.value || null })}
      />
      {variants.length > 1 && (
        <Select
          inputSize="sm"
          label={t("photo.variant", { n })}
          value={stored.variantId ?? ""}
          onChange={(event) => describe({ variantId: event.target.value || null })}
        >
          <option value="">{t("photo.allVariants")}</option>
          {variants.map((variant, row) => (
            <option key={variant.id} value={variant.id}>
              {labelOf(variant, row)}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
