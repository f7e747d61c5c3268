import { useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { Form } from "#app/ui/form/form.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { toast } from "#app/ui/toast.tsx";

/** Hundredths of a percent. */
const HIGHEST = 5_000;
const TO_PERCENT = 100;

/** The commission of future sales: of one seller (empty: that of all), or of all. */
export function RateForm({ vendorId, rate, onClose }: { vendorId: string | null; rate: number | null; onClose(): void }) {
  const t = useT("ledger");
  const client = useQueryClient();
  const failureText = useFailureText();
  const form = useSimpleForm({
    initial: { rate },
    check: ({ rate: given }): { rate?: "rate" } => {
      if (given === null) return vendorId ? {} : { rate: "rate" };
      return Number.isInteger(given) && given >= 0 && given <= HIGHEST ? {} : { rate: "rate" };
    },
    problemText: () => t("problem.rate"),
    send: (values) => api.payouts.setRate({ vendorId, rate: values.rate }),
    onSent: async () => {
      toast({ title: t("rateSaved") });
      onClose();
      await client.invalidateQueries({ queryKey: orpc.payouts.key() });
    },
    onFailure: (failure) => toast({ title: t("rateFailed"), description: failureText(failure), tone: "danger" }),
  });
  return (
    <Form form={form} className="grid gap-5">
      <p className="text-sm text-muted">{t("rateText")}</p>
      <NumberInput
        label={t("ratePercent")}
        hint={vendorId ? t("rateHint") : undefined}
        {...form.control("rate")}
        scale={TO_PERCENT}
        required={!vendorId}
        optional={vendorId !== null}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t("cancel")}</Button>
        <Button type="submit" variant="primary" pending={form.isSending}>
          {t("save")}
        </Button>
      </div>
    </Form>
  );
}
