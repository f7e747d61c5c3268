import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Input, Select, Textarea } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import { addDays, dayOf } from "../../riyadh-time.ts";
import type { Slots } from "../../schedule.contract.ts";
import { NOTE_LENGTH, PLACE_LENGTH, SCHEDULE_PATH, SLOT_DAYS } from "../../schedule.ts";
import { SlotPicker } from "./slot-picker.tsx";

type Problem = "required" | "tooLong";
/** `move`: the visit that gets this time, or nothing. */
type Props = { slots: Slots; move: string; requestId: string; turnTo(day: string): string };

const DONE: readonly string[] = ["completed", "archived"];

export function BookingForm({ slots, move, requestId, turnTo }: Props) {
  const t = useT("schedule");
  const format = useFormat();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { professional, days } = slots;
  const form = useSimpleForm({
    initial: { startsAt: "", place: "", note: "", projectId: "" },
    check: ({ startsAt }) => ({ ...(startsAt === "" && { startsAt: "required" as const }) }),
    problemText: (code: Problem, place) => (place === "startsAt" ? t("problem.noSlot") : t(`problem.${code}`)),
    send: ({ startsAt, place, note, projectId }, { key }) =>
      move
        ? api.visits.move({ id: move, startsAt, idempotencyKey: key })
        : api.visits.book({ id: professional.id, idempotencyKey: key, startsAt, place, note, projectId: projectId || null, requestId: requestId || null }),
    onSent: async () => {
      toast({ title: t(move ? "did.move" : "did.book"), description: t("waitsFor", { name: professional.name }) });
      await client.invalidateQueries({ queryKey: orpc.schedule.key() });
      await navigate(`${SCHEDULE_PATH}?view=day&day=${dayOf(form.values.startsAt)}`);
    },
    onFailure: () => void client.invalidateQueries({ queryKey: orpc.schedule.slots.key() }),
  });
  const { startsAt } = form.values;
  const [first, last] = [days[0]?.day ?? "", days.at(-1)?.day ?? ""];
  return (
    <Form form={form} isLong className="grid gap-8">
      <SlotPicker days={days} value={startsAt} onChange={(start) => form.set("startsAt", start)} error={form.error("startsAt")} />
      <nav className="flex flex-wrap gap-2" aria-label={t("turn.label")}>
        {first > dayOf(Date.now()) && <ButtonLink to={turnTo(addDays(first, -SLOT_DAYS))}>{t("book.earlier")}</ButtonLink>}
        {last < slots.until && <ButtonLink to={turnTo(addDays(last, 1))}>{t("book.later")}</ButtonLink>}
      </nav>
      {!move && <Details form={form} requestId={requestId} />}
      <p aria-live="polite">{startsAt && <b>{t("book.chosen", { day: format.date(startsAt, "long"), time: format.date(startsAt, "time") })}</b>}</p>
      <FailureNote
        form={form}
        texts={{ SLOT_TAKEN: t("problem.taken"), OUT_OF_TIME: t("problem.outOfTime"), FORBIDDEN: t("problem.refused"), forbidden: t("problem.refused") }}
      />
      <div>
        <Button type="submit" variant="primary" size="lg" pending={form.isSending}>
          {t(move ? "book.sendMove" : "book.send")}
        </Button>
      </div>
    </Form>
  );
}

type Values = { startsAt: string; place: string; note: string; projectId: string };
type FormOfBooking = ReturnType<typeof useSimpleForm<Values, { id: string }, Problem>>;

function Details({ form, requestId }: { form: FormOfBooking; requestId: string }) {
  const t = useT("schedule");
  const { data: request } = useQuery({ ...orpc.requests.get.queryOptions({ input: { id: requestId } }), enabled: requestId !== "" });
  const { data } = useQuery(orpc.projects.list.queryOptions({ input: {} }));
  const own = data?.items.filter(({ status, access }) => access !== "professional" && !DONE.includes(status)) ?? [];
  return (
    <>
      <Input label={t("field.place")} hint={t("book.placeHint")} {...form.text("place")} maxLength={PLACE_LENGTH} optional />
      {request && <p>{t("book.about", { title: request.title })}</p>}
      {own.length > 0 && !requestId && (
        <Select
          label={t("field.project")}
          hint={t("book.projectHint")}
          value={form.values.projectId}
          onChange={(event) => form.set("projectId", event.target.value)}
        >
          <option value="">{t("book.noProject")}</option>
          {own.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
      <Textarea label={t("field.note")} hint={t("book.noteHint")} {...form.text("note")} rows={3} maxLength={NOTE_LENGTH} optional />
    </>
  );
}
