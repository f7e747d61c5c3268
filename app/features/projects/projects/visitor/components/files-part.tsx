import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { FileText, ImageUp, Trash2 } from "lucide-react";
import { useState } from "react";
import { api, orpc } from "#app/api/client.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { DOCUMENT_MAX_BYTES, DOCUMENTS, documentUrl } from "#app/platform/media/document.ts";
import { photoUrl } from "#app/platform/media/photo.ts";
import { Button } from "#app/ui/button.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { ChoiceChips } from "#app/ui/form/choice-group.tsx";
import { readFailure } from "#app/ui/form/failure.ts";
import { problemOfFile } from "#app/ui/form/files/picks.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { toast } from "#app/ui/toast.tsx";
import type { ProjectFile } from "../../projects.contract.ts";
import { FILE_KINDS, type FileKind, MOST_FILES_AT_ONCE } from "../../projects.ts";

const RULES = { maxBytes: DOCUMENT_MAX_BYTES, accept: DOCUMENTS };

/** Sends files as soon as they are chosen; the page reads the project again when they are there. */
export function AddFiles({ projectId }: { projectId: string }) {
  const t = useT("projects");
  const upload = useT("ui.form");
  const client = useQueryClient();
  const [kind, setKind] = useState<FileKind>("photo");
  const sending = useMutation({
    mutationFn: (files: File[]) => api.projects.addFiles({ id: projectId, kind, files }),
    onSuccess: () => client.invalidateQueries({ queryKey: orpc.projects.get.key() }),
  });
  const [refused, setRefused] = useState<string | null>(null);
  const send = (chosen: File[]) => {
    const files = chosen.slice(0, MOST_FILES_AT_ONCE);
    const wrong = files.map((file) => ({ file, problem: problemOfFile(file, RULES) })).find(({ problem }) => problem);
    setRefused(wrong ? t("files.refused", { name: wrong.file.name, why: upload(`upload.${wrong.problem ?? "DAMAGED"}`, { megabytes: 10 }) }) : null);
    if (!wrong) sending.mutate(files);
  };
  const problem = (): string | null => {
    if (!sending.error) return refused;
    const failure = readFailure(sending.error);
    return t(failure.kind === "invalid" && failure.problems["files"] === "tooManyFiles" ? "files.tooMany" : "files.failed");
  };
  return (
    <div className="grid gap-4">
      <ChoiceChips
        type="radio"
        label={t("files.kind")}
        options={FILE_KINDS.map((value) => ({ value, label: t(`fileKind.${value}`) }))}
        value={[kind]}
        onChange={([value]) => setKind((value ?? "photo") as FileKind)}
      />
      <FileDrop
        label={t("files.add")}
        accept={DOCUMENTS}
        multiple
        hint={t("files.hint", { n: MOST_FILES_AT_ONCE })}
        disabled={sending.isPending}
        onFiles={send}
      />
      {sending.isPending && <p role="status">{t("files.sending", { n: sending.variables.length })}</p>}
      {problem() && (
        <p className="text-sm text-danger" role="alert">
          {problem()}
        </p>
      )}
    </div>
  );
}

/** Photos and plans of the briefing. */
export function FilesStep({ projectId }: { projectId: string }) {
  const { data } = useQuery(orpc.projects.get.queryOptions({ input: { id: projectId } }));
  return (
    <div className="grid gap-6">
      <AddFiles projectId={projectId} />
      {data && data.files.length > 0 && <FileGrid projectId={projectId} files={data.files} />}
    </div>
  );
}

type GridProps = { projectId: string; files: readonly ProjectFile[] /** Present for those who may choose another. */; coverId?: string | null | undefined };

export function FileGrid({ projectId, files, coverId }: GridProps) {
  const t = useT("projects");
  const [all, setAll] = useState(false);
  const shown = all ? files : files.slice(0, 8);
  return (
    <div>
      <ul className="project-files" aria-label={t("files.title")}>
        {shown.map((file) => (
          <FileTile key={file.id} projectId={projectId} file={file} coverId={coverId} />
        ))}
      </ul>
      {files.length > shown.length && (
        <Button size="sm" className="mt-4" onClick={() => setAll(true)}>
          {t("files.all", { n: files.length })}
        </Button>
      )}
    </div>
  );
}

function FileTile({ projectId, file, coverId }: Pick<GridProps, "projectId" | "coverId"> & { file: ProjectFile }) {
  const t = useT("projects");
  const format = useFormat();
  const client = useQueryClient();
  const removing = useMutation({
    mutationFn: () => api.projects.removeFile({ id: projectId, fileId: file.id }),
    onSuccess: () => client.invalidateQueries({ queryKey: orpc.projects.key() }),
    onError: () => toast({ title: t("failed"), tone: "danger" }),
  });
  const covering = useMutation({
    mutationFn: () => api.projects.setCover({ id: projectId, fileId: file.id }),
    onSuccess: () => client.invalidateQueries({ queryKey: orpc.projects.key() }),
    onError: () => toast({ title: t("failed"), tone: "danger" }),
  });
  const href = file.photo ? photoUrl(file.id, 1920, "webp", true) : documentUrl(file.id);
  return (
    <li>
      <a href={href} target="_blank" rel="noreferrer">
        {file.photo ? (
          <Photo image={{ ...file.photo, isPrivate: true }} sizes="(max-width: 720px) 44vw, 200px" alt="" />
        ) : (
          <span className="photo doc">
            <FileText size={28} aria-hidden />
          </span>
        )}
        <bdi translate="no">{file.name}</bdi>
      </a>
      <span className="text-muted">{[t(`fileKind.${file.kind}`), file.addedBy ?? format.date(file.createdAt, "day")].join(" · ")}</span>
      {coverId !== undefined && file.photo && coverId !== file.id && (
        <IconButton label={t("files.cover", { name: file.name })} disabled={covering.isPending} onClick={() => covering.mutate()}>
          <ImageUp size={16} aria-hidden />
        </IconButton>
      )}
      {file.canRemove && (
        <IconButton label={t("files.remove", { name: file.name })} disabled={removing.isPending} onClick={() => removing.mutate()}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
