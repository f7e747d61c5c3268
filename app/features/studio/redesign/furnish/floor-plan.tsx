import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { PIECES } from "#app/engines/room/furniture/catalogue.ts";
import { type Corner, footprint, type obstacleOf, type Placement, zoneOf } from "#app/engines/room/stage/scene.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import type { RedesignPicture } from "../redesign.contract.ts";
import { TURN } from "./use-plan.ts";

type Props = {
  plan: NonNullable<RedesignPicture["scene"]>["plan"];
  pieces: readonly Placement[];
  chosen: string;
  obstacles: ReadonlyMap<string, NonNullable<ReturnType<typeof obstacleOf>>>;
  onChoose(id: string): void;
  /** The moves of one drag have one name. */
  onMove(id: string, dx: number, dz: number, drag?: string): void;
  onTurn(id: string, by: number): void;
  onRemove(id: string): void;
  onUndo(): void;
};

const WAYS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
const STEP = 0.05;
const FINE = 0.01;
/** What lies below is drawn first. */
const ORDER = { rug: 0, floor: 1, window: 2, wall: 2, top: 3, ceiling: 4 } as const;

/** The room from above, the back wall at the top. Left and right are those of the photograph in every language. */
export function FloorPlan({ plan, pieces, chosen, obstacles, onChoose, onMove, onTurn, onRemove, onUndo }: Props) {
  const t = useT("redesign.furnish");
  const sheet = useRef<SVGSVGElement>(null);
  const drag = useRef<{ id: string; name: string; x: number; y: number } | null>(null);
  const width = plan.left + plan.right;
  const points = (corners: readonly Corner[]) => corners.map(([x, z]) => `${(x + plan.left).toFixed(3)},${(plan.depth - z).toFixed(3)}`).join(" ");
  const start = (id: string) => (event: PointerEvent) => {
    sheet.current?.setPointerCapture(event.pointerId);
    drag.current = { id, name: `drag ${event.timeStamp}`, x: event.clientX, y: event.clientY };
    onChoose(id);
  };
  const move = (event: PointerEvent) => {
    const now = drag.current;
    const box = sheet.current?.getBoundingClientRect();
    if (!now || !box) return;
    const meters = width / box.width;
    onMove(now.id, (event.clientX - now.x) * meters, (now.y - event.clientY) * meters, now.name);
    drag.current = { ...now, x: event.clientX, y: event.clientY };
  };
  const end = () => {
    drag.current = null;
  };
  const onKeyDown = (id: string) => (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (way) onMove(id, way[0] * (event.shiftKey ? FINE : STEP), way[1] * (event.shiftKey ? FINE : STEP));
    else if (event.key === "[" || event.key === "]") onTurn(id, event.key === "[" ? -TURN : TURN);
    else if (event.key === "z" && (event.ctrlKey || event.metaKey)) onUndo();
    else if (event.key === "Delete" || event.key === "Backspace") onRemove(id);
    else return;
    event.preventDefault();
  };
  const drawn = pieces
    .map((piece, index) => ({ piece, index }))
    .toSorted((one, two) => ORDER[PIECES[one.piece.piece].ground] - ORDER[PIECES[two.piece.piece].ground]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing, a group of buttons with a label of its own
    <svg
      ref={sheet}
      className="floor-plan"
      viewBox={`-0.1 -0.1 ${width + 0.2} ${plan.depth + 0.2}`}
      role="group"
      aria-label={t("plan.title")}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <rect x={0} y={0} width={width} height={plan.depth} className="floor-plan-room" />
      {plan.openings.map((opening) => (
        <polygon
          key={`${opening.wall} ${opening.from} ${opening.to}`}
          points={points(zoneOf(plan, opening))}
          className="floor-plan-zone"
          data-kind={opening.kind}
        />
      ))}
      {drawn.map(({ piece, index }) => {
        const [x, y] = [piece.x + plan.left, plan.depth - piece.z];
        return (
          // biome-ignore lint/a11y/useSemanticElements: a shape of a drawing
          <g
            key={piece.id}
            role="button"
            tabIndex={0}
            className="floor-plan-piece"
            data-ground={PIECES[piece.piece].ground}
            data-blocked={obstacles.has(piece.id) || undefined}
            aria-pressed={piece.id === chosen}
            aria-label={`${index + 1}. ${t(`piece.${piece.piece}`)}`}
            onPointerDown={start(piece.id)}
            onFocus={() => onChoose(piece.id)}
            onKeyDown={onKeyDown(piece.id)}
          >
            <polygon points={points(footprint(piece))} />
            <text x={x} y={y} fontSize={0.18} textAnchor="middle" dominantBaseline="central">
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
