import { Brush, Eye, EyeOff, PaintRoller, Redo2, Scan, Undo2, WandSparkles } from "lucide-react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TOOLS, type Tool } from "../draft.ts";

const ICONS = { paint: PaintRoller, stroke: WandSparkles, brush: Brush, corners: Scan } as const;

/** The active tool. */
export function ToolPicks({ tool, onTool }: { tool: Tool; onTool(tool: Tool): void }) {
  const t = useT("redesign.control");
  return (
    <div className="control-tools" role="radiogroup" aria-label={t("tools.label")}>
      {TOOLS.map((name) => {
        const Icon = ICONS[name];
        return (
          <label key={name}>
            <input className="over-label" type="radio" name="control-tool" value={name} checked={tool === name} onChange={() => onTool(name)} />
            <Icon size={20} aria-hidden />
            <span>{t(`tools.${name}`)}</span>
          </label>
        );
      })}
    </div>
  );
}

type StepsProps = { canUndo: boolean; canRedo: boolean; onUndo(): void; onRedo(): void };

export function UndoRedo({ canUndo, canRedo, onUndo, onRedo }: StepsProps) {
  const t = useT("redesign.control");
  // aria-disabled instead of disabled, so that focus is not lost.
  return (
    <>
      <IconButton label={t("undo")} aria-disabled={!canUndo || undefined} aria-keyshortcuts="Control+Z" onClick={onUndo}>
        <Undo2 size={20} className="flip" aria-hidden />
      </IconButton>
      <IconButton label={t("redo")} aria-disabled={!canRedo || undefined} aria-keyshortcuts="Control+Shift+Z" onClick={onRedo}>
        <Redo2 size={20} className="flip" aria-hidden />
      </IconButton>
    </>
  );
}

/** The surfaces on or off. */
export function TintsButton({ hasTints, onTints }: { hasTints: boolean; onTints(has: boolean): void }) {
  const t = useT("redesign.control");
  return (
    <IconButton label={t("overlay")} aria-pressed={hasTints} onClick={() => onTints(!hasTints)}>
      {hasTints ? <Eye size={20} aria-hidden /> : <EyeOff size={20} aria-hidden />}
    </IconButton>
  );
}
