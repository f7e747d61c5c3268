import { CircleAlert, FileText, X } from "lucide-react";
import { useId } from "react";
import { useFormat } from "#app/platform/languages/language-context.tsx";
import { FileDrop } from "./file-drop.tsx";
import { IconButton } from "./icon-button.tsx";

type Props = {
  label: string;
  hint: string;
  error?: string | undefined;
  files: readonly File[];
  max: number;
  removeLabel(name: string): string;
  onChange(files: File[]): void;
};

/** What the server takes as a document; it looks at the bytes all the same. */
const ACCEPT = "application/pdf,image/jpeg,image/png,image/webp";

/** Documents chosen for a form, by drop, click or keyboard, shown by name before they are sent. */
export function DocumentPicks({ label, hint, error, files, max, removeLabel, onChange }: Props) {
  const id = useId();
  const format = useFormat();
  return (
    <fieldset className="field border-0 p-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="label mb-1.5">{label}</legend>
      {files.length > 0 && (
        <ul className="mb-2 grid gap-2">
          {files.map((file, index) => (
            <li key={`${file.name}-${file.size}-${file.lastModified}`} className="flex items-center gap-3 rounded-control border border-line bg-surface ps-3.5">
              <FileText size={20} className="shrink-0 text-muted" aria-hidden />
              <bdi className="min-w-0 flex-1 truncate text-sm">{file.name}</bdi>
              <bdi className="text-xs text-muted">{format.fileSize(file.size)}</bdi>
              <IconButton label={removeLabel(file.name)} onClick={() => onChange(files.filter((_, place) => place !== index))}>
                <X size={18} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {files.length < max && <FileDrop label={label} accept={ACCEPT} multiple hint={hint} onFiles={(added) => onChange([...files, ...added].slice(0, max))} />}
      {error && (
        <p className="error" id={`${id}-error`} role="alert">
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
