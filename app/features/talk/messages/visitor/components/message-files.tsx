import { FileText } from "lucide-react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { photoUrl, pictureUrl, srcSet } from "#app/platform/media/photo.ts";
import type { MessageFileItem } from "../../messages.contract.ts";
import { filePath } from "../../messages.ts";

type Shown = Omit<MessageFileItem, "blur"> & { blur?: string | null };

/** Photos as pictures, everything else as a download. */
export function MessageFiles({ files }: { files: readonly Shown[] }) {
  const t = useT("messages");
  const format = useFormat();
  const photos = files.filter(({ kind }) => kind === "photo");
  const others = files.filter(({ kind }) => kind === "file");
  return (
    <>
      {photos.length > 0 && (
        <div className={photos.length > 1 ? "msg-photos many" : "msg-photos"}>
          {photos.map((photo) => (
            <a
              key={photo.id}
              href={photoUrl(photo.id, 1920, "webp", true)}
              target="_blank"
              rel="noreferrer"
              style={photo.blur ? { backgroundImage: `url("${photo.blur}")` } : undefined}
            >
              <img
                src={pictureUrl(photo.id, 640, true)}
                srcSet={srcSet(photo.id, photo.width ?? 640, true)}
                sizes={photos.length > 1 ? "160px" : "320px"}
                width={photo.width ?? undefined}
                height={photo.height ?? undefined}
                alt={t("photo", { name: photo.name })}
                decoding="async"
              />
            </a>
          ))}
        </div>
      )}
      {others.map((file) => (
        <a key={file.id} className="msg-file" href={filePath(file.id)} download={file.name}>
          <FileText size={22} aria-hidden />
          <span className="min-w-0">
            <span className="vh">{t("download")} </span>
            <bdi className="name">{file.name}</bdi>
            <span className="tiny muted">{format.fileSize(file.size)}</span>
          </span>
        </a>
      ))}
    </>
  );
}
