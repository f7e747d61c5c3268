import { useId } from "react";
import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConflictBox } from "#app/ui/form/conflict-box.tsx";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { Form } from "#app/ui/form/form.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { Select } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { AiLimits, AiProvider } from "../../ai-providers.contract.ts";
import { EMBEDDED_ENGINE } from "../../ai-providers.ts";
import { countProblem, MICROS, microsProblem } from "./use-dollars.ts";

type Props = { limits: AiLimits; providers: readonly AiProvider[]; onSaved(): Promise<void> };

const FIELD_TEXTS: { readonly [field: string]: string } = { personDailyMicros: "personDailyCost", siteDailyMicros: "siteDailyCost" };

export function LimitsForm({ limits, providers, onSaved }: Props) {
  const t = useT("ai-providers.admin");
  const title = useId();
  const failureText = useFailureText();
  const form = useForm<AiLimits, AiLimits, AiLimits>({
    stored: limits,
    valuesOf: (stored) => stored,
    check: (values) => ({
      personDailyCount: countProblem(values.personDailyCount),
      personDailyMicros: microsProblem(values.personDailyMicros),
      siteDailyCount: countProblem(values.siteDailyCount),
      siteDailyMicros: microsProblem(values.siteDailyMicros),
    }),
    problemText: (_, place) =>
      t(place === "defaultEngine" ? "invalid.defaultEngine.unknown" : place.endsWith("Micros") ? "invalid.price.number" : "invalid.number.number"),
    send: (values, { stored }) => api.aiProviders.setLimits({ ...values, base: stored }),
    next: (saved) => saved,
    onSent: async () => {
      toast({ title: t("toast.limits") });
      await onSaved();
    },
    onFailure: (failure) => toast({ title: t("toast.failed"), description: failureText(failure), tone: "danger" }),
  });
  const hint = t("limits.noLimit");
  const usable = providers.filter(({ isEnabled, isComplete }) => isEnabled && isComplete);
  return (
    <section className="panel p-5" aria-labelledby={title}>
      <h2 id={title} className="text-lg font-medium">
        {t("limits.title")}
      </h2>
      <p className="muted mt-1 max-w-prose text-sm">{t("limits.text")}</p>
      <Form form={form} className="mt-5 grid gap-5">
        <ConflictBox form={form} nameOf={(field) => t(`limits.${FIELD_TEXTS[field] ?? field}` as "limits.defaultEngine")} />
        <div className="grid gap-5 sm:grid-cols-2">
          <NumberInput label={t("limits.personDailyCount")} hint={hint} isWhole {...form.control("personDailyCount")} />
          <NumberInput label={t("limits.personDailyCost")} hint={hint} scale={MICROS} {...form.control("personDailyMicros")} />
          <NumberInput label={t("limits.siteDailyCount")} hint={hint} isWhole {...form.control("siteDailyCount")} />
          <NumberInput label={t("limits.siteDailyCost")} hint={hint} scale={MICROS} {...form.control("siteDailyMicros")} />
          <Select label={t("limits.defaultEngine")} {...form.text("defaultEngine")}>
            <option value={EMBEDDED_ENGINE}>{t("limits.embedded")}</option>
            {usable.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </div>
        <div>
          <Button type="submit" pending={form.isSending}>
            {t("limits.save")}
          </Button>
        </div>
      </Form>
    </section>
  );
}
