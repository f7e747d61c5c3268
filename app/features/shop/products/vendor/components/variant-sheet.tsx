import { Plus } from "lucide-react";
import { useState } from "react";
import { newId } from "#app/platform/database/ids.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import type { VariantFields } from "../../products.vendor.rules.ts";
import { MAX_VARIANTS } from "../../products.vendor.ts";
import { cellText, SHEET_COLUMNS, withText } from "./sheet.ts";
import { SheetCell } from "./sheet-cell.tsx";
import type { ProductForm } from "./use-product-form.ts";
import { useSheetKeys } from "./use-sheet-keys.ts";
import { VariantDialog } from "./variant-dialog.tsx";
import { useVariantLabel } from "./variant-label.ts";
import { VariantProblems } from "./variant-problems.tsx";

const EMPTY = { fabric: null, fabricAr: null, color: null, size: null, sizeAr: null, sku: null, compareAt: null, stock: 0, stockBefore: 0, isOnSale: true };

/** Fabrics and sizes with price and stock, as a sheet. */
export function VariantSheet({ form }: { form: ProductForm }) {
  const t = useT("products.vendor");
  const { variants } = form.values;
  const [opened, setOpened] = useState<string>();
  const change = (next: VariantFields[]) => form.set("variants", next);
  const keys = useSheetKeys(variants, change);
  const add = () => {
    const last = variants.at(-1);
    const id = newId();
    change([
      ...variants,
      { ...EMPTY, id, fabric: last?.fabric ?? null, fabricAr: last?.fabricAr ?? null, color: last?.color ?? null, price: last?.price ?? null },
    ]);
    setOpened(id);
  };
  const at = variants.findIndex(({ id }) => id === opened);
  const problem = form.error("variants");
  return (
    <section className="editor-card sheet-card" data-invalid={problem ? true : undefined}>
      <header>
        <h2>{t("variant.title")}</h2>
        {variants.length < MAX_VARIANTS && (
          <Button size="sm" icon={<Plus size={16} aria-hidden />} onClick={add}>
            {t("variant.add")}
          </Button>
        )}
      </header>
      {variants.length > 0 ? (
        <div className="sheet-scroll">
          <table className="sheet-table" {...keys.table}>
            <caption className="vh">{t("variant.title")}</caption>
            <thead>
              <tr>
                <th scope="col">{t("variant.one")}</th>
                {SHEET_COLUMNS.map((column) => (
                  <th key={column} scope="col" className={column}>
                    {t(`variant.${column}`)}
                  </th>
                ))}
                <th scope="col">{t("variant.isOnSale")}</th>
              </tr>
            </thead>
            <tbody>
              {variants.map((variant, row) => (
                <SheetRow
                  key={variant.id}
                  form={form}
                  variant={variant}
                  row={row}
                  isSelected={keys.isSelected}
                  onOpen={() => setOpened(variant.id)}
                  onChange={(next) => change(variants.map((other) => (other.id === next.id ? next : other)))}
                />
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className="p-4 text-sm text-muted">{t("variant.none")}</p>
      )}
      {problem && (
        <p role="alert" className="px-4 py-3 text-sm text-danger">
          {problem}
        </p>
      )}
      <VariantProblems form={form} />
      {variants.length > 1 && <p className="sheet-keys">{t.rich("variant.keys", { kbd: (text) => <kbd>{text}</kbd> })}</p>}
      {at >= 0 && <VariantDialog form={form} row={at} onClose={() => setOpened(undefined)} />}
    </section>
  );
}

type RowProps = {
  form: ProductForm;
  variant: VariantFields;
  row: number;
  isSelected(row: number, column: number): boolean;
  onOpen(): void;
  onChange(variant: VariantFields): void;
};

function SheetRow({ form, variant, row, isSelected, onOpen, onChange }: RowProps) {
  const t = useT("products.vendor");
  const label = useVariantLabel()(variant, row);
  return (
    <tr>
      <th scope="row">
        <button type="button" className="sheet-name" onClick={onOpen} aria-label={t("variant.edit", { name: label })}>
          {variant.color && <i style={{ background: variant.color }} aria-hidden />}
          <bdi>{label}</bdi>
        </button>
      </th>
      {SHEET_COLUMNS.map((column, index) => {
        const isWrong = form.problems[`variants.${row}.${column}`] !== undefined;
        return (
          <td key={column} className={column} data-selected={isSelected(row, index) || undefined}>
            <span className="sheet-label" aria-hidden>
              {t(`variant.${column}`)}
            </span>
            <SheetCell
              data-cell={`${row}:${index}`}
              aria-label={t("variant.cell", { column: t(`variant.${column}`), name: label })}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? `variant-${variant.id}` : undefined}
              inputMode={column === "sku" ? "text" : column === "stock" ? "numeric" : "decimal"}
              value={cellText(variant, column)}
              onChange={(text) => onChange(withText(variant, column, text))}
              onBlur={() => form.leave("variants")}
            />
          </td>
        );
      })}
      <td className="onsale">
        <Checkbox
          label={<span className="vh">{t("variant.cell", { column: t("variant.isOnSale"), name: label })}</span>}
          checked={variant.isOnSale}
          onChange={(event) => {
            onChange({ ...variant, isOnSale: event.target.checked });
            form.leave("variants");
          }}
        />
      </td>
    </tr>
  );
}
