import { FileUp } from "lucide-react";
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { classes } from "./classes.ts";

type Props = {
  label: string;
  /** As of `<input accept>`. */
  accept: string;
  multiple?: boolean;
  hint?: ReactNode;
  disabled?: boolean;
  onFiles(files: File[]): void;
  /** Lets a form without scripts send the files. */
  name?: string;
};

/** Drop, click or keyboard: a file input lies over the whole field. */
export function FileDrop({ label, accept, multiple = false, hint, disabled, onFiles, name }: Props) {
  const t = useT("ui");
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0 && !disabled) onFiles(multiple ? files : files.slice(0, 1));
  };
  const takeChosen = () => {
    if (!input.current) return;
    take(input.current.files);
    input.current.value = "";
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for files chosen before hydration
  useEffect(takeChosen, []);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <label
      className={classes("file-drop", isOver && "over")}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <FileUp size={28} aria-hidden />
      <span className="vh">{label}</span>
      <span className="by-drop">{t.rich(multiple ? "dropFiles" : "dropFile", { pick: (text) => <span className="link">{text}</span> })}</span>
      <span className="by-tap link">{t(multiple ? "chooseFiles" : "chooseFile")}</span>
      {hint && <span className="hint">{hint}</span>}
      <input ref={input} type="file" name={name} accept={accept} multiple={multiple} disabled={disabled} onChange={takeChosen} />
    </label>
  );
}
