import { FileText, LoaderCircle, RotateCw, X } from "lucide-react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "../../classes.ts";
import { IconButton } from "../../icon-button.tsx";
import type { Pick } from "./picks.ts";
import { useUploadText } from "./upload-text.ts";
import type { Picks } from "./use-picks.ts";
import { usePreview } from "./use-preview.ts";
import "./files.css";

/** Files by name, with how far each is and what is wrong with it. */
export function FileList<Stored>({ picks: all, label }: { picks: Picks<Stored>; label: string }) {
  const t = useT("ui.form");
  const text = useUploadText();
  const format = useFormat();
  if (all.picks.length === 0) return null;
  return (
    <ul className="file-list" aria-label={label}>
      {all.picks.map((pick) => {
        const { key, name, size, stored, problem } = pick;
        const isOnItsWay = all.uploads && !stored && !problem;
        return (
          <li key={key} className={classes(problem && "bad")}>
            <FileMark pick={pick} />
            <span className="min-w-0">
              <bdi className="name">{name}</bdi>
              <span className="tiny" role={problem ? "alert" : "status"}>
                {problem ? text(problem, all.rules) : isOnItsWay ? t("upload.sending") : format.fileSize(size)}
              </span>
            </span>
            {isOnItsWay && <LoaderCircle className="spin" size={18} aria-hidden />}
            {all.canRetry(pick) && (
              <IconButton size="sm" label={t("upload.again", { name })} onClick={() => all.retry(pick)}>
                <RotateCw size={18} aria-hidden />
              </IconButton>
            )}
            <IconButton size="sm" label={t("rows.remove", { name: name })} onClick={() => all.remove(key)}>
              <X size={18} aria-hidden />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}

function FileMark({ pick }: { pick: Pick<unknown> }) {
  const preview = usePreview(pick);
  return preview ? <img src={preview} alt="" /> : <FileText size={22} aria-hidden />;
}
