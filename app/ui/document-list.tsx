import { FileText } from "lucide-react";
import { documentUrl } from "#app/platform/media/document.ts";
import { photoUrl } from "#app/platform/media/photo.ts";

type Document = { id: string; name: string; mime: string };

/** Private documents that open beside the page; pictures show themselves. */
export function DocumentList({ documents, label }: { documents: readonly Document[]; label: string }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-3" aria-label={label}>
      {documents.map(({ id, name, mime }) => {
        const isPdf = mime === "application/pdf";
        return (
          <li key={id}>
            <a
              className="grid gap-2 rounded-control border border-line p-2 text-sm hover:border-line-strong"
              href={isPdf ? documentUrl(id) : photoUrl(id, 1920, "webp", true)}
              target="_blank"
              rel="noreferrer"
            >
              <span className="grid aspect-4/3 place-items-center overflow-hidden rounded-control bg-well text-muted">
                {isPdf ? (
                  <FileText size={32} aria-hidden />
                ) : (
                  <img className="size-full object-cover" width={320} height={320} src={photoUrl(id, 320, "webp", true)} alt="" />
                )}
              </span>
              <bdi className="truncate" translate="no">
                {name}
              </bdi>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
