import { LoaderCircle, TriangleAlert } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { PreviewState } from "../use-preview.ts";
import type { Saving } from "../use-saving.ts";

type Props = { saving: Saving; preview: PreviewState; onRetrySave(): void; onRetryPreview(): void };

/** A status line on the picture: progress or a failure. */
export function Status({ saving, preview, onRetrySave, onRetryPreview }: Props) {
  const t = useT("redesign.control");
  const isFailed = saving === "failed" || preview === "failed" || preview === "tooOften";
  const isWorking = preview === "working" || saving === "saving";
  return (
    <div className="control-status" role="status" onPointerDown={(event) => event.stopPropagation()}>
      {isFailed ? (
        <span className="failed">
          <TriangleAlert size={16} aria-hidden />
          {t(saving === "failed" ? "status.notSaved" : preview === "tooOften" ? "status.tooOften" : "status.noPreview")}
          <button type="button" onClick={saving === "failed" ? onRetrySave : onRetryPreview}>
            {t("again")}
          </button>
        </span>
      ) : (
        isWorking && (
          <span>
            <LoaderCircle size={16} className="spin" aria-hidden />
            {t(preview === "working" ? "status.preview" : "status.saving")}
          </span>
        )
      )}
    </div>
  );
}
