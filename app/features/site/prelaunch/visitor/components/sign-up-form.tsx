import { Link } from "react-router";
import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { CityOption } from "#app/platform/places/places.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox, Segmented } from "#app/ui/choice.tsx";
import { FailureNote } from "#app/ui/form/failure-note.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { useSimpleForm } from "#app/ui/form/use-form.ts";
import { Input, Select } from "#app/ui/input.tsx";
import { PRELAUNCH_ROLES, type PrelaunchRole } from "../../prelaunch.ts";

type Values = { contact: string; role: PrelaunchRole; city: string; consent: boolean };
const EMPTY: Values = { contact: "", role: "homeowner", city: "", consent: false };

type Props = { cities: readonly CityOption[]; invite: string | undefined; onSent(contact: string, channel: "email" | "phone"): void };

/** One address, who one is and where; nothing typed is lost when it fails. */
export function SignUpForm({ cities, invite, onSent }: Props) {
  const t = useT("prelaunch");
  const form = useSimpleForm({
    initial: EMPTY,
    problemText: (code) => t(`problem.${code as "contact"}`),
    send: async ({ contact, role, city, consent }) => {
      const { channel } = await api.prelaunch.signUp({ contact, role, city, hasConsent: consent, ...(invite && { invite }) });
      return { contact, channel };
    },
    onSent: ({ contact, channel }) => onSent(contact, channel),
  });
  return (
    <Form form={form} className="grid gap-5">
      {invite && <p className="invited">{t("invited")}</p>}
      <Input {...form.text("contact")} label={t("contact")} hint={t("contactHint")} dir="ltr" autoComplete="email" inputMode="email" required />
      <div className="grid gap-2">
        <span className="field-label">{t("role.label")}</span>
        <Segmented<PrelaunchRole>
          label={t("role.label")}
          name="role"
          value={form.values.role}
          onChange={(role) => form.set("role", role)}
          options={PRELAUNCH_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
        />
      </div>
      <Select {...form.text("city")} label={t("city")} required>
        <option value="">{t("chooseCity")}</option>
        {cities.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <div>
        <Checkbox
          label={t.rich("consent", {
            privacy: (text) => (
              <Link className="link" to="/privacy">
                {text}
              </Link>
            ),
          })}
          checked={form.values.consent}
          aria-invalid={form.problems.consent ? true : undefined}
          onChange={(event) => form.set("consent", event.target.checked)}
        />
        {form.problems.consent && (
          <p className="field-error" role="alert">
            {t("problem.consent")}
          </p>
        )}
      </div>
      <FailureNote form={form} texts={{ tooOften: t("problem.tooOften") }} />
      <Button type="submit" variant="primary" size="lg" block pending={form.isSending}>
        {t("submit")}
      </Button>
    </Form>
  );
}
