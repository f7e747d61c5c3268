import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { api, orpc } from "#app/api/client.ts";
import { PRODUCT_CATEGORIES } from "#app/features/shop/products/public.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { RadioGroup } from "#app/ui/form/choice-group.tsx";
import { ConflictBox } from "#app/ui/form/conflict-box.tsx";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { Form } from "#app/ui/form/form.tsx";
import { MoneyInput, NumberInput } from "#app/ui/form/number-input.tsx";
import { DateInput } from "#app/ui/form/special-inputs.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { Input, Select } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import { SALE_SCOPES } from "../../discounts.ts";
import { EMPTY_SALE, judgeSale, type SaleFieldProblem, type SaleFields } from "../../sale.rules.ts";
import type { VendorSale } from "../../sales.contract.ts";
import { SalePieces } from "./sale-pieces.tsx";

type Values = SaleFields & { vendorId: string };
/** null: a new one. */
type Stored = VendorSale | null;

const valuesOf = (sale: Stored, vendorId: string): Values =>
  sale
    ? {
        ...{ vendorId: sale.vendor.id, name: sale.name, scope: sale.scope, category: sale.category, pieces: sale.pieces.map(({ id }) => id) },
        ...{ kind: sale.kind, percent: sale.percent, price: sale.price?.amount ?? null, startsOn: sale.startsOn, endsOn: sale.endsOn, isOn: sale.isOn },
      }
    : { ...EMPTY_SALE, vendorId };

/** A new sale, or one that is there. */
export function SaleDialog({ sale, onClose }: { sale: Stored; onClose(): void }) {
  const t = useT("discounts.sales");
  const { data: sellers } = useQuery(orpc.vendorProducts.sellers.queryOptions());
  const own = sellers?.filter(({ canEdit }) => canEdit) ?? [];
  return (
    <Dialog isOpen onClose={onClose} title={sale ? <bdi lang={languageOf(sale.name)}>{sale.name}</bdi> : t("new.title")}>
      {(sale || own.length > 0) && <SaleFormFields sale={sale} sellers={own} onClose={onClose} />}
    </Dialog>
  );
}

type FieldsProps = { sale: Stored; sellers: readonly { id: string; name: string }[]; onClose(): void };

function SaleFormFields({ sale, sellers, onClose }: FieldsProps) {
  const t = useT("discounts.sales");
  const client = useQueryClient();
  const failureText = useFailureText();
  const form = useForm({
    stored: sale as Stored,
    valuesOf: (stored) => valuesOf(stored, sellers[0]?.id ?? ""),
    check: ({ vendorId: _, ...fields }) => judgeSale(fields).problems,
    problemText: (code: SaleFieldProblem) => t(`problem.${code}`),
    send: ({ vendorId, ...fields }, { stored }) =>
      stored ? api.vendorSales.update({ id: stored.id, version: stored.version, fields }) : api.vendorSales.create({ vendorId, fields }),
    onSent: async () => {
      toast({ title: t("saved"), description: t("savedText") });
      onClose();
      await client.invalidateQueries({ queryKey: orpc.vendorSales.list.key() });
    },
    onFailure: (failure) => toast({ title: t("saveFailed"), description: failureText(failure), tone: "danger" }),
  });
  const isReadOnly = sale !== null && !sale.canEdit;
  const day = (field: "startsOn" | "endsOn") => ({
    label: t(`field.${field}`),
    value: form.values[field] ?? "",
    error: form.error(field),
    onChange: (event: { target: { value: string } }) => form.set(field, event.target.value || null),
  });
  return (
    <Form form={form}>
      <ConflictBox form={form} nameOf={(field) => t(`field.${field}`)} />
      <fieldset disabled={isReadOnly} className="grid gap-5">
        {!sale && sellers.length > 1 && (
          <Select label={t("field.vendorId")} {...form.text("vendorId")}>
            {sellers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <Input label={t("field.name")} {...form.text("name")} hint={t("hint.name")} required maxLength={80} autoComplete="off" />
        <Covered form={form} known={sale?.pieces ?? []} />
        <HowMuch form={form} />
        <div className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
          <DateInput {...day("startsOn")} required />
          <DateInput {...day("endsOn")} required />
          <p className="hint sm:col-span-2">{t("hint.days")}</p>
        </div>
        <Checkbox label={t("field.isOn")} checked={form.values.isOn} onChange={(event) => form.set("isOn", event.target.checked)} />
        {!isReadOnly && <Effect values={form.values} />}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t("cancel")}</Button>
          {!isReadOnly && (
            <Button type="submit" variant="primary" pending={form.isSending}>
              {t("save")}
            </Button>
          )}
        </div>
      </fieldset>
    </Form>
  );
}

type PartProps = { form: ReturnType<typeof useForm<Stored, Values, VendorSale, SaleFieldProblem>> };

function Covered({ form, known }: PartProps & { known: VendorSale["pieces"] }) {
  const t = useT("discounts.sales");
  const products = useT("products");
  const { scope, category, pieces, vendorId } = form.values;
  return (
    <>
      <RadioGroup label={t("field.scope")} {...form.control("scope")} options={SALE_SCOPES.map((value) => ({ value, label: t(`scope.${value}`) }))} />
      {scope === "category" && (
        <Select
          label={t("field.category")}
          value={category ?? ""}
          error={form.error("category")}
          required
          onChange={(event) => form.set("category", (event.target.value || null) as SaleFields["category"])}
        >
          <option value="" />
          {PRODUCT_CATEGORIES.map((value) => (
            <option key={value} value={value}>
              {products(`category.${value}`)}
            </option>
          ))}
        </Select>
      )}
      {scope === "pieces" && (
        <SalePieces vendorId={vendorId} value={pieces} known={known} error={form.error("pieces")} onChange={(value) => form.set("pieces", value)} />
      )}
    </>
  );
}

function HowMuch({ form }: PartProps) {
  const t = useT("discounts.sales");
  const { scope, kind } = form.values;
  return (
    <>
      {(scope === "pieces" || kind === "price") && (
        <RadioGroup
          label={t("field.kind")}
          {...form.control("kind")}
          options={[
            { value: "percent", label: t("kind.percent") },
            { value: "price", label: t("kind.price") },
          ]}
        />
      )}
      {kind === "percent" ? (
        <NumberInput label={t("field.percent")} {...form.control("percent")} isWhole required />
      ) : (
        <MoneyInput label={t("field.price")} {...form.control("price")} hint={t("hint.price")} required />
      )}
    </>
  );
}

/** What the sale would do, once it is whole. */
function Effect({ values: { vendorId, ...given } }: { values: Values }) {
  const t = useT("discounts.sales");
  const fields = useDeferredValue(given);
  const isWhole = Object.keys(judgeSale({ ...fields, name: fields.name || "-" }).problems).length === 0;
  const asked = orpc.vendorSales.preview.queryOptions({ input: { vendorId, fields: { ...fields, name: "-" } }, enabled: isWhole });
  const { data } = useQuery({ ...asked, placeholderData: keepPreviousData });
  return (
    <p className="text-sm font-medium" role="status">
      {isWhole && data && t("preview", { n: data.lowered })}
    </p>
  );
}
