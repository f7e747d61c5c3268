import { Camera } from "lucide-react";
import { useEffect, useRef } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { CHOSEN_PHOTO_MB } from "../../look.ts";
import type { PhotoSearchProblem } from "../../use-photo-search.ts";

type Props = { onFile: (file: File) => void; isLooking: boolean; problem: PhotoSearchProblem | null };

/** Drop, choose, paste or take a photograph; what was wrong with the last one. */
export function PhotoPicker({ onFile, isLooking, problem }: Props) {
  const t = useT("ideas.look");
  const picker = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a file chosen before hydration
  useEffect(() => {
    const early = picker.current?.querySelector("input")?.files?.[0];
    if (early) onFile(early);
  }, []);
  return (
    <div ref={picker} className="look-picker">
      <FileDrop
        label={t("pick")}
        accept="image/*"
        hint={t("hint", { megabytes: CHOSEN_PHOTO_MB })}
        disabled={isLooking}
        onFiles={([file]) => file && onFile(file)}
      />
      <label className="btn look-camera">
        <Camera aria-hidden />
        {t("takePhoto")}
        <input
          type="file"
          className="vh"
          accept="image/*"
          capture="environment"
          disabled={isLooking}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) onFile(file);
            event.target.value = "";
          }}
        />
      </label>
      <p role="status" className={isLooking ? "look-status" : "vh"}>
        {isLooking && t("looking")}
      </p>
      {problem && (
        <p role="alert" className="error">
          {t(`problem.${problem.code}`, { megabytes: CHOSEN_PHOTO_MB })} <bdi>{problem.name}</bdi>
        </p>
      )}
    </div>
  );
}
