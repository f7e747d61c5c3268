import { History } from "lucide-react";
import { Link } from "react-router";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { isRunning } from "../../idea-imports.ts";
import type { KnownFile } from "./bulk-store.ts";

/** Says that the same bytes were uploaded before, and lets the person go on. */
export function KnownNotice({ known, onAnyway, onRemove }: { known: KnownFile; onAnyway(): void; onRemove(): void }) {
  const t = useT("idea-imports");
  const format = useFormat();
  const when = format.date(known.createdAt, "dateTime");
  return (
    <div className="grid gap-3 rounded-card border border-line p-4" role="alert">
      <p className="flex items-center gap-2 font-medium">
        <History size={18} aria-hidden className="shrink-0" />
        {t("known.title")}
      </p>
      <p className="text-sm text-muted">
        {isRunning(known.status) ? t("known.running", { file: known.fileName }) : t("known.text", { file: known.fileName, when, n: known.successfulItems })}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" variant="primary" onClick={onAnyway}>
          {t("known.anyway")}
        </Button>
        <Button size="sm" onClick={onRemove}>
          {t("panel.remove")}
        </Button>
        <Link className="link text-sm" to="?tab=history">
          {t("known.history")}
        </Link>
      </div>
    </div>
  );
}
