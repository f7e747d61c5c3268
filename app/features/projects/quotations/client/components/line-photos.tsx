import { createContext, Suspense, useContext, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { type PhotoWidth, photoUrl } from "#app/platform/media/photo.ts";
import { LazyViewer } from "#app/ui/viewer/lazy-viewer.ts";
import type { QuotationPhoto } from "../../quotations.contract.ts";

/** Sizes of the photographs by id, and where they are: on the client's page they are behind the link. */
type Photos = { known: readonly QuotationPhoto[]; linkKey?: string };
const Shown = createContext<Photos>({ known: [] });
export const ShownPhotos = Shown.Provider;

const THUMB: PhotoWidth = 320;

/** The photographs of a line; each opens large. */
export function LinePhotos({ ids, text }: { ids: readonly string[]; text: string }) {
  const t = useT("quotations");
  const { known, linkKey } = useContext(Shown);
  const [open, setOpen] = useState<number | null>(null);
  const found = ids.flatMap((id) => known.find((photo) => photo.id === id) ?? []);
  if (found.length === 0) return null;
  const addressOf = (id: string) => (width: PhotoWidth) =>
    linkKey ? `/quotes/${encodeURIComponent(linkKey)}/photos/${id}/${width}` : photoUrl(id, width, "webp", true);
  const photos = found.map(({ id, width, height }, index) => ({
    id,
    width,
    height,
    addressAt: addressOf(id),
    alt: t("photos.of", { n: index + 1, line: text }),
  }));
  return (
    <>
      <span className="line-photos">
        {photos.map(({ id, width, height, alt, addressAt }, index) => (
          <button key={id} type="button" aria-label={t("photos.open", { photo: alt })} onClick={() => setOpen(index)}>
            <img src={addressAt(THUMB)} alt="" width={width} height={height} loading="lazy" decoding="async" />
          </button>
        ))}
      </span>
      {open !== null && (
        <Suspense>
          <LazyViewer photos={photos} start={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
