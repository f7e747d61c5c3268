import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { Form } from "#app/ui/form/form.tsx";
import { toggled } from "#app/ui/form/list-moves.ts";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Textarea } from "#app/ui/input.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { ShownPackage } from "../../packages.contract.ts";
import { NOTE_LENGTH } from "../../packages.ts";

type Props = { chosen: ShownPackage; name: string; onClose(): void };

/** Extras and a note; the price that is sent is the one that stands here. */
export function Booking({ chosen, name, onClose }: Props) {
  const t = useT("packages");
  const client = useQueryClient();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const totalOf = (extras: readonly number[]) => chosen.price.amount + extras.reduce((sum, place) => sum + (chosen.extras[place]?.price.amount ?? 0), 0);
  const form = useSimpleForm({
    initial: { extras: [] as number[], note: "" },
    problemText: () => t("problem.tooLong"),
    send: ({ extras, note }, { key }) => api.packages.book({ id: chosen.id, idempotencyKey: key, price: totalOf(extras), extras, note }),
    onSent: ({ conversationId }: { conversationId: string }) => {
      toast({ title: t("booking.sent") });
      void navigate(`/dashboard/messages/${conversationId}`);
    },
    onFailure: (failure) => {
      toast({ title: t("booking.failed"), description: failureText(failure), tone: "danger" });
      void client.invalidateQueries({ queryKey: orpc.packages.ofPerson.key() });
    },
  });
  const { extras } = form.values;
  return (
    <Dialog isOpen onClose={onClose} title={<bdi>{chosen.title}</bdi>}>
      <meta name="counted" content={`package ${chosen.id}`} />
      <Form form={form} className="grid gap-5">
        <p className="text-sm text-muted">{t("booking.text", { name })}</p>
        {chosen.extras.length > 0 && (
          <fieldset className="field">
            <legend className="label">{t("extras")}</legend>
            {chosen.extras.map((extra, place) => (
              <Checkbox
                key={extra.name}
                label={<bdi>{extra.name}</bdi>}
                count={<MoneyText {...extra.price} />}
                checked={extras.includes(place)}
                onChange={(event) => form.set("extras", toggled(extras, place, event.target.checked))}
              />
            ))}
          </fieldset>
        )}
        <Textarea label={t("booking.note")} {...form.text("note")} rows={4} maxLength={NOTE_LENGTH} />
        <p className="flex items-baseline justify-between gap-4" aria-live="polite">
          <span>{t("booking.sum")}</span>
          <b>
            <MoneyText amount={totalOf(extras)} currency={chosen.price.currency} />
          </b>
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" variant="primary" pending={form.isSending}>
            {t("booking.send")}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
