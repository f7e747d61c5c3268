import { useT } from "#app/platform/languages/language-context.tsx";
import { Input } from "#app/ui/input.tsx";
import { NAME_LENGTH } from "../../organizations.ts";

type Box = { value: string; error: string | undefined; onChange(event: { target: { value: string } }): void };
type Props = { form: { text(field: "name" | "nameAr"): Box } };

export function NameFields({ form }: Props) {
  const t = useT("organizations");
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Input {...form.text("name")} label={t("settings.name")} dir="auto" maxLength={NAME_LENGTH} required />
      <Input {...form.text("nameAr")} label={t("settings.nameAr")} lang="ar" dir="auto" maxLength={NAME_LENGTH} />
    </div>
  );
}
