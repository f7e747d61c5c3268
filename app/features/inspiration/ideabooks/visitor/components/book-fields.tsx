import { useId } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Radio } from "#app/ui/choice.tsx";
import { Input, Textarea } from "#app/ui/input.tsx";
import type { BookErrors } from "../../ideabooks.errors.ts";
import { VISIBILITIES, type Visibility } from "../../ideabooks.ts";

export type BookValues = { title: string; description: string };

/** Name and description. */
export function BookFields({ values, onChange, errors }: { values: BookValues; onChange(values: BookValues): void; errors: BookErrors | null }) {
  const t = useT("ideabooks");
  const error = (field: keyof BookErrors) => {
    const code = errors?.[field];
    return code && t(`error.${code}`);
  };
  return (
    <>
      <Input
        label={t("form.title")}
        placeholder={t("form.titlePlaceholder")}
        required
        autoFocus
        error={error("title") ?? error("limit")}
        value={values.title}
        onChange={(event) => onChange({ ...values, title: event.target.value })}
      />
      <Textarea
        label={t("form.description")}
        optional
        rows={3}
        error={error("description")}
        value={values.description}
        onChange={(event) => onChange({ ...values, description: event.target.value })}
      />
    </>
  );
}

/** Who sees it, each choice with what it means. */
export function VisibilityChoice({ value, onChange }: { value: Visibility; onChange(value: Visibility): void }) {
  const t = useT("ideabooks");
  const name = useId();
  return (
    <fieldset className="visibility-choice">
      <legend className="label">{t("form.visibility")}</legend>
      {VISIBILITIES.map((visibility) => (
        <Radio
          key={visibility}
          name={name}
          value={visibility}
          checked={value === visibility}
          onChange={() => onChange(visibility)}
          label={
            <>
              <b>{t(`visibility.${visibility}`)}</b>
              <span className="tiny muted block">{t(`visibilityText.${visibility}`)}</span>
            </>
          }
        />
      ))}
    </fieldset>
  );
}
