import { useT } from "#app/platform/languages/language-context.tsx";
import { RadioGroup } from "#app/ui/form/choice-group.tsx";
import { Input, Textarea } from "#app/ui/input.tsx";
import { VISIBILITIES, type Visibility } from "../../ideabooks.ts";

type BookForm = { text(field: "title" | "description"): TextProps; error(place: string): string | undefined };
type TextProps = { name: string; value: string; error: string | undefined; onChange(event: { target: { value: string } }): void; onBlur(): void };

/** Name and description. */
export function BookFields({ form }: { form: BookForm }) {
  const t = useT("ideabooks");
  const title = form.text("title");
  return (
    <>
      <Input label={t("form.title")} placeholder={t("form.titlePlaceholder")} required autoFocus {...title} error={title.error ?? form.error("limit")} />
      <Textarea label={t("form.description")} optional rows={3} {...form.text("description")} />
    </>
  );
}

/** Who sees it, each choice with what it means. */
export function VisibilityChoice({ value, onChange }: { value: Visibility; onChange(value: Visibility): void }) {
  const t = useT("ideabooks");
  return (
    <RadioGroup
      className="visibility-choice"
      label={t("form.visibility")}
      options={VISIBILITIES.map((visibility) => ({ value: visibility, label: t(`visibility.${visibility}`), text: t(`visibilityText.${visibility}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
