import { type ReactNode, useEffect } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "../button.tsx";
import type { Selection } from "./use-selection.ts";

type Props = { selection: Selection /** How many match the filters. */; total: number; children: ReactNode };

/** Actions on the selected rows; floats above the table. Escape clears the selection. */
export function BulkBar({ selection, total, children }: Props) {
  const t = useT("ui");
  const { ids, isAllMatching, clear } = selection;
  const count = isAllMatching ? total : ids.size;
  useEffect(() => {
    if (count === 0) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !document.querySelector("dialog[open], .menu")) clear();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [count, clear]);
  return (
    <>
      <span className="vh" role="status">
        {count > 0 && t("selected", { count })}
      </span>
      {count > 0 && (
        <div className="bulk" role="toolbar" aria-label={t("selected", { count })}>
          <b>{t("selected", { count })}</b>
          {!isAllMatching && total > ids.size && (
            <Button size="sm" className="phone:hidden" onClick={selection.selectAllMatching}>
              {t("selectAllMatching", { count: total })}
            </Button>
          )}
          {children}
          <span className="sep" aria-hidden />
          <Button size="sm" onClick={clear}>
            {t("clear")}
          </Button>
        </div>
      )}
    </>
  );
}
