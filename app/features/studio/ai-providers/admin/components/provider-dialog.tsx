import { ORPCError } from "@orpc/client";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Input, PasswordInput, Select } from "#app/ui/input.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { AiProvider, AiProviderValues } from "../../ai-providers.contract.ts";
import { KEY_LENGTH, KIND_FACTS, MODEL_LENGTH, NAME_LENGTH, PROVIDER_KINDS, type ProviderKind, URL_LENGTH } from "../../ai-providers.ts";
import { countOf, dollarsIn, microsOf } from "./use-dollars.ts";

type Props = { provider: AiProvider | null; onClose(): void; onSaved(): Promise<void> };
type Problems = Record<string, string>;

const EXAMPLES: Partial<Record<ProviderKind, string>> = {
  openai_compatible: "http://127.0.0.1:8080/v1",
  comfyui: "http://127.0.0.1:8188",
  automatic1111: "http://127.0.0.1:7860",
};

export function ProviderDialog(props: Props) {
  const t = useT("ai-providers.admin");
  return (
    <Dialog isOpen onClose={props.onClose} title={t(props.provider ? "edit" : "add")}>
      <ProviderForm {...props} />
    </Dialog>
  );
}

function ProviderForm({ provider, onClose, onSaved }: Props) {
  const t = useT("ai-providers.admin");
  const [kind, setKind] = useState<ProviderKind>(provider?.kind ?? "openai");
  const [problems, setProblems] = useState<Problems>({});
  const facts = KIND_FACTS[kind];
  const textOf = (field: string) => {
    const key = `invalid.${field}.${problems[field]}`;
    return problems[field] && (t.has(key) ? t(key) : t("form.required"));
  };
  const save = useMutation({
    mutationFn: (values: AiProviderValues) => (provider ? api.aiProviders.update({ id: provider.id, ...values }) : api.aiProviders.create({ kind, ...values })),
    onSuccess: async () => {
      toast({ title: t(provider ? "toast.updated" : "toast.created") });
      onClose();
      await onSaved();
    },
    onError: (error) => {
      if (error instanceof ORPCError && error.code === "INVALID") setProblems((error.data as { fields: Problems }).fields);
      else toast({ title: t("error"), description: t("toast.failed"), tone: "danger" });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { values, wrong } = valuesOf(new FormData(event.currentTarget), provider);
    setProblems(wrong);
    if (values) save.mutate(values);
  };
  const host = provider ? hostOf(provider.address) : hostOf(facts.baseUrl ?? EXAMPLES[kind] ?? "");
  const { key } = provider ?? { key: null };
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      {!provider && (
        <Select label={t("form.kind")} name="kind" value={kind} error={textOf("kind")} onChange={(event) => setKind(event.target.value as ProviderKind)}>
          {PROVIDER_KINDS.map((one) => (
            <option key={one} value={one}>
              {KIND_FACTS[one].name}
            </option>
          ))}
        </Select>
      )}
      <Input
        key={`name-${kind}`}
        label={t("form.name")}
        name="name"
        required
        defaultValue={provider?.name ?? facts.name}
        hint={t("form.nameHint")}
        error={textOf("name")}
        maxLength={NAME_LENGTH}
        autoComplete="off"
      />
      <Input
        label={t("form.baseUrl")}
        name="baseUrl"
        type="url"
        required={facts.baseUrl === null}
        optional={facts.baseUrl !== null}
        defaultValue={provider?.baseUrl ?? ""}
        hint={
          facts.isSelfHosted
            ? t("form.baseUrlOwn", { example: EXAMPLES[kind] ?? "" })
            : `${t("form.baseUrlHosted")} ${t("form.baseUrlHint", { address: facts.baseUrl ?? "" })}`
        }
        error={textOf("baseUrl")}
        maxLength={URL_LENGTH}
        autoComplete="off"
      />
      <PasswordInput
        label={t("form.key")}
        name="key"
        required={facts.needsKey && !key}
        hint={[kind === "automatic1111" && t("form.keyAuth"), key ? t("form.keyKept", { hint: key.hint }) : t("form.keyNew")].filter(Boolean).join(" ")}
        error={textOf("key")}
        maxLength={KEY_LENGTH}
        autoComplete="off"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Input
          label={t("form.model")}
          name="model"
          dir="ltr"
          optional={kind !== "openai_compatible"}
          defaultValue={provider?.model ?? ""}
          hint={facts.model ? t("form.modelHint", { model: facts.model }) : kind === "openai_compatible" ? undefined : t("form.modelLoaded")}
          error={textOf("model")}
          maxLength={MODEL_LENGTH}
          autoComplete="off"
        />
        <Input
          label={t("form.textModel")}
          name="textModel"
          dir="ltr"
          optional
          defaultValue={provider?.textModel ?? ""}
          hint={facts.textModel ? t("form.textModelHint", { model: facts.textModel }) : t("form.textModelSame")}
          maxLength={MODEL_LENGTH}
          autoComplete="off"
        />
        <Input
          key={`price-${kind}`}
          label={t("form.price")}
          name="price"
          dir="ltr"
          inputMode="decimal"
          defaultValue={dollarsIn(provider?.priceMicros ?? facts.priceMicros)}
          hint={t("form.priceHint")}
          error={textOf("price")}
        />
        <Input
          label={t("form.personDailyCount")}
          name="personDailyCount"
          dir="ltr"
          inputMode="numeric"
          optional
          defaultValue={provider?.personDailyCount ?? ""}
          hint={t("form.noLimit")}
          error={problems.personDailyCount && t("invalid.number.number")}
        />
      </div>
      <fieldset className="grid gap-2">
        <legend className="label mb-2">{t("form.uses")}</legend>
        <Checkbox name="doesRedesign" label={t("form.doesRedesign")} defaultChecked={provider?.doesRedesign ?? true} />
        <Checkbox name="doesText" label={t("form.doesText")} defaultChecked={provider?.doesText ?? true} />
        {problems.uses && (
          <p role="alert" className="text-sm text-danger">
            {textOf("uses")}
          </p>
        )}
      </fieldset>
      <Checkbox name="isEnabled" label={t("form.isEnabled")} defaultChecked={provider?.isEnabled ?? true} />
      <p className="muted text-sm">{t("form.privacy", { host })}</p>
      <div className="flex flex-wrap justify-end gap-2">
        {provider && <RemoveButton id={provider.id} onRemoved={onSaved} onClose={onClose} />}
        <Button onClick={onClose}>{t("form.cancel")}</Button>
        <Button type="submit" variant="primary" pending={save.isPending}>
          {t("form.save")}
        </Button>
      </div>
    </form>
  );
}

/** Asks once more in its own place. */
function RemoveButton({ id, onRemoved, onClose }: { id: string; onRemoved(): Promise<void>; onClose(): void }) {
  const t = useT("ai-providers.admin");
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.aiProviders.remove({ id }),
    onSuccess: async () => {
      toast({ title: t("toast.removed") });
      onClose();
      await onRemoved();
    },
    onError: () => toast({ title: t("error"), description: t("toast.failed"), tone: "danger" }),
  });
  return (
    <Button
      className="me-auto"
      variant={isAsking ? "danger" : "ghost"}
      pending={remove.isPending}
      onClick={() => (isAsking ? remove.mutate() : setAsking(true))}
    >
      {t(isAsking ? "form.removeConfirm" : "form.remove")}
    </Button>
  );
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);

/** What the form says, or which of its figures are none. The server checks everything else. */
function valuesOf(form: FormData, provider: AiProvider | null): { values?: AiProviderValues; wrong: Problems } {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const price = microsOf(text("price"));
  const personDailyCount = countOf(text("personDailyCount"));
  if (price === undefined) return { wrong: { price: "number" } };
  if (personDailyCount === undefined) return { wrong: { personDailyCount: "number" } };
  const key = text("key");
  return {
    wrong: {},
    values: {
      name: text("name"),
      baseUrl: text("baseUrl") || null,
      model: text("model") || null,
      textModel: text("textModel") || null,
      doesRedesign: form.has("doesRedesign"),
      doesText: form.has("doesText"),
      ...(key ? { key } : provider ? {} : { key: null }),
      priceMicros: price ?? 0,
      personDailyCount,
      isEnabled: form.has("isEnabled"),
    },
  };
}
