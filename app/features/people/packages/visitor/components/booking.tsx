import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api, orpc } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { Form } from "#app/ui/form/form.tsx";
import { toggled } from "#app/ui/form/list-moves.ts";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Select, Textarea } from "#app/ui/input.tsx";
import { LoadedDialog } from "#app/ui/loaded-dialog.tsx";
import { MoneyText } from "#app/ui/money-text.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { ShownPackage } from "../../packages.contract.ts";
import { ANSWER_DAYS, NOTE_LENGTH } from "../../packages.ts";

type Props = { chosen: ShownPackage; name: string; onClose(): void };
type Places = Awaited<ReturnType<typeof api.bookings.places>>;

/** Extras, where it is for, and a note; the price that is sent is the one that stands here. */
export function Booking({ chosen, name, onClose }: Props) {
  const t = useT("packages");
  const title = <bdi lang={languageOf(chosen.title)}>{chosen.title}</bdi>;
  return (
    <LoadedDialog query={useQuery(orpc.bookings.places.queryOptions())} title={() => title} loading={title} failed={t("booking.loadFailed")} onClose={onClose}>
      {(places) => <BookingForm chosen={chosen} name={name} places={places} onClose={onClose} />}
    </LoadedDialog>
  );
}

function BookingForm({ chosen, name, places, onClose }: Props & { places: Places }) {
  const t = useT("packages");
  const client = useQueryClient();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const totalOf = (extras: readonly number[]) => chosen.price.amount + extras.reduce((sum, place) => sum + (chosen.extras[place]?.price.amount ?? 0), 0);
  const form = useSimpleForm({
    initial: { extras: [] as number[], projectId: "", city: places.city ?? "", note: "" },
    check: ({ projectId, city }) => (projectId || city ? {} : { city: "required" as const }),
    problemText: (code: "required" | "tooLong" | "unknown") => t(`problem.${code}`),
    send: ({ extras, projectId, city, note }, { key }) =>
      api.bookings.create({ id: chosen.id, idempotencyKey: key, price: totalOf(extras), extras, projectId: projectId || null, city, note }),
    onSent: ({ id, isWaiting }: { id: string; isWaiting: boolean }) => {
      toast(isWaiting ? { title: t("booking.waits"), description: t("booking.waitsText", { name }) } : { title: t("booking.sent") });
      void navigate(`/dashboard/jobs/${id}`);
    },
    onFailure: (failure) => {
      toast({ title: t("booking.failed"), description: failureText(failure), tone: "danger" });
      void client.invalidateQueries({ queryKey: orpc.packages.ofPerson.key() });
    },
  });
  const { extras, projectId } = form.values;
  return (
    <Form form={form} className="grid gap-5">
      <meta name="counted" content={`package ${chosen.id}`} />
      <p className="text-sm text-muted">{t("booking.terms", { name, n: ANSWER_DAYS })}</p>
      {chosen.extras.length > 0 && (
        <fieldset className="field">
          <legend className="label">{t("extras")}</legend>
          {chosen.extras.map((extra, place) => (
            <Checkbox
              key={extra.name}
              label={<bdi lang={languageOf(extra.name)}>{extra.name}</bdi>}
              count={<MoneyText {...extra.price} />}
              checked={extras.includes(place)}
              onChange={(event) => form.set("extras", toggled(extras, place, event.target.checked))}
            />
          ))}
        </fieldset>
      )}
      {places.projects.length > 0 && (
        <Select label={t("booking.project")} hint={projectId && t("booking.projectHint")} {...form.text("projectId")}>
          <option value="">{t("booking.newProject")}</option>
          {places.projects.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
      {!projectId && (
        <Select label={t("booking.city")} required {...form.text("city")}>
          <option value="">{t("booking.choose")}</option>
          {places.cities.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
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
  );
}
