import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Textarea } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import { REASON_LENGTH } from "../../requests.ts";
import { useReadAnew } from "./use-request-moves.ts";

type Props = {
  id: string;
  title: string;
  text?: string;
  action: string /** Said once it happened. */;
  done: string;
  isReasonRequired?: boolean;
  onClose(): void;
};

/** Says no to a request, with a reason that its household reads. */
export function DeclineDialog({ id, title, text, action, done, isReasonRequired = false, onClose }: Props) {
  const t = useT("requests");
  const readAnew = useReadAnew();
  const form = useSimpleForm({
    initial: { reason: "" },
    problemText: (code: "required" | "tooLong") => t(`problem.${code}`),
    check: ({ reason }) => (isReasonRequired && !reason.trim() ? { reason: "required" as const } : {}),
    send: ({ reason }) => api.requests.decline({ id, reason }),
    onSent: async () => {
      toast({ title: done });
      await readAnew();
      onClose();
    },
    onFailure: () => {
      toast({ title: t("move.failed"), tone: "danger" });
      void readAnew();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Form form={form} className="grid gap-5">
        {text && <p>{text}</p>}
        <Textarea
          label={t("booking.reason")}
          hint={t("booking.reasonHint")}
          required={isReasonRequired}
          rows={3}
          maxLength={REASON_LENGTH}
          {...form.text("reason")}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t("bidder.keep")}</Button>
          <Button type="submit" variant="danger" pending={form.isSending}>
            {action}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
