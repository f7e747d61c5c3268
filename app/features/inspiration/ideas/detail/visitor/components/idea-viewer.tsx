import { WandSparkles } from "lucide-react";
import { ShareButton } from "#app/kit/share-button.tsx";
import { useT } from "#app/platform/languages/language-context.tsx";
import { languageOf } from "#app/platform/text/language-of.ts";
import { PhotoViewer } from "#app/ui/viewer/photo-viewer.tsx";
import { ideaPath, tryOnPath } from "../../../ideas.ts";
import { SaveIdea } from "../../../visitor/components/save-idea.tsx";
import type { IdeaDetail } from "../../detail.contract.ts";
import { AskDesigner } from "./idea-panel.tsx";
import { PiecePins } from "./idea-pieces.tsx";

type Props = { idea: IdeaDetail; start: number; onClose(): void; onShown(index: number): void };

/** An idea's photographs on the whole screen. */
export function IdeaViewer({ idea, start, onClose, onShown }: Props) {
  const ideas = useT("ideas");
  const { id, title, slug, author, photos, roomType, style } = idea;
  const kind = ideas("styleRoom", { style: ideas(`style.${style}`), room: ideas(`room.${roomType}`) });
  return (
    <PhotoViewer
      photos={photos.map((photo) => ({
        ...photo,
        alt: photo.alt ?? title,
        about: <Caption title={title} text={photo.alt} kind={kind} />,
        over: <PiecePins slug={slug} photo={photo} />,
      }))}
      start={start}
      {...(author && { owner: { name: author.name, place: author.city } })}
      tools={
        <>
          <SaveIdea id={id} name={title} />
          <ShareButton title={title} path={ideaPath(slug)} look="photo" />
        </>
      }
      actions={
        <>
          {roomType !== "outdoor" && (
            <a className="btn" href={tryOnPath(idea)}>
              <WandSparkles size={20} aria-hidden />
              {ideas("tryOn")}
            </a>
          )}
          <AskDesigner author={author} variant="primary" />
        </>
      }
      onClose={onClose}
      onShown={onShown}
    />
  );
}

const Caption = ({ title, text, kind }: { title: string; text: string | null; kind: string }) => (
  <>
    <h2 dir="auto" lang={languageOf(title)}>
      {title}
    </h2>
    {text ? (
      <p dir="auto" lang={languageOf(text)}>
        {text}
      </p>
    ) : (
      <p>{kind}</p>
    )}
  </>
);
