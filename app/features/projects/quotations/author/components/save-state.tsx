import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import type { Quotation } from "../use-quotation.ts";

type Props = { form: Pick<Quotation["form"], "conflict" | "failure" | "isDirty" | "isSending" | "stored"> };

/** Whether the last change is stored. Nobody is blamed for what was changed in one's own other tab. */
export function SaveState({ form }: Props) {
  const t = useT("quotations");
  const ofForms = useT("ui.form");
  const format = useFormat();
  if (form.conflict) return form.conflict.changedBy ? t("save.conflict") : ofForms("conflict.title");
  if (form.failure) return <span className="text-danger">{t("save.failed")}</span>;
  if (form.isDirty || form.isSending) return t("save.saving");
  return t("save.saved", { time: format.date(form.stored.savedAt, "time") });
}
