import { useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { MoneyInput } from "#app/ui/form/number-input.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Input, Select } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import { LINE_LENGTH, LINE_VATS, type LineVat, MOST_PRICES, NATURES, type Nature } from "../../quotation.ts";
import type { OwnPrice } from "../../quotations.schema.ts";
import { isUnitPrice } from "../../rules/totals.ts";
import { UNITS, type Unit } from "../../units.ts";
import type { PricedFor } from "./price-picker.tsx";

type Values = { text: string; unit: Unit; nature: Nature; vat: LineVat; unitPrice: number | null; cost: number | null };
type Code = "required" | "taken" | "price" | "tooManyPrices";
type Props = { author: PricedFor /** Null for a new one. */; price: OwnPrice | null; onClose(): void };

const EMPTY: Values = { text: "", unit: "m2", nature: "both", vat: "standard", unitPrice: null, cost: null };

function check({ text, unitPrice, cost }: Values): Partial<Record<keyof Values, Code>> {
  return {
    ...(!text.trim() && { text: "required" as const }),
    ...(!isUnitPrice(unitPrice) && { unitPrice: "price" as const }),
    ...(cost !== null && !isUnitPrice(cost) && { cost: "price" as const }),
  };
}

export function PriceDialog({ author, price, onClose }: Props) {
  const t = useT("quotations");
  const queries = useQueryClient();
  const form = useSimpleForm<Values, { id: string }, Code>({
    initial: price ?? EMPTY,
    check,
    problemText: (code) => t(`prices.problem.${code}`, { n: MOST_PRICES }),
    send: ({ text, unit, nature, vat, unitPrice, cost }) =>
      api.quotations.putPrice({
        ...(price && { id: price.id }),
        vendorId: author.vendorId,
        professionalId: author.professionalId,
        text,
        unit,
        nature,
        vat,
        unitPrice: unitPrice ?? 0,
        cost,
      }),
    onSent: async () => {
      toast({ title: t("prices.saved") });
      onClose();
      await queries.invalidateQueries({ queryKey: orpc.quotations.prices.key() });
    },
  });
  const { unit, nature, vat, unitPrice, cost } = form.values;
  return (
    <Dialog isOpen onClose={onClose} title={t(price ? "prices.editTitle" : "prices.new")}>
      <Form form={form} className="grid gap-4">
        <Input label={t("line.text")} {...form.text("text")} dir="auto" maxLength={LINE_LENGTH} required />
        <div className="grid gap-4 sm:grid-cols-2">
          <MoneyInput
            label={t("prices.unitPrice")}
            value={unitPrice}
            error={form.error("unitPrice")}
            onChange={(value) => form.set("unitPrice", value)}
            required
          />
          <Select label={t("line.unit")} value={unit} onChange={(event) => form.set("unit", event.target.value as Unit)}>
            {UNITS.map((each) => (
              <option key={each} value={each}>
                {t(`unit.${each}`)}
              </option>
            ))}
          </Select>
          <Select label={t("line.nature")} value={nature} onChange={(event) => form.set("nature", event.target.value as Nature)}>
            {NATURES.map((each) => (
              <option key={each} value={each}>
                {t(`nature.${each}`)}
              </option>
            ))}
          </Select>
          <Select label={t("line.vat")} value={vat} onChange={(event) => form.set("vat", event.target.value as LineVat)}>
            {LINE_VATS.map((each) => (
              <option key={each} value={each}>
                {t(`vat.${each}`)}
              </option>
            ))}
          </Select>
          <MoneyInput
            label={t("own.cost")}
            hint={t("own.only")}
            optional
            value={cost}
            error={form.error("cost")}
            onChange={(value) => form.set("cost", value)}
          />
        </div>
        <FailureNote form={form} texts={{}} />
        {form.error("limit") && (
          <p className="er" role="alert">
            {form.error("limit")}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t("prices.cancel")}</Button>
          <Button type="submit" variant="primary" pending={form.isSending}>
            {t("prices.save")}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
