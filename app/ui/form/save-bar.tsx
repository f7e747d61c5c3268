import { useT } from "#app/platform/languages/language-context.tsx";
import { countProblems } from "#app/platform/rules/problems.ts";
import { Button } from "../button.tsx";
import type { AnyForm } from "./use-form.ts";
import "./form.css";

/** The bar at the end of a long form, always in view: problems or unsaved changes, Save and Discard. */
export function SaveBar({ form }: { form: AnyForm }) {
  const t = useT("ui.form");
  const wrong = countProblems(form.problems);
  return (
    <div className="save-bar">
      <p role="status" className={wrong > 0 ? "text-danger" : "text-muted"}>
        {wrong > 0 ? t("save.wrong", { count: wrong }) : t(form.isDirty ? "save.unsaved" : "save.saved", { count: form.changed.length })}
      </p>
      {form.isDirty && <Button onClick={form.discard}>{t("save.discard")}</Button>}
      <Button type="submit" variant="primary" aria-disabled={!form.isDirty || undefined} pending={form.isSending}>
        {t("save.save")}
      </Button>
    </div>
  );
}
