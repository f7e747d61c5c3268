import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Input } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import { chosenPieces, PieceCounts } from "./piece-counts.tsx";
import type { FormProps } from "./reason-form.tsx";

/** A parcel: which pieces, by whom, and its number. For ten seconds it can be undone. */
export function ShipForm({ order, onDone, onClose }: FormProps) {
  const t = useT("orders");
  const open = order.lines.map(({ id, name, quantity, shipped }) => ({ id, name, most: quantity - shipped })).filter(({ most }) => most > 0);
  const form = useSimpleForm({
    initial: { carrier: "", tracking: "", quantities: Object.fromEntries(open.map(({ id, most }) => [id, most])) },
    problemText: () => t("problem.quantity"),
    send: async ({ carrier, tracking, quantities }) => {
      await api.orderSteps.ship({ id: order.id, carrier, tracking, lines: chosenPieces(quantities) });
      return (await api.orders.get({ id: order.id })).parcels.at(-1)?.id;
    },
    onSent: (parcelId) => {
      toast({
        title: t("done.ship"),
        ...(parcelId && {
          action: { label: t("order.undo"), onAction: () => void api.orderSteps.undoParcel({ id: order.id, parcelId }).finally(() => void onDone()) },
        }),
      });
      return onDone();
    },
  });
  const { quantities } = form.values;
  return (
    <Form form={form} className="grid gap-4 rounded-control bg-sunken p-4">
      <PieceCounts lines={open} counts={quantities} onChange={(counts) => form.set("quantities", counts)} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Input {...form.text("carrier")} label={t("ship.carrier")} maxLength={80} />
        <Input {...form.text("tracking")} label={t("ship.tracking")} maxLength={80} dir="ltr" />
      </div>
      <FailureNote form={form} texts={{ conflict: t("order.stepFailed") }} />
      <p className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary" pending={form.isSending}>
          {t("step.ship")}
        </Button>
        <Button size="sm" onClick={onClose}>
          {t("order.back")}
        </Button>
      </p>
    </Form>
  );
}
