import { RotateCcw, Trash2, TriangleAlert } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import type { RedesignPicture } from "../redesign.contract.ts";

type Props = { picture: RedesignPicture; isPending: boolean; onAgain(): void; onRemove(): void };

/** Over the photograph when a picture failed: why, and Try again. */
export function FailCover({ picture, isPending, onAgain, onRemove }: Props) {
  const s = useT("redesign.studio");
  const isCanceled = picture.state === "canceled";
  return (
    <div className="stage-cover">
      <div className="stage-note" role={isCanceled ? "status" : "alert"}>
        {!isCanceled && (
          <>
            <TriangleAlert size={24} aria-hidden />
            <b>{s("fail.title")}</b>
          </>
        )}
        <span>{isCanceled ? s("fail.canceled") : s(`fail.why.${picture.failure ?? "engine"}`, { name: picture.engineName })}</span>
        {picture.failureReason && (
          <q className="tiny" dir="auto">
            {picture.failureReason}
          </q>
        )}
        <span className="flex flex-wrap justify-center gap-2">
          <Button size="sm" icon={<RotateCcw size={16} aria-hidden />} onClick={onAgain} pending={isPending}>
            {s("fail.again")}
          </Button>
          <Button size="sm" variant="ghost" icon={<Trash2 size={16} aria-hidden />} onClick={onRemove}>
            {s("versions.remove")}
          </Button>
        </span>
      </div>
    </div>
  );
}
