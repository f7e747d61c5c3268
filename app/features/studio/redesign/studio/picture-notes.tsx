import { Check, Minus, RotateCcw, Trash2 } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { MessageKey } from "#app/platform/languages/namespaces.ts";
import { Button } from "#app/ui/button.tsx";
import type { RedesignDetail, RedesignPicture } from "../redesign.contract.ts";
import { EMBEDDED } from "../redesign.ts";

type Text = MessageKey<"redesign.studio">;
type Props = { redesign: RedesignDetail; picture: RedesignPicture; onMark(): void; onAgain(): void; onRemove(): void };

/** The picture's engine, changes and untouched surfaces, in sentences. */
export function PictureNotes({ redesign, picture, onMark, onAgain, onRemove }: Props) {
  const s = useT("redesign.studio");
  const isOwn = picture.engine === EMBEDDED;
  const isOlder = picture.correctionsVersion !== redesign.correctionsVersion;
  return (
    <div className="picture-notes">
      <p className="picture-by">
        <span>{useMadeBy()(picture)}</span>
        {picture.seconds !== null && <span className="muted"> {s("made.seconds", { n: Math.max(1, Math.round(picture.seconds)) })}</span>}
      </p>
      {picture.prompt && (
        <p className="picture-words">
          <b>{s("made.words")}</b> <q dir="auto">{picture.prompt}</q>
        </p>
      )}
      {isOwn && (
        <div className="picture-lists">
          <ChangeList picture={picture} />
          <LeftList picture={picture} onMark={onMark} />
        </div>
      )}
      <p className="picture-tools">
        {(!isOwn || isOlder) && (
          <Button size="sm" variant="ghost" icon={<RotateCcw size={16} aria-hidden />} onClick={onAgain}>
            {s("made.again")}
          </Button>
        )}
        <Button size="sm" variant="ghost" icon={<Trash2 size={16} aria-hidden />} onClick={onRemove}>
          {s("versions.remove")}
        </Button>
      </p>
    </div>
  );
}

/** The engine that made a picture, as a sentence. */
export function useMadeBy(): (picture: RedesignPicture) => string {
  const s = useT("redesign.studio");
  return ({ engine, engineName, model }) =>
    engine === EMBEDDED ? s("made.own") : model ? s("made.by", { model, name: engineName }) : s("made.byName", { name: engineName });
}

function ChangeList({ picture: { changed } }: { picture: RedesignPicture }) {
  const s = useT("redesign.studio");
  const materialOf = (material: string) => s(`material.${material}` as Text);
  const sentence = ({ surface, material }: RedesignPicture["changed"][number]): string => {
    if (surface === "wall") return material && material !== "paint" ? s("changed.wallMaterial", { material: materialOf(material) }) : s("changed.wall");
    if (surface === "accent") return s("changed.accent", { material: materialOf(material ?? "paint") });
    if (surface === "floor") return material ? s("changed.floor", { material: materialOf(material) }) : s("changed.floorTint");
    return s(`changed.${surface}` as Text);
  };
  return (
    <div>
      <h3>{s("changed.title")}</h3>
      {changed.length === 0 ? (
        <p className="muted">{s("changed.nothing")}</p>
      ) : (
        <ul>
          {changed.map((change) => (
            <li key={`${change.surface} ${change.color} ${change.material}`}>
              <Check size={16} aria-hidden />
              <span>
                {sentence(change)}
                {change.color && (
                  <span className="picture-color">
                    <i style={{ background: change.color }} aria-hidden />
                    <bdi dir="ltr">{change.color.toUpperCase()}</bdi>
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function LeftList({ picture: { leftAlone }, onMark }: { picture: RedesignPicture; onMark(): void }) {
  const s = useT("redesign.studio");
  if (leftAlone.length === 0) return null;
  const canHelp = leftAlone.some(({ reason }) => reason !== "asked");
  return (
    <div>
      <h3>{s("left.title")}</h3>
      <ul>
        {leftAlone.map(({ surface, reason }) => (
          <li key={`${surface} ${reason}`}>
            <Minus size={16} aria-hidden />
            <span>{s(`left.${surface}.${reason}` as Text)}</span>
          </li>
        ))}
      </ul>
      {canHelp && (
        <Button size="sm" onClick={onMark}>
          {s("analysis.mark")}
        </Button>
      )}
    </div>
  );
}
