import { X } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { FileProblems } from "#app/ui/form/files/file-problem.tsx";
import { usePreview } from "#app/ui/form/files/use-preview.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { FeedbackForm } from "./use-feedback-form.ts";

/** A picture of the screen, chosen, dropped or pasted into the form. */
export function Screenshot({ form }: { form: FeedbackForm }) {
  const t = useT("feedback");
  const { screenshot } = form;
  const [pick] = screenshot.picks;
  const url = usePreview(pick);
  const error = form.error("screenshot");
  return (
    <div className="field" data-invalid={error || pick?.problem ? true : undefined}>
      <span className="label">
        {t("screenshot.label")} <span className="note">{t("screenshot.optional")}</span>
      </span>
      {pick ? (
        <div className="relative justify-self-start">
          {url ? <img src={url} alt={t("screenshot.preview")} className="max-h-44 rounded-control border border-line" /> : <bdi>{pick.name}</bdi>}
          <IconButton label={t("screenshot.remove")} className="absolute end-1 top-1 bg-surface" onClick={() => screenshot.remove(pick.key)}>
            <X size={18} aria-hidden />
          </IconButton>
        </div>
      ) : (
        <FileDrop label={t("screenshot.label")} accept={screenshot.rules.accept} hint={t("screenshot.hint")} onFiles={screenshot.add} />
      )}
      <FileProblems picks={screenshot} error={error} />
    </div>
  );
}
