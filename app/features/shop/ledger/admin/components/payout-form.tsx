import { useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { Form } from "#app/ui/form/form.tsx";
import { MoneyInput } from "#app/ui/form/number-input.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Input } from "#app/ui/input.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { VendorBalance } from "../../ledger.contract.ts";

const LONGEST_NOTE = 200;

type Values = { amount: number | null; note: string };
type Problem = "required" | "tooMuch";

/** Records a transfer that the bank has made. A second click is the same one. */
export function PayoutForm({ balance: { vendor, available, currency }, onClose }: { balance: VendorBalance; onClose(): void }) {
  const t = useT("ledger");
  const client = useQueryClient();
  const failureText = useFailureText();
  const form = useSimpleForm({
    initial: { amount: available, note: "" } as Values,
    check: ({ amount }): { amount?: Problem } => {
      if (!amount || amount < 0 || !Number.isInteger(amount)) return { amount: "required" };
      return amount > available ? { amount: "tooMuch" } : {};
    },
    problemText: (code: Problem) => t(`problem.${code}`),
    send: ({ amount, note }, { key }) => api.payouts.create({ key, vendorId: vendor.id, amount: amount ?? 0, note }),
    onSent: async () => {
      toast({ title: t("paid") });
      onClose();
      await client.invalidateQueries({ queryKey: orpc.payouts.key() });
    },
    onFailure: (failure) => toast({ title: t("payFailed"), description: failureText(failure), tone: "danger" }),
  });
  return (
    <Form form={form} className="grid gap-5">
      <p className="text-sm text-muted">{t.rich("payText", { amount: () => <MoneyText amount={available} currency={currency} /> })}</p>
      <MoneyInput label={t("amountInRiyals")} {...form.control("amount")} required />
      <Input label={t("note")} hint={t("noteHint")} {...form.text("note")} maxLength={LONGEST_NOTE} optional />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t("cancel")}</Button>
        <Button type="submit" variant="primary" pending={form.isSending}>
          {t("payButton")}
        </Button>
      </div>
    </Form>
  );
}
