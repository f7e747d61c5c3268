import { type ReactNode, useEffect } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "../button.tsx";

/** What can be done to the selected rows; floats above the table. Escape clears the selection. */
export function BulkBar({ count, onClear, children }: { count: number; onClear(): void; children: ReactNode }) {
  const t = useT("ui");
  useEffect(() => {
    if (count === 0) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !document.querySelector("dialog[open], .menu")) onClear();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [count, onClear]);
  return (
    <>
      <span className="vh" role="status">
        {count > 0 && t("selected", { count })}
      </span>
      {count > 0 && (
        <div className="bulk" role="toolbar" aria-label={t("selected", { count })}>
          <b>{t("selected", { count })}</b>
          {children}
          <span className="sep" aria-hidden />
          <Button size="sm" onClick={onClear}>
            {t("clear")}
          </Button>
        </div>
      )}
    </>
  );
}
