import { type DragEvent, type ReactNode, useState } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "../../classes.ts";
import type { PhotoImage } from "../../photo.tsx";
import { PhotoTile } from "./photo-tile.tsx";
import type { Pick } from "./picks.ts";
import type { Picks } from "./use-picks.ts";
import "./files.css";

type Props<Stored> = {
  picks: Picks<Stored>;
  imageOf(stored: Stored): PhotoImage;
  /** Below one photograph, such as its texts. */
  children?: (pick: Pick<Stored>, n: number) => ReactNode;
  /** In place of "Remove photo", which stays what screen readers say of the n-th. */
  removeText?: string;
  className?: string;
};

/** Photographs in their order: by dragging, or by the two arrows that every keyboard and switch reaches. The first is the cover. */
export function PhotoTiles<Stored>({ picks: all, imageOf, children, removeText, className }: Props<Stored>) {
  const t = useT("ui.form");
  const format = useFormat();
  const { picks, rules } = all;
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState("");
  const canMove = rules.max > 1 && picks.length > 1;
  const move = (key: string, to: number) => {
    if (to < 0 || to >= picks.length) return;
    all.move(key, to);
    setSaid(t("photo.moved", { n: format.number(to + 1), total: format.number(picks.length) }));
  };
  const onDragOver = (event: DragEvent, to: number) => {
    if (!dragged || event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    if (picks[to]?.key !== dragged) move(dragged, to);
  };
  return (
    <>
      <span className="vh" role="status">
        {said}
      </span>
      {picks.length > 0 && (
        <ol className={classes("photo-tiles", className)} aria-label={t("photo.all")}>
          {picks.map((pick, index) => (
            <li
              key={pick.key}
              draggable={canMove}
              onDragStart={() => setDragged(pick.key)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => onDragOver(event, index)}
              data-dragged={dragged === pick.key || undefined}
            >
              <PhotoTile
                pick={pick}
                image={pick.stored && imageOf(pick.stored)}
                n={index + 1}
                total={picks.length}
                isUploaded={all.uploads}
                isOnly={rules.max === 1}
                removeText={removeText}
                rules={rules}
                onMove={canMove ? (step) => move(pick.key, index + step) : undefined}
                onRemove={() => all.remove(pick.key)}
                onRetry={all.canRetry(pick) ? () => all.retry(pick) : undefined}
              />
              {children?.(pick, index + 1)}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
