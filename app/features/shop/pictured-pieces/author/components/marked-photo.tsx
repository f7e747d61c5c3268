import { type CSSProperties, type KeyboardEvent, type MouseEvent, useRef } from "react";
import { useFormat, useT } from "#app/platform/languages/language-context.tsx";
import { Photo, type PhotoImage } from "#app/ui/photo.tsx";
import type { PieceMark } from "../../pictured-pieces.contract.ts";
import { SCALE } from "../../pictured-pieces.ts";
import "../../pictured-pieces.css";

/** A hundredth of the photograph. */
const STEP = SCALE / 100;
// physical side: places in a photograph, the same in every direction of writing
const MOVES: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP], ArrowDown: [0, STEP] };

const within = (value: number): number => Math.min(SCALE, Math.max(0, Math.round(value)));

type Props = {
  photo: PhotoImage & { width: number; height: number };
  marks: readonly PieceMark[];
  isChoosing: boolean;
  onPlace(x: number, y: number): void;
  onMove(productId: string, x: number, y: number): void;
};

/** The whole photograph with a pin for each mark. A tap places what was chosen; pins move by arrows, or by dragging. */
export function MarkedPhoto({ photo, marks, isChoosing, onPlace, onMove }: Props) {
  const t = useT("pictured-pieces");
  const format = useFormat();
  const frame = useRef<HTMLDivElement>(null);
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): readonly [number, number] => {
    const box = frame.current?.getBoundingClientRect();
    return box ? [within(((clientX - box.left) / box.width) * SCALE), within(((clientY - box.top) / box.height) * SCALE)] : [0, 0];
  };
  const onKeyDown = ({ product, x, y }: PieceMark, event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    onMove(product.id, within(x + move[0]), within(y + move[1]));
  };
  const onClick = (event: MouseEvent) => isChoosing && onPlace(...placeOf(event));
  return (
    <div ref={frame} className="marked-photo" data-choosing={isChoosing || undefined} style={{ aspectRatio: photo.width / photo.height }}>
      <Photo image={photo} shape="fill" sizes="(max-width: 1000px) 100vw, 720px" className="h-full" />
      {/* biome-ignore lint/a11y: for the pointer; 'Place in the middle' and the arrows do the same by keyboard */}
      <span className="marked-area" onClick={onClick} />
      {marks.map((mark, index) =>
        mark.fileId === photo.id ? (
          <button
            key={mark.id}
            type="button"
            className="mark-pin"
            disabled={mark.isRevoked}
            style={{ "--x": mark.x / SCALE, "--y": mark.y / SCALE } as CSSProperties}
            aria-label={t("mark.pin", { n: index + 1, piece: mark.product.name })}
            title={mark.product.name}
            onKeyDown={(event) => onKeyDown(mark, event)}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerUp={(event) => {
              const [x, y] = placeOf(event);
              if (Math.hypot(x - mark.x, y - mark.y) > STEP * 2) onMove(mark.product.id, x, y);
            }}
          >
            {format.number(index + 1)}
          </button>
        ) : null,
      )}
    </div>
  );
}
