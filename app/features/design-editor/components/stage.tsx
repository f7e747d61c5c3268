import { Columns2, Eye, ImageUp, Redo2, Undo2 } from "lucide-react";
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useLanguage, useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { CompareHandle } from "#app/ui/compare.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ALL_CUT, type Cut, makePreview, NO_CUT, type Preview } from "../color/preview.ts";
import type { EditorSettings } from "../design-editor.ts";
import type { Editor } from "./use-editor.ts";
import type { OpenPhoto } from "./use-photo.ts";

/** Draws at most once for each frame of the screen, however fast a slider moves. */
function useDrawing(photo: OpenPhoto, settings: EditorSettings, cut: Cut) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const preview = useRef<Preview | null>(null);
  const wanted = useRef({ settings, cut });
  const frame = useRef(0);
  wanted.current = { settings, cut };
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const made = makePreview(element, photo.bitmap);
    preview.current = made;
    made?.draw(wanted.current.settings, wanted.current.cut);
    return () => {
      cancelAnimationFrame(frame.current);
      frame.current = 0;
      preview.current = null;
      made?.end();
    };
  }, [photo]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn is read when the frame comes
  useEffect(() => {
    if (frame.current) return;
    frame.current = requestAnimationFrame(() => {
      frame.current = 0;
      preview.current?.draw(wanted.current.settings, wanted.current.cut);
    });
  }, [settings, cut]);
  return canvas;
}

/** The photograph as it would become, and the means to see it as it was. */
export function Stage({ editor, photo }: { editor: Editor; photo: OpenPhoto }) {
  const t = useT("design-editor");
  const { isRTL } = useLanguage();
  const [isHeld, setHeld] = useState(false);
  const [split, setSplit] = useState<number | null>(null);
  const share = (split ?? 0) / 100;
  const before: Cut = isRTL ? [1 - share, 2] : [-1, share];
  const canvas = useDrawing(photo, editor.settings, isHeld ? ALL_CUT : split === null ? NO_CUT : before);
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
          {t("compare")}
        </Button>
        <label className="btn sm ghost another">
          <ImageUp size={16} aria-hidden />
          {t("another")}
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
