import { Download, RotateCcw } from "lucide-react";
import { useEffect, useRef } from "react";
import { useViewer } from "#app/kit/viewer.ts";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { LeaveGuard } from "#app/ui/form/leave-guard.tsx";
import { Skeleton } from "#app/ui/states.tsx";
import type { Design } from "../../design-editor.contract.ts";
import { downloadPath } from "../../design-editor.ts";
import { NameDialog, SignInDialog } from "./dialogs.tsx";
import { Intake } from "./intake.tsx";
import { Stage } from "./stage.tsx";
import { Tools } from "./tools.tsx";
import { type Editor as EditorState, useEditor } from "./use-editor.ts";
import { Versions } from "./versions.tsx";
import "../../design-editor.css";

type Props = { design?: Design | null /** Where signing in leads back to. */; here: string; onSaved?(design: Design): void };

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y), except where someone types, and a picture that is pasted. */
function useShortcuts(editor: EditorState) {
  const latest = useRef(editor);
  latest.current = editor;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest("textarea, [contenteditable], input:not([type='range'], [type='radio'])");
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) latest.current.redo();
      else latest.current.undo();
    };
    const onPaste = (event: ClipboardEvent) => {
      const picture = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith("image/"));
      if (picture) void latest.current.upload(picture);
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("paste", onPaste);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("paste", onPaste);
    };
  }, []);
}

/** A photograph, what can be done with it, and what was saved of it. */
export function Editor({ design: saved = null, here, onSaved }: Props) {
  const t = useT("design-editor");
  const editor = useEditor(saved, onSaved);
  useShortcuts(editor);
  const { photo, problem, design, isEdited } = editor;
  return (
    <div className="editor">
      <div className="editor-main">
        {photo ? <Stage editor={editor} photo={photo} /> : saved && !problem ? <Skeleton className="editor-wait" height="auto" /> : <Intake editor={editor} />}
        {problem && (
          <p className="text-danger mt-3" role="alert">
            {t(`problem.${problem.code}`)} <bdi>{problem.name}</bdi>
          </p>
        )}
        {design && <Versions editor={editor} design={design} />}
      </div>
      <aside className="editor-tools" aria-label={t("tools")}>
        <Tools editor={editor} />
        <Actions editor={editor} />
      </aside>
      {editor.asks === "signIn" && <SignInDialog editor={editor} here={here} />}
      {editor.asks === "name" && <NameDialog editor={editor} />}
      <LeaveGuard isDirty={isEdited && photo !== null && !editor.isSaving} title={t("leave.title")} text={t("leave.text")} />
    </div>
  );
}

function Actions({ editor }: { editor: EditorState }) {
  const t = useT("design-editor");
  const { viewer } = useViewer();
  const { photo, design, isEdited } = editor;
  return (
    <div className="editor-actions">
      <p className="tiny muted" role="status">
        {photo && (isEdited ? t("state.edited") : design ? t("state.applied") : "")}
        {photo && !viewer && ` ${t("state.onDevice")}`}
      </p>
      <div className="acts">
        <Button variant="primary" size="lg" pending={editor.isApplying} onClick={editor.apply}>
          {t(editor.isApplying ? "applying" : "apply")}
        </Button>
        <Button size="lg" pending={editor.isSaving} onClick={editor.save}>
          {t("save")}
        </Button>
        <Button size="lg" variant="ghost" icon={<RotateCcw size={18} className="flip" aria-hidden />} onClick={editor.reset}>
          {t("reset")}
        </Button>
      </div>
      {design && !isEdited && (
        <a className="btn" href={downloadPath(design.id)} download>
          <Download size={20} aria-hidden />
          {t("download")}
        </a>
      )}
    </div>
  );
}
