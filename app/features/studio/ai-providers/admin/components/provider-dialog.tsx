import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#app/api/client.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { ChoiceGroup } from "#app/ui/form/choice-group.tsx";
import { ConflictBox } from "#app/ui/form/conflict-box.tsx";
import { useFailureText } from "#app/ui/form/failure-text.ts";
import { Form } from "#app/ui/form/form.tsx";
import { NumberInput } from "#app/ui/form/number-input.tsx";
import { useForm } from "#app/ui/form/use-form.ts";
import { Input, Select } from "#app/ui/input.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { AiProvider, AiProviderValues } from "../../ai-providers.contract.ts";
import { KEY_LENGTH, KIND_FACTS, MODEL_LENGTH, NAME_LENGTH, PROVIDER_KINDS, type ProviderKind, URL_LENGTH } from "../../ai-providers.ts";
import { countProblem, MICROS, microsProblem } from "./use-dollars.ts";

type Props = { provider: AiProvider | null; onClose(): void; onSaved(): Promise<void> };

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

/** For fields with other names in the form. */
const FIELD_TEXTS: { readonly [field: string]: string } = { priceMicros: "price" };

const EMPTY_KIND: ProviderKind = "openai";

type Values = Omit<AiProviderValues, "baseUrl" | "model" | "textModel" | "key" | "priceMicros"> & {
  kind: ProviderKind;
  baseUrl: string;
  model: string;
  textModel: string;
  key: string;
  priceMicros: number | null;
};

const valuesOf = (provider: AiProvider | null): Values => ({
  kind: provider?.kind ?? EMPTY_KIND,
  name: provider?.name ?? KIND_FACTS[EMPTY_KIND].name,
  baseUrl: provider?.baseUrl ?? "",
  key: "",
  model: provider?.model ?? "",
  textModel: provider?.textModel ?? "",
  priceMicros: provider?.priceMicros ?? KIND_FACTS[EMPTY_KIND].priceMicros,
  personDailyCount: provider?.personDailyCount ?? null,
  doesRedesign: provider?.doesRedesign ?? true,
  doesText: provider?.doesText ?? true,
  isEnabled: provider?.isEnabled ?? true,
});

/** As the API takes them: a key that was not typed stays what it is. */
const payloadOf = ({ kind: _, key, priceMicros, ...values }: Values, isNew: boolean): AiProviderValues => ({
  ...values,
  name: values.name.trim(),
  baseUrl: values.baseUrl.trim() || null,
  model: values.model.trim() || null,
  textModel: values.textModel.trim() || null,
  priceMicros: priceMicros ?? 0,
  ...(key.trim() ? { key: key.trim() } : isNew ? { key: null } : {}),
});

const seenOf = (provider: AiProvider) => {
  const { kind: _, key: __, priceMicros, ...values } = valuesOf(provider);
  const { baseUrl, model, textModel } = provider;
  return { ...values, priceMicros: priceMicros ?? 0, baseUrl, model, textModel };
};

function useProviderForm({ provider, onClose, onSaved }: Props) {
  const t = useT("ai-providers.admin");
  const failureText = useFailureText();
  return useForm<AiProvider | null, Values, AiProvider>({
    stored: provider,
    valuesOf,
    check: (values) => ({ price: microsProblem(values.priceMicros), personDailyCount: countProblem(values.personDailyCount) }),
    problemText: (code, place) => {
      const key = `invalid.${place === "personDailyCount" ? "number" : place}.${code}`;
      return t(t.has(key) ? key : "form.required");
    },
    send: (values, { stored }) => {
      const payload = payloadOf(values, !stored);
      return stored ? api.aiProviders.update({ id: stored.id, base: seenOf(stored), ...payload }) : api.aiProviders.create({ kind: values.kind, ...payload });
    },
    onSent: async () => {
      toast({ title: t(provider ? "toast.updated" : "toast.created") });
      onClose();
      await onSaved();
    },
    onFailure: (failure) => toast({ title: t("toast.failed"), description: failureText(failure), tone: "danger" }),
  });
}

function ProviderForm(props: Props) {
  const { provider, onClose, onSaved } = props;
  const t = useT("ai-providers.admin");
  const form = useProviderForm(props);
  const { kind } = form.values;
  const facts = KIND_FACTS[kind];
  const choose = (next: ProviderKind) => form.patch({ kind: next, name: KIND_FACTS[next].name, priceMicros: KIND_FACTS[next].priceMicros });
  const host = provider ? hostOf(provider.address) : hostOf(facts.baseUrl ?? EXAMPLES[kind] ?? "");
  const { key } = provider ?? { key: null };
  const toggle = (field: "doesRedesign" | "doesText" | "isEnabled") => ({
    label: t(`form.${field}`),
    checked: form.values[field],
    onChange: (event: { target: { checked: boolean } }) => form.set(field, event.target.checked),
  });
  return (
    <Form form={form} className="grid gap-5">
      <ConflictBox form={form} nameOf={(field) => t(`form.${FIELD_TEXTS[field] ?? field}` as "form.name")} />
      {!provider && (
        <Select label={t("form.kind")} {...form.text("kind")} onChange={(event) => choose(event.target.value as ProviderKind)}>
          {PROVIDER_KINDS.map((one) => (
            <option key={one} value={one}>
              {KIND_FACTS[one].name}
            </option>
          ))}
        </Select>
      )}
      <Input label={t("form.name")} hint={t("form.nameHint")} {...form.text("name")} required maxLength={NAME_LENGTH} autoComplete="off" />
      <Input
        label={t("form.baseUrl")}
        {...form.text("baseUrl")}
        type="url"
        required={facts.baseUrl === null}
        optional={facts.baseUrl !== null}
        hint={
          facts.isSelfHosted
            ? t("form.baseUrlOwn", { example: EXAMPLES[kind] ?? "" })
            : `${t("form.baseUrlHosted")} ${t("form.baseUrlHint", { address: facts.baseUrl ?? "" })}`
        }
        maxLength={URL_LENGTH}
        autoComplete="off"
      />
      <PasswordInput
        label={t("form.key")}
        {...form.text("key")}
        required={facts.needsKey && !key}
        hint={[kind === "automatic1111" && t("form.keyAuth"), key ? t("form.keyStored", { hint: key.hint }) : t("form.keyNew")].filter(Boolean).join(" ")}
        maxLength={KEY_LENGTH}
        autoComplete="off"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Input
          label={t("form.model")}
          {...form.text("model")}
          dir="ltr"
          optional={kind !== "openai_compatible"}
          hint={facts.model ? t("form.modelHint", { model: facts.model }) : kind === "openai_compatible" ? undefined : t("form.modelLoaded")}
          maxLength={MODEL_LENGTH}
          autoComplete="off"
        />
        <Input
          label={t("form.textModel")}
          {...form.text("textModel")}
          dir="ltr"
          optional
          hint={facts.textModel ? t("form.textModelHint", { model: facts.textModel }) : t("form.textModelSame")}
          maxLength={MODEL_LENGTH}
          autoComplete="off"
        />
        <NumberInput label={t("form.price")} hint={t("form.priceHint")} scale={MICROS} {...form.control("priceMicros")} error={form.error("price")} />
        <NumberInput label={t("form.personDailyCount")} hint={t("form.noLimit")} isWhole optional {...form.control("personDailyCount")} />
      </div>
      <ChoiceGroup label={t("form.uses")} error={form.error("uses")}>
        <Checkbox {...toggle("doesRedesign")} />
        <Checkbox {...toggle("doesText")} />
      </ChoiceGroup>
      <Checkbox {...toggle("isEnabled")} />
      <p className="muted text-sm">{t("form.privacy", { host })}</p>
      <div className="flex flex-wrap justify-end gap-2">
        {provider && <RemoveButton id={provider.id} onRemoved={onSaved} onClose={onClose} />}
        <Button onClick={onClose}>{t("form.cancel")}</Button>
        <Button type="submit" variant="primary" pending={form.isSending}>
          {t("form.save")}
        </Button>
      </div>
    </Form>
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
