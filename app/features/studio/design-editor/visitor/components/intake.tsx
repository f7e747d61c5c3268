import { useEffect, useRef, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { ProgressBar } from "#app/ui/states.tsx";
import { toast } from "#app/ui/toast.tsx";
import bedroom from "../../images/bedroom.webp";
import living from "../../images/living-room.webp";
import majlis from "../../images/majlis.webp";
import type { Editor } from "./use-editor.ts";

const SAMPLES = [
  { name: "majlis", url: majlis },
  { name: "living_room", url: living },
  { name: "bedroom", url: bedroom },
] as const;

/** The intake of a photograph: dropped, chosen, pasted, or one of our samples. */
export function Intake({ editor }: { editor: Editor }) {
  const t = useT("design-editor");
  const box = useRef<HTMLDivElement>(null);
  const [isReading, setReading] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a file chosen before hydration
  useEffect(() => {
    const early = box.current?.querySelector("input")?.files?.[0];
    if (early) void editor.upload(early);
  }, []);
  const take = async ({ name, url }: (typeof SAMPLES)[number]) => {
    setReading(true);
    try {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
      await editor.upload(new File([await answer.blob()], `${name}.webp`, { type: "image/webp" }));
    } catch {
      toast({ title: t("problem.failed"), tone: "danger" });
    }
    setReading(false);
  };
  return (
    <div ref={box} className="editor-intake">
      <FileDrop
        label={t("upload")}
        accept="image/*"
        hint={t("uploadHint")}
        disabled={editor.isOpening}
        onFiles={([file]) => file && void editor.upload(file)}
      />
      {editor.isOpening && <ProgressBar label={t("opening")} />}
      <section aria-labelledby="editor-samples">
        <h2 id="editor-samples">{t("samples.title")}</h2>
        <ul>
          {SAMPLES.map((sample) => (
            <li key={sample.name}>
              <button type="button" disabled={isReading} aria-label={t(`samples.${sample.name}`)} onClick={() => void take(sample)}>
                <img src={sample.url} alt="" width={960} height={640} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
