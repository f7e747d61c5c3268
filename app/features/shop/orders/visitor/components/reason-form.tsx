import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Textarea } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { OrderView } from "../../orders.view.contract.ts";

export type FormProps = { order: OrderView; token: string | null; onDone(): unknown; onClose(): void };
type Kind = "refuseReceipt" | "cancel" | "askReturn" | "dispute" | "note";

/** A step with its reason: the other side reads it. */
export function ReasonForm({ kind, order: { id }, token, onDone, onClose }: FormProps & { kind: Kind }) {
  const t = useT("orders");
  const isRequired = kind !== "cancel";
  const form = useSimpleForm({
    initial: { reason: "" },
    check: ({ reason }) => (isRequired && !reason.trim() ? { reason: "required" as const } : {}),
    problemText: () => t("problem.required"),
    send: ({ reason }) => {
      if (kind === "note") return api.orderSteps.addNote({ id, note: reason });
      return kind === "refuseReceipt" ? api.orderSteps.refuseReceipt({ id, reason }) : api.orderSteps[kind]({ id, token, reason });
    },
    onSent: () => {
      toast({ title: t(`done.${kind}`) });
      return onDone();
    },
  });
  return (
    <Form form={form} className="grid gap-3 rounded-control bg-sunken p-4">
      <Textarea {...form.text("reason")} label={t(`ask.${kind}`)} hint={t(`hint.${kind}`)} rows={3} maxLength={2_000} required={isRequired} autoFocus />
      <FailureNote form={form} texts={{ conflict: t("order.stepFailed") }} />
      <p className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant={kind === "note" ? "primary" : "danger"} pending={form.isSending}>
          {t(`step.${kind}`)}
        </Button>
        <Button size="sm" onClick={onClose}>
          {t("order.back")}
        </Button>
      </p>
    </Form>
  );
}
