import { useQueryClient } from "@tanstack/react-query";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { DateInput, TimeInput } from "#app/ui/form/special-inputs.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Input } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import { atMinutes, readClock } from "../../riyadh-time.ts";
import { PLACE_LENGTH, TITLE_LENGTH } from "../../schedule.ts";

type Problem = "required" | "tooLong" | "order";
type Props = { day: string; onClose(): void };

/** Something of one's own that takes time. */
export function AppointmentDialog({ day, onClose }: Props) {
  const t = useT("schedule");
  const client = useQueryClient();
  const form = useSimpleForm({
    initial: { title: "", place: "", day, from: "10:00", endsAt: "11:00" },
    check: ({ title, day: on, from, endsAt }) => ({
      ...(title.trim() === "" && { title: "required" as const }),
      ...(on === "" && { day: "required" as const }),
      ...((from === "" || endsAt <= from) && { endsAt: "order" as const }),
    }),
    problemText: (code: Problem) => t(`problem.${code}`),
    send: ({ title, place, day: on, from, endsAt }, { key }) =>
      api.schedule.addAppointment({
        ...{ idempotencyKey: key, title, place },
        ...{ startsAt: atMinutes(on, readClock(from)).toISOString(), endsAt: atMinutes(on, readClock(endsAt)).toISOString() },
      }),
    onSent: async () => {
      toast({ title: t("did.add") });
      onClose();
      await client.invalidateQueries({ queryKey: orpc.schedule.key() });
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t("add.title")}>
      <Form form={form} className="grid gap-5">
        <p className="text-sm text-muted">{t("onlyYou")}</p>
        <Input label={t("field.title")} {...form.text("title")} maxLength={TITLE_LENGTH} required />
        <Input label={t("field.place")} {...form.text("place")} maxLength={PLACE_LENGTH} optional />
        <DateInput label={t("field.day")} {...form.text("day")} required />
        <div className="grid grid-cols-2 gap-4">
          <TimeInput label={t("field.from")} none={t("none")} {...form.text("from")} />
          <TimeInput label={t("field.to")} none={t("none")} {...form.text("endsAt")} />
        </div>
        <FailureNote form={form} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" variant="primary" pending={form.isSending}>
            {t("add.send")}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
