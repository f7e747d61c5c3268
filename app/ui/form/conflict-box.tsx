import { useEffect, useRef } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "../button.tsx";
import { ErrorNotice } from "../states.tsx";
import type { Conflict } from "./form-state.ts";

type Props<Values> = {
  form: { conflict: Conflict<unknown, Values> | null | undefined; reapplyMine(): void; takeTheirs(): void };
  nameOf(field: keyof Values & string): string;
};

/** Shows another person's changes and lets the user decide; typed values stay until then. */
export function ConflictBox<Values>({ form: { conflict, reapplyMine, takeTheirs }, nameOf }: Props<Values>) {
  const t = useT("ui.form");
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (conflict) box.current?.scrollIntoView({ block: "center" });
  }, [conflict]);
  if (!conflict) return null;
  const { changedBy, changedAt, theirs, both } = conflict;
  const names = (fields: readonly (keyof Values & string)[]) => format.list(fields.map(nameOf));
  return (
    <div ref={box} className="mb-6">
      <ErrorNotice
        title={changedBy ? t("conflict.titleBy", { name: changedBy }) : t("conflict.title")}
        actions={
          <>
            <Button variant="primary" onClick={reapplyMine}>
              {t("conflict.mine")}
            </Button>
            <Button onClick={takeTheirs}>{t("conflict.theirs")}</Button>
          </>
        }
      >
        <p>
          {changedAt ? t("conflict.textAt", { time: format.relativeTime(changedAt), fields: names(theirs) }) : t("conflict.text", { fields: names(theirs) })}
        </p>
        {both.length > 0 && <p>{t("conflict.both", { fields: names(both) })}</p>}
      </ErrorNotice>
    </div>
  );
}
