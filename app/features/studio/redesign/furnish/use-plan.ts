import { useState } from "react";
import { PIECES } from "#app/engines/room/furniture/catalogue.ts";
import type { PieceId } from "#app/engines/room/furniture/ids.ts";
import { obstacleOf, type Placement } from "#app/engines/room/stage/scene.ts";
import type { RedesignPicture } from "../redesign.contract.ts";

type Scene = NonNullable<RedesignPicture["scene"]>;

/** Degrees of one step. */
export const TURN = 15;
const MOST_UNDONE = 100;
/** Where a copy stands beside its piece, in meters. */
const BESIDE = 0.3;
const ordinary = (turn: number) => ((turn + 540) % 360) - 180;

type State = { pieces: Placement[]; before: Placement[][]; run: string | undefined };

/** Pieces on the plan from above. Each change can be undone; changes of one run (a drag, a color that is being picked) are undone together. */
export function usePlan(scene: Pick<Scene, "plan" | "placements">) {
  const [{ pieces, before }, setState] = useState<State>({ pieces: scene.placements, before: [], run: undefined });
  const [picked, setPicked] = useState(pieces[0]?.id ?? "");
  const own = pieces.find(({ id }) => id === picked) ?? pieces[0];
  const obstacles = new Map(
    pieces.flatMap((piece) => {
      const obstacle = obstacleOf(scene.plan, piece, pieces);
      return obstacle ? [[piece.id, obstacle] as const] : [];
    }),
  );

  const edit = (next: (now: Placement[]) => Placement[], run?: string) =>
    setState((now) => ({
      pieces: next(now.pieces),
      before: run !== undefined && run === now.run ? now.before : [...now.before, now.pieces].slice(-MOST_UNDONE),
      run,
    }));
  const moved = (id: string, to: (piece: Placement) => Partial<Placement>) => (now: Placement[]) =>
    now.map((piece) => (piece.id === id ? { ...piece, ...to(piece) } : piece));
  return {
    pieces,
    own,
    chosen: own?.id ?? "",
    obstacles,
    choose: setPicked,
    canUndo: before.length > 0,
    undo: () => setState((now) => ({ pieces: now.before.at(-1) ?? now.pieces, before: now.before.slice(0, -1), run: undefined })),
    move: (id: string, dx: number, dz: number, run?: string) =>
      edit(
        moved(id, ({ x, z }) => ({ x: x + dx, z: z + dz })),
        run,
      ),
    turn: (id: string, by: number) => edit(moved(id, ({ turn }) => ({ turn: ordinary(turn + by) }))),
    swap: (piece: PieceId) => own && edit(moved(own.id, ({ size }) => ({ piece, size: PIECES[piece].isMeasured && size ? size : PIECES[piece].size }))),
    paint: (color: string) =>
      own &&
      edit(
        moved(own.id, () => ({ color })),
        `color ${own.id}`,
      ),
    remove: (id: string) => edit((now) => now.filter((piece) => piece.id !== id)),
    copy: (piece: Placement) => {
      const id = `${piece.piece}-${Date.now()}`;
      edit((now) => [...now, { ...piece, id, x: piece.x + BESIDE, z: piece.z - BESIDE }]);
      setPicked(id);
    },
  };
}
