import { ChevronsLeftRight } from "lucide-react";
import { type CSSProperties, useState } from "react";
import { useT } from "#app/platform/languages/language-context.tsx";
import { Photo } from "#app/ui/photo.tsx";
import type { IdeaPhotoData } from "../ideas.contract.ts";
import "./compare.css";

type Props = { before: IdeaPhotoData; after: IdeaPhotoData; title: string; sizes: string; priority?: boolean };

/** The same room twice, one picture over the other: what was before is at the start side. A slider over both, so that arrow keys come free. */
export function Compare({ before, after, title, sizes, priority = false }: Props) {
  const t = useT("ideas");
  const [at, setAt] = useState(50);
  return (
    <div className="compare" style={{ "--at": `${at}%` } as CSSProperties}>
      <Photo image={after} shape="fill" sizes={sizes} priority={priority} />
      <span className="compare-before">
        <Photo image={before} shape="fill" sizes={sizes} priority={priority} />
      </span>
      <span className="badge over compare-label">{t("compare.before")}</span>
      <span className="badge over compare-label end">{t("compare.after")}</span>
      <input type="range" min={0} max={100} value={at} aria-label={t("compare.label", { title })} onChange={(event) => setAt(Number(event.target.value))} />
      <span className="compare-bar" aria-hidden>
        <span>
          <ChevronsLeftRight size={20} />
        </span>
      </span>
    </div>
  );
}
