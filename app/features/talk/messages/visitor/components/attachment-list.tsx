import { FileText, LoaderCircle, RotateCw, X } from "lucide-react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "#app/ui/classes.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { useAttachments } from "./use-attachments.ts";

/** What goes with the message, with how far each file is. */
export function AttachmentList({ attachments }: { attachments: ReturnType<typeof useAttachments> }) {
  const t = useT("messages");
  const format = useFormat();
  const { list, isTooMany } = attachments;
  if (list.length === 0 && !isTooMany) return null;
  return (
    <>
      <ul className="attachments" aria-label={t("attachments")}>
        {list.map(({ localId, file, preview, item, problem }) => (
          <li key={localId} className={classes(problem && "bad")}>
            {preview ? <img src={preview} alt="" /> : <FileText size={22} aria-hidden />}
            <span className="min-w-0">
              <bdi className="name">{file.name}</bdi>
              <span className="tiny" role={problem ? "alert" : "status"}>
                {problem ? t(`fileProblem.${problem}`) : item ? format.fileSize(item.size) : t("uploading")}
              </span>
            </span>
            {!item && !problem && <LoaderCircle className="spin" size={18} aria-hidden />}
            {(problem === "network" || problem === "BUSY" || problem === "tooOften") && (
              <IconButton size="sm" label={t("retryFile", { name: file.name })} onClick={() => attachments.retry(localId)}>
                <RotateCw size={18} aria-hidden />
              </IconButton>
            )}
            <IconButton size="sm" label={t("removeFile", { name: file.name })} onClick={() => attachments.remove(localId)}>
              <X size={18} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {isTooMany && (
        <p className="text-sm text-danger" role="alert">
          {t("tooManyFiles")}
        </p>
      )}
    </>
  );
}
