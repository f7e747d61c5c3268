import { useT } from "#app/platform/languages/language-context.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { RedesignDetail, RedesignPicture } from "../redesign.contract.ts";
import { useChosenInView } from "../visitor/components/use-chosen-in-view.ts";
import { isOpen } from "./use-redesign.ts";

type Props = {
  redesign: Pick<RedesignDetail, "photo" | "pictures">;
  /** Null: the photograph itself. */
  shown: RedesignPicture | null;
  onShow(picture: RedesignPicture | "original"): void;
  nameOf(picture: RedesignPicture): string;
};

const SIZES = "(max-width: 720px) 38vw, 170px";

/** All that was made, newest first, and the photograph it was made of at the end. */
export function VersionStrip({ redesign, shown, onShow, nameOf }: Props) {
  const s = useT("redesign.studio");
  const strip = useChosenInView<HTMLUListElement>(shown?.id ?? "original");
  return (
    <ul ref={strip} className="versions" aria-label={s("versions.title")}>
      {redesign.pictures.map((picture) => (
        <li key={picture.id}>
          <button type="button" className="version" aria-pressed={picture.id === shown?.id} onClick={() => onShow(picture)}>
            <span className="version-photo" data-state={picture.state}>
              <Photo image={{ ...(picture.photo ?? redesign.photo), isPrivate: true }} sizes={SIZES} alt="" />
            </span>
            <span dir="auto">{nameOf(picture)}</span>
            {picture.state !== "done" && <small data-state={picture.state}>{s(`state.${isOpen(picture) ? "running" : picture.state}`)}</small>}
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="version" aria-pressed={!shown} onClick={() => onShow("original")}>
          <span className="version-photo">
            <Photo image={{ ...redesign.photo, isPrivate: true }} sizes={SIZES} alt="" />
          </span>
          <span>{s("versions.original")}</span>
        </button>
      </li>
    </ul>
  );
}
