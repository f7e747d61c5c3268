import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
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
import { type CouponFieldProblem, type CouponFields, EMPTY_COUPON, judgeCoupon } from "../../coupon.rules.ts";
import type { VendorCoupon } from "../../discounts.contract.ts";

type Values = CouponFields & { vendorId: string };
/** null: a new one. */
type Stored = VendorCoupon | null;

const valuesOf = (coupon: Stored, vendorId: string): Values =>
  coupon
    ? {
        ...{ vendorId: coupon.vendor.id, code: coupon.code, kind: coupon.kind, percent: coupon.percent, amount: coupon.amount?.amount ?? null },
        ...{ minSpend: coupon.minSpend?.amount ?? null, startsOn: coupon.startsOn, endsOn: coupon.endsOn, mostUses: coupon.mostUses },
        ...{ isOncePerBuyer: coupon.isOncePerBuyer, isOn: coupon.isOn },
      }
    : { ...EMPTY_COUPON, vendorId };

/** A new coupon, or one that is there. */
export function CouponDialog({ coupon, onClose }: { coupon: Stored; onClose(): void }) {
  const t = useT("discounts");
  const { data: sellers } = useQuery(orpc.vendorProducts.sellers.queryOptions());
  const own = sellers?.filter(({ canEdit }) => canEdit) ?? [];
  return (
    <Dialog isOpen onClose={onClose} title={coupon ? <bdi dir="ltr">{coupon.code}</bdi> : t("new.title")}>
      {(coupon || own.length > 0) && <CouponFormFields coupon={coupon} sellers={own} onClose={onClose} />}
    </Dialog>
  );
}

type FieldsProps = { coupon: Stored; sellers: readonly { id: string; name: string }[]; onClose(): void };

function CouponFormFields({ coupon, sellers, onClose }: FieldsProps) {
  const t = useT("discounts");
  const client = useQueryClient();
  const failureText = useFailureText();
  const form = useForm({
    stored: coupon as Stored,
    valuesOf: (stored) => valuesOf(stored, sellers[0]?.id ?? ""),
    check: ({ vendorId: _, ...fields }) => judgeCoupon(fields).problems,
    problemText: (code: CouponFieldProblem) => t(`problem.${code}`),
    send: ({ vendorId, ...fields }, { stored }) =>
      stored ? api.coupons.update({ id: stored.id, version: stored.version, fields }) : api.coupons.create({ vendorId, fields }),
    onSent: async () => {
      toast({ title: t("saved") });
      onClose();
      await client.invalidateQueries({ queryKey: orpc.coupons.list.key() });
    },
    onFailure: (failure) => toast({ title: t("saveFailed"), description: failureText(failure), tone: "danger" }),
  });
  const { kind, isOncePerBuyer, isOn } = form.values;
  const isReadOnly = coupon !== null && !coupon.canEdit;
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
        {!coupon && sellers.length > 1 && (
          <Select label={t("vendor")} {...form.text("vendorId")}>
            {sellers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <Input
          label={t("field.code")}
          {...form.text("code")}
          hint={t("hint.code")}
          dir="ltr"
          required
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <RadioGroup
          label={t("field.kind")}
          {...form.control("kind")}
          options={[
            { value: "percent", label: t("kind.percent") },
            { value: "amount", label: t("kind.amount") },
          ]}
        />
        {kind === "percent" ? (
          <NumberInput label={t("field.percent")} {...form.control("percent")} isWhole required />
        ) : (
          <MoneyInput label={t("field.amount")} {...form.control("amount")} required />
        )}
        <MoneyInput label={t("field.minSpend")} {...form.control("minSpend")} hint={t("hint.minSpend")} optional />
        <div className="grid gap-5 sm:grid-cols-2">
          <DateInput {...day("startsOn")} optional />
          <DateInput {...day("endsOn")} optional />
        </div>
        <NumberInput label={t("field.mostUses")} {...form.control("mostUses")} isWhole optional />
        <Checkbox label={t("field.isOncePerBuyer")} checked={isOncePerBuyer} onChange={(event) => form.set("isOncePerBuyer", event.target.checked)} />
        <Checkbox label={t("field.isOn")} checked={isOn} onChange={(event) => form.set("isOn", event.target.checked)} />
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
