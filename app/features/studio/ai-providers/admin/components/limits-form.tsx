import { ORPCError } from "@orpc/client";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Input, Select } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { AiLimits, AiProvider } from "../../ai-providers.contract.ts";
import { EMBEDDED_ENGINE } from "../../ai-providers.ts";
import { countOf, dollarsIn, microsOf } from "./use-dollars.ts";

type Props = { limits: AiLimits; providers: readonly AiProvider[]; onSaved(): Promise<void> };

export function LimitsForm({ limits, providers, onSaved }: Props) {
  const t = useT("ai-providers.admin");
  const title = useId();
  const [problems, setProblems] = useState<Record<string, string>>({});
  const save = useMutation({
    mutationFn: (values: AiLimits) => api.aiProviders.setLimits(values),
    onSuccess: async () => {
      toast({ title: t("toast.limits") });
      await onSaved();
    },
    onError: (error) => {
      if (error instanceof ORPCError && error.code === "INVALID") setProblems((error.data as { fields: Record<string, string> }).fields);
      else toast({ title: t("error"), description: t("toast.failed"), tone: "danger" });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "");
    const { defaultEngine, ...figures } = {
      defaultEngine: text("defaultEngine"),
      personDailyCount: countOf(text("personDailyCount")),
      personDailyMicros: microsOf(text("personDailyMicros")),
      siteDailyCount: countOf(text("siteDailyCount")),
      siteDailyMicros: microsOf(text("siteDailyMicros")),
    };
    const wrong = Object.entries(figures).flatMap(([name, value]) => (value === undefined ? [[name, "number"]] : []));
    setProblems(Object.fromEntries(wrong));
    if (wrong.length === 0) save.mutate({ defaultEngine, ...(figures as Omit<AiLimits, "defaultEngine">) });
  };
  const count = (name: "personDailyCount" | "siteDailyCount") => (
    <Input
      label={t(`limits.${name}`)}
      name={name}
      dir="ltr"
      inputMode="numeric"
      defaultValue={limits[name] ?? ""}
      hint={t("limits.noLimit")}
      error={problems[name] && t("invalid.number.number")}
    />
  );
  const cost = (name: "personDailyMicros" | "siteDailyMicros", label: string) => (
    <Input
      label={label}
      name={name}
      dir="ltr"
      inputMode="decimal"
      defaultValue={dollarsIn(limits[name])}
      hint={t("limits.noLimit")}
      error={problems[name] && t("invalid.price.number")}
    />
  );
  const usable = providers.filter(({ isEnabled, isComplete }) => isEnabled && isComplete);
  return (
    <section className="panel p-5" aria-labelledby={title}>
      <h2 id={title} className="text-lg font-medium">
        {t("limits.title")}
      </h2>
      <p className="muted mt-1 max-w-prose text-sm">{t("limits.text")}</p>
      <form className="mt-5 grid gap-5" noValidate onSubmit={submit}>
        <div className="grid gap-5 sm:grid-cols-2">
          {count("personDailyCount")}
          {cost("personDailyMicros", t("limits.personDailyCost"))}
          {count("siteDailyCount")}
          {cost("siteDailyMicros", t("limits.siteDailyCost"))}
          <Select
            label={t("limits.defaultEngine")}
            name="defaultEngine"
            defaultValue={limits.defaultEngine}
            error={problems.defaultEngine && t("invalid.defaultEngine.unknown")}
          >
            <option value={EMBEDDED_ENGINE}>{t("limits.embedded")}</option>
            {usable.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </div>
        <div>
          <Button type="submit" pending={save.isPending}>
            {t("limits.save")}
          </Button>
        </div>
      </form>
    </section>
  );
}
