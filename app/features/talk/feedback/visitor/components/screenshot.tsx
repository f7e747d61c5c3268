import { CircleAlert, X } from "lucide-react";
import { useEffect, useMemo } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";

type Props = { file: File | null; error: string | undefined; onChange(file: File | null): void };

/** A picture of the screen, chosen, dropped or pasted into the form. */
export function Screenshot({ file, error, onChange }: Props) {
  const t = useT("feedback");
  const url = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return (
    <div className="field">
      <span className="label">
        {t("screenshot.label")} <span className="note">{t("screenshot.optional")}</span>
      </span>
      {url ? (
        <div className="relative justify-self-start">
          <img src={url} alt={t("screenshot.preview")} className="max-h-44 rounded-control border border-line" />
          <IconButton label={t("screenshot.remove")} className="absolute end-1 top-1 bg-surface" onClick={() => onChange(null)}>
            <X size={18} aria-hidden />
          </IconButton>
        </div>
      ) : (
        <FileDrop label={t("screenshot.label")} accept="image/*" hint={t("screenshot.hint")} onFiles={([picture]) => onChange(picture ?? null)} />
      )}
      {error && (
        <p className="error" role="alert">
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
