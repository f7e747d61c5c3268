import { ArrowLeft, Lock } from "lucide-react";
import { lazy, Suspense } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { toMinor } from "#app/platform/money/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { PhoneInput } from "#app/ui/form/phone-input.tsx";
import { Input, Select, Textarea } from "#app/ui/input.tsx";
import { BUDGETS, DESCRIPTION_LENGTH, PROJECT_TYPES, START_TIMES } from "../../quotes.ts";
import { QuoteReceipt } from "./quote-receipt.tsx";
import type { QuoteFormState, QuoteText } from "./use-quote-form.ts";

// Most people only read: the photo picker loads with the second step.
const QuotePhotos = lazy(() => import("./quote-photos.tsx").then((module) => ({ default: module.QuotePhotos })));

type Props = { form: QuoteFormState /** Distinguishes the panel's fields from the sheet's. */; id: string };

/** The form of a quote request in two short steps; when it is sent, it becomes the receipt. */
export function QuoteForm({ form, id }: Props) {
  const t = useT("quotes");
  if (form.answer) return <QuoteReceipt form={form} />;
  const { failure } = form;
  const { reach } = form.vendor;
  return (
    <Form form={form} className="grid gap-4">
      {reach !== "team" && <p className="rounded-control bg-sunken px-4 py-3 text-sm">{t(`reach.${reach}`, { vendor: form.vendor.name })}</p>}
      {form.step === 1 ? <ProjectFields form={form} id={id} /> : <ContactFields form={form} id={id} />}
      {failure && (
        <p className="text-sm text-danger" role="alert">
          {failure.kind === "tooOften" ? t("problem.tooOften", { minutes: failure.minutes }) : t(failure.kind === "gone" ? "problem.gone" : "problem.failed")}
        </p>
      )}
      <div className="flex gap-2">
        {form.step === 2 && (
          <Button size="lg" onClick={form.back} aria-label={t("form.back")}>
            <ArrowLeft className="flip" aria-hidden />
          </Button>
        )}
        <Button key={form.step} type="submit" variant="primary" size="lg" block pending={form.isSending}>
          {t(form.step === 1 ? "form.next" : form.isSending ? "form.sending" : reach === "queue" ? "form.sendToTeam" : "form.send")}
        </Button>
      </div>
      <p className="note">
        <Lock size={16} aria-hidden />
        <span>{t(reach === "team" ? "reassurance" : "reassuranceUnjoined")}</span>
      </p>
    </Form>
  );
}

const fieldsOf =
  ({ form, id }: Props) =>
  (name: keyof QuoteText) => ({ id: `${id}-${name}`, ...form.text(name) });

function ProjectFields(props: Props) {
  const t = useT("quotes");
  const format = useFormat();
  const field = fieldsOf(props);
  const budget = ([min, max]: (typeof BUDGETS)[number]) => {
    const [from, to] = [min, max].map((amount) => (amount === null ? "" : format.money(toMinor(amount)))) as [string, string];
    return from && to ? t("budget.between", { from, to }) : from ? t("budget.from", { from }) : t("budget.upTo", { to });
  };
  return (
    <>
      <Select label={t("form.projectType")} {...field("projectType")} required>
        <option value="">{t("form.choose")}</option>
        {PROJECT_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`projectType.${type}`)}
          </option>
        ))}
      </Select>
      <div className="two">
        <Select label={t("form.city")} {...field("city")} required>
          <option value="">{t("form.choose")}</option>
          {props.form.cities.map((city) => (
            <option key={city.value} value={city.value === city.label ? undefined : city.value}>
              {city.label}
            </option>
          ))}
        </Select>
        <Select label={t("form.start")} {...field("startWhen")}>
          {START_TIMES.map((time) => (
            <option key={time} value={time}>
              {t(`start.${time}`)}
            </option>
          ))}
        </Select>
      </div>
      <Select label={t("form.budget")} {...field("budget")}>
        <option value="">{t("budget.open")}</option>
        {BUDGETS.map((range, index) => (
          <option key={String(range)} value={index}>
            {budget(range)}
          </option>
        ))}
      </Select>
      <Textarea
        label={t("form.description")}
        placeholder={t("form.descriptionHint")}
        rows={3}
        maxLength={DESCRIPTION_LENGTH}
        required
        {...field("description")}
      />
    </>
  );
}

function ContactFields(props: Props) {
  const t = useT("quotes");
  const field = fieldsOf(props);
  return (
    <>
      <p className="text-sm text-muted">{t("form.lastStep")}</p>
      <Input label={t("form.contactName")} autoComplete="name" required {...field("contactName")} />
      <Input label={t("form.contactEmail")} type="email" autoComplete="email" required {...field("contactEmail")} />
      <PhoneInput label={t("form.contactPhone")} optional {...field("contactPhone")} />
      <Suspense>
        <QuotePhotos form={props.form} />
      </Suspense>
    </>
  );
}
