import type { ComponentProps } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Input, Textarea } from "#app/ui/input.tsx";
import type { ProfileField, ProfileFields } from "../../profiles.ts";
import type { ProfileForm } from "./use-profile-form.ts";

type TextFields = { [Field in ProfileField]: ProfileFields[Field] extends string | null ? Field : never }[ProfileField];
type Props = { form: ProfileForm; field: TextFields };

export function TextField({ form, field, ...rest }: Props & Omit<Partial<ComponentProps<typeof Input>>, "form">) {
  const t = useT("profiles.edit");
  return <Input label={t(`field.${field}`)} {...rest} {...form.text(field)} />;
}

export function TextArea({ form, field, ...rest }: Props & Omit<Partial<ComponentProps<typeof Textarea>>, "form">) {
  const t = useT("profiles.edit");
  return <Textarea label={t(`field.${field}`)} rows={5} {...rest} {...form.text(field)} />;
}
