import { type CSSProperties, type ReactNode, Suspense, useState } from "react";
import { ReportButton } from "#app/features/talk/moderation/public.ts";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { LazyViewer } from "#app/ui/viewer/lazy-viewer.ts";
import type { ReviewData } from "../../reviews.contract.ts";
import { ASPECTS, reviewAnchor } from "../../reviews.ts";

type Props = { review: ReviewData; canReport?: boolean /** What it is about, where that is not plain. */; about?: ReactNode; children?: ReactNode };

/** One review with its photographs and the reply. */
export function Review({ review, canReport = false, about, children }: Props) {
  const t = useT("reviews");
  const format = useFormat();
  const aspects = ASPECTS.flatMap((aspect) => {
    const stars = review.aspects[aspect];
    return stars === undefined ? [] : [t("aspectOf", { aspect: t(`aspect.${aspect}`), n: stars })];
  });
  return (
    <li id={reviewAnchor(review.id)} className="review">
      {about}
      <div className="flex items-center gap-3">
        <Avatar name={review.authorName} />
        <div className="leading-snug">
          <b className="block">
            <bdi>{review.authorName}</bdi>
          </b>
          <span className="review-facts">
            <Stars rating={review.rating} />
            <time dateTime={review.createdAt}>{format.date(review.createdAt)}</time>
            {review.isEdited && <span>{t("edited")}</span>}
            {review.basis && <span>{t(`basis.${review.basis}`)}</span>}
            {review.bought && <bdi>{review.bought}</bdi>}
          </span>
        </div>
      </div>
      {review.body && (
        <p className="mt-3 max-w-[68ch] whitespace-pre-line" dir="auto" lang={review.language ?? undefined}>
          {review.body}
        </p>
      )}
      {aspects.length > 0 && <p className="mt-2 text-sm text-muted">{aspects.join(" · ")}</p>}
      <Photos review={review} />
      {review.reply && (
        <div className="review-reply">
          <p className="text-sm text-muted">
            {t(review.subjectType === "professional" ? "repliedPerson" : "replied")} <time dateTime={review.reply.at}>{format.date(review.reply.at)}</time>
          </p>
          <p className="whitespace-pre-line" dir="auto" lang={review.reply.language ?? undefined}>
            {review.reply.body}
          </p>
        </div>
      )}
      <div className="review-acts">
        {children}
        {canReport && <ReportButton type="review" id={review.id} name={t("of", { name: review.authorName })} />}
      </div>
    </li>
  );
}

export function Stars({ rating }: { rating: number }) {
  const t = useT("reviews");
  return <span className="stars" role="img" aria-label={t("given", { n: rating })} style={{ "--given": rating } as CSSProperties} />;
}

function Photos({ review: { photos, authorName } }: { review: ReviewData }) {
  const t = useT("reviews");
  const [open, setOpen] = useState<number | null>(null);
  if (photos.length === 0) return null;
  const shown = photos.map((photo, index) => ({ ...photo, alt: t("photo", { n: index + 1, name: authorName }) }));
  return (
    <>
      <ul className="review-photos">
        {shown.map((photo, index) => (
          <li key={photo.id}>
            <Photo image={photo} alt={photo.alt} shape="4:3" sizes="160px">
              <button type="button" className="over" aria-label={t("openPhoto", { n: index + 1, m: shown.length })} onClick={() => setOpen(index)} />
            </Photo>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense>
          <LazyViewer photos={shown} start={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
