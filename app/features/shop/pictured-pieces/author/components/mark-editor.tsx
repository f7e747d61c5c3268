import { useState } from "react";
import { type FoundPiece, PieceSearch } from "#app/kit/piece-search.tsx";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { DashboardHeader } from "#app/ui/dashboard-header.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { EmptyState } from "#app/ui/states.tsx";
import type { PieceMarks } from "../../pictured-pieces.contract.ts";
import { MOST_MARKS, SCALE } from "../../pictured-pieces.ts";
import { MarkedPhoto } from "./marked-photo.tsx";
import { useMarks } from "./use-marks.ts";

const MIDDLE = SCALE / 2;

/** Photographs with their marks: choose a piece, then say where it stands. */
export function MarkEditor({ marks: { place: picture, marks } }: { marks: PieceMarks }) {
  const t = useT("pictured-pieces");
  const format = useFormat();
  const { mark, unmark, isPending } = useMarks(picture.id);
  const [fileId, setFileId] = useState(picture.photos[0]?.id);
  const [chosen, setChosen] = useState<FoundPiece | null>(null);
  const photo = picture.photos.find(({ id }) => id === fileId) ?? picture.photos[0];
  if (!photo) return <EmptyState title={t("noPhoto")} text={t("missing.text")} />;
  const place = (productId: string, x: number, y: number) => {
    mark({ placeId: picture.id, fileId: photo.id, productId, x, y });
    setChosen(null);
  };
  return (
    <div className="mx-auto max-w-[1080px]">
      <title>{t("mark.title")}</title>
      <DashboardHeader
        title={t("mark.title")}
        text={t("mark.text")}
        actions={
          <ButtonLink size="sm" to={picture.path}>
            {t("mark.seen")}
          </ButtonLink>
        }
      />
      <div className="mt-6 grid items-start gap-8 min-[1000px]:grid-cols-[minmax(0,1fr)_340px]">
        <div>
          <MarkedPhoto
            photo={{ ...photo, alt: photo.alt ?? picture.title }}
            marks={marks}
            isChoosing={chosen !== null}
            onPlace={(x, y) => chosen && place(chosen.id, x, y)}
            onMove={place}
          />
          {picture.photos.length > 1 && (
            <ul className="mt-3 flex flex-wrap gap-3" aria-label={t("mark.photos")}>
              {picture.photos.map((own, index) => (
                <li key={own.id}>
                  <button
                    type="button"
                    className="w-28"
                    aria-pressed={own.id === photo.id}
                    aria-label={t("mark.photo", { n: index + 1 })}
                    onClick={() => setFileId(own.id)}
                  >
                    <Photo image={own} sizes="112px" alt="" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="grid gap-6">
          {chosen ? (
            <div className="panel grid gap-3" role="status">
              <p>{t.rich("mark.where", { piece: () => <b>{chosen.name}</b> })}</p>
              <p className="flex flex-wrap gap-2">
                <Button size="sm" variant="primary" pending={isPending} onClick={() => place(chosen.id, MIDDLE, MIDDLE)}>
                  {t("mark.middle")}
                </Button>
                <Button size="sm" onClick={() => setChosen(null)}>
                  {t("mark.cancel")}
                </Button>
              </p>
            </div>
          ) : marks.length < MOST_MARKS ? (
            <PieceSearch without={marks.map(({ product }) => product.id)} onChoose={setChosen} />
          ) : (
            <p className="text-muted">{t("problem.tooMany", { n: MOST_MARKS })}</p>
          )}
          <ol className="grid gap-3" aria-label={t("mark.marked")}>
            {marks.map(({ id, product, isRevoked }, index) => (
              <li key={id} className="flex items-center gap-3">
                <span className="mark-number">{format.number(index + 1)}</span>
                <span className="min-w-0 flex-1">
                  <bdi className="font-semibold">{product.name}</bdi>
                  <span className="block text-sm text-muted" dir="auto">
                    {isRevoked ? t("mark.revoked") : product.isOnSale ? product.vendor : t("mark.offSale")}
                  </span>
                </span>
                {!isRevoked && (
                  <Button size="sm" onClick={() => unmark(id)} aria-label={t("mark.removeNamed", { piece: product.name })}>
                    {t("mark.remove")}
                  </Button>
                )}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}
