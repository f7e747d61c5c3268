import { Copy, RotateCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { PIECES } from "#app/engines/room/furniture/catalogue.ts";
import { PIECE_IDS, type PieceId } from "#app/engines/room/furniture/ids.ts";
import { obstacleOf, type Placement } from "#app/engines/room/stage/scene.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Input, Select } from "#app/ui/input.tsx";
import type { RedesignPicture } from "../redesign.contract.ts";
import { MOST_PIECES } from "../redesign.ts";
import { FloorPlan } from "./floor-plan.tsx";

type Scene = NonNullable<RedesignPicture["scene"]>;
type Props = { scene: Scene; isPending: boolean; onMake(placements: Placement[]): void; onClose(): void };

const QUARTER = 15;
const ordinary = (turn: number) => ((turn + 540) % 360) - 180;

/** The room from above, at true scale: pieces are moved, turned, swapped, colored, copied and removed; then the picture is made anew. */
export function PlanEditor({ scene, isPending, onMake, onClose }: Props) {
  const t = useT("redesign.furnish");
  const [pieces, setPieces] = useState<Placement[]>(scene.placements);
  const [chosen, setChosen] = useState(pieces[0]?.id ?? "");
  const own = pieces.find(({ id }) => id === chosen);
  const change = (id: string, by: Partial<Placement>) => setPieces((now) => now.map((piece) => (piece.id === id ? { ...piece, ...by } : piece)));
  const obstacles = new Map(
    pieces.flatMap((piece) => {
      const obstacle = obstacleOf(scene.plan, piece, pieces);
      return obstacle ? [[piece.id, obstacle] as const] : [];
    }),
  );
  const swap = (piece: PieceId) => own && change(own.id, { piece, size: PIECES[piece].isMeasured && own.size ? own.size : PIECES[piece].size });
  const alike = own ? PIECE_IDS.filter((id) => PIECES[id].kind === PIECES[own.piece].kind) : [];
  const remove = (id: string) => {
    setPieces((now) => now.filter((piece) => piece.id !== id));
    setChosen(pieces.find((piece) => piece.id !== id)?.id ?? "");
  };
  const copy = (piece: Placement) => {
    const id = `${piece.piece}-${Date.now()}`;
    setPieces((now) => [...now, { ...piece, id, x: piece.x + 0.3, z: piece.z - 0.3 }]);
    setChosen(id);
  };
  return (
    <Dialog
      isOpen
      kind="sheet"
      size="wide"
      title={t("plan.title")}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("marks.cancel")}</Button>
          <Button variant="primary" pending={isPending} aria-disabled={obstacles.size > 0 || undefined} onClick={() => obstacles.size === 0 && onMake(pieces)}>
            {t("plan.make")}
          </Button>
        </>
      }
    >
      <div className="plan-editor">
        <div>
          <FloorPlan
            plan={scene.plan}
            pieces={pieces}
            chosen={chosen}
            obstacles={obstacles}
            onChoose={setChosen}
            onMove={(id, dx, dz) => setPieces((now) => now.map((piece) => (piece.id === id ? { ...piece, x: piece.x + dx, z: piece.z + dz } : piece)))}
            onTurn={(id, by) => setPieces((now) => now.map((piece) => (piece.id === id ? { ...piece, turn: ordinary(piece.turn + by) } : piece)))}
            onRemove={remove}
          />
          <p className="tiny muted">{t("plan.keys")}</p>
        </div>
        <div className="plan-piece">
          <Select label={t("plan.piece")} value={chosen} onChange={(event) => setChosen(event.target.value)}>
            {pieces.map(({ id, piece }, index) => (
              <option key={id} value={id}>
                {index + 1}. {t(`piece.${piece}`)}
              </option>
            ))}
          </Select>
          {own && (
            <>
              <p role="status" className="plan-obstacle">
                {obstacles.has(own.id) && t(`plan.obstacle.${obstacles.get(own.id) ?? "piece"}`)}
              </p>
              {alike.length > 1 && (
                <Select label={t("plan.swap")} value={own.piece} onChange={(event) => swap(event.target.value as PieceId)}>
                  {alike.map((id) => (
                    <option key={id} value={id}>
                      {t(`piece.${id}`)}
                    </option>
                  ))}
                </Select>
              )}
              <Input type="color" label={t("plan.color")} value={own.color ?? "#b8a488"} onChange={(event) => change(own.id, { color: event.target.value })} />
              <div className="furnish-row">
                <IconButton label={t("plan.turn")} onClick={() => change(own.id, { turn: ordinary(own.turn + QUARTER) })}>
                  <RotateCw size={20} aria-hidden />
                </IconButton>
                {pieces.length < MOST_PIECES && (
                  <IconButton label={t("plan.copy")} onClick={() => copy(own)}>
                    <Copy size={20} aria-hidden />
                  </IconButton>
                )}
                <IconButton label={t("plan.remove")} onClick={() => remove(own.id)}>
                  <Trash2 size={20} aria-hidden />
                </IconButton>
              </div>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}
