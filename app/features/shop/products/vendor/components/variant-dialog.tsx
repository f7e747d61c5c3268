import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { moved } from "#app/ui/form/list-moves.ts";
import { Input } from "#app/ui/input.tsx";
import type { VariantFields } from "../../products.vendor.rules.ts";
import type { ProductForm } from "./use-product-form.ts";
import { useVariantLabel } from "./variant-label.ts";

type TextField = "fabric" | "fabricAr" | "size" | "sizeAr";
const TEXTS: readonly { field: TextField; lang: string }[] = [
  { field: "fabric", lang: "en" },
  { field: "fabricAr", lang: "ar" },
  { field: "size", lang: "en" },
  { field: "sizeAr", lang: "ar" },
];
const NO_COLOR = "#D9D0C1";

/** What a variant is: fabric and size in both languages, color, place in the list. It is saved with the piece. */
export function VariantDialog({ form, row, onClose }: { form: ProductForm; row: number; onClose(): void }) {
  const t = useT("products.vendor");
  const labelOf = useVariantLabel();
  const { variants } = form.values;
  const variant = variants[row];
  if (!variant) return null;
  const change = (part: Partial<VariantFields>) =>
    form.set(
      "variants",
      variants.map((other, at) => (at === row ? { ...other, ...part } : other)),
    );
  const move = (to: number) => form.set("variants", [...moved(variants, row, to)]);
  const remove = () => {
    form.set(
      "variants",
      variants.filter((_, at) => at !== row),
    );
    form.change((values) => ({
      photos: values.photos.map((photo) => (photo.stored?.variantId === variant.id ? { ...photo, stored: { ...photo.stored, variantId: null } } : photo)),
    }));
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<bdi>{labelOf(variant, row)}</bdi>}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t("variant.done")}
        </Button>
      }
    >
      <div className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          {TEXTS.map(({ field, lang }) => (
            <Input
              key={field}
              label={t(`variant.${field}`)}
              lang={lang}
              maxLength={100}
              value={variant[field] ?? ""}
              onChange={(event) => change({ [field]: event.target.value || null })}
            />
          ))}
        </div>
        <div className="color-row">
          <Input
            label={t("variant.color")}
            type="color"
            value={variant.color ?? NO_COLOR}
            onChange={(event) => change({ color: event.target.value.toUpperCase() })}
            fieldClass="w-28"
          />
          {variant.color && (
            <Button size="sm" variant="ghost" onClick={() => change({ color: null })}>
              {t("variant.noColor")}
            </Button>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" icon={<ArrowUp size={16} aria-hidden />} aria-disabled={row === 0 || undefined} onClick={() => move(Math.max(0, row - 1))}>
            {t("variant.earlier")}
          </Button>
          <Button
            size="sm"
            icon={<ArrowDown size={16} aria-hidden />}
            aria-disabled={row === variants.length - 1 || undefined}
            onClick={() => move(Math.min(variants.length - 1, row + 1))}
          >
            {t("variant.later")}
          </Button>
          <Button size="sm" variant="danger" icon={<Trash2 size={16} aria-hidden />} onClick={remove}>
            {t("variant.remove")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
