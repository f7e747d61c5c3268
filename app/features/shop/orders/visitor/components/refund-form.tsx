import { api } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { MoneyInput } from "#app/ui/form/number-input.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Textarea } from "#app/ui/input.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { toast } from "#app/ui/toast.tsx";
import { refundProblem, vatOfRefund } from "../../refund.rules.ts";
import { chosenPieces, PieceCounts } from "./piece-counts.tsx";
import type { FormProps } from "./reason-form.tsx";

/** Gives a part of the price back: pieces, amount, reason, and whether they go on sale again. */
export function RefundForm({ order, onDone, onClose }: FormProps) {
  const t = useT("orders");
  const format = useFormat();
  const form = useSimpleForm({
    initial: { amount: (order.paid - order.refunded) as number | null, reason: "", restock: false, quantities: {} as Record<string, number> },
    check: ({ amount, reason }) => {
      const problem = refundProblem(amount ?? 0, order);
      return { ...(problem && { amount: problem }), ...(!reason.trim() && { reason: "required" as const }) };
    },
    problemText: (code) => t(`problem.${code}`, { most: format.money(order.paid - order.refunded, order.currency) }),
    send: ({ amount, reason, restock, quantities }, { key }) =>
      api.orderSteps.refund({
        ...{ id: order.id, key, amount: amount ?? 0, reason, restock },
        lines: chosenPieces(quantities),
      }),
    onSent: () => {
      toast({ title: t("done.refund") });
      return onDone();
    },
  });
  const { amount } = form.values;
  const open = order.lines.map(({ id, name, quantity, refunded }) => ({ id, name, most: quantity - refunded })).filter(({ most }) => most > 0);
  const isPossible = amount !== null && refundProblem(amount, order) === null;
  return (
    <Form form={form} className="grid gap-4 rounded-control bg-sunken p-4">
      <PieceCounts lines={open} counts={form.values.quantities} onChange={(counts) => form.set("quantities", counts)} />
      <MoneyInput label={t("refund.amount")} {...form.control("amount")} error={form.error("amount")} />
      <Textarea {...form.text("reason")} label={t("refund.reason")} hint={t("refund.reasonHint")} rows={2} maxLength={2_000} required />
      <Checkbox label={t("refund.restock")} checked={form.values.restock} onChange={(event) => form.set("restock", event.target.checked)} />
      {isPossible && (
        <p className="text-sm text-muted">
          {t("refund.note")} <MoneyText amount={vatOfRefund(order, amount)} currency={order.currency} />
        </p>
      )}
      <FailureNote form={form} />
      <p className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="danger" pending={form.isSending}>
          {isPossible ? t("refund.submit", { amount: format.money(amount, order.currency) }) : t("step.refund")}
        </Button>
        <Button size="sm" onClick={onClose}>
          {t("order.back")}
        </Button>
      </p>
    </Form>
  );
}
