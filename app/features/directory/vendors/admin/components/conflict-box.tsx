import { useEffect, useRef } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorNotice } from "#app/ui/states.tsx";
import type { VendorField } from "../../vendors.admin.rules.ts";
import type { VendorForm } from "./use-vendor-form.ts";

/** Says who was faster and lets the person decide; what was typed stays until then. */
export function ConflictBox({ form }: { form: VendorForm }) {
  const t = useT("vendors.admin");
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const { conflict } = form;
  useEffect(() => {
    if (conflict) box.current?.scrollIntoView({ block: "center" });
  }, [conflict]);
  if (!conflict) return null;
  const names = (fields: readonly VendorField[]) => format.list(fields.map((field) => t(`field.${field}`)));
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
