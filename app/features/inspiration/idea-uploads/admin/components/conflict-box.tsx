import { useEffect, useRef } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorNotice } from "#app/ui/states.tsx";
import type { IdeaField } from "../../idea-uploads.rules.ts";
import type { EditForm } from "./use-edit-form.ts";

/** Says who was faster and lets the person decide; what was typed stays until then. */
export function ConflictBox({ form }: { form: EditForm }) {
  const t = useT("idea-uploads");
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const { conflict } = form;
  useEffect(() => {
    if (conflict) box.current?.scrollIntoView({ block: "center" });
  }, [conflict]);
  if (!conflict) return null;
  const names = (fields: readonly IdeaField[]) => format.list(fields.map((field) => t(`field.${field}`)));
  return (
    <div ref={box} className="mb-6">
      <ErrorNotice
        title={t("conflict.title", { name: conflict.changedBy ?? t("conflict.someone") })}
        actions={
          <>
            <Button variant="primary" onClick={form.keepMine}>
              {t("conflict.keep")}
            </Button>
            <Button onClick={form.takeTheirs}>{t("conflict.take")}</Button>
          </>
        }
      >
        <p>{t("conflict.text", { time: format.relativeTime(conflict.changedAt), fields: names(conflict.theirs) })}</p>
        {conflict.both.length > 0 && <p>{t("conflict.both", { fields: names(conflict.both) })}</p>}
      </ErrorNotice>
    </div>
  );
}
