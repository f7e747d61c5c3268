import type { CSSProperties } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { CompareFrame } from "#app/ui/compare.tsx";
import type { RedesignDetail, RedesignPicture } from "../redesign.contract.ts";
import { FailCover } from "./fail-cover.tsx";
import { PictureFrame, type PrivatePhoto, RoomPhoto, ratioOf } from "./picture-frame.tsx";
import { isOpen } from "./use-redesign.ts";
import type { StudioState } from "./use-studio.ts";
import { WorkCover } from "./work-cover.tsx";

export type View = "slider" | "beside";
/** The picture on the start side: the photograph, or another picture. */
export type Other = { photo: PrivatePhoto; name: string };

type Props = { redesign: RedesignDetail; studio: StudioState; view: View; other: Other; nameOf(picture: RedesignPicture): string };

/** The large picture, in each of its states: the photograph alone, a picture in the making, what went wrong, the result. */
export function Stage({ redesign, studio, view, other, nameOf }: Props) {
  const s = useT("redesign.studio");
  const { shown, canceling, making, removing } = studio;
  const { photo } = redesign;
  if (shown?.photo && (shown.state === "done" || isOpen(shown)))
    return (
      <div className="stage-result">
        <Pictures view={view} other={other} after={{ photo: shown.photo, name: nameOf(shown) }} ratio={photo} />
        {isOpen(shown) && (
          <span className="stage-chip" role="status">
            {s("work.sharpening")}
          </span>
        )}
      </div>
    );
  return (
    <PictureFrame photo={photo}>
      <RoomPhoto photo={photo} alt={s("view.photo")} isFirst />
      {shown && isOpen(shown) ? (
        <WorkCover picture={shown} onCancel={() => canceling.mutate(shown)} isCanceling={canceling.isPending} />
      ) : shown ? (
        <FailCover picture={shown} isPending={making.isPending} onAgain={() => making.mutate(againOf(shown))} onRemove={() => removing.mutate(shown)} />
      ) : (
        redesign.analysis === "waiting" && (
          <span className="stage-chip" role="status">
            {s("analysis.waiting")}
          </span>
        )
      )}
    </PictureFrame>
  );
}

/** Retries with the same input. */
export const againOf = ({ style, engine, finishes, furnish, prompt }: RedesignPicture) => ({
  style,
  engine,
  // consent was given for this very picture
  consent: true,
  ...(finishes && { finishes }),
  ...(furnish && { furnish }),
  ...(prompt && { prompt }),
});

/** Two pictures of the room: one over the other under the slider, or beside each other. */
export function Pictures({ view, other, after, ratio }: { view: View; other: Other; after: Other; ratio: PrivatePhoto }) {
  const s = useT("redesign.studio");
  if (view === "beside")
    return (
      <div className="stage-pair">
        {[other, after].map(({ photo, name }, place) => (
          <figure key={photo.id}>
            <PictureFrame photo={ratio}>
              <RoomPhoto photo={photo} alt={name} isFirst={place === 1} sizes="(max-width: 720px) 100vw, 520px" />
            </PictureFrame>
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    );
  return (
    <div className="stage-fit" style={{ "--ratio": ratioOf(ratio) } as CSSProperties}>
      <CompareFrame
        key={other.photo.id}
        before={<RoomPhoto photo={other.photo} alt={other.name} isFirst />}
        after={<RoomPhoto photo={after.photo} alt={after.name} isFirst />}
        labels={{ before: other.name, after: after.name }}
        label={s("view.slide", { before: other.name, after: after.name })}
        ratio={ratioOf(ratio)}
      />
    </div>
  );
}
