import { Columns2, Eye, ImageUp, Redo2, Undo2 } from "lucide-react";
import { type CSSProperties, type KeyboardEvent, useState } from "react";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { CompareHandle } from "#app/ui/compare.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ALL_CUT, type Cut, NO_CUT } from "../../color/preview.ts";
import { useDrawing } from "./use-drawing.ts";
import type { Editor } from "./use-editor.ts";
import type { OpenPhoto } from "./use-photo.ts";

/** The photograph as it would become, and the means to see it as it was. */
export function Stage({ editor, photo }: { editor: Editor; photo: OpenPhoto }) {
  const t = useT("design-editor");
  const { isRTL } = useLanguage();
  const [isHeld, setHeld] = useState(false);
  const [split, setSplit] = useState<number | null>(null);
  const share = (split ?? 0) / 100;
  const before: Cut = isRTL ? [1 - share, 2] : [-1, share];
  const canvas = useDrawing(photo, editor, isHeld ? ALL_CUT : split === null ? NO_CUT : before, split !== null && !isHeld);
  const hold = (event: KeyboardEvent, isDown: boolean) => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    setHeld(isDown);
  };
  return (
    <div className="editor-stage">
      <figure style={{ "--ratio": photo.width / photo.height, "--at": `${split ?? 0}%` } as CSSProperties}>
        <canvas ref={canvas} role="img" aria-label={t("preview")} />
        {isHeld && <span className="badge over compare-label">{t("original")}</span>}
        {split !== null && !isHeld && (
          <>
            <span className="badge over compare-label">{t("original")}</span>
            <span className="badge over compare-label end">{t("edited")}</span>
            <CompareHandle at={split} onMove={setSplit} label={t("split")} />
          </>
        )}
      </figure>
      <div className="stage-bar">
        <span className="stage-acts">
          <IconButton label={t("undo")} disabled={!editor.hasPast} onClick={editor.undo}>
            <Undo2 size={20} className="flip" aria-hidden />
          </IconButton>
          <IconButton label={t("redo")} disabled={!editor.hasFuture} onClick={editor.redo}>
            <Redo2 size={20} className="flip" aria-hidden />
          </IconButton>
        </span>
        <Button
          size="sm"
          variant="ghost"
          icon={<Eye size={16} aria-hidden />}
          aria-pressed={isHeld}
          onPointerDown={() => setHeld(true)}
          onPointerUp={() => setHeld(false)}
          onPointerLeave={() => setHeld(false)}
          onPointerCancel={() => setHeld(false)}
          onKeyDown={(event) => hold(event, true)}
          onKeyUp={(event) => hold(event, false)}
          onBlur={() => setHeld(false)}
        >
          {t("hold")}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          icon={<Columns2 size={16} aria-hidden />}
          aria-pressed={split !== null}
          onClick={() => setSplit(split === null ? 50 : null)}
        >
          <span className="phone:sr-only">{t("compare")}</span>
        </Button>
        <label className="btn sm ghost another">
          <ImageUp size={16} aria-hidden />
          <span className="phone:sr-only">{t("another")}</span>
          <input
            type="file"
            className="vh"
            accept="image/*"
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) void editor.upload(file);
              event.target.value = "";
            }}
          />
        </label>
      </div>
    </div>
  );
}
