import { ImageOff, ImagePlus, X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { FileProblems } from "./file-problem.tsx";
import type { Pick } from "./picks.ts";
import type { Picks } from "./use-picks.ts";
import { usePreview } from "./use-preview.ts";
import "./files.css";

type Props = { picks: Picks; label: ReactNode; addLabel: string; hint: ReactNode; error?: ReactNode };

/** A few photographs that go along with a form, small, in a row. */
export function PhotoSquares({ picks, label, addLabel, hint, error }: Props) {
  const id = useId();
  const isWrong = Boolean(error) || picks.picks.some(({ problem }) => problem !== null);
  return (
    <div className="field" data-invalid={isWrong || undefined}>
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <ul className="photo-squares" aria-labelledby={`${id}-label`}>
        {picks.picks.map((pick) => (
          <Square key={pick.key} pick={pick} onRemove={() => picks.remove(pick.key)} />
        ))}
        {!picks.isFull && (
          <li className="add">
            <label>
              <ImagePlus size={20} aria-hidden />
              <span className="vh">{addLabel}</span>
              <input
                type="file"
                accept={picks.rules.accept}
                multiple={picks.rules.max > 1}
                aria-describedby={`${id}-hint`}
                onChange={(event) => {
                  picks.add([...(event.target.files ?? [])]);
                  event.target.value = "";
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      <FileProblems picks={picks} error={error} />
    </div>
  );
}

function Square({ pick, onRemove }: { pick: Pick<unknown>; onRemove(): void }) {
  const t = useT("ui.form");
  const { name, problem } = pick;
  const preview = usePreview(pick);
  return (
    <li className={problem ? "bad" : undefined}>
      {preview ? <img src={preview} alt={name} /> : problem && <ImageOff size={20} aria-hidden />}
      <button type="button" aria-label={t("rows.remove", { name: name })} onClick={onRemove}>
        <X size={16} aria-hidden />
      </button>
    </li>
  );
}
