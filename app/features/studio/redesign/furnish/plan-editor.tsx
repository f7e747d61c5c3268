import { Copy, RotateCw, Trash2, Undo2 } from "lucide-react";
import { PIECES } from "#app/engines/room/furniture/catalogue.ts";
import { PIECE_IDS, type PieceId } from "#app/engines/room/furniture/ids.ts";
import type { Placement } from "#app/engines/room/stage/scene.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Input, Select } from "#app/ui/input.tsx";
import type { RedesignPicture } from "../redesign.contract.ts";
import { MOST_PIECES } from "../redesign.ts";
import { FloorPlan } from "./floor-plan.tsx";
import { TURN, usePlan } from "./use-plan.ts";

type Scene = NonNullable<RedesignPicture["scene"]>;
type Props = { scene: Scene; isPending: boolean; onMake(placements: Placement[]): void; onClose(): void };

/** The room from above, at true scale: pieces are moved, turned, swapped, colored, copied and removed; then the picture is made anew. */
export function PlanEditor({ scene, isPending, onMake, onClose }: Props) {
  const t = useT("redesign.furnish");
  const plan = usePlan(scene);
  const { pieces, own, obstacles } = plan;
  const alike = own ? PIECE_IDS.filter((id) => PIECES[id].kind === PIECES[own.piece].kind) : [];
  return (
    <Dialog
      isOpen
      kind="sheet"
      size="wide"
      title={t("plan.title")}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" icon={<Undo2 size={18} aria-hidden />} aria-disabled={!plan.canUndo || undefined} onClick={plan.undo}>
            {t("plan.undo")}
          </Button>
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
            chosen={plan.chosen}
            obstacles={obstacles}
            onChoose={plan.choose}
            onMove={plan.move}
            onTurn={plan.turn}
            onRemove={plan.remove}
            onUndo={plan.undo}
          />
          <p className="tiny muted">{t("plan.keys")}</p>
        </div>
        <div className="plan-piece">
          <Select label={t("plan.piece")} value={plan.chosen} onChange={(event) => plan.choose(event.target.value)}>
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
                <Select label={t("plan.swap")} value={own.piece} onChange={(event) => plan.swap(event.target.value as PieceId)}>
                  {alike.map((id) => (
                    <option key={id} value={id}>
                      {t(`piece.${id}`)}
                    </option>
                  ))}
                </Select>
              )}
              <Input type="color" label={t("plan.color")} value={own.color ?? "#b8a488"} onChange={(event) => plan.paint(event.target.value)} />
              <div className="furnish-row">
                <IconButton label={t("plan.turn")} onClick={() => plan.turn(own.id, TURN)}>
                  <RotateCw size={20} aria-hidden />
                </IconButton>
                {pieces.length < MOST_PIECES && (
                  <IconButton label={t("plan.copy")} onClick={() => plan.copy(own)}>
                    <Copy size={20} aria-hidden />
                  </IconButton>
                )}
                <IconButton label={t("plan.remove")} onClick={() => plan.remove(own.id)}>
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
