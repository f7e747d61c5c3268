import { type ReactNode, useId } from "react";
import { FieldError } from "../../field.tsx";
import { FileDrop } from "../../file-drop.tsx";
import { FileList } from "./file-list.tsx";
import type { Picks } from "./use-picks.ts";

type Props<Stored> = { picks: Picks<Stored>; label: string; hint: ReactNode; error?: ReactNode };

/** Documents of a form, by drop, click or keyboard, by name before they are sent. */
export function DocumentPicks<Stored>({ picks, label, hint, error }: Props<Stored>) {
  const id = useId();
  const isWrong = Boolean(error) || picks.picks.some(({ problem }) => problem !== null);
  return (
    <fieldset className="field border-0 p-0" data-invalid={isWrong || undefined} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="label mb-1.5">{label}</legend>
      <FileList picks={picks} label={label} />
      {!picks.isFull && <FileDrop label={label} accept={picks.rules.accept} multiple={picks.rules.max > 1} hint={hint} onFiles={picks.add} />}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
